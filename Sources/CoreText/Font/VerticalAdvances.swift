import AgateText
import CoreGraphics

/// Measures of glyphs for lines that run downwards.
///
/// GUESS vertical-advance: a font without the table `vmtx` has advances of one em, and glyphs hang centred from a point at their ascent.
struct VerticalAdvances {
    private let font: FontInstance
    private let table: [UInt8]
    /// How many entries of the table have an advance of their own.
    private let count: Int

    init(_ font: FontInstance) {
        self.font = font
        let header = font.face.table(FontTag("vhea"))
        table = header.count >= 36 ? font.face.table(FontTag("vmtx")) : []
        let said = header.count >= 36 ? Int(header[34]) << 8 | Int(header[35]) : 0
        count = min(said, table.count / 4)
    }

    /// How far a glyph moves the pen downwards, in points.
    func advance(of glyph: UInt32) -> Double {
        guard count > 0 else { return font.size }
        let place = 4 * min(Int(glyph), count - 1)
        return Double(Int(table[place]) << 8 | Int(table[place + 1])) * font.scale
    }

    /// How far a glyph moves from its place in a horizontal line, in points.
    func translation(of glyph: UInt32) -> CGSize {
        CGSize(width: -font.advance(of: glyph).width / 2, height: -font.metrics.ascent)
    }
}
