import CoreText
import Foundation

/// What follows from a change of a label.
@MainActor enum LabelChange {
    static func text(of label: UILabel, _ text: String?) {
        if label.content.attributed == nil, label.content.plain == text { return }
        label.content.setPlain(text)
        relayOut(label)
    }

    static func attributedText(of label: UILabel, _ text: NSAttributedString?) {
        label.content.setAttributed(text)
        relayOut(label)
    }

    static func font(of label: UILabel, _ font: UIFont) {
        if label.content.attributed == nil, label.content.font == font { return }
        label.content.font = font
        label.content.setAttribute(.font, font)
        relayOut(label)
    }

    static func textColor(of label: UILabel, _ color: UIColor) {
        label.content.textColor = color
        if label.content.attributed != nil {
            label.content.setAttribute(.foregroundColor, color)
            label.typesetter.attributedColorsDidChange()
        }
        label.setNeedsDisplay()
    }

    /// Sets a value of all paragraphs.
    static func paragraphs<Value: Equatable>(
        of label: UILabel,
        _ path: WritableKeyPath<LabelContent, Value>,
        _ style: WritableKeyPath<ParagraphValues, Value>,
        _ value: Value
    ) {
        if label.content.attributed == nil, label.content[keyPath: path] == value { return }
        label.content[keyPath: path] = value
        label.content.changeAttribute(.paragraphStyle) { old in
            guard let old = old as? NSParagraphStyle else { return nil }
            let new = NSMutableParagraphStyle()
            new.values = old.values
            new.values[keyPath: style] = value
            return new.copy()
        }
        relayOut(label)
    }

    /// Sets what lines and sizes depend on.
    static func layout<Value: Equatable>(
        of label: UILabel,
        _ path: WritableKeyPath<LabelContent, Value>,
        _ value: Value
    ) {
        guard label.content[keyPath: path] != value else { return }
        label.content[keyPath: path] = value
        relayOut(label)
    }

    /// Sets what only the lines depend on that are drawn.
    static func drawing<Value: Equatable>(
        of label: UILabel,
        _ path: WritableKeyPath<LabelContent, Value>,
        _ value: Value
    ) {
        guard label.content[keyPath: path] != value else { return }
        label.content[keyPath: path] = value
        label.typesetter.forgetDrawing()
        label.setNeedsDisplay()
    }

    /// Sets what only colours depend on: lines stay.
    static func look<Value: Equatable>(
        of label: UILabel,
        _ path: WritableKeyPath<LabelContent, Value>,
        _ value: Value
    ) {
        guard label.content[keyPath: path] != value else { return }
        label.content[keyPath: path] = value
        label.setNeedsDisplay()
    }

    /// Replaces fonts by those of the user's category.
    ///
    /// Source: text T74.
    static func sizeCategory(of label: UILabel) {
        guard label.adjustsFontForContentSizeCategory else { return }
        let category = DisplayState.current.contentSizeCategory.known
        if let font = UIFontMetrics.adjusted(label.content.font, to: category), font != label.content.font {
            label.content.font = font
            relayOut(label)
        }
        guard label.content.attributed != nil else { return }
        var changes = false
        label.content.changeAttribute(.font) { old in
            guard let font = old as? UIFont, let new = UIFontMetrics.adjusted(font, to: category), new != font
            else { return nil }
            changes = true
            return new
        }
        if changes { relayOut(label) }
    }

    private static func relayOut(_ label: UILabel) {
        label.typesetter.forget()
        label.invalidateIntrinsicContentSize()
        label.setNeedsDisplay()
    }
}
