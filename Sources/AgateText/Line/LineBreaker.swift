/// Breaks a measured paragraph into lines: Apple's typesetter.
///
/// Each function takes time in proportion to the line that it finds, so that all lines of a text take linear time.
package struct LineBreaker: Sendable {
    /// The paragraph.
    package let text: MeasuredText
    /// Where its tabs reach to.
    package var ruler: TabRuler
    /// When and where words are divided; nil: never.
    package var hyphenation: Hyphenation?

    /// Makes a breaker.
    package init(_ text: MeasuredText, ruler: TabRuler = .standard, hyphenation: Hyphenation? = nil) {
        self.text = text
        self.ruler = ruler
        self.hyphenation = hyphenation
    }

    /// The end of the line that begins at an offset: behind the last opportunity whose text fits without the white space at its end.
    ///
    /// A line terminator ends the line and belongs to it. Where not one word fits the line is broken between clusters.
    ///
    /// Source: text T131, T134 and T150.
    /// - Parameters:
    ///   - start: The first unit of the line; behind the text there is an empty line.
    ///   - width: The room in points; infinite: unlimited; no number or below 0: 0.
    ///   - indent: Where the room begins, in points from the leading edge from which tab stops count.
    package func suggestLineBreak(from start: Int, width: Double, indent: Double = 0) -> LineBreak {
        guard start >= 0, start < text.count else { return LineBreak(offset: text.count, reason: .end) }
        let room = Self.room(width)
        let units = text.text.units
        let list = text.breaks.opportunities
        var meter = LineMeter(text, from: start, ruler: ruler, indent: indent)
        var best: LineBreak?
        var place = list.index(atOrAfter: start + 1)
        var last = start
        var visibleEnd = start
        var filled = 0.0
        search: while place < list.count {
            let offset = list[place]
            var end = offset
            while end > last, UTF16Text.hangs(units[end - 1]) { end -= 1 }
            if end > last { visibleEnd = end }
            last = offset
            place += 1
            guard let width = meter.width(to: visibleEnd) else {
                return LineBreak(offset: (meter.tabWithoutStop ?? start) + 1, reason: .tab)
            }
            guard width <= room + text.tolerance else { break search }
            if text.breaks.isMandatory(offset) { return LineBreak(offset: offset, reason: .terminator) }
            if units[offset - 1] == 0xAD, offset < text.count {
                guard width + text.hyphenAdvance <= room + text.tolerance else { continue search }
                best = LineBreak(offset: offset, reason: .softHyphen)
            } else {
                best = LineBreak(offset: offset, reason: offset == text.count ? .end : .opportunity)
            }
            filled = width
        }
        if best?.reason == .end { return LineBreak(offset: text.count, reason: .end) }
        if let divided = hyphenated(
            from: start,
            after: best?.offset ?? start,
            filled: filled,
            room: room,
            indent: indent,
            before: last
        ) {
            return divided
        }
        return best ?? hanging(suggestClusterBreak(from: start, width: width, indent: indent))
    }

    /// A line broken between clusters with the white space behind it, which no opportunity follows; it hangs as at other breaks.
    private func hanging(_ end: LineBreak) -> LineBreak {
        guard end.reason == .cluster else { return end }
        let units = text.text.units
        var offset = end.offset
        while offset < text.count, UTF16Text.isWhiteSpace(units[offset]) { offset += 1 }
        return LineBreak(offset: offset, reason: offset == text.count ? .end : .cluster)
    }

    /// The end of the line that begins at an offset: the last caret stop that fits, at least one behind the start.
    ///
    /// A line terminator ends the line and belongs to it.
    ///
    /// Source: text T132.
    package func suggestClusterBreak(from start: Int, width: Double, indent: Double = 0) -> LineBreak {
        guard start >= 0, start < text.count else { return LineBreak(offset: text.count, reason: .end) }
        let room = Self.room(width)
        let list = text.graphemes.boundaries
        var meter = LineMeter(text, from: start, ruler: ruler, indent: indent)
        var best: LineBreak?
        var place = list.index(atOrAfter: start + 1)
        while place < list.count {
            let offset = list[place]
            guard let width = meter.width(to: offset) else {
                return LineBreak(offset: (meter.tabWithoutStop ?? start) + 1, reason: .tab)
            }
            guard best == nil || width <= room + text.tolerance else { break }
            place += 1
            if text.breaks.isMandatory(offset) { return LineBreak(offset: offset, reason: .terminator) }
            if text.text.units[offset - 1] == 0xAD, offset < text.count {
                guard width + text.hyphenAdvance <= room + text.tolerance else {
                    // At the start of a line there is no earlier stop: the character, which has no width, stands alone.
                    if best == nil { best = LineBreak(offset: offset, reason: .cluster) }
                    continue
                }
                best = LineBreak(offset: offset, reason: .softHyphen)
            } else {
                best = LineBreak(offset: offset, reason: offset == text.count ? .end : .cluster)
            }
        }
        return best ?? LineBreak(offset: text.count, reason: .end)
    }

    /// The end of the line that begins at an offset when no width limits it: behind the next line terminator.
    package func hardLineBreak(from start: Int) -> LineBreak {
        guard let offset = text.breaks.mandatory.next(after: max(start, 0)) else {
            return LineBreak(offset: text.count, reason: .end)
        }
        return LineBreak(offset: offset, reason: .terminator)
    }

    /// A width that can be compared with.
    static func room(_ width: Double) -> Double {
        width.isNaN ? 0 : max(width, 0)
    }

    /// The line divided within the word that did not fit, where too little of the width is filled without it.
    private func hyphenated(
        from start: Int,
        after offset: Int,
        filled: Double,
        room: Double,
        indent: Double,
        before limit: Int
    ) -> LineBreak? {
        guard let hyphenation, room.isFinite, filled < hyphenation.factor * room else { return nil }
        let word = letters(in: offset..<max(offset, limit))
        guard !word.isEmpty else { return nil }
        var counts: [Int: Int] = [:]
        var letters = 0
        for stop in text.graphemes.stops(in: word) {
            letters += 1
            counts[stop] = letters
        }
        let points = hyphenation.points(word).filter { point in
            guard let before = counts[point] else { return false }
            return before >= Hyphenation.lettersBefore && letters - before >= Hyphenation.lettersAfter
        }
        var meter = LineMeter(text, from: start, ruler: ruler, indent: indent)
        var best: Int?
        for point in points.sorted() where point > start {
            guard let width = meter.width(to: point), width + text.hyphenAdvance <= room + text.tolerance
            else {
                break
            }
            best = point
        }
        return best.map { LineBreak(offset: $0, reason: .hyphenation) }
    }

    /// The first stretch of letters within a range; nothing for one so long that no dictionary has it.
    private func letters(in range: Range<Int>) -> Range<Int> {
        let longest = 256
        func isLetter(_ offset: Int) -> Bool {
            let scalar = text.text.scalar(at: offset)
            return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        }
        guard range.lowerBound < range.upperBound, range.count <= longest,
            let start = range.first(where: isLetter)
        else { return 0..<0 }
        let end = (start..<range.upperBound).first { !isLetter($0) } ?? range.upperBound
        return start..<end
    }
}

extension GraphemeClusters {
    /// The ends of the clusters within a range, ascending.
    func stops(in range: Range<Int>) -> [Int] {
        var stops: [Int] = []
        var place = boundaries.index(atOrAfter: range.lowerBound + 1)
        while place < boundaries.count, boundaries[place] <= range.upperBound {
            stops.append(boundaries[place])
            place += 1
        }
        return stops
    }
}
