#if AGATE_SHAPING
import Synchronization

/// Shapes a range of a text word by word where that gives the same glyphs as shaping it whole.
///
/// HarfBuzz tells whether what follows or precedes could change the glyphs at the end of a word. Where it could, the word is shaped
/// together with its neighbour.
struct PieceShaper {
    private let text: [UInt16]
    private let style: WordStyle
    private let font: HarfBuzzFont
    private let words: WordCache?

    /// Longer words are not kept.
    private static let maximumKeptLength = 256

    init(_ text: [UInt16], _ style: WordStyle, _ font: HarfBuzzFont, _ words: WordCache?) {
        self.text = text
        self.style = style
        self.font = font
        self.words = words
    }

    /// The words of a range, in the order of the text.
    func pieces(of range: Range<Int>) -> [ShapedPiece] {
        guard !range.isEmpty else { return [] }
        guard words != nil, Self.sharedScripts.contains(style.script),
            font.sharesWords(isRightToLeft: style.isRightToLeft)
        else {
            return [whole(range)]
        }
        let cuts = cuts(in: range)
        guard cuts.count > 1 else { return [whole(range)] }
        var pieces: [ShapedPiece] = []
        pieces.reserveCapacity(cuts.count)
        var start = range.lowerBound
        var failures = 0
        for end in cuts {
            var piece = start..<end
            var word = word(piece, of: range)
            // Words that see each other are shaped again together, back to one that sees none.
            while let last = pieces.last, !font.areSeparate(last.word, word) {
                failures += 1
                // A long text that hangs together is shaped in one go.
                if failures > 32 { return [whole(range)] }
                pieces.removeLast()
                piece = last.start..<end
                word = self.word(piece, of: range)
            }
            pieces.append(ShapedPiece(start: piece.lowerBound, word: word))
            start = end
        }
        font.joins.add(cuts.count - 1, ordering: .relaxed)
        font.failedJoins.add(failures, ordering: .relaxed)
        return pieces
    }

    /// The end of each word with the spaces after it.
    private func cuts(in range: Range<Int>) -> [Int] {
        var cuts: [Int] = []
        for position in range.dropFirst() where text[position - 1] == 32 && text[position] != 32 {
            if canBegin(position) { cuts.append(position) }
        }
        cuts.append(range.upperBound)
        return cuts
    }

    /// Whether a word can begin at a position: not with what belongs to the space before it.
    private func canBegin(_ position: Int) -> Bool {
        let unit = text[position]
        if unit < 0x300 { return unit != 0xAD }
        var scalars = ClusterScalars(text: text, range: position..<min(position + 2, text.count))
            .makeIterator()
        guard let properties = scalars.next()?.properties else { return false }
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

    /// The whole range; kept when it is short and nothing around it can matter.
    private func whole(_ range: Range<Int>) -> ShapedPiece {
        ShapedPiece(start: range.lowerBound, word: word(range, of: range))
    }

    private func word(_ piece: Range<Int>, of range: Range<Int>) -> ShapedWord {
        let isAlone = !seesContext(piece)
        guard let words, isAlone, piece.count <= Self.maximumKeptLength else { return shape(piece, !isAlone) }
        let key = WordCache.Key(style: style, ends: ends(of: piece), text: Array(text[piece]))
        if let known = words.word(key) { return known }
        let word = shape(piece, false)
        words.insert(word, for: key)
        return word
    }

    private func shape(_ piece: Range<Int>, _ seesContext: Bool) -> ShapedWord {
        text.withUnsafeBufferPointer {
            WordShaper.shape($0, piece, style, with: font, ends: ends(of: piece), seesContext: seesContext)
        }
    }

    /// Whether letters beside the piece may join its own: spaces, and the ends of the text, join nothing.
    private func seesContext(_ piece: Range<Int>) -> Bool {
        if Self.separateScripts.contains(style.script) { return false }
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
