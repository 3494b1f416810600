/// Paragraphs that are a whole short text in one font: what labels show again and again.
///
/// The cache changes how long layout takes, and nothing else.
enum ShortParagraphs {
    /// Longer texts are not kept, in units.
    static let longest = 64

    /// All that decides such a paragraph.
    struct Key: Hashable, Sendable {
        let text: UTF16Text
        let span: TextSpan
        let setting: TextContent.ParagraphSetting
        let rule: LineHeightRule

        func hash(into hasher: inout Hasher) {
            text.units.withUnsafeBytes { hasher.combine(bytes: $0) }
            hasher.combine(span.shaping.font.size)
        }
    }

    private static let paragraphs = BudgetCache<Key, Paragraph>(budget: 4 << 20) { key, _ in
        1200 + 120 * key.text.count
    }

    /// The key of a content with one paragraph; nil for one that is not kept.
    static func key(_ content: TextContent) -> Key? {
        guard content.count <= longest, content.paragraphs.count == 1, content.spans.count == 1,
            content.spans[0].box == nil, content.settings[0].embeddings.isEmpty,
            content.settings[0].hyphenation == nil
        else { return nil }
        return Key(
            text: content.text,
            span: content.spans[0],
            setting: content.settings[0],
            rule: content.lineHeightRule
        )
    }

    static func paragraph(_ key: Key) -> Paragraph? { paragraphs.value(key) }

    /// Keeps a paragraph, unless other fonts came in, which may be others when fonts are installed.
    static func keep(_ paragraph: Paragraph, _ key: Key) {
        let font = key.span.effectiveShaping.font
        guard paragraph.pieces.allSatisfy({ $0.run.font == font }) else { return }
        paragraphs.insert(paragraph, for: key)
    }
}
