import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The text of a label as it is laid out, and how its spans look.
struct LabelText {
    /// The text.
    let content: TextContent
    /// How each span looks; without a colour where the label's counts.
    let looks: [TextAppearance]

    /// Makes the text from the values that are set on a label.
    ///
    /// - Parameters:
    ///   - scale: What the sizes of all fonts are multiplied by.
    ///   - tracking: Points added to each letter of a text without attributes.
    init(_ label: LabelContent, scale: CGFloat = 1, tracking: CGFloat = 0) {
        let font = scale == 1 ? label.font.instance : label.font.scaled(by: scale).instance
        if let text = label.completedText {
            var options = AttributedContent.Options(font: font)
            options.lineHeightRule = .uiKit(usesFontLeading: true)
            options.color = nil
            options.linkColor = UIColor.systemBlue.cgColor
            let read = AttributedContent(scale == 1 ? text : text.scalingFonts(by: scale), options)
            content = read.content
            looks = read.looks
            return
        }
        let text = UTF16Text(label.plain ?? "")
        var setting = TextContent.ParagraphSetting()
        setting.style.alignment = label.alignment.engineAlignment
        setting.keepsHangulWords = label.lineBreakStrategy.contains(.hangulWordPriority)
        content = TextContent(
            text,
            spans: [TextSpan(text.range, ShapingAttributes(font: font, tracking: tracking))],
            lineHeightRule: .uiKit(usesFontLeading: true)
        ) { _ in setting }
        looks = Self.plainLooks
    }

    private static let plainLooks = [TextAppearance(foregroundColor: nil)]

    /// Finds the lines in a room.
    func lines(in room: TextLayout.Room) -> LabelLayout {
        LabelLayout(layout: TextLayout(content, in: room), looks: looks)
    }
}
