import Foundation

/// A paragraph whose glyphs are known: what lines of any width are made of.
///
/// Offsets count from the paragraph's start unless they say otherwise.
package final class Paragraph: Sendable {
    /// The units in the whole text.
    package let range: Range<Int>
    /// Characters, widths, opportunities and directions.
    package let measured: MeasuredText
    /// How lines are laid out.
    package let setting: TextContent.ParagraphSetting
    /// The spans of the whole text.
    package let spans: [TextSpan]
    /// Glyphs and boxes in the order of the text; together they cover it.
    package let pieces: [ParagraphPiece]
    /// Whether a span names glyphs.
    let namesGlyphs: Bool
    let lineHeightRule: LineHeightRule
    let shaper: TextShaper
    let itemizer: TextItemizer

    init(
        _ content: TextContent,
        _ range: Range<Int>,
        _ setting: TextContent.ParagraphSetting,
        shaper: TextShaper,
        itemizer: TextItemizer
    ) {
        self.range = range
        self.setting = setting
        self.shaper = shaper
        self.itemizer = itemizer
        spans = content.spans
        namesGlyphs = content.namesGlyphs
        lineHeightRule = content.lineHeightRule
        let isWhole = range == content.text.range
        let text = isWhole ? content.text : UTF16Text(units: Array(content.text.units[range]))
        let embeddings = setting.embeddings.map { embedding in
            var embedding = embedding
            embedding.range = embedding.range.moved(by: -range.lowerBound)
            return embedding
        }
        let bidi = BidiParagraph(text, direction: setting.direction, embeddings: embeddings)
        let builder = ParagraphBuilder(text, content, range, bidi)
        pieces = builder.pieces(shaper, itemizer)
        measured = builder.measured(
            pieces,
            bidi,
            keepsHangulWords: setting.keepsHangulWords,
            shaper,
            itemizer
        )
    }

    /// The characters.
    package var text: UTF16Text { measured.text }

    /// The place in ``spans`` of what a unit is set as.
    package func spanIndex(at offset: Int) -> Int {
        guard spans.count > 1 else { return 0 }
        let offset = offset + range.lowerBound
        return min(spans.firstPlace { $0.range.upperBound > offset }, spans.count - 1)
    }

    /// The layout of the paragraph for a width, with hyphens and tokens of its own fonts.
    ///
    /// - Parameters:
    ///   - style: Instead of the paragraph's own.
    ///   - token: The token in place of characters that are left out.
    package func layout(
        width: Double,
        style: ParagraphStyle? = nil,
        token: String = TextToken.ellipsis
    ) -> ParagraphLayout {
        var layout = ParagraphLayout(measured, style: style ?? setting.style, width: width)
        layout.tokenWidth = { [self] offset in tokenRuns(token, like: offset).reduce(0) { $0 + $1.width } }
        layout.reshapedWidth = { [self] part in self.width(ofSeparate: part) }
        if layout.style.hyphenationFactor > 0 {
            layout.hyphenationPoints = { [self] word in hyphenationPoints(in: word) }
        }
        return layout
    }

    /// The offsets within a word behind which it may be divided.
    private func hyphenationPoints(in range: Range<Int>) -> [Int] {
        let word = String(decoding: text.units[range], as: UTF16.self)
        let points: [Int]
        if let hyphenation = setting.hyphenation {
            points = hyphenation.points(word)
        } else {
            let own = spans[spanIndex(at: range.lowerBound)].shaping.language
            let language = own.isEmpty ? Locale.current.identifier : own
            points = HyphenationDictionary.dictionary(for: language)?.points(in: word) ?? []
        }
        return points.map { $0 + range.lowerBound }
    }
}

/// A stretch of a paragraph: glyphs of one font, script and direction, or characters that boxes stand for.
package struct ParagraphPiece: Sendable {
    /// The units.
    package let range: Range<Int>
    /// The glyphs; of a box one for each cluster, which are not drawn.
    package let run: ShapedRun
    /// The item that was shaped; nil for boxes.
    let item: TextItem?
    /// The box in place of the characters.
    let box: InlineBox?
}

/// The token in place of characters that are left out.
package enum TextToken {
    /// U+2026.
    package static let ellipsis = "\u{2026}"
}

extension Range where Bound == Int {
    /// The range moved by a number of units.
    package func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
