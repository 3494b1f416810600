import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The values that are set on a label: its text, its look and its fitting.
struct LabelContent {
    /// The text without attributes; nil where there is none, or where there are attributes.
    private(set) var plain: String?
    /// The text with attributes, as it was set.
    private(set) var attributed: NSAttributedString?
    var font = standardFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var numberOfLines = 1
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false

    /// The system font at the size of labels.
    static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

    /// The characters.
    var string: String? { attributed?.string ?? plain }

    /// Whether there is nothing to show.
    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain?.isEmpty ?? true }

    /// The colour of letters that have none of their own.
    var shownColor: UIColor { isHighlighted ? highlightedTextColor ?? textColor : textColor }

    // MARK: Changes

    /// Sets text without attributes.
    mutating func setPlain(_ text: String?) {
        plain = text
        attributed = nil
    }

    /// Sets text with attributes, and takes alignment and mode from its first style of paragraphs.
    mutating func setAttributed(_ text: NSAttributedString?) {
        plain = nil
        attributed = text.map { OwnAttributedString.copy(of: $0) }
        guard let text, text.length > 0,
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    /// Gives all of the attributed text a value.
    mutating func setAttribute(_ name: NSAttributedString.Key, _ value: Any) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = OwnMutableAttributedString(attributedString: attributed)
        changed.addAttribute(name, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = OwnAttributedString(attributedString: changed)
    }

    /// Changes the values of one attribute wherever it is.
    mutating func changeAttribute(_ name: NSAttributedString.Key, _ change: (Any?) -> Any?) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = OwnMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttribute(name, in: whole) { value, range, _ in
            if let new = change(value) { changed.addAttribute(name, value: new, range: range) }
        }
        self.attributed = OwnAttributedString(attributedString: changed)
    }

    // MARK: Attributes

    /// The style of paragraphs of plain text.
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        return style
    }

    /// The text with attributes: its own, or the label's.
    ///
    /// Source: text T201.
    var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        return plain.map { OwnAttributedString(string: $0, attributes: attributes) }
    }

    /// The attributes of plain text.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle,
        ]
        if let shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = shadowColor
            shadow.shadowOffset = shadowOffset
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// The attributed text with the label's font and style of paragraphs where it has none of its own.
    var completedText: NSAttributedString? {
        guard let attributed else { return nil }
        let completed = OwnMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: attributed.length)
        let style = paragraphStyle
        attributed.enumerateAttributes(in: whole) { attributes, range, _ in
            var missing: [NSAttributedString.Key: Any] = [:]
            if !(attributes[.font] is UIFont) { missing[.font] = font }
            if !(attributes[.paragraphStyle] is NSParagraphStyle) { missing[.paragraphStyle] = style }
            if !missing.isEmpty { completed.addAttributes(missing, range: range) }
        }
        return completed
    }
}
