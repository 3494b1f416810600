/// How far the fonts of a line reach from its baseline, in points.
package struct LineMetrics: Sendable, Equatable {
    /// The height above the baseline.
    package var ascent: Double
    /// The depth below the baseline; a positive number.
    package var descent: Double
    /// The space that the font wants between lines.
    package var leading: Double

    /// Makes metrics; what is no finite number counts as 0.
    package init(ascent: Double = 0, descent: Double = 0, leading: Double = 0) {
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
        self.leading = leading.isFinite ? leading : 0
    }

    /// The height of a line of one font.
    package var height: Double { ascent + descent + leading }

    /// The larger of both in each direction.
    package func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascent: max(ascent, other.ascent),
            descent: max(descent, other.descent),
            leading: max(leading, other.leading)
        )
    }
}
