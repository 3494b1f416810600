import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object, under the address of a key.
///
/// The value goes with the object: at once for layers, views, controllers and gesture recognizers, and for objects of other classes some
/// time after it, when values of others are set. A value that is no object of a class has no identity: nothing is associated with it.
///
/// Source: uikit U2.
///
/// - Parameters:
///   - object: The object.
///   - key: The key's address: `&key` of a variable that is never moved, global or static.
///   - value: The associated value; nil takes it away.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    guard let object = AssociatedObject(object) else { return }
    if value == nil, object.values == nil { return }
    object.makeValues().set(value, key, policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that is associated with an object under the address of a key; nil if there is none.
///
/// Source: uikit U2.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObject(object)?.values?.value(key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes all values away that are associated with an object.
///
/// Source: uikit U2.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObject(object)?.values?.removeAll()
}

/// An object that values are associated with.
private struct AssociatedObject {
    let object: AnyObject

    init?(_ object: Any) {
        // Other values would be put into a new box each time.
        guard type(of: object) is AnyClass else { return nil }
        self.object = object as AnyObject
    }

    var values: AssociatedValues? {
        (object as? any AssociationHolder)?.associatedValues ?? WeakAssociations.shared.values(of: object)
    }

    func makeValues() -> AssociatedValues {
        (object as? any AssociationHolder)?.makeAssociatedValues()
            ?? WeakAssociations.shared.makeValues(of: object)
    }
}
