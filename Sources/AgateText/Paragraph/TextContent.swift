import Synchronization

/// A text with its attributes, to be laid out: immutable as seen from outside, and usable from any thread.
///
/// Paragraphs are shaped at their first use, and kept.
package final class TextContent: Sendable {
    /// How a paragraph is set.
    package struct ParagraphSetting: Sendable, Equatable {
        /// How its lines are laid out.
        package var style: ParagraphStyle
        /// In which direction it begins.
        package var direction: BaseDirection
        /// Whether lines break between Hangul syllables at spaces only.
        ///
        /// Source: text T136.
        package var keepsHangulWords: Bool
        /// Directions that attributes give to stretches, by offsets in the whole text.
        package var embeddings: [BidiEmbedding]
        /// Gives the offsets within a word behind which it may be divided; nil: as the dictionaries of their languages say.
        package var hyphenation: HyphenationPoints?

        package init(
            style: ParagraphStyle = ParagraphStyle(),
            direction: BaseDirection = .natural,
            keepsHangulWords: Bool = false,
            embeddings: [BidiEmbedding] = [],
            hyphenation: HyphenationPoints? = nil
        ) {
            self.style = style
            self.direction = direction
            self.keepsHangulWords = keepsHangulWords
            self.embeddings = embeddings
            self.hyphenation = hyphenation
        }
    }

    /// The characters.
    package let text: UTF16Text
    /// How they are set: in order, without gaps, from the first unit to the last.
    package let spans: [TextSpan]
    /// Whether a span names glyphs to be drawn instead of others: read for each run, and there may be as many spans as runs.
    let namesGlyphs: Bool
    /// The paragraphs, each with the separator that ends it; none for an empty text.
    package let paragraphs: [Range<Int>]
    /// Which measures count for the height of lines.
    package let lineHeightRule: LineHeightRule
    /// How each paragraph is set.
    package let settings: [ParagraphSetting]
    private let shaper: TextShaper
    private let itemizer: TextItemizer
    /// Whether short paragraphs are shared by the process: not with a shaper of the caller's.
    private let keepsParagraphs: Bool
    private let shaped: Mutex<[Paragraph?]>
    private let beginning = Mutex<(index: Int, paragraph: Paragraph)?>(nil)

    /// Makes a text.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - spans: How they are set, in order; characters that no span covers are set as those before them, or else as the first span.
    ///     Without any span the text is empty.
    ///   - lineHeightRule: Which measures count for the height of lines.
    ///   - isOneParagraph: Whether line terminators end lines alone, for a line or a typesetter of CoreText.
    ///   - setting: How the paragraph is set whose first unit is at an offset.
    package init(
        _ text: UTF16Text,
        spans: [TextSpan],
        lineHeightRule: LineHeightRule = .coreText,
        isOneParagraph: Bool = false,
        shaper: TextShaper? = nil,
        itemizer: TextItemizer? = nil,
        setting: (_ offset: Int) -> ParagraphSetting = { _ in ParagraphSetting() }
    ) {
        let text = spans.isEmpty ? UTF16Text(units: []) : text
        self.text = text
        self.spans = Self.covering(spans, count: text.count)
        namesGlyphs = spans.contains { $0.glyph != nil }
        let paragraphs =
            isOneParagraph ? (text.count > 0 ? [text.range] : []) : text.paragraphs()
        self.paragraphs = paragraphs
        self.lineHeightRule = lineHeightRule
        self.shaper = shaper ?? TextShaper()
        self.itemizer = itemizer ?? TextItemizer()
        keepsParagraphs = shaper == nil && itemizer == nil
        settings = paragraphs.map { setting($0.lowerBound) }
        shaped = Mutex(Array(repeating: nil, count: paragraphs.count))
    }

    /// The length, in UTF-16 units.
    package var count: Int { text.count }

    /// A paragraph, which is shaped if it has not been.
    package func paragraph(at index: Int) -> Paragraph {
        if let known = shaped.withLock({ $0[index] }) { return known }
        let made = makeParagraph(at: index)
        return shaped.withLock { shaped in
            if let known = shaped[index] { return known }
            shaped[index] = made
            return made
        }
    }

    private func makeParagraph(at index: Int) -> Paragraph {
        let key = keepsParagraphs ? ShortParagraphs.key(self) : nil
        if let key, let known = ShortParagraphs.paragraph(key) { return known }
        let made = Paragraph(
            self,
            paragraphs[index],
            settings[index],
            shaper: shaper,
            itemizer: itemizer
        )
        if let key { ShortParagraphs.keep(made, key) }
        return made
    }

    // MARK: Beginnings of paragraphs

    /// How long beginnings of very long paragraphs are, the shortest first.
    ///
    /// Source: text T154, T252.
    static let beginnings = [1 << 14, 1 << 18]

    /// The number of units before the end of a prefix within which lines may be others than in the whole paragraph.
    static let margin = 1 << 11

    /// Whether a paragraph has been shaped as a whole.
    func hasParagraph(at index: Int) -> Bool { shaped.withLock { $0[index] != nil } }

    /// The beginning of a paragraph that is much longer, for a room that shows no more of it; nil for other paragraphs.
    ///
    /// - Parameters:
    ///   - start: Where the first line begins that is wanted, in the whole text.
    ///   - length: About how many units follow it.
    func beginning(ofParagraphAt index: Int, from start: Int, _ length: Int) -> Paragraph? {
        let range = paragraphs[index]
        let first = max(start, range.lowerBound)
        guard range.upperBound - first > 4 * length else { return nil }
        var end = first + length
        // Behind a space, if there is one: nothing is joined across it.
        if let space = (end - Self.margin / 4..<end).last(where: { text.units[$0] == 0x20 }) {
            end = space + 1
        }
        if UTF16.isTrailSurrogate(text.units[end]) { end -= 1 }
        let part = range.lowerBound..<end
        if settings[index].direction == .natural, !hasStrongCharacter(part) { return nil }
        let known = beginning.withLock { $0 }
        if let known, known.index == index, known.paragraph.range == part { return known.paragraph }
        let made = Paragraph(self, part, settings[index], shaper: shaper, itemizer: itemizer)
        beginning.withLock { $0 = (index, made) }
        return made
    }

    /// Whether a stretch has a letter, which tells its direction.
    private func hasStrongCharacter(_ range: Range<Int>) -> Bool {
        range.contains { text.scalar(at: $0).properties.isAlphabetic }
    }

    /// The place of the paragraph that a unit is in; the last one for the end of the text, and 0 for an empty text.
    package func paragraphIndex(at offset: Int) -> Int {
        max(min(paragraphs.firstPlace { $0.upperBound > offset }, paragraphs.count - 1), 0)
    }

    /// The place of the span that a unit is in; the last one for the end of the text.
    package func spanIndex(at offset: Int) -> Int {
        guard spans.count > 1 else { return 0 }
        return min(spans.firstPlace { $0.range.upperBound > offset }, spans.count - 1)
    }

    /// The measures of a line without characters at an offset, by the font that would be typed in there.
    package func emptyLineMetrics(at offset: Int) -> LineMetrics {
        guard !spans.isEmpty else { return LineMetrics() }
        let font = spans[spanIndex(at: offset)].shaping.font
        return lineHeightRule.metrics(asked: font, used: font)
    }

    /// Spans without gaps and overlaps, from 0 to the end; of an empty text the first one, if there is any.
    private static func covering(_ spans: [TextSpan], count: Int) -> [TextSpan] {
        guard count > 0 else {
            return spans.prefix(1).map { span in
                var span = span
                span.range = 0..<0
                return span
            }
        }
        var covering: [TextSpan] = []
        covering.reserveCapacity(spans.count)
        var end = 0
        for span in spans {
            let range = span.range.clamped(to: end..<max(end, count))
            guard !range.isEmpty else { continue }
            if covering.isEmpty {
                var first = span
                first.range = 0..<range.upperBound
                covering.append(first)
            } else {
                covering[covering.count - 1].range =
                    covering[covering.count - 1].range.lowerBound..<range.lowerBound
                var next = span
                next.range = range
                covering.append(next)
            }
            end = range.upperBound
        }
        if covering.isEmpty, var first = spans.first {
            first.range = 0..<count
            covering = [first]
        }
        let last = covering.count - 1
        covering[last].range = covering[last].range.lowerBound..<count
        return covering
    }
}

/// Gives the offsets within a word behind which it may be divided, instead of the dictionaries.
package struct HyphenationPoints: Sendable, Equatable {
    /// A name that two equal ways of dividing words share, such as a language.
    package let name: String
    /// Offsets in the word, of the word's characters.
    package let points: @Sendable (_ word: String) -> [Int]

    package init(name: String, points: @escaping @Sendable (_ word: String) -> [Int]) {
        self.name = name
        self.points = points
    }

    package static func == (a: HyphenationPoints, b: HyphenationPoints) -> Bool { a.name == b.name }
}
