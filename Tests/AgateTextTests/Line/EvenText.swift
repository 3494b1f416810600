import AgateText

/// A paragraph in which each cluster is 10 points wide, and its font 16 points high.
func evenText(
    _ string: String,
    direction: BaseDirection = .natural,
    hyphenAdvance: Double = 0
) -> MeasuredText {
    let text = UTF16Text(string)
    let clusters = GraphemeClusters(text)
    var builder = MeasuredTextBuilder(text: text)
    let starts = [0] + (0..<max(clusters.count - 1, 0)).map { clusters.boundaries[$0] }
    builder.add(
        range: text.range,
        stringIndices: starts,
        advances: starts.map { start in
            start < text.count && text.units[start] != 0xAD && text.units[start] != 0x200B ? 10.0 : 0
        }
    )
    builder.add(metrics: LineMetrics(ascent: 12, descent: 4), of: text.range)
    return builder.measuredText(
        fontSize: 10,
        hyphenAdvance: hyphenAdvance,
        graphemes: clusters,
        bidi: BidiParagraph(text, direction: direction)
    )
}
