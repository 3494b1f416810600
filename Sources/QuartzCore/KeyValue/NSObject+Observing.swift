public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// An object whose properties can be read, set and observed by name: any `NSObject`.
///
/// Its members are those of a protocol, so that a class can have its own.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    // MARK: Observers

    /// Adds an observer of a property, or of a path of properties; neither object is kept alive.
    ///
    /// Changes of properties that are not observable are never reported: see the article on porting.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard !keyPath.isEmpty else { return }
        let registration = KeyValueRegistration(keyPath, options, observer: observer, context: context) {
            [weak observer] object, change in
            (observer as? any KeyValueObserver)?.observeValue(
                forKeyPath: keyPath,
                of: object,
                change: change,
                context: context
            )
        }
        // What the call gives back would end the observation.
        KeyValueObservers.make(self).keep(registration, at: self)
    }

    /// Takes an observer away that was added for a property with a context; does nothing if there is none.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath, .some(context))
    }

    /// Takes an observer away that was added for a property, the newest first; does nothing if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath, nil)
    }

    private func remove(_ observer: NSObject, _ path: String, _ context: UnsafeMutableRawPointer??) {
        guard let observers = KeyValueObservers.of(self), let found = observers.last(observer, path, context)
        else { return }
        found.end()
        observers.remove(found)
    }

    // MARK: Closures

    /// Calls a closure whenever a property has changed, for as long as the observation lives.
    ///
    /// `agate port` adds the name to the calls of a program: a key path of Swift does not know the names of its properties.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - name: Its Objective-C name: `hidden` of `isHidden`; a path of several has dots between them.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        named name: String,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let registration = KeyValueRegistration(
            name,
            options,
            read: { ($0 as? Self).flatMap { Self.present($0[keyPath: keyPath]) } }
        ) { object, change in
            guard let object = object as? Self else { return }
            changeHandler(object, NSKeyValueObservedChange(change))
        }
        return KeyValueObservers.make(self).add(registration, to: self)
    }

    /// A value that is not nil; nothing for one that is.
    private static func present(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    // MARK: Changes

    /// The properties whose changes are changes of a property, as key paths: none unless the class is a ``KeyValueDependent``.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Tells observers that a property is about to change.
    public func willChangeValue(forKey key: String) {
        guard let observers = KeyValueObservers.of(self) else { return }
        let old = KeyValueReading.value(forKey: key, of: self)
        observers.willChange(key, self, old)
    }

    /// Tells observers that a property has changed, after ``willChangeValue(forKey:)``.
    public func didChangeValue(forKey key: String) {
        guard let observers = KeyValueObservers.of(self) else { return }
        observers.didChange(key, self, KeyValueReading.value(forKey: key, of: self))
    }

    /// Tells observers that a property is about to change from a value: what `agate port` writes into `@objc dynamic` properties.
    public func willChangeValue(forKey key: String, from value: @autoclosure () -> Any?) {
        guard let observers = KeyValueObservers.of(self) else { return }
        observers.willChange(key, self, value())
    }

    /// Tells observers that a property has changed to a value: what `agate port` writes into `@objc dynamic` properties.
    public func didChangeValue(forKey key: String, to value: @autoclosure () -> Any?) {
        guard let observers = KeyValueObservers.of(self) else { return }
        observers.didChange(key, self, value())
    }
}
