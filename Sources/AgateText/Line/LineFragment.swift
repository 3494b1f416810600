/// A line of a paragraph in its place.
package struct LineFragment: Sendable {
    /// The units of the line, white space and terminators at its end included.
    package let range: Range<Int>
    /// The units without white space and terminators at the end.
    package let visibleRange: Range<Int>
    /// How the line came to its end.
    package let end: LineEnd.Reason
    /// What has given way to a token; nil for a line that is whole.
    package let truncation: Truncation?
    /// Tabs, and spaces of a justified line.
    package let expansions: [Expansion]
    /// The width of what is seen, in points: without white space at the end, and with a hyphen or token.
    package let width: Double
    /// The width of the white space at the end, which hangs.
    package let trailingWidth: Double
    /// The left edge of the line's characters, white space that hangs to the left included, from the left edge of the paragraph.
    package let x: Double
    /// The upper edge, from the paragraph's top downwards.
    package let top: Double
    /// The height.
    package let height: Double
    /// The baseline, from the paragraph's top downwards.
    package let baseline: Double
    /// How far the fonts reach from the baseline.
    package let metrics: LineMetrics

    /// The lower edge.
    package var bottom: Double { top + height }

    /// Whether a hyphen is shown at the end that the text does not have.
    package var hasHyphen: Bool { end == .softHyphen || end == .hyphenation }
}
