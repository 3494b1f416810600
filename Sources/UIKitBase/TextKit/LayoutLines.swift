import AgateText
import CoreGraphics
import Foundation

/// Answers a layout manager's questions about lines.
struct LayoutLines {
    private let manager: NSLayoutManager
    private var flow: TextFlow { manager.flow }

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    private func index(at glyph: Int) -> TextFlow.LineIndex? {
        guard flow.place(ofGlyph: glyph) != nil else { return nil }
        return flow.lineIndex(at: flow.offset(ofGlyph: glyph))
    }

    private func glyphs(of index: TextFlow.LineIndex) -> NSRange {
        let range = flow.range(of: index)
        return LayoutGlyphs(manager).glyphRange(NSRange(location: range.lowerBound, length: range.count), nil)
    }

    func line(at glyph: Int, _ effective: NSRangePointer?) -> TextLine? {
        guard let index = index(at: glyph) else {
            effective?.pointee = NSRange(location: NSNotFound, length: 0)
            return nil
        }
        effective?.pointee = glyphs(of: index)
        return flow.line(index)
    }

    func glyphRange(ofLineAt glyph: Int) -> NSRange {
        index(at: glyph).map(glyphs) ?? NSRange(location: NSNotFound, length: 0)
    }

    func container(at glyph: Int, _ effective: NSRangePointer?) -> NSTextContainer? {
        guard let index = index(at: glyph) else {
            effective?.pointee = NSRange(location: NSNotFound, length: 0)
            return nil
        }
        let container = flow.line(index).container
        guard manager.textContainers.indices.contains(container) else { return nil }
        let found = manager.textContainers[container]
        if let effective { effective.pointee = manager.glyphRange(for: found) }
        return found
    }

    func location(at glyph: Int) -> CGPoint {
        guard let place = flow.place(ofGlyph: glyph), let index = index(at: glyph) else { return .zero }
        let glyphs = flow.glyphs(place.paragraph)
        let offset = Int(glyphs.offsets[place.glyph])
        let number = place.glyph - glyphs.first(at: offset)
        let line = flow.line(index)
        var places: [CGPoint] = []
        for run in line.runs where !run.isToken && run.textRange.contains(offset) {
            run.forEachGlyph { if $0.stringIndex == offset { places.append($0.position) } }
            if run.shaped.isRightToLeft { places.reverse() }
        }
        let baseline = line.origin.y - line.rect.minY
        let left = line.origin.x - line.rect.minX
        guard let first = places.first else {
            return CGPoint(x: left + CGFloat(line.caret(at: offset).primary), y: baseline)
        }
        let found = number < places.count ? places[number] : first
        return CGPoint(x: left + found.x, y: baseline - found.y)
    }

    func truncatedRange(at glyph: Int) -> NSRange {
        guard let index = index(at: glyph), let range = flow.line(index).truncatedRange else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let start = flow.start(of: index.paragraph)
        return LayoutGlyphs(manager).glyphRange(
            NSRange(location: start + range.lowerBound, length: range.count),
            nil
        )
    }

    func attachmentSize(at glyph: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard let place = flow.place(ofGlyph: glyph) else { return none }
        let paragraph = flow.paragraph(place.paragraph)
        let offset = Int(flow.glyphs(place.paragraph).offsets[place.glyph])
        guard let box = paragraph.spans[paragraph.spanIndex(at: offset)].box else { return none }
        return CGSize(width: box.width, height: box.ascent + box.descent)
    }

    func forEach(
        _ range: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let range = StorageRange.clamped(range, to: flow.glyphCount)
        guard range.length > 0, var index = index(at: range.location) else { return }
        let end = flow.offset(ofGlyph: NSMaxRange(range))
        flow.layOut(to: end)
        var stop: ObjCBool = false
        while flow.range(of: index).lowerBound < end {
            let line = flow.line(index)
            guard manager.textContainers.indices.contains(line.container) else { return }
            block(line.rect, line.usedRect, manager.textContainers[line.container], glyphs(of: index), &stop)
            guard !stop.boolValue, let next = flow.next(index) else { return }
            index = next
        }
    }
}
