package import Foundation

/// A change of an observed property, from before it to after it.
///
/// A setter asks for one first; without observers it costs a look at a flag.
package struct KeyValueChange {
    private let observers: KeyValueObservers
    private let object: NSObject
    private let key: String

    /// Begins a change; nil if the object has no observers.
    @inline(__always)
    package static func begin(_ key: String, of object: NSObject, from value: @autoclosure () -> Any?)
        -> KeyValueChange?
    {
        guard KeyValueObservers.isUsed, let observers = KeyValueObservers.of(object) else { return nil }
        observers.willChange(key, object, value())
        return KeyValueChange(observers: observers, object: object, key: key)
    }

    /// Ends the change.
    package func end(at value: Any?) { observers.didChange(key, object, value) }
}

extension KeyValueObservers {
    /// A registration that its observer ends.
    func keep(_ registration: KeyValueRegistration, at object: NSObject) {
        registration.isKept = true
        _ = add(registration, to: object)
    }

    /// A property is about to change.
    func willChange(_ key: String, _ object: NSObject, _ old: Any?) {
        push(key, old)
        for registration in registrations(of: key) { registration.willChange(object, from: old) }
    }

    /// A property has changed.
    func didChange(_ key: String, _ object: NSObject, _ new: Any?) {
        guard case .some(let old) = pop(key) else { return }
        for registration in registrations(of: key) { registration.didChange(object, from: old, to: new) }
    }
}
