package import Foundation

/// The glyphs of a piece of text, in the order in which they stand from left to right.
///
/// A class, for lines and their runs share it: a copy of all arrays would count a reference for each.
package final class ShapedRun: Sendable, Hashable {
    /// The font that the glyphs are of.
    package let font: FontInstance
    /// UTF-16 offsets in the text.
    package let range: Range<Int>
    package let glyphs: [UInt32]
    /// How far each glyph moves the pen, in points.
    package let advances: [CGSize]
    /// Where each glyph stands relative to the pen, in points, y up.
    package let offsets: [CGPoint]
    /// The first UTF-16 offset of the cluster that each glyph belongs to.
    package let stringIndices: [Int]
    /// The level of bidirectional text that the caller gave.
    package let level: UInt8
    /// An ISO 15924 code.
    package let script: FontTag
    /// Where the run may be cut, in the order of the text: on both sides glyphs are what shaping each side anew gives.
    ///
    /// The first one is the start of the run; empty where that is the only one. Runs are equal whatever their cuts are.
    package let cuts: [Cut]

    /// A place between two glyphs at which text before it and text behind it do not change each other.
    package struct Cut: Sendable, Hashable {
        /// The UTF-16 offset in the text.
        package let offset: Int32
        /// The glyph at the left of what follows in the text, or behind the right of it where the run goes from right to left.
        package let glyph: Int32

        package init(offset: Int32, glyph: Int32) {
            self.offset = offset
            self.glyph = glyph
        }
    }

    package init(
        font: FontInstance,
        range: Range<Int>,
        glyphs: [UInt32],
        advances: [CGSize],
        offsets: [CGPoint],
        stringIndices: [Int],
        level: UInt8,
        script: FontTag,
        cuts: [Cut] = []
    ) {
        self.font = font
        self.range = range
        self.glyphs = glyphs
        self.advances = advances
        self.offsets = offsets
        self.stringIndices = stringIndices
        self.level = level
        self.script = script
        self.cuts = cuts
    }

    /// The glyphs of a part of the run, if it can be cut at both ends of it.
    ///
    /// - Complexity: O(log n).
    package func glyphs(of part: Range<Int>) -> Range<Int>? {
        guard part.lowerBound >= range.lowerBound, part.upperBound <= range.upperBound,
            let first = edge(at: part.lowerBound), let second = edge(at: part.upperBound)
        else { return nil }
        return isRightToLeft ? second..<first : first..<second
    }

    /// The place between two glyphs that an offset is at; nil where the run cannot be cut.
    private func edge(at offset: Int) -> Int? {
        if offset == range.lowerBound { return isRightToLeft ? glyphs.count : 0 }
        if offset == range.upperBound { return isRightToLeft ? 0 : glyphs.count }
        let place = cuts.firstPlace { Int($0.offset) >= offset }
        guard place < cuts.count, Int(cuts[place].offset) == offset else { return nil }
        return Int(cuts[place].glyph)
    }

    package var isRightToLeft: Bool { level & 1 != 0 }

    /// The sum of all advances along x, in points.
    package var width: Double { advances.reduce(0) { $0 + $1.width } }

    /// The sum of all advances and the font's measures, in points.
    package var typographicBounds: (width: Double, ascent: Double, descent: Double, leading: Double) {
        let metrics = font.metrics
        return (width, metrics.ascent, metrics.descent, metrics.leading)
    }

    /// Whether clusters do not stand in the order of the text, or of its reversal for text from right to left.
    package var isNonMonotonic: Bool {
        zip(stringIndices, stringIndices.dropFirst()).contains { isRightToLeft ? $0 < $1 : $0 > $1 }
    }

    /// The run with other glyphs in place of the first one of some clusters.
    ///
    /// - Parameter replacement: The glyph for the cluster that begins at an offset; nil keeps it.
    func replacingGlyphs(_ replacement: (_ offset: Int) -> UInt32?) -> ShapedRun {
        var glyphs = glyphs
        var advances = advances
        for place in glyphs.indices {
            let isFirst = place == 0 || stringIndices[place] != stringIndices[place - 1]
            guard isFirst, let glyph = replacement(stringIndices[place]) else { continue }
            glyphs[place] = glyph
            advances[place] = font.advance(of: glyph)
        }
        return with(
            glyphs: glyphs,
            advances: advances,
            stringIndices: stringIndices,
            range: range,
            cuts: cuts
        )
    }

    /// The run with all offsets moved by a number of units.
    func moved(by distance: Int) -> ShapedRun {
        with(
            glyphs: glyphs,
            advances: advances,
            stringIndices: stringIndices.map { $0 + distance },
            range: range.moved(by: distance),
            cuts: cuts.map { Cut(offset: $0.offset + Int32(clamping: distance), glyph: $0.glyph) }
        )
    }

    private func with(
        glyphs: [UInt32],
        advances: [CGSize],
        stringIndices: [Int],
        range: Range<Int>,
        cuts: [Cut]
    ) -> ShapedRun {
        ShapedRun(
            font: font,
            range: range,
            glyphs: glyphs,
            advances: advances,
            offsets: offsets,
            stringIndices: stringIndices,
            level: level,
            script: script,
            cuts: cuts
        )
    }
}

extension ShapedRun {
    package static func == (a: ShapedRun, b: ShapedRun) -> Bool {
        a.range == b.range && a.glyphs == b.glyphs && a.advances == b.advances && a.offsets == b.offsets
            && a.stringIndices == b.stringIndices && a.level == b.level && a.script == b.script
            && a.font == b.font
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(range)
        hasher.combine(glyphs)
        hasher.combine(font)
    }
}
