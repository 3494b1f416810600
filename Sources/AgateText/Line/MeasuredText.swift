/// One paragraph whose characters have widths: what lines are broken, truncated and aligned by.
///
/// Plain numbers that know no fonts. ``MeasuredTextBuilder`` makes them from shaped runs. A class, for all lines share it.
package final class MeasuredText: Sendable {
    /// The characters.
    package let text: UTF16Text
    /// Where lines may and must break.
    package let breaks: LineBreaks
    /// Where carets may stand.
    package let graphemes: GraphemeClusters
    /// The directions.
    package let bidi: BidiParagraph
    /// Where the tabs are, ascending.
    package let tabs: [Int]
    /// The width of a hyphen that is added where a line ends at a soft hyphen or within a word, in points.
    package let hyphenAdvance: Double
    /// How much wider than allowed a line may be: what sums of advances differ by, in points.
    ///
    /// A millionth of the font size. Source: text T134.
    package let tolerance: Double

    /// For each offset the sum of the advances of all clusters that come before it in the text; one more than units.
    let positions: [Double]
    /// Where each stretch of equal metrics ends, ascending.
    let metricsEnds: [Int]
    /// The metrics of each stretch.
    let metrics: [LineMetrics]

    init(
        text: UTF16Text,
        breaks: LineBreaks,
        graphemes: GraphemeClusters,
        bidi: BidiParagraph,
        tabs: [Int],
        hyphenAdvance: Double,
        tolerance: Double,
        positions: [Double],
        metricsEnds: [Int],
        metrics: [LineMetrics]
    ) {
        self.text = text
        self.breaks = breaks
        self.graphemes = graphemes
        self.bidi = bidi
        self.tabs = tabs
        self.hyphenAdvance = hyphenAdvance
        self.tolerance = tolerance
        self.positions = positions
        self.metricsEnds = metricsEnds
        self.metrics = metrics
    }

    /// The length, in UTF-16 units.
    package var count: Int { text.count }

    /// The sum of the advances of a stretch; tabs have none.
    ///
    /// - Complexity: O(1).
    package func width(of range: Range<Int>) -> Double {
        positions[range.upperBound] - positions[range.lowerBound]
    }

    /// The largest metrics of the fonts in a stretch; of an empty one those of the place where it is.
    ///
    /// - Complexity: O(log n + k) for k stretches of equal metrics.
    package func lineMetrics(in range: Range<Int>) -> LineMetrics {
        var index = metricsEnds.firstPlace { $0 > range.lowerBound }
        guard index < metrics.count else { return metrics.last ?? LineMetrics() }
        var union = metrics[index]
        while metricsEnds[index] < range.upperBound, index + 1 < metrics.count {
            index += 1
            union = union.union(metrics[index])
        }
        return union
    }

    /// The place of the first tab at or after an offset.
    func tabIndex(atOrAfter offset: Int) -> Int {
        tabs.firstPlace { $0 >= offset }
    }
}

extension Array {
    /// The place of the first element that a condition holds for, which holds for all that follow one it holds for.
    ///
    /// - Complexity: O(log n).
    func firstPlace(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
