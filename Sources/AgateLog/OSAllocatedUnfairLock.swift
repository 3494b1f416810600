import Foundation

/// A lock with what it guards.
///
/// Unchecked, because the compiler does not see that the lock guards every use of the state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock that guards a state, which need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Makes a lock that guards a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs a closure with the lock held.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the lock held, whatever it returns.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock that guards nothing of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, waiting for a thread that has it; not twice on one thread.
    public func lock() { storage.lock.lock() }
    /// Releases the lock, which the calling thread must hold.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if no thread holds it.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
