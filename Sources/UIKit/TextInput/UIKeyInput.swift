/// What text can be typed into.
///
/// A responder that conforms to it gets what is typed while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that ``deleteBackward()`` could delete from.
    var hasText: Bool { get }
    /// Puts typed text in the place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before it.
    func deleteBackward()
}
