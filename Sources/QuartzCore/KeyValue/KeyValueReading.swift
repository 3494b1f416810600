package import Foundation

/// Objects of classes that know some of their properties by name.
package protocol KeyValueCoded: NSObject {
    /// The value of a property; nothing if the class does not know its name.
    func codedValue(forKey key: String) -> Any??
    /// Sets a property; false if the class does not know its name, or the value is of another type.
    func setCodedValue(_ value: Any?, forKey key: String) -> Bool
}

/// Reads and sets properties by name.
enum KeyValueReading {
    /// The value of a property; nil if there is none of that name.
    static func value(forKey key: String, of object: NSObject) -> Any? {
        if let coded = object as? any KeyValueCoded, let value = coded.codedValue(forKey: key) {
            return value
        }
        if let layer = object as? CALayer { return layer.value(forKey: key) }
        if let animation = object as? CAAnimation { return animation.value(forKey: key) }
        return stored(key, in: object)
    }

    /// The value at the end of a path.
    static func value(forKeyPath path: String, of object: NSObject) -> Any? {
        if let layer = object as? CALayer { return layer.value(forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path, of: object) }
        guard let next = value(forKey: String(path[..<dot]), of: object) as? NSObject else { return nil }
        return value(forKeyPath: String(path[path.index(after: dot)...]), of: next)
    }

    /// Sets a property; what the object's class does not know by name stays as it is.
    static func set(_ new: Any?, forKey key: String, of object: NSObject) {
        if let coded = object as? any KeyValueCoded, coded.setCodedValue(new, forKey: key) { return }
        if let layer = object as? CALayer { return layer.setValue(new, forKey: key) }
        if let animation = object as? CAAnimation { animation.setValue(new, forKey: key) }
    }

    /// Sets the property at the end of a path.
    static func set(_ new: Any?, forKeyPath path: String, of object: NSObject) {
        if let layer = object as? CALayer { return layer.setValue(new, forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else { return set(new, forKey: path, of: object) }
        guard let next = value(forKey: String(path[..<dot]), of: object) as? NSObject else { return }
        set(new, forKeyPath: String(path[path.index(after: dot)...]), of: next)
    }

    /// A stored property of a class of the program, under its own name or that of Objective-C: `hidden` of `isHidden`.
    private static func stored(_ key: String, in object: NSObject) -> Any? {
        let other = "is" + key.prefix(1).uppercased() + key.dropFirst()
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                guard let label = child.label,
                    label == key || label == other || label == "$__lazy_storage_$_" + key
                else { continue }
                let value = Mirror(reflecting: child.value)
                guard value.displayStyle == .optional else { return child.value }
                return value.children.first?.value
            }
            mirror = level.superclassMirror
        }
        return nil
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The value of a property by its name; nil if there is none, where Apple's systems stop the program.
    ///
    /// UIKit's classes know what programs ask them by name; of other classes stored properties are read.
    public func value(forKey key: String) -> Any? { KeyValueReading.value(forKey: key, of: self) }

    /// The value at the end of a path of properties.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueReading.value(forKeyPath: keyPath, of: self)
    }

    /// Sets a property by its name; a name that the object's class does not know changes nothing.
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueReading.set(value, forKey: key, of: self)
    }

    /// Sets the property at the end of a path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueReading.set(value, forKeyPath: keyPath, of: self)
    }
}
