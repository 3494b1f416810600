import AgateText
import CoreGraphics
import Foundation

/// Answers a layout manager's questions about glyphs.
struct LayoutGlyphs {
    private let manager: NSLayoutManager
    private var flow: TextFlow { manager.flow }

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    func glyph(at index: Int) -> CGGlyph {
        guard let place = flow.place(ofGlyph: index) else { return 0 }
        return CGGlyph(truncatingIfNeeded: flow.glyphs(place.paragraph).ids[place.glyph])
    }

    func property(at index: Int) -> NSLayoutManager.GlyphProperty {
        guard let place = flow.place(ofGlyph: index) else { return [] }
        let text = flow.paragraph(place.paragraph).text
        let glyphs = flow.glyphs(place.paragraph)
        let offset = Int(glyphs.offsets[place.glyph])
        guard offset < text.count else { return [] }
        let unit = text.units[offset]
        if unit < 0x20 || unit == 0x7F || unit == 0x85 || unit == 0x2028 || unit == 0x2029 {
            return .controlCharacter
        }
        let scalar = text.scalar(at: offset).properties
        if scalar.isDefaultIgnorableCodePoint { return .null }
        if UTF16Text.isWhiteSpace(unit) { return .elastic }
        let isFirst = place.glyph == 0 || Int(glyphs.offsets[place.glyph - 1]) != offset
        switch scalar.generalCategory {
        case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
        default: return isFirst ? [] : isMark(place, offset, text) ? .nonBaseCharacter : []
        }
    }

    /// Whether a later glyph of a cluster stands for a mark: the cluster has one.
    private func isMark(_ place: (paragraph: Int, glyph: Int), _ offset: Int, _ text: UTF16Text) -> Bool {
        let cluster = flow.glyphs(place.paragraph).cluster(of: place.glyph, count: text.count)
        return cluster.contains { text.scalar(at: $0).properties.generalCategory == .nonspacingMark }
    }

    func isHidden(at index: Int) -> Bool {
        if !property(at: index).isDisjoint(with: [.controlCharacter, .null]) { return true }
        guard let place = flow.place(ofGlyph: index) else { return false }
        let offset = flow.offset(ofGlyph: index)
        guard let line = flow.lineIndex(at: offset) else { return false }
        return flow.line(line).truncatedRange?.contains(offset - flow.start(of: place.paragraph)) ?? false
    }

    func glyphRange(_ characters: NSRange, _ actual: NSRangePointer?) -> NSRange {
        let range = StorageRange.clamped(characters, to: flow.length)
        let start = flow.glyphIndex(at: range.location)
        guard range.length > 0 else {
            actual?.pointee = range
            return NSRange(location: start, length: 0)
        }
        let end = end(ofClusterAt: NSMaxRange(range) - 1)
        let found = NSRange(location: start, length: end - start)
        if let actual { actual.pointee = characterRange(found, nil) }
        return found
    }

    /// The glyph behind those of the cluster that a character is in.
    private func end(ofClusterAt offset: Int) -> Int {
        let paragraph = flow.index(at: offset)
        let start = flow.start(of: paragraph)
        return flow.glyphStart(of: paragraph) + flow.glyphs(paragraph).place(after: offset - start)
    }

    func characterRange(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
        let range = StorageRange.clamped(range, to: flow.glyphCount)
        let start = flow.offset(ofGlyph: range.location)
        guard range.length > 0, let last = flow.place(ofGlyph: NSMaxRange(range) - 1) else {
            actual?.pointee = range
            return NSRange(location: start, length: 0)
        }
        let count = flow.paragraph(last.paragraph).text.count
        let end =
            flow.start(of: last.paragraph)
            + flow.glyphs(last.paragraph).cluster(of: last.glyph, count: count).upperBound
        if let actual {
            let first = flow.glyphIndex(at: start)
            actual.pointee = NSRange(location: first, length: self.end(ofClusterAt: end - 1) - first)
        }
        return NSRange(location: start, length: end - start)
    }

    func glyphRange(in container: NSTextContainer) -> NSRange {
        guard let index = manager.index(of: container) else { return NSRange(location: 0, length: 0) }
        flow.layOut(container: index, toY: .infinity)
        var range: Range<Int>?
        guard var line = flow.firstLine(container: index, below: -.infinity) else {
            return NSRange(location: flow.glyphCount, length: 0)
        }
        while flow.line(line).container == index {
            let found = flow.range(of: line)
            range = (range?.lowerBound ?? found.lowerBound)..<found.upperBound
            guard let next = flow.next(line) else { break }
            line = next
        }
        guard let range else { return NSRange(location: 0, length: 0) }
        return glyphRange(NSRange(location: range.lowerBound, length: range.count), nil)
    }
}
