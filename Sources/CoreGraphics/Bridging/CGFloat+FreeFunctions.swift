public import Foundation

/// The free functions `abs`, `min` and `max`, reachable inside `extension CGFloat { … }`.
///
/// Foundation on Linux gives `CGFloat` unavailable static members of these names, which hide the free functions from
/// code in an extension of `CGFloat` that compiles on Apple's systems. These members call the free functions.
extension CGFloat {
    /// The magnitude of a value, as the free function gives it.
    public func abs<Value: SignedNumeric & Comparable>(_ value: Value) -> Value {
        Swift.abs(value)
    }

    /// The lesser of two values, as the free function gives it.
    public func min<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
        Swift.min(first, second)
    }

    /// The least of three or more values, as the free function gives it.
    public func min<Value: Comparable>(_ first: Value, _ second: Value, _ third: Value, _ rest: Value...)
        -> Value
    {
        rest.reduce(Swift.min(first, second, third), Swift.min)
    }

    /// The greater of two values, as the free function gives it.
    public func max<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
        Swift.max(first, second)
    }

    /// The greatest of three or more values, as the free function gives it.
    public func max<Value: Comparable>(_ first: Value, _ second: Value, _ third: Value, _ rest: Value...)
        -> Value
    {
        rest.reduce(Swift.max(first, second, third), Swift.max)
    }

    /// The magnitude of a value, as the free function gives it.
    public static func abs<Value: SignedNumeric & Comparable>(_ value: Value) -> Value {
        Swift.abs(value)
    }

    /// The lesser of two values, as the free function gives it.
    public static func min<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
        Swift.min(first, second)
    }

    /// The greater of two values, as the free function gives it.
    public static func max<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
        Swift.max(first, second)
    }
}
