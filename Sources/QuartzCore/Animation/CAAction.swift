public import Foundation

/// Something that a layer runs when one of its properties changes.
public protocol CAAction {
    /// Reacts to an event of an object.
    ///
    /// - Parameters:
    ///   - event: The key of the property or the name of the event.
    ///   - anObject: The layer.
    ///   - dict: More about the event; nil for property changes.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the null ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
