/// The standard commands of editing; a responder implements those that it supports.
///
/// `UIResponder` has the six most common ones as methods that do nothing, for Swift on Linux cannot ask whether a method is there.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by what the pasteboard holds, or inserts it at the caret.
    func paste(_ sender: Any?)
    /// Selects the word or object at the caret.
    func select(_ sender: Any?)
    /// Selects the whole content.
    func selectAll(_ sender: Any?)
    /// Deletes the selection without changing the pasteboard.
    func delete(_ sender: Any?)
}
