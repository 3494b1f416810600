import CoreGraphics
public import Foundation
import QuartzCore

/// What a text field asks and tells its delegate; all methods may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text may be replaced.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Whether the return key does what it does by itself.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// It may.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// It does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line of text that can be edited.
///
/// Editing, its delegate and its events work; the text itself is not drawn yet, since there is no text engine.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The frames of text fields.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A sunken frame.
        case bezel = 2
        /// A rounded frame.
        case roundedRect = 3
    }

    /// The text.
    open var text: String? = ""
    /// The colour of the text.
    open var textColor: UIColor?
    /// What is shown while there is no text.
    open var placeholder: String?
    /// The frame; a line or a rounded frame is shown.
    open var borderStyle = BorderStyle.none {
        didSet { applyBorder() }
    }
    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false
    /// The delegate, which decides about editing and is notified of it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// A text field can be edited while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// A tap begins editing.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = isTouchInside
        super.touchesEnded(touches, with: event)
        if isInside { becomeFirstResponder() }
    }

    /// Adds a piece of text at the end, as if a person had typed it; a line break is the return key.
    open func insertText(_ string: String) {
        for character in string {
            if character.isNewline {
                pressReturn()
                continue
            }
            let end = NSRange(location: (text ?? "").utf16.count, length: 0)
            let piece = String(character)
            guard
                delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: piece) ?? true
            else { continue }
            text = (text ?? "") + piece
            sendActions(for: .editingChanged)
        }
    }

    /// Removes the last character, as the delete key does.
    open func deleteBackward() {
        guard let text, let last = text.last else { return }
        let length = String(last).utf16.count
        let range = NSRange(location: text.utf16.count - length, length: length)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else {
            return
        }
        self.text = String(text.dropLast())
        sendActions(for: .editingChanged)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    private func applyBorder() {
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.borderColor = UIColor.systemGray4.cgColor
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    }
}
