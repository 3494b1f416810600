import AgateText

/// The clusters, words, sentences and paragraphs of a text, found paragraph by paragraph.
///
/// Offsets count UTF-16 units and may lie anywhere: they are clamped to the text. A question about one place costs as much as its
/// paragraph is long.
struct TextUnits {
    /// The kinds of units that characters alone decide about.
    enum Kind {
        case character
        case word
        case sentence
        case paragraph
        case document
    }

    private let units: String.UTF16View
    /// The length of the text.
    let count: Int

    init(_ string: String) {
        units = string.utf16
        count = units.count
    }

    // MARK: Paragraphs

    /// The paragraph of an offset: its content, and where the next one begins.
    func paragraph(at offset: Int) -> (content: Range<Int>, end: Int) {
        let place = clamped(offset)
        var start = place
        let middle = units.index(units.startIndex, offsetBy: place)
        var index = middle
        // Between CR and LF is the end of the paragraph before.
        if place < count, place > 0, units[index] == 0x0A, units[units.index(before: index)] == 0x0D {
            return paragraph(at: place - 1)
        }
        while start > 0 {
            let before = units.index(before: index)
            if Self.endsParagraph(units[before]) { break }
            index = before
            start -= 1
        }
        var end = place
        index = middle
        while end < count, !Self.endsParagraph(units[index]) {
            units.formIndex(after: &index)
            end += 1
        }
        guard end < count else { return (start..<end, end) }
        let isPair = units[index] == 0x0D && end + 1 < count && units[units.index(after: index)] == 0x0A
        return (start..<end, end + (isPair ? 2 : 1))
    }

    /// The characters of a range.
    func text(in range: Range<Int>) -> UTF16Text {
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let end = units.index(start, offsetBy: range.count)
        return UTF16Text(units: Array(units[start..<end]))
    }

    /// Whether a character ends a paragraph.
    ///
    /// Source: text T80.
    private static func endsParagraph(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A, 0x0D, 0x85, 0x2029: true
        default: false
        }
    }

    private func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

    // MARK: Caret stops

    /// The caret stop behind an offset; the end of the text behind the last one.
    func caretStop(after offset: Int) -> Int {
        let offset = clamped(offset)
        guard offset < count else { return count }
        let (content, end) = paragraph(at: offset)
        guard offset < content.upperBound else { return end }
        let next = GraphemeClusters(text(in: content)).next(after: offset - content.lowerBound)
        return next.map { $0 + content.lowerBound } ?? content.upperBound
    }

    /// The caret stop before an offset; 0 before the first one.
    func caretStop(before offset: Int) -> Int {
        let offset = clamped(offset)
        guard offset > 0 else { return 0 }
        let (content, _) = paragraph(at: offset)
        guard offset > content.lowerBound else { return paragraph(at: offset - 1).content.upperBound }
        let clusters = GraphemeClusters(text(in: content))
        return (clusters.previous(before: offset - content.lowerBound) ?? 0) + content.lowerBound
    }

    /// The caret stop at an offset, or the one before it.
    func caretStop(atOrBefore offset: Int) -> Int {
        let offset = clamped(offset)
        let (content, _) = paragraph(at: offset)
        guard offset > content.lowerBound, offset < content.upperBound else {
            return min(max(offset, content.lowerBound), content.upperBound)
        }
        return GraphemeClusters(text(in: content)).caretStop(atOrBefore: offset - content.lowerBound)
            + content.lowerBound
    }

    /// The caret stop at an offset, or the one behind it.
    func caretStop(atOrAfter offset: Int) -> Int {
        let offset = clamped(offset)
        let stop = caretStop(atOrBefore: offset)
        return stop == offset ? offset : caretStop(after: stop)
    }

    // MARK: Units

    /// The unit that an offset is in; at an edge the one in front of it, or behind it.
    ///
    /// Nil in none.
    func unit(_ kind: Kind, at offset: Int, forward: Bool) -> Range<Int>? {
        let offset = clamped(offset)
        switch kind {
        case .document: return 0..<count
        case .paragraph: return paragraph(at: offset).content
        case .character, .word, .sentence: break
        }
        let place = forward ? offset : offset - 1
        guard place >= 0, place < count else { return nil }
        let (content, end) = paragraph(at: place)
        guard place < content.upperBound else { return kind == .character ? content.upperBound..<end : nil }
        let local = place - content.lowerBound
        let text = text(in: content)
        let found: Range<Int>
        switch kind {
        case .word:
            let (range, kind) = WordBounds(text).stretch(at: local)
            guard kind != .other else { return nil }
            found = range
        case .sentence: found = SentenceBounds(text).sentence(at: local)
        default: found = GraphemeClusters(text).cluster(at: local)
        }
        return found.lowerBound + content.lowerBound..<found.upperBound + content.lowerBound
    }

    /// Whether an offset is the end of a unit, or for backwards the start of one.
    func isBoundary(_ kind: Kind, at offset: Int, forward: Bool) -> Bool {
        guard let unit = unit(kind, at: offset, forward: !forward) else { return false }
        return (forward ? unit.upperBound : unit.lowerBound) == offset
    }

    /// The next end of a unit behind an offset, or for backwards the last start of one before it.
    ///
    /// Behind the last unit it is the end of the text, before the first its start; nil there.
    func boundary(_ kind: Kind, from offset: Int, forward: Bool) -> Int? {
        let offset = clamped(offset)
        guard forward ? offset < count : offset > 0 else { return nil }
        switch kind {
        case .character: return forward ? caretStop(after: offset) : caretStop(before: offset)
        case .document: return forward ? count : 0
        case .paragraph:
            let (content, end) = paragraph(at: offset)
            if forward {
                return content.upperBound > offset
                    ? content.upperBound : paragraph(at: end).content.upperBound
            }
            return content.lowerBound < offset
                ? content.lowerBound : paragraph(at: content.lowerBound - 1).content.lowerBound
        case .word, .sentence:
            return forward ? end(kind, after: offset) : start(kind, before: offset)
        }
    }

    private func end(_ kind: Kind, after offset: Int) -> Int {
        var offset = offset
        while true {
            let (content, end) = paragraph(at: offset)
            let text = text(in: content)
            let local = offset - content.lowerBound
            let found =
                kind == .word
                ? WordBounds(text).endOfWord(after: local) : SentenceBounds(text).end(after: local)
            if let found { return found + content.lowerBound }
            guard end > content.upperBound else { return count }
            offset = end
        }
    }

    private func start(_ kind: Kind, before offset: Int) -> Int {
        var offset = offset
        while true {
            let (content, _) = paragraph(at: offset)
            let text = text(in: content)
            let local = min(offset, content.upperBound) - content.lowerBound
            let found =
                kind == .word
                ? WordBounds(text).startOfWord(before: local) : SentenceBounds(text).start(before: local)
            if let found { return found + content.lowerBound }
            guard content.lowerBound > 0 else { return 0 }
            offset = content.lowerBound - 1
        }
    }
}
