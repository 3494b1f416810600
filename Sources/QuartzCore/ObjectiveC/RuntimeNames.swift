import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A selector with a name; it carries no method, and can be compared and printed.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of an object; nil for a value of another kind.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class that a class inherits from; nil if there is none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
