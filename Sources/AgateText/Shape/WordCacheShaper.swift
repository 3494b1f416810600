#if AGATE_SHAPING
import Synchronization

/// Shapes a range of a text word by word where that gives the same glyphs as shaping it whole.
///
/// HarfBuzz tells whether what follows or precedes could change the glyphs at the end of a word. Where it could, the word is shaped
/// together with its neighbour.
struct WordCacheShaper {
    private let text: UnsafeBufferPointer<UInt16>
    private let style: WordStyle
    private let font: HarfBuzzFont
    private let words: WordCache?
    /// The number of the style among the words.
    private let number: UInt32
    /// Whether letters have one shape each, whatever stands beside them.
    private let isSeparateScript: Bool

    /// Longer words are not kept.
    private static let maximumKeptLength = 256
    /// The number of units that are shaped together, about.
    private static let maximumTogether = 4096

    /// - Parameter text: Must stay where it is for as long as the shaper is used.
    init(
        _ text: UnsafeBufferPointer<UInt16>,
        _ style: WordStyle,
        _ font: HarfBuzzFont,
        _ words: WordCache?
    ) {
        self.text = text
        self.style = style
        self.font = font
        self.words = words
        number = words?.number(of: style) ?? 0
        isSeparateScript = Self.separateScripts.contains(style.script)
    }

    /// The words of a range, in the order of the text.
    func pieces(of range: Range<Int>) -> [ShapedPiece] {
        guard !range.isEmpty else { return [] }
        guard let words, isSeparateScript || Self.sharedScripts.contains(style.script),
            font.sharesWords(isRightToLeft: style.isRightToLeft)
        else {
            return [whole(range)]
        }
        let cuts = cuts(in: range)
        guard cuts.count > 1 else { return [whole(range)] }
        // Right to left the glyphs of a word stand in the other order.
        let contexts = isSeparateScript && !style.isRightToLeft ? font.spaceContexts : nil
        let known = knownWords(range, cuts, words, contexts)
        var pieces: [ShapedPiece] = []
        pieces.reserveCapacity(cuts.count)
        var start = range.lowerBound
        var failures = 0
        for (index, end) in cuts.enumerated() {
            var piece = start..<end
            var word = known[index] ?? word(piece)
            // Words that see each other are shaped again together, back to one that sees none.
            while let last = pieces.last, !font.areSeparate(last.word, word, contexts) {
                failures += 1
                // A long text that hangs together is shaped in one go.
                if failures > 32, failures * 4 > index { return [whole(range)] }
                pieces.removeLast()
                piece = last.start..<end
                word = self.word(piece)
            }
            pieces.append(ShapedPiece(start: piece.lowerBound, word: word))
            start = end
        }
        font.joins.add(cuts.count - 1, ordering: .relaxed)
        if failures > 0 { font.failedJoins.add(failures, ordering: .relaxed) }
        return pieces
    }

    // MARK: Many words at once

    /// The words up to each cut that are kept, or could be shaped together with other ones; nil for the others.
    private func knownWords(
        _ range: Range<Int>,
        _ cuts: [Int],
        _ words: WordCache,
        _ contexts: SpaceContexts?
    ) -> [ShapedWord?] {
        // Letters beside the range may join those at its ends.
        guard isSeparateScript else { return Array(repeating: nil, count: cuts.count) }
        var keys: [WordKey] = []
        keys.reserveCapacity(cuts.count)
        var start = range.lowerBound
        for end in cuts {
            keys.append(key(start..<end))
            start = end
        }
        var known = words.words(keys)
        guard let contexts, !contexts.isUnknown else { return known }
        // New words, each once, and where else they stand.
        var missing: [Int] = []
        var first: [UInt64: Int] = [:]
        for index in known.indices where known[index] == nil {
            guard keys[index].ends == [], keys[index].text.count <= Self.maximumKeptLength else { continue }
            if first[keys[index].hash] == nil {
                first[keys[index].hash] = index
                missing.append(index)
            }
        }
        guard missing.count > 1 else { return known }
        var next = 0
        while next < missing.count {
            var last = next
            var length = 0
            while last < missing.count, length < Self.maximumTogether {
                length += keys[missing[last]].text.count
                last += 1
            }
            let together = WordShaper.shapeTogether(
                missing[next..<last].map { keys[$0].text },
                style,
                with: font,
                contexts
            )
            for (index, word) in zip(missing[next..<last], together) {
                guard let word else { continue }
                words.insert(word, for: keys[index])
                known[index] = word
            }
            next = last
        }
        for index in known.indices where known[index] == nil {
            guard let same = first[keys[index].hash], keys[index].ends == [],
                keys[index].hasText(of: keys[same].text)
            else { continue }
            known[index] = known[same]
        }
        return known
    }

    // MARK: One word

    /// The end of each word with the spaces after it.
    private func cuts(in range: Range<Int>) -> [Int] {
        var cuts: [Int] = []
        cuts.reserveCapacity(range.count / 6 + 2)
        var position = range.lowerBound + 1
        while position < range.upperBound {
            if text[position - 1] == 32, text[position] != 32, canBegin(position) { cuts.append(position) }
            position += 1
        }
        cuts.append(range.upperBound)
        return cuts
    }

    /// Whether a word can begin at a position: not with what belongs to the space before it.
    private func canBegin(_ position: Int) -> Bool {
        let unit = text[position]
        if unit < 0x300 { return unit != 0xAD }
        let properties = text.scalar(at: position).properties
        if properties.isGraphemeExtend || properties.isDefaultIgnorableCodePoint { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return false
        default: return !properties.isEmojiModifier
        }
    }

    private func ends(of piece: Range<Int>) -> WordShaper.Ends {
        var ends: WordShaper.Ends = []
        if piece.lowerBound == 0 { ends.insert(.start) }
        if piece.upperBound == text.count { ends.insert(.end) }
        return ends
    }

    private func key(_ piece: Range<Int>) -> WordKey {
        WordKey(style: number, ends: ends(of: piece), text: UnsafeBufferPointer(rebasing: text[piece]))
    }

    /// The whole range; kept when it is short and nothing around it can matter.
    private func whole(_ range: Range<Int>) -> ShapedPiece {
        ShapedPiece(start: range.lowerBound, word: word(range))
    }

    private func word(_ piece: Range<Int>) -> ShapedWord {
        let isAlone = !seesContext(piece)
        guard let words, isAlone, piece.count <= Self.maximumKeptLength else { return shape(piece, !isAlone) }
        let key = key(piece)
        if let known = words.word(key) { return known }
        let word = shape(piece, false)
        words.insert(word, for: key)
        return word
    }

    private func shape(_ piece: Range<Int>, _ seesContext: Bool) -> ShapedWord {
        WordShaper.shape(text, piece, style, with: font, ends: ends(of: piece), seesContext: seesContext)
    }

    /// Whether letters beside the piece may join its own: spaces, and the ends of the text, join nothing.
    private func seesContext(_ piece: Range<Int>) -> Bool {
        if isSeparateScript { return false }
        let isBefore = piece.lowerBound > 0 && text[piece.lowerBound - 1] != 32
        let isAfter = piece.upperBound < text.count && text[piece.upperBound] != 32
        return isBefore || isAfter
    }

    /// Scripts whose letters have one shape each, whatever stands beside them.
    private static let separateScripts = Set(
        [
            "Latn", "Grek", "Cyrl", "Hebr", "Hani", "Hira", "Kana", "Hang", "Thai", "Armn", "Geor", "Zyyy",
        ].map { FontTag($0) }
    )

    /// Scripts that are shaped word by word.
    ///
    /// Of scripts with syllables HarfBuzz numbers the syllables of a whole text, to fifteen and again from one, to tell a broken
    /// syllable from the one before it: there the words of a text depend on how many came earlier.
    private static let sharedScripts = separateScripts.union([FontTag("Arab")])
}
#endif
