public import Foundation

extension NotificationCenter {
    /// Has a method of an observer called for notifications, on the thread that posts them.
    ///
    /// The center does not keep the observer, and stops calling when it is gone.
    ///
    /// - Parameters:
    ///   - observer: An object of a class; what is none is not called.
    ///   - aSelector: The method, of no argument or the notification; see ``Selector``.
    ///   - aName: The name of the notifications, nil for all.
    ///   - anObject: The object that posts, nil for any.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        guard type(of: observer) is AnyClass else { return }
        SelectorObservations.shared.add(observer as AnyObject, aSelector, aName, anObject, in: self)
    }

    /// Stops all calls of an observer, be it one of methods or what stands for a block.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservations.shared.remove(observer, nil, nil, in: self)
        removeObserver(observer as Any)
    }

    /// Stops the calls of an observer for notifications of a name and an object, nil for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        SelectorObservations.shared.remove(observer, aName, anObject, in: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
