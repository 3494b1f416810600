public import Foundation

/// The object that decides about the editing of a text field and learns of edits; all methods may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin; true by default. False keeps the field from becoming first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun: the field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end; true by default. False keeps the field first responder.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended: the field is no longer first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended, with the reason; if a delegate implements this, the method without a reason is not called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part of the text, in UTF-16 units, may be replaced.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// The selection or the caret of the field has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the button that removes the text may do so.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does by itself.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True by default: editing may begin.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Has no effect; implement it to react when editing begins.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True by default: editing may end.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Has no effect; implement it to take the text when editing has ended.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True by default: each change of the text by the user is made.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Has no effect; implement it to follow the selection.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True by default: the clear button empties the text.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True by default: the return key sends the control event `editingDidEndOnExit`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
