/// Lays out one paragraph, line by line.
package struct ParagraphLayout {
    /// The paragraph.
    package let text: MeasuredText
    /// How its lines are laid out.
    package let style: ParagraphStyle
    /// The room from the left to the right edge, in points; infinite: unlimited.
    package let width: Double
    /// Where the first line begins, in units; it has the indent of the paragraph's first line at 0 alone.
    package var start = 0
    /// Where words may be divided; the style says when.
    package var hyphenationPoints: (@Sendable (_ word: Range<Int>) -> [Int])?
    /// The width of the truncation token with the attributes of a character, by its offset.
    package var tokenWidth: (_ offset: Int) -> Double = { _ in 0 }
    /// The width of a stretch that is shaped anew for a truncated line; nil: by the paragraph's advances.
    package var reshapedWidth: ((_ range: Range<Int>) -> Double)?

    /// Makes a layout of a paragraph for a width.
    package init(_ text: MeasuredText, style: ParagraphStyle = ParagraphStyle(), width: Double) {
        self.text = text
        self.style = style
        self.width = LineBreaker.room(width)
    }

    /// The lines of the paragraph that end above a height, from the paragraph's top; of an empty paragraph one empty line.
    ///
    /// What lies below is not looked at.
    ///
    /// Source: text T131, T141 to T147, T151 and T154.
    /// - Parameters:
    ///   - height: The room from the paragraph's top, in points; infinite: unlimited.
    ///   - count: The maximum number of lines.
    ///   - alignmentWidth: The width that lines are aligned in where the room is unlimited.
    /// - Complexity: O(n) in the characters of these lines and of one more.
    package func lines(
        above height: Double = .infinity,
        limit count: Int = .max,
        alignmentWidth: Double? = nil
    ) -> [LineFragment] {
        let breaker = makeBreaker()
        let limit = height.isNaN ? 0 : height
        var drafts: [LineDraft] = []
        var top = 0.0
        var start = min(max(start, 0), text.count)
        repeat {
            guard drafts.count < count else { break }
            let room = style.room(isFirstLine: start == 0, width: width)
            let end = lineEnd(from: start, room, breaker)
            let metrics = text.lineMetrics(in: start..<end.offset)
            let lineHeight = style.lineHeight(of: metrics)
            guard top + lineHeight <= limit + text.tolerance else { break }
            drafts.append(
                draft(
                    start..<end.offset,
                    end.reason,
                    room,
                    top: top,
                    lineHeight: lineHeight,
                    metrics: metrics
                )
            )
            top += lineHeight + style.spacingBetweenLines
            start = end.offset
        } while start < text.count
        let widest = alignmentWidth ?? drafts.map { $0.indent + $0.width }.max() ?? 0
        return drafts.map { $0.fragment(text, style, width: width.isFinite ? width : widest) }
    }

    /// The typesetter of the paragraph.
    func makeBreaker() -> LineBreaker {
        var breaker = LineBreaker(text, ruler: style.tabs)
        if let points = hyphenationPoints, style.hyphenationFactor > 0 {
            breaker.hyphenation = Hyphenation(factor: style.hyphenationFactor, points: points)
        }
        return breaker
    }

    /// Where the line that begins at an offset ends.
    func lineEnd(
        from start: Int,
        _ room: (indent: Double, width: Double),
        _ breaker: LineBreaker
    ) -> LineEnd {
        switch style.lineBreakMode {
        case .byWordWrapping: breaker.suggestLineBreak(from: start, width: room.width, indent: room.indent)
        case .byCharWrapping: breaker.suggestClusterBreak(from: start, width: room.width, indent: room.indent)
        case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
            breaker.hardLineEnd(from: start)
        }
    }

    /// Measures a line, and truncates it if it is too wide and the style says so.
    func draft(
        _ range: Range<Int>,
        _ end: LineEnd.Reason,
        _ room: (indent: Double, width: Double),
        top: Double,
        lineHeight: Double,
        metrics: LineMetrics
    ) -> LineDraft {
        let visible = range.lowerBound..<text.text.endWithoutTrailingSpace(of: range)
        var tabs = self.tabs(in: visible, room)
        var width = text.width(of: visible) + tabs.reduce(0) { $0 + $1.amount }
        if end == .softHyphen || end == .hyphenation { width += text.hyphenAdvance }
        let truncation = truncation(of: visible, width, room)
        if let truncation {
            width = truncation.width
            tabs = self.tabs(in: truncation.head, room)
        }
        return LineDraft(
            range: range,
            visible: visible,
            end: end,
            truncation: truncation,
            tabs: tabs,
            indent: room.indent,
            room: room.width,
            width: width,
            trailingWidth: text.width(of: visible.upperBound..<range.upperBound),
            top: top,
            height: lineHeight,
            metrics: metrics
        )
    }

    /// How far the tabs of a line move what follows them.
    private func tabs(in line: Range<Int>, _ room: (indent: Double, width: Double)) -> [Expansion] {
        var meter = LineMeter(text, from: line.lowerBound, ruler: style.tabs, indent: room.indent)
        return meter.tabs(to: line.upperBound)
    }

    /// What of a line gives way to a token, if the style says so and the line is too wide.
    private func truncation(
        of line: Range<Int>,
        _ width: Double,
        _ room: (indent: Double, width: Double)
    ) -> Truncation? {
        let kind: TruncationKind
        switch style.lineBreakMode {
        case .byTruncatingHead: kind = .start
        case .byTruncatingMiddle: kind = .middle
        case .byTruncatingTail: kind = .end
        case .byWordWrapping, .byCharWrapping, .byClipping: return nil
        }
        let truncator = truncator(of: line, room)
        guard width > room.width + text.tolerance,
            case .truncated(let truncation) = truncator.truncated(line, to: room.width, kind)
        else { return nil }
        return truncation
    }

    /// The last line that is shown, if more of the text follows: a token takes the place of what does not fit.
    ///
    /// Source: text T175, T207, T208.
    /// - Parameters:
    ///   - fragment: The line as it is without the token.
    ///   - kind: Which part of the rest of the paragraph gives way.
    /// - Returns: The line itself where not even the token fits.
    package func truncated(
        last fragment: LineFragment,
        _ kind: TruncationKind,
        alignmentWidth: Double? = nil
    ) -> LineFragment {
        let room = style.room(isFirstLine: fragment.range.lowerBound == 0, width: width)
        let range = fragment.range.lowerBound..<text.count
        let visible = range.lowerBound..<text.text.endWithoutTrailingSpace(of: range)
        var truncator = truncator(of: visible, room)
        truncator.dropsSpaceAtToken = true
        truncator.needsToken = true
        guard case .truncated(let truncation) = truncator.truncated(visible, to: room.width, kind) else {
            return fragment
        }
        let draft = LineDraft(
            range: range,
            visible: visible,
            end: .end,
            truncation: truncation,
            tabs: tabs(in: truncation.head, room),
            indent: room.indent,
            room: room.width,
            width: truncation.width,
            trailingWidth: 0,
            top: fragment.top,
            height: fragment.height,
            metrics: fragment.metrics
        )
        return draft.fragment(text, style, width: width.isFinite ? width : alignmentWidth ?? truncation.width)
    }

    /// Cuts a line of the paragraph, with tabs that reach to their stops in what stays at the beginning.
    private func truncator(of line: Range<Int>, _ room: (indent: Double, width: Double)) -> LineTruncator {
        var truncator = LineTruncator(text, tokenWidth: tokenWidth)
        // Behind a token tabs have no width.
        truncator.width = { part in
            guard part.lowerBound == line.lowerBound else {
                return reshapedWidth?(part) ?? text.width(of: part)
            }
            let tabs = tabs(in: part, room)
            return (reshapedWidth?(part) ?? text.width(of: part)) + tabs.reduce(0) { $0 + $1.amount }
        }
        return truncator
    }
}
