/// Lays out paragraphs under one another: what a rectangular frame shows.
///
/// Source: text T141, T144, T149 and T154.
package struct LineStack {
    /// A paragraph in its place.
    package struct Placed: Sendable {
        /// The place of the paragraph in the list.
        package let paragraph: Int
        /// Its top, from the top of the stack downwards.
        package let top: Double
        /// Its lines that are shown.
        package let lines: [LineFragment]
    }

    /// The paragraphs of which at least one line is shown.
    package let paragraphs: [Placed]
    /// Whether all lines of all paragraphs are shown.
    package let showsAll: Bool

    /// Lays out paragraphs until the next line would not end above a height.
    ///
    /// - Parameters:
    ///   - count: How many paragraphs there are.
    ///   - height: The room, in points; infinite: unlimited.
    ///   - alignmentWidth: The width that lines are aligned in where the room's is unlimited; nil: that of the widest line of each
    ///     paragraph.
    ///   - layout: Makes the layout of a paragraph; not called for those that are not shown, but the first of them.
    package init(
        count: Int,
        height: Double = .infinity,
        alignmentWidth: Double? = nil,
        layout: (Int) -> ParagraphLayout
    ) {
        var placed: [Placed] = []
        var showsAll = true
        var bottom = 0.0
        for index in 0..<max(count, 0) {
            let layout = layout(index)
            let top = index == 0 ? 0 : bottom + layout.style.spacingBefore
            let lines = layout.lines(above: height - top, alignmentWidth: alignmentWidth)
            guard let last = lines.last else {
                showsAll = false
                break
            }
            placed.append(Placed(paragraph: index, top: top, lines: lines))
            guard last.range.upperBound == layout.text.count else {
                showsAll = false
                break
            }
            // The spacing of lines follows the last line of a paragraph, too.
            bottom = top + last.bottom + layout.style.spacingBetweenLines + layout.style.spacingAfter
        }
        paragraphs = placed
        self.showsAll = showsAll
    }

    /// The size that the lines need: from the leading edge to the end of the longest one and what its tail indent leaves free, and to the
    /// bottom of the last one.
    ///
    /// Both are rounded up to whole points. GUESS suggest-ceil: as Apple's samples do.
    package func suggestedSize(layout: (Int) -> ParagraphLayout) -> (width: Double, height: Double) {
        var width = 0.0
        for placed in paragraphs {
            let layout = layout(placed.paragraph)
            let tail = layout.style.tailIndent
            let behind = tail.isFinite ? max(-tail, 0) : 0
            for line in placed.lines {
                let indent = layout.style.room(isFirstLine: line.range.lowerBound == 0, width: layout.width)
                    .indent
                width = max(width, indent + line.width + behind)
            }
        }
        let height =
            paragraphs.last.flatMap { placed in placed.lines.last.map { placed.top + $0.bottom } } ?? 0
        return (Self.ceiled(width), Self.ceiled(height))
    }

    /// The least whole number that is not below a length, but for what sums of advances differ by.
    private static func ceiled(_ length: Double) -> Double { (length - 1e-6).rounded(.up) }
}
