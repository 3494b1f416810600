/// A box that stands in a line in place of a character: an attachment, or what a run delegate makes room for.
///
/// Lengths are in points; what is no finite number counts as 0, and so does a negative width.
///
/// Source: text T169, T170.
package struct InlineBox: Sendable, Hashable {
    /// How far the box reaches above the baseline.
    package let ascent: Double
    /// How far it reaches below the baseline.
    package let descent: Double
    /// How far it moves the pen.
    package let width: Double

    /// Makes a box.
    package init(ascent: Double, descent: Double, width: Double) {
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
        self.width = width.isFinite ? max(width, 0) : 0
    }
}
