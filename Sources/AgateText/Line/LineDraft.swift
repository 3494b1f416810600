/// A line that has its end and its height, and not yet its place from left to right.
struct LineDraft {
    let range: Range<Int>
    let visible: Range<Int>
    let end: LineEnd.Reason
    let truncation: Truncation?
    let tabs: [Expansion]
    /// Where the room of the line begins, from the leading edge.
    let indent: Double
    /// How much room the line has.
    let room: Double
    let width: Double
    let trailingWidth: Double
    let top: Double
    let height: Double
    let metrics: LineMetrics

    /// The line in its place.
    ///
    /// - Parameter width: The width from the left to the right edge of the paragraph.
    func fragment(_ text: MeasuredText, _ style: ParagraphStyle, width container: Double) -> LineFragment {
        let isRightToLeft = text.bidi.isRightToLeft
        let room = room.isFinite ? room : max(container - indent, 0)
        let left = isRightToLeft ? container - indent - room : indent
        let spaces = style.alignment == .justified ? justification(text, room) : nil
        let seen = spaces == nil ? width : room
        var x = left + max(room - seen, 0) * style.alignment.flushFactor(isRightToLeft: isRightToLeft)
        // White space at the end of a line has the paragraph's direction: it hangs to the left of the others.
        if isRightToLeft, truncation == nil { x -= trailingWidth }
        return LineFragment(
            range: range,
            visibleRange: visible,
            end: end,
            truncation: truncation,
            expansions: tabs + (spaces ?? []),
            width: seen,
            trailingWidth: trailingWidth,
            x: x,
            top: top,
            height: height,
            baseline: top + height - metrics.descent - metrics.leading,
            metrics: metrics
        )
    }

    /// By how much each space of a justified line is wider; nil for lines that are not justified.
    private func justification(_ text: MeasuredText, _ room: Double) -> [Expansion]? {
        guard end != .end, end != .terminator, truncation == nil, width < room else { return nil }
        return LineJustifier.expansions(of: text, visible, missing: room - width)
    }
}

extension ParagraphStyle.Alignment {
    /// Which part of the free room is to the left of a line.
    func flushFactor(isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 0.5
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
