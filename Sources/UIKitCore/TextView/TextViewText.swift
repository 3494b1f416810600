import CoreGraphics
import Foundation
import QuartzCore

/// What a text view's own properties say of its text.
struct TextViewAppearance {
    var font: UIFont?
    var color: UIColor? = .label
    var alignment = NSTextAlignment.natural
    /// What was set for text that is typed next; nil: that of the character before.
    var typing: [NSAttributedString.Key: Any]?

    /// The attributes of plain text.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font ?? UIFont.systemFont(ofSize: 12)]
        if let color { attributes[.foregroundColor] = color }
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}

/// Sets text and attributes of a text view.
@MainActor enum TextViewText {
    static func set(_ text: NSAttributedString, in view: UITextView) {
        view.looks.typing = nil
        view.textStorage.setAttributedString(text)
        view.editor.reset(selecting: view.textStorage.length)
        view.showMarks()
        view.invalidateIntrinsicContentSize()
    }

    /// An attribute of the first character; nil for an empty text.
    static func attribute(_ key: NSAttributedString.Key, of view: UITextView) -> Any? {
        guard view.textStorage.length > 0 else { return nil }
        return view.textStorage.attribute(key, at: 0, effectiveRange: nil)
    }

    /// The attributes of the character before the caret, of the first one at the start, or those of plain text.
    static func attributesBeforeCaret(of view: UITextView) -> [NSAttributedString.Key: Any] {
        let length = view.textStorage.length
        guard length > 0 else { return view.looks.attributes }
        let offset = min(max(view.editor.selection.start - 1, 0), length - 1)
        var attributes = view.textStorage.attributes(at: offset, effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    private static func whole(_ view: UITextView) -> NSRange {
        NSRange(location: 0, length: view.textStorage.length)
    }

    static func setFont(_ font: UIFont?, in view: UITextView) {
        view.looks.font = font
        view.looks.typing?[.font] = font
        view.textStorage.addAttribute(
            .font,
            value: font ?? UIFont.systemFont(ofSize: 12),
            range: whole(view)
        )
        TextViewLayout.sizeDidChange(view)
    }

    static func setColor(_ color: UIColor?, in view: UITextView) {
        view.looks.color = color
        view.looks.typing?[.foregroundColor] = color
        if let color {
            view.textStorage.addAttribute(.foregroundColor, value: color, range: whole(view))
        } else {
            view.textStorage.removeAttribute(.foregroundColor, range: whole(view))
        }
    }

    static func setAlignment(_ alignment: NSTextAlignment, in view: UITextView) {
        view.looks.alignment = alignment
        let storage = view.textStorage
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: whole(view), options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.alignment = alignment
            storage.addAttribute(.paragraphStyle, value: style, range: range)
        }
        storage.endEditing()
    }
}
