import Synchronization

/// Values found by keys, up to a budget in bytes.
///
/// Its contents change how long work takes, and nothing else. Values that were used lately stay: there are a young and an old half,
/// and when the young half is full it becomes the old one, whose values are forgotten unless they are used.
final class BudgetCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Halves {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
        var youngBytes = 0
        var oldBytes = 0
    }

    private let budget: Int
    private let size: @Sendable (Key, Value) -> Int
    private let halves = Mutex(Halves())

    /// - Parameters:
    ///   - budget: About how many bytes values may take; 0 keeps none.
    ///   - size: About how many bytes a key and its value take; always the same for one pair.
    init(budget: Int, size: @escaping @Sendable (Key, Value) -> Int) {
        self.budget = max(0, budget)
        self.size = size
    }

    /// About how many bytes the values take.
    var byteCount: Int { halves.withLock { $0.youngBytes + $0.oldBytes } }

    /// The number of values.
    var count: Int { halves.withLock { $0.young.count + $0.old.count } }

    /// Forgets all values.
    func removeAll() { halves.withLock { $0 = Halves() } }

    /// The value of a key, if it is kept.
    func value(_ key: Key) -> Value? {
        halves.withLock { halves in
            if let value = halves.young[key] { return value }
            guard let value = halves.old.removeValue(forKey: key) else { return nil }
            halves.oldBytes -= size(key, value)
            insert(value, key, &halves)
            return value
        }
    }

    /// Keeps a value, unless the key has one already.
    func insert(_ value: Value, for key: Key) {
        halves.withLock { halves in
            if halves.young[key] == nil { insert(value, key, &halves) }
        }
    }

    /// The value of a key: the kept one, or one that is made and kept.
    func value(_ key: Key, make: () -> Value) -> Value {
        if let known = value(key) { return known }
        let made = make()
        insert(made, for: key)
        return made
    }

    private func insert(_ value: Value, _ key: Key, _ halves: inout Halves) {
        let bytes = size(key, value)
        guard bytes <= budget / 2 else { return }
        if halves.youngBytes + bytes > budget / 2 {
            halves.old = halves.young
            halves.oldBytes = halves.youngBytes
            halves.young = [:]
            halves.youngBytes = 0
        }
        if let replaced = halves.old.removeValue(forKey: key) { halves.oldBytes -= size(key, replaced) }
        halves.young[key] = value
        halves.youngBytes += bytes
    }
}
