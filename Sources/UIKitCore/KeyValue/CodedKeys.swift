import AgateDisplay
import Foundation
import QuartzCore

/// Properties of a class by name.
@_spi(UIKitRooms) @MainActor public struct CodedKeys {
    /// Reads a property; nothing if the object is of another class or the name is not known.
    let read: (_ object: NSObject, _ key: String) -> Any??
    /// Sets a property; false if the object is of another class, or the name is not known.
    let write: (_ object: NSObject, _ key: String, _ value: Any?) -> Bool

    /// Properties by the paths that lead to them.
    ///
    /// - Parameters:
    ///   - readable: Those that are read alone.
    ///   - writable: Those that are read and set.
    package init<Root: NSObject>(
        _: Root.Type,
        _ readable: [String: (Root) -> Any?],
        _ writable: [String: CodedProperty<Root>] = [:]
    ) {
        read = { object, key in
            guard let root = object as? Root else { return nil }
            if let property = writable[key] { return .some(property.get(root)) }
            guard let get = readable[key] else { return nil }
            return .some(get(root))
        }
        write = { object, key, value in
            guard let root = object as? Root, let property = writable[key] else { return false }
            return property.set(root, value)
        }
    }
}

extension CodedKeys {
    /// The keys of each class that was looked up.
    private static let cache = LockedValue<[ObjectIdentifier: [CodedKeys]]>([:])

    /// Those of an object's class and of its superclasses, derived ones first.
    private static func keys(of object: ObservingObject) -> [CodedKeys] {
        let type = type(of: object)
        if let found = cache.withLock({ $0[ObjectIdentifier(type)] }) { return found }
        let found = type.codedKeys
        cache.withLock { $0[ObjectIdentifier(type)] = found }
        return found
    }

    /// The value of a property of an object.
    static func value(forKey key: String, of object: ObservingObject) -> Any?? {
        for keys in keys(of: object) {
            if let value = keys.read(object, key) { return .some(value) }
        }
        return InterfaceTables.value(for: key, of: object)
    }

    /// Sets a property of an object.
    static func set(_ value: Any?, forKey key: String, of object: ObservingObject) -> Bool {
        keys(of: object).contains { $0.write(object, key, value) }
            || InterfaceTables.set(value, for: key, of: object)
    }
}

extension ObservingObject: KeyValueCoded {
    package func codedValue(forKey key: String) -> Any?? { CodedKeys.value(forKey: key, of: self) }

    package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
        CodedKeys.set(value, forKey: key, of: self)
    }
}

/// A property that is read and set by name.
package struct CodedProperty<Root> {
    let get: (Root) -> Any?
    /// Sets the property; false if the value is of another type.
    let set: (Root, Any?) -> Bool

    /// A property at a path.
    package init<Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        get = { root in
            let value: Value = root[keyPath: path]
            return Self.unwrapped(value)
        }
        set = { root, new in
            guard let value = Self.converted(new, Value.self) else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private static func converted<Value>(_ new: Any?, _ type: Value.Type) -> Value? {
        guard let new, !(new is NSNull) else { return Any?.none as? Value }
        if let value = new as? Value { return value }
        // A number of another type, as key-value coding takes it.
        return (new as? NSNumber) as? Value
    }
}
