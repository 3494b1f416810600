import CoreGraphics
import Foundation
import QuartzCore

/// The frames of text fields.
///
/// Source: text T221; the frames other than the rounded one are plain lines.
@MainActor enum FieldLooks {
    static func apply(_ style: UITextField.BorderStyle, to field: UITextField) {
        let layer = field.layer
        switch style {
        case .none:
            layer.borderWidth = 0
            layer.cornerRadius = 0
        case .line:
            layer.borderWidth = 1
            layer.cornerRadius = 0
        case .bezel:
            layer.borderWidth = 1
            layer.cornerRadius = 0
        case .roundedRect:
            layer.borderWidth = 0.65
            layer.cornerRadius = 5
            if field.backgroundColor == nil { field.backgroundColor = .systemBackground }
        }
        recolor(style, field)
    }

    /// Gives a frame its colour for the traits of the moment; a field without one keeps what the program has made of its layer.
    static func recolor(_ style: UITextField.BorderStyle, _ field: UITextField) {
        let color: UIColor
        switch style {
        case .none: return
        case .line: color = .label
        case .bezel: color = .systemGray4
        case .roundedRect: color = UIColor.label.withAlphaComponent(0.2)
        }
        field.layer.borderColor = color.cgColor
    }
}

/// The button that removes a field's text: a cross in a grey disc.
final class FieldClearButton: UIView, UnarchivedView {
    weak var field: UITextField?

    /// Draws the disc and the cross.
    override func draw(_ rect: CGRect) {
        let disc = bounds.insetBy(dx: 2, dy: 2)
        UIColor.systemGray3.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let arm = disc.width * 0.18
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm))
        cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm))
        cross.move(to: CGPoint(x: disc.midX + arm, y: disc.midY - arm))
        cross.addLine(to: CGPoint(x: disc.midX - arm, y: disc.midY + arm))
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }

    /// Takes touches, so that the field does not.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Moves of them too.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Removes the text, if the delegate lets it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.insetBy(dx: -10, dy: -10).encloses(touch.location(in: self)),
            let field, field.delegate?.textFieldShouldClear(field) ?? true
        else { return }
        field.text = ""
        field.sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    }
}
