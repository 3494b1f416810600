import Foundation

/// The values of the traits that are given; all others have their defaults.
struct TraitValues {
    private struct Entry {
        let trait: UITrait
        let value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    /// The value of a trait; nil where nothing is said.
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
        entries[ObjectIdentifier(trait)]?.value as? Trait.Value
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) ?? trait.defaultValue }
        set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
    }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// Takes over what others say; they are right where both say something.
    mutating func merge(_ others: TraitValues) { entries.merge(others.entries) { $1 } }

    /// The traits that have another value elsewhere, the names in order.
    func differences(from other: TraitValues) -> [UITrait] {
        var found: [UITrait] = []
        for (key, entry) in entries where !Self.isSame(entry.trait, entry.value, other.entries[key]?.value) {
            found.append(entry.trait)
        }
        for (key, entry) in other.entries
        where entries[key] == nil && !Self.isSame(entry.trait, entry.value, nil) {
            found.append(entry.trait)
        }
        return found.sorted { Self.identifier($0) < Self.identifier($1) }
    }

    /// Whether all that others say is said here too; their default values say nothing.
    func contains(_ others: TraitValues) -> Bool {
        others.entries.allSatisfy { key, entry in
            Self.isSame(entry.trait, entry.value, nil)
                || Self.isSame(entry.trait, entry.value, entries[key]?.value)
        }
    }

    /// Whether a value is that of somewhere else, where nil stands for the default.
    private static func isSame(_ trait: UITrait, _ value: Any, _ other: Any?) -> Bool {
        func isSame<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            equal(value, other ?? trait.defaultValue)
        }
        return isSame(trait)
    }

    /// Values without an equality are objects, compared by identity, or count as different.
    private static func equal(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable {
            func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
            return isEqual(first)
        }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func identifier(_ trait: UITrait) -> String { trait.identifier }
}

extension TraitValues {
    /// The given values, without those that are unspecified.
    var specified: TraitValues {
        var result = self
        for trait in defaults { result.remove(trait) }
        return result
    }

    private var defaults: [UITrait] {
        entries.values.filter { Self.isSame($0.trait, $0.value, nil) && Self.isSystem($0.trait) }.map(\.trait)
    }

    /// Whether the default of a trait means that nothing is said: so it is with the system's.
    private static func isSystem(_ trait: UITrait) -> Bool { trait is any SystemTrait.Type }
}

/// A trait of the system; its default value is that nothing is said.
protocol SystemTrait: UITraitDefinition {}
