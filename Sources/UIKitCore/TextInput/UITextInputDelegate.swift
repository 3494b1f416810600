/// The object that learns when a text or its selection changes by other means than the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes by other means than the keyboard.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection has changed by other means than the keyboard.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes by other means than the keyboard.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text has changed by other means than the keyboard.
    func textDidChange(_ textInput: (any UITextInput)?)
}
