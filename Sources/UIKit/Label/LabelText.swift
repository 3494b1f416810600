import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The text of a label as it is laid out, and how its spans look.
struct LabelText {
    /// The text.
    let content: TextContent
    /// How each span looks; without a colour where the label's counts.
    let looks: [TextLook]
    /// Whether the text has attributes of its own.
    let isAttributed: Bool

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
            isAttributed = true
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
        isAttributed = false
    }

    private static let plainLooks = [TextLook(foregroundColor: nil)]

    /// Finds the lines in a room.
    func lines(in room: TextLayout.Room) -> LabelLines {
        LabelLines(layout: TextLayout(content, in: room), looks: looks, isAttributed: isAttributed)
    }
}

/// The lines of a label.
struct LabelLines {
    let layout: TextLayout
    /// How each span of the text looks.
    let looks: [TextLook]
    /// Whether the text has attributes of its own.
    let isAttributed: Bool
    /// The first line in full size, of text that has been made smaller.
    var fullSize: FullSize?

    /// The first line of a text before it was made smaller.
    struct FullSize {
        /// The height of all lines, in points.
        let height: CGFloat
        /// The baseline of the first line, from its top.
        let baseline: CGFloat
    }

    /// The size of the lines, white space at their ends included, within a width.
    ///
    /// Source: text T202, T203.
    func size(within width: CGFloat) -> CGSize {
        let isWide = !width.isFinite
        let widest = layout.lines.reduce(0) { widest, line in
            let style = layout.content.settings[line.paragraph].style
            let isFirst = line.line.range.lowerBound == 0
            let indent = style.room(isFirstLine: isFirst, width: width).indent
            let tail = style.tailIndent.isFinite ? max(-style.tailIndent, 0) : 0
            return max(widest, indent + line.line.width + tail)
        }
        return CGSize(width: isWide ? widest : min(widest, width), height: layout.height)
    }

    /// Whether all of the text is there, and every line is within a width.
    func fits(_ width: CGFloat) -> Bool {
        guard layout.showsAll else { return false }
        return layout.lines.allSatisfy { line in
            !line.isTruncated && line.visibleWidth <= width + line.line.paragraph.measured.tolerance
        }
    }
}

extension CTFont {
    /// The font at a size multiplied by a factor.
    func scaled(by factor: CGFloat) -> CTFont { CTFont(instance.with(size: instance.size * factor)) }
}

extension NSAttributedString {
    /// The string with all fonts at sizes multiplied by a factor.
    func scalingFonts(by factor: CGFloat) -> NSAttributedString {
        let scaled = OwnMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? CTFont else { return }
            scaled.addAttribute(.font, value: font.scaled(by: factor), range: range)
        }
        return scaled
    }
}
