import CAgateUnicode

/// The words of a text and what lies between them, by UAX#29.
///
/// White space and punctuation make stretches of their own. Thai, Lao, Khmer, Myanmar, Chinese and Japanese are divided by ICU's
/// dictionaries.
package struct WordBounds: Sendable, Equatable {
    /// The kind of the characters between two boundaries.
    package enum Kind: UInt8, Sendable {
        /// White space, punctuation, symbols: no word.
        case other
        /// Digits, and what stands between them.
        case number
        /// Letters, other than those of the next two.
        case letters
        /// Hiragana and Katakana.
        case kana
        /// Ideographs, and words of Chinese and Japanese dictionaries.
        case ideographs
    }

    /// Where stretches end.
    package let boundaries: BoundaryList
    /// The kind of each stretch, in the order of the boundaries.
    private let kinds: [Kind]

    /// Finds the words of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: A language tag that may tailor the rules, such as `sv`; nothing for UAX#29 as it stands.
    /// - Complexity: O(n).
    package init(_ text: UTF16Text, language: String = "") {
        var offsets: [Int32] = []
        var kinds: [Kind] = []
        let isFound = BreakIterator.forEachBoundary(of: text, rules: AGATE_BREAK_WORDS, language: language) {
            offset,
            status in
            offsets.append(offset)
            kinds.append(Kind(status))
        }
        if !isFound { (offsets, kinds) = PlainBreaks.words(of: text) }
        boundaries = BoundaryList(offsets: offsets, textCount: text.count)
        self.kinds = kinds
    }

    /// The words of a string.
    package init(_ string: String) { self.init(UTF16Text(string)) }

    /// The stretch that the unit at an offset is in, and its kind; the offset is clamped to the text.
    package func stretch(at offset: Int) -> (range: Range<Int>, kind: Kind) {
        let range = boundaries.stretch(at: offset)
        guard !range.isEmpty else { return (range, .other) }
        return (range, kinds[boundaries.index(atOrAfter: range.upperBound)])
    }

    /// Where the word ends that begins at or after an offset, or that the offset is in; nil behind the last word.
    package func endOfWord(after offset: Int) -> Int? {
        var index = boundaries.index(atOrAfter: max(offset, 0) + 1)
        while index < boundaries.count, kinds[index] == .other { index += 1 }
        return index < boundaries.count ? boundaries[index] : nil
    }

    /// Where the word begins that ends at or before an offset, or that the offset is in; nil before the first word.
    package func startOfWord(before offset: Int) -> Int? {
        guard offset > 0, boundaries.count > 0 else { return nil }
        var index = min(boundaries.index(atOrAfter: offset), boundaries.count - 1)
        while kinds[index] == .other {
            guard index > 0 else { return nil }
            index -= 1
        }
        return index == 0 ? 0 : boundaries[index - 1]
    }
}

extension WordBounds.Kind {
    init(_ status: AgateBreakStatus) {
        self =
            switch status {
            case AGATE_BREAK_AFTER_NUMBER: .number
            case AGATE_BREAK_AFTER_LETTERS: .letters
            case AGATE_BREAK_AFTER_KANA: .kana
            case AGATE_BREAK_AFTER_IDEOGRAPHS: .ideographs
            default: .other
            }
    }
}
