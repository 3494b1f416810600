import Foundation

/// A property that appearance proxies set.
@_spi(UIKitRooms) @MainActor public struct AppearanceProperty {
    /// Tells it apart from others.
    let key: AnyHashable
    /// The value of an object; nil for an object of another class.
    let value: (NSObject) -> Any?
    /// Gives an object the value of a proxy.
    let copy: (_ proxy: NSObject, _ object: NSObject) -> Void

    /// A property that is read and set by its key path.
    package init<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path, { (object: Root) in object[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    /// A property that is read and set in another way.
    init<Root: NSObject, Value>(
        _ key: some Hashable & Sendable,
        _ get: @escaping (Root) -> Value,
        _ set: @escaping (Root, Value) -> Void
    ) {
        self.key = AnyHashable(Key(root: ObjectIdentifier(Root.self), name: AnyHashable(key)))
        value = { ($0 as? Root).map { get($0) as Any } }
        copy = { proxy, object in
            guard let proxy = proxy as? Root, let object = object as? Root else { return }
            set(object, get(proxy))
        }
    }

    private struct Key: Hashable {
        let root: ObjectIdentifier
        let name: AnyHashable
    }

    /// Whether two values are the same; objects that say nothing of equality by identity.
    static func isSame(_ first: Any, _ second: Any) -> Bool {
        let (first, second) = (unwrapped(first), unwrapped(second))
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? [NSAttributedString.Key: Any] {
            guard let second = second as? [NSAttributedString.Key: Any], first.count == second.count else {
                return false
            }
            return first.allSatisfy { key, value in second[key].map { isSame(value, $0) } ?? false }
        }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        if let first = first as? any Equatable { return isEqual(first, second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        second as? Value == first
    }

    /// The value in optionals; nil for none.
    private static func unwrapped(_ value: Any) -> Any? {
        var value = value
        while true {
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            guard let inner = mirror.children.first else { return nil }
            value = inner.value
        }
    }
}
