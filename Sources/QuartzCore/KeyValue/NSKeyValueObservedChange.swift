public import Foundation

/// A change of a property that a closure observes.
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, if the options contain `new`; else nil.
    public let newValue: Value?
    /// The value before the change, if the options contain `old`; else nil.
    public let oldValue: Value?
    /// The places of a change of a relationship.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool

    init(_ change: [NSKeyValueChangeKey: Any]) {
        kind = (change[.kindKey] as? UInt).flatMap(Kind.init(rawValue:)) ?? .setting
        newValue = Self.value(change[.newKey])
        oldValue = Self.value(change[.oldKey])
        indexes = change[.indexesKey] as? IndexSet
        isPrior = change[.notificationIsPriorKey] as? Bool ?? false
    }

    /// A value as the property has it: what stands for nil is nil of an optional property.
    private static func value(_ any: Any?) -> Value? {
        guard let any else { return nil }
        if any is NSNull, let none = Any?.none as? Value { return none }
        return any as? Value
    }
}
