import AgateText
import CoreGraphics

/// The content that typesetters and framesetters read of a string, once for all of them.
///
/// The string is not kept: Foundation on Linux never lets go of the attributes of a string that was copied.
///
/// `@unchecked Sendable`: the looks hold values of attributes, which nothing here changes.
final class TextSource: @unchecked Sendable {
    /// The text with its paragraphs.
    let content: TextContent
    /// How its spans look.
    let looks: [TextAppearance]

    init(_ string: NSAttributedString) {
        let content = AttributedContent(string)
        self.content = content.content
        looks = content.looks
    }

    /// The length, in UTF-16 units.
    var count: Int { content.count }

    /// The text as one paragraph, with the style of its first character.
    ///
    /// - Parameter direction: Instead of the one that the style says.
    func asOneParagraph(direction: BaseDirection?) -> TextContent {
        var setting = content.settings.first ?? TextContent.ParagraphSetting()
        if let direction { setting.direction = direction }
        return TextContent(content.text, spans: content.spans, isOneParagraph: true) { _ in setting }
    }

    /// The text up to an end.
    func upTo(_ end: Int) -> TextContent {
        if end == content.count { return content }
        let text = UTF16Text(units: Array(content.text.units[..<end]))
        return TextContent(text, spans: content.spans.filter { $0.range.lowerBound < end }) { offset in
            self.content.settings[self.content.paragraphIndex(at: offset)]
        }
    }
}
