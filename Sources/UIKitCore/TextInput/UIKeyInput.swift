/// A responder into which text can be typed.
///
/// It receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that ``deleteBackward()`` could delete from.
    var hasText: Bool { get }
    /// Inserts typed text in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before it.
    func deleteBackward()
}
