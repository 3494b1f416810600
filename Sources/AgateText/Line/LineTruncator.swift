/// Cuts a line to a width: characters give way to a token, at caret stops.
///
/// Source: text T123, T124, T125 and T151.
package struct LineTruncator {
    /// The paragraph that the line is of.
    package let text: MeasuredText
    /// The width of the token with the attributes of a character, by its offset; 0 without a token.
    package var tokenWidth: (_ offset: Int) -> Double
    /// The width of a stretch that is shaped anew, without what stood around it.
    package var width: (_ range: Range<Int>) -> Double
    /// Whether white space next to the token is left out, as labels do and lines of CoreText do not.
    package var dropsSpaceAtToken = false
    /// Whether there is a token even where the line fits: of a line that more text follows.
    package var needsToken = false

    /// How many stops beyond the one found by the paragraph's advances are tried with the widths of what is shaped anew: the characters
    /// of a long ligature.
    private static let reach = 4

    /// Makes a truncator that measures by the paragraph's advances.
    package init(_ text: MeasuredText, tokenWidth: @escaping (_ offset: Int) -> Double) {
        self.text = text
        self.tokenWidth = tokenWidth
        width = { text.width(of: $0) }
    }

    /// Makes a truncator for one token.
    package init(_ text: MeasuredText, tokenWidth: Double) {
        let tokenWidth = tokenWidth.isFinite ? max(tokenWidth, 0) : 0
        self.init(text) { _ in tokenWidth }
    }

    /// Cuts a line.
    ///
    /// - Parameters:
    ///   - line: The units of the line.
    ///   - limit: The room in points; no number counts as 0.
    ///   - kind: Which part gives way.
    package func truncated(_ line: Range<Int>, to limit: Double, _ kind: TruncationKind) -> TruncationResult {
        let line = line.clamped(to: text.text.range)
        let room = LineBreaker.room(limit)
        let whole = width(line)
        if !needsToken, whole <= room + text.tolerance { return .whole }
        guard room > 0 else { return .tooNarrow }
        if needsToken {
            let place = kind == .start ? line.lowerBound : max(line.upperBound - 1, line.lowerBound)
            if whole + tokenWidth(place) <= room + text.tolerance {
                let (head, tail) =
                    kind == .start ? (line.lowerBound, line.lowerBound) : (line.upperBound, line.upperBound)
                return .truncated(made(line, head: head, tail: tail, tokenOffset: place))
            }
        }
        switch kind {
        case .end:
            guard
                let end = longestHead(
                    of: line,
                    fits: { width(line.lowerBound..<$0) + tokenWidth($0) <= room + text.tolerance }
                )
            else { return .tooNarrow }
            return .truncated(made(line, head: end, tail: line.upperBound, tokenOffset: end))
        case .start:
            guard
                let start = longestTail(
                    of: line,
                    fits: {
                        width($0..<line.upperBound) + tokenWidth(last($0, line)) <= room + text.tolerance
                    }
                )
            else { return .tooNarrow }
            return .truncated(made(line, head: line.lowerBound, tail: start, tokenOffset: last(start, line)))
        case .middle: return middle(line, room)
        }
    }

    /// Cuts the middle.
    ///
    /// GUESS middle-balance: the head takes what fits in half of the room beside half of the token, the tail what is left.
    private func middle(_ line: Range<Int>, _ room: Double) -> TruncationResult {
        let end =
            longestHead(of: line) {
                width(line.lowerBound..<$0) + tokenWidth($0) / 2 <= room / 2 + text.tolerance
            }
            ?? line.lowerBound
        let token = tokenWidth(end)
        guard token <= room + text.tolerance else { return .tooNarrow }
        let left = room - width(line.lowerBound..<end) - token
        let rest = end..<line.upperBound
        let start =
            longestTail(of: rest) { width($0..<line.upperBound) <= left + text.tolerance } ?? line.upperBound
        return .truncated(made(line, head: end, tail: start, tokenOffset: end))
    }

    private func made(_ line: Range<Int>, head: Int, tail: Int, tokenOffset: Int) -> Truncation {
        var (head, tail) = (line.lowerBound..<head, tail..<line.upperBound)
        if dropsSpaceAtToken {
            head = head.lowerBound..<text.text.endWithoutTrailingSpace(of: head)
            tail = text.text.startWithoutLeadingSpace(of: tail)..<tail.upperBound
        }
        let token = tokenWidth(tokenOffset)
        let kept = (head.isEmpty ? 0 : width(head)) + (tail.isEmpty ? 0 : width(tail))
        return Truncation(
            head: head,
            tail: tail,
            width: kept + token,
            tokenWidth: token,
            tokenOffset: tokenOffset
        )
    }

    /// The character before a stop, within the line.
    private func last(_ stop: Int, _ line: Range<Int>) -> Int {
        max(text.graphemes.previous(before: stop) ?? 0, line.lowerBound)
    }
}

extension LineTruncator {
    /// The last caret stop of a line, its start included and its end not, up to which the line fits.
    ///
    /// A line that is shaped anew may be narrower or wider than it was: stops around the one that the paragraph's advances give are tried.
    private func longestHead(of line: Range<Int>, fits: (Int) -> Bool) -> Int? {
        let stops = Stops(line, text.graphemes)
        var place = stops.firstPlace { !fits($0) } - 1
        var tried = place
        while tried + 1 < stops.count - 1, tried - place < Self.reach {
            tried += 1
            if fits(stops[tried]) { place = tried }
        }
        while place >= 0, !fits(stops[place]) { place -= 1 }
        return place >= 0 ? stops[place] : nil
    }

    /// The first caret stop of a line, its end included and its start not, from which the line fits.
    private func longestTail(of line: Range<Int>, fits: (Int) -> Bool) -> Int? {
        let stops = Stops(line, text.graphemes)
        var place = stops.firstPlace(where: fits)
        var tried = place
        while tried - 1 > 0, place - tried < Self.reach {
            tried -= 1
            if fits(stops[tried]) { place = tried }
        }
        while place < stops.count, !fits(stops[place]) { place += 1 }
        return place < stops.count ? stops[place] : nil
    }

    /// The caret stops of a line: its start, its end, and those between them.
    private struct Stops {
        let line: Range<Int>
        let boundaries: BoundaryList
        let first: Int
        let count: Int

        init(_ line: Range<Int>, _ graphemes: GraphemeClusters) {
            self.line = line
            boundaries = graphemes.boundaries
            first = boundaries.index(atOrAfter: line.lowerBound + 1)
            let end = boundaries.index(atOrAfter: line.upperBound)
            count = line.isEmpty ? 1 : max(end - first, 0) + 2
        }

        subscript(place: Int) -> Int {
            if place == 0 { return line.lowerBound }
            return place == count - 1 ? line.upperBound : boundaries[first + place - 1]
        }

        /// The first stop that a condition holds for, if it holds for all that follow; ``count`` without one.
        func firstPlace(where holds: (Int) -> Bool) -> Int {
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                if holds(self[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }
}
