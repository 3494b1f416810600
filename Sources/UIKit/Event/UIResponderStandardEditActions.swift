/// What can be done with what is selected; a responder implements what it can.
///
/// `UIResponder` has the six most common ones as methods that do nothing, for Swift on Linux cannot ask whether a method is there.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Cuts what is selected.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Puts in what was copied.
    func paste(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
}
