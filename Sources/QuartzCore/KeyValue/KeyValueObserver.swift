public import Foundation

/// An object that is called when observed properties of other objects change.
///
/// Layers, responders, gesture recognizers and the other classes of UIKit that programs derive theirs from are such objects, and have the
/// method to override; `agate port` declares that classes of a program which derive from `NSObject` are.
public protocol KeyValueObserver: AnyObject {
    /// Tells that a property has changed.
    ///
    /// - Parameters:
    ///   - keyPath: The property, as it was named when the observer was added.
    ///   - object: The object that has it.
    ///   - change: The kind of change and the values that the options request; nil values are `NSNull`.
    ///   - context: The pointer that was given when the observer was added.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Does nothing: what an override calls for properties that it does not know.
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
