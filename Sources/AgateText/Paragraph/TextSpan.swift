import AgateGeometry
import Foundation

/// A stretch of a text whose characters are set in one way.
package struct TextSpan: Sendable, Hashable {
    /// UTF-16 offsets in the whole text.
    package var range: Range<Int>
    /// The font and features that decide the glyphs.
    package var shaping: ShapingAttributes
    /// How far the glyphs stand above the baseline, in points.
    ///
    /// Source: text T165.
    package var baselineOffset: Double { didSet { baselineOffset = Self.finite(baselineOffset) } }
    /// How far the glyphs lean: x grows by so much of y.
    ///
    /// Source: text T167.
    package var obliqueness: Double { didSet { obliqueness = Self.finite(obliqueness) } }
    /// The logarithm of the factor by which glyphs and advances are wider.
    ///
    /// GUESS expansion-advance: advances grow as outlines do. Source: text T167.
    package var expansion: Double { didSet { expansion = Self.finite(expansion) } }
    /// The box in place of each character; nil for glyphs.
    package var box: InlineBox?
    /// A glyph to be drawn instead of the first one of each cluster.
    ///
    /// Source: text T171.
    package var glyph: UInt32?

    /// The largest factor that glyphs are made wider by, and the inverse of the smallest.
    private static let widest = 1000.0

    package init(
        _ range: Range<Int>,
        _ shaping: ShapingAttributes,
        baselineOffset: Double = 0,
        obliqueness: Double = 0,
        expansion: Double = 0,
        box: InlineBox? = nil,
        glyph: UInt32? = nil
    ) {
        self.range = range
        self.shaping = shaping
        self.baselineOffset = Self.finite(baselineOffset)
        self.obliqueness = Self.finite(obliqueness)
        self.expansion = Self.finite(expansion)
        self.box = box
        self.glyph = glyph
    }

    private static func finite(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -1e5), 1e5) : 0
    }

    /// Whether outlines are changed beside their size.
    var isSkewed: Bool { obliqueness != 0 || expansion != 0 }

    /// The font and features that decide the glyphs, with a font that leans and widens as the span says.
    var effectiveShaping: ShapingAttributes {
        guard isSkewed else { return shaping }
        let factor = min(max(exp(expansion), 1 / Self.widest), Self.widest)
        let skew = CGAffineTransform(a: factor, b: 0, c: obliqueness, d: 1, tx: 0, ty: 0)
        var attributes = shaping
        attributes.font = shaping.font.with(matrix: skew.concatenating(shaping.font.matrix))
        return attributes
    }
}
