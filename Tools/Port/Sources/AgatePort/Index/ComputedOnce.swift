import Synchronization

/// A value that is computed at its first use, and whose copies share it.
final class ComputedOnce<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)

    func value(_ make: () -> Value) -> Value {
        stored.withLock { stored in
            let value = stored ?? make()
            stored = value
            return value
        }
    }
}
