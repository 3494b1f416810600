import Foundation

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

    /// Where a line begins, from the leading edge, and how much room it has.
    typealias Extent = (indent: Double, width: Double)

    /// Makes a layout of a paragraph for a width.
    package init(_ text: MeasuredText, style: ParagraphStyle = ParagraphStyle(), width: Double) {
        self.text = text
        self.style = style
        self.width = LineBreaker.room(width)
    }

    /// The lines of the paragraph that end above a height, from the paragraph's top; of an empty paragraph one empty line.
    ///
    /// What lies below is not looked at. The lines have no glyphs yet.
    ///
    /// Source: text T131, T141 to T147, T151 and T154.
    /// - Parameters:
    ///   - height: The room from the paragraph's top, in points; infinite: unlimited.
    ///   - count: How many lines are wanted at most.
    ///   - alignmentWidth: The width that lines are aligned in where the room is unlimited.
    /// - Complexity: O(n) in the characters of these lines and of one more.
    package func lines(
        above height: Double = .infinity,
        limit count: Int = .max,
        alignmentWidth: Double? = nil
    ) -> [TextLine] {
        let breaker = makeBreaker()
        let limit = height.isNaN ? 0 : height
        var lines: [TextLine] = []
        var top = 0.0
        var start = min(max(start, 0), text.count)
        repeat {
            guard lines.count < count else { break }
            let extent = style.room(isFirstLine: start == 0, width: width)
            let end = lineBreak(from: start, extent, breaker)
            let metrics = text.lineMetrics(in: start..<end.offset)
            let lineHeight = style.lineHeight(of: metrics)
            guard top + lineHeight <= limit + text.tolerance else { break }
            lines.append(
                line(start..<end.offset, end.reason, extent, top: top, height: lineHeight, metrics: metrics)
            )
            top += lineHeight + style.spacingBetweenLines
            start = end.offset
        } while start < text.count
        let widest = alignmentWidth ?? lines.map { $0.indent + $0.visibleWidth }.max() ?? 0
        for place in lines.indices {
            let extent = style.room(isFirstLine: lines[place].range.lowerBound == 0, width: width)
            align(&lines[place], extent, in: width.isFinite ? width : widest)
        }
        return lines
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
    func lineBreak(from start: Int, _ extent: Extent, _ breaker: LineBreaker) -> LineBreak {
        switch style.lineBreakMode {
        case .byWordWrapping:
            breaker.suggestLineBreak(from: start, width: extent.width, indent: extent.indent)
        case .byCharWrapping:
            breaker.suggestClusterBreak(from: start, width: extent.width, indent: extent.indent)
        case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
            breaker.hardLineBreak(from: start)
        }
    }

    /// Measures a line, and truncates it if it is too wide and the style says so.
    ///
    /// The line stands at the left edge until it is aligned.
    func line(
        _ range: Range<Int>,
        _ end: LineBreak.Reason,
        _ extent: Extent,
        top: Double,
        height: Double,
        metrics: LineMetrics
    ) -> TextLine {
        let visible = range.lowerBound..<text.text.endWithoutTrailingSpace(of: range)
        let tabs = self.tabs(in: visible, extent)
        var width = text.width(of: visible) + tabs.reduce(0) { $0 + $1.amount }
        if end.hasHyphen { width += text.hyphenAdvance }
        let truncation = truncation(of: visible, width, extent)
        return line(
            range,
            end,
            truncation,
            tabs: truncation.map { self.tabs(in: $0.head, extent) } ?? tabs,
            width: truncation?.width ?? width,
            top: top,
            height: height,
            metrics: metrics
        )
    }

    private func line(
        _ range: Range<Int>,
        _ end: LineBreak.Reason,
        _ truncation: Truncation?,
        tabs: [Expansion],
        width: Double,
        top: Double,
        height: Double,
        metrics: LineMetrics
    ) -> TextLine {
        var line = TextLine(
            text,
            range,
            end: end,
            truncation: truncation,
            expansions: tabs,
            visibleWidth: width,
            metrics: metrics
        )
        line.indent = style.room(isFirstLine: range.lowerBound == 0, width: self.width).indent
        line.tail = style.tailIndent.isFinite ? max(-style.tailIndent, 0) : 0
        line.rect = CGRect(x: 0, y: top, width: 0, height: height)
        line.origin.y = top + height - metrics.descent - metrics.leading
        return line
    }

    /// Puts a line where the style's alignment wants it, and makes the spaces of a justified one wider.
    ///
    /// - Parameter container: The width from the left to the right edge of the paragraph.
    func align(_ line: inout TextLine, _ extent: Extent, in container: Double) {
        let isRightToLeft = text.bidi.isRightToLeft
        let room = extent.width.isFinite ? extent.width : max(container - extent.indent, 0)
        let left = isRightToLeft ? container - extent.indent - room : extent.indent
        if style.alignment == .justified, line.truncation == nil, line.end != .end, line.end != .terminator,
            line.visibleWidth < room,
            let spaces = LineJustifier.expansions(
                of: text,
                line.visibleRange,
                missing: room - line.visibleWidth
            )
        {
            line.expansions += spaces
            line.visibleWidth = room
        }
        let factor = style.alignment.flushFactor(isRightToLeft: isRightToLeft)
        line.origin.x = left + max(room - line.visibleWidth, 0) * factor
        // White space at the end of a line has the paragraph's direction: it hangs to the left of the others.
        if isRightToLeft, line.truncation == nil { line.origin.x -= line.trailingWidth }
        line.rect.size.width = container
    }

    /// How far the tabs of a line move what follows them.
    private func tabs(in line: Range<Int>, _ extent: Extent) -> [Expansion] {
        var meter = LineMeter(text, from: line.lowerBound, ruler: style.tabs, indent: extent.indent)
        return meter.tabs(to: line.upperBound)
    }

    /// What of a line gives way to a token, if the style says so and the line is too wide.
    private func truncation(of line: Range<Int>, _ width: Double, _ extent: Extent) -> Truncation? {
        let kind: TruncationKind
        switch style.lineBreakMode {
        case .byTruncatingHead: kind = .start
        case .byTruncatingMiddle: kind = .middle
        case .byTruncatingTail: kind = .end
        case .byWordWrapping, .byCharWrapping, .byClipping: return nil
        }
        let truncator = truncator(of: line, extent)
        guard width > extent.width + text.tolerance,
            case .truncated(let truncation) = truncator.truncated(line, to: extent.width, kind)
        else { return nil }
        return truncation
    }

    /// The last line that is shown, if more of the text follows: a token takes the place of what does not fit.
    ///
    /// Source: text T175, T207, T208.
    /// - Parameters:
    ///   - line: The line as it is without the token.
    ///   - kind: Which part of the rest of the paragraph gives way.
    /// - Returns: Nil where not even the token fits.
    package func truncated(
        last line: TextLine,
        _ kind: TruncationKind,
        alignmentWidth: Double? = nil
    ) -> TextLine? {
        let extent = style.room(isFirstLine: line.range.lowerBound == 0, width: width)
        let range = line.range.lowerBound..<text.count
        let visible = range.lowerBound..<text.text.endWithoutTrailingSpace(of: range)
        var truncator = truncator(of: visible, extent)
        truncator.dropsSpaceAtToken = true
        truncator.needsToken = true
        guard case .truncated(let truncation) = truncator.truncated(visible, to: extent.width, kind) else {
            return nil
        }
        var cut = self.line(
            range,
            .end,
            truncation,
            tabs: tabs(in: truncation.head, extent),
            width: truncation.width,
            top: line.top,
            height: line.height,
            metrics: line.metrics
        )
        cut.origin.y = line.origin.y
        align(&cut, extent, in: width.isFinite ? width : alignmentWidth ?? truncation.width)
        return cut
    }

    /// Cuts a line of the paragraph, with tabs that reach to their stops in what stays at the beginning.
    private func truncator(of line: Range<Int>, _ extent: Extent) -> LineTruncator {
        var truncator = LineTruncator(text, tokenWidth: tokenWidth)
        // Behind a token tabs have no width.
        truncator.width = { part in
            guard part.lowerBound == line.lowerBound else {
                return reshapedWidth?(part) ?? text.width(of: part)
            }
            let tabs = tabs(in: part, extent)
            return (reshapedWidth?(part) ?? text.width(of: part)) + tabs.reduce(0) { $0 + $1.amount }
        }
        return truncator
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
