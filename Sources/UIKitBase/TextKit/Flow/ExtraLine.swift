import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The line behind the last line break, which has no characters.
enum ExtraLine {
    /// As high as lines of the last character's font, or of what would be typed into an empty text.
    static func metrics(_ manager: NSLayoutManager, last: AttributedContent?) -> LineMetrics {
        let content = last?.content ?? typed(manager).content
        let style = last.map { $0.content.paragraph(at: 0).setting.style } ?? typedStyle(manager)
        let metrics = content.emptyLineMetrics(at: content.count)
        return LineMetrics(ascent: style.lineHeight(of: metrics))
    }

    /// Where text typed into it would begin.
    static func start(_ manager: NSLayoutManager, _ room: TextLayout.Room, last: AttributedContent?) -> Double
    {
        let style = last.map { $0.content.paragraph(at: 0).setting.style } ?? typedStyle(manager)
        let isRightToLeft = last.map { $0.content.paragraph(at: 0).measured.bidi.isRightToLeft } ?? false
        let inner = style.room(isFirstLine: true, width: room.width - 2 * room.padding)
        let left = room.padding + (isRightToLeft ? 0 : inner.indent)
        let right = room.width - room.padding - (isRightToLeft ? inner.indent : 0)
        switch style.alignment {
        case .left: return left
        case .right: return right
        case .center: return (left + right) / 2
        case .natural, .justified: return isRightToLeft ? right : left
        }
    }

    private static func typed(_ manager: NSLayoutManager) -> AttributedContent {
        AttributedContent("", manager.readingOptions, attributes: manager.typingAttributes())
    }

    private static func typedStyle(_ manager: NSLayoutManager) -> AgateText.ParagraphStyle {
        let source = manager.typingAttributes()[.paragraphStyle] as? any ParagraphStyleSource
        return source?.paragraphSetting.style ?? AgateText.ParagraphStyle()
    }
}
