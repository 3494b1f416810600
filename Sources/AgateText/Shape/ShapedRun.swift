package import Foundation

/// The glyphs of a piece of text, in the order in which they stand from left to right.
package struct ShapedRun: Sendable, Hashable {
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

    package init(
        font: FontInstance,
        range: Range<Int>,
        glyphs: [UInt32],
        advances: [CGSize],
        offsets: [CGPoint],
        stringIndices: [Int],
        level: UInt8,
        script: FontTag
    ) {
        self.font = font
        self.range = range
        self.glyphs = glyphs
        self.advances = advances
        self.offsets = offsets
        self.stringIndices = stringIndices
        self.level = level
        self.script = script
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
}
