import Synchronization

/// Values by keys, of which those that were used last are kept.
final class RecentlyUsed<Value: Sendable>: Sendable {
    private struct State {
        /// The values with when they were used.
        var values: [String: (value: Value, use: Int)] = [:]
        var uses = 0
        var capacity = 100
    }

    private let state = Mutex(State())

    var capacity: Int {
        get { state.withLock { $0.capacity } }
        set {
            state.withLock {
                $0.capacity = max(newValue, 0)
                Self.shrink(&$0)
            }
        }
    }

    subscript(key: String) -> Value? {
        get {
            state.withLock {
                guard let found = $0.values[key] else { return nil }
                $0.uses += 1
                $0.values[key] = (found.value, $0.uses)
                return found.value
            }
        }
        set {
            state.withLock { state in
                state.uses += 1
                state.values[key] = newValue.map { ($0, state.uses) }
                Self.shrink(&state)
            }
        }
    }

    func removeAll() { state.withLock { $0.values.removeAll() } }

    private static func shrink(_ state: inout State) {
        while state.values.count > state.capacity,
            let oldest = state.values.min(by: { $0.value.use < $1.value.use })
        {
            state.values[oldest.key] = nil
        }
    }
}
