import CAgateThreads

/// A lock with what it protects, in memory of its own; copies are the same lock, which is not recursive.
///
/// Source: Apple docs, `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let word = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            word.initialize(to: 0)
            self.state = state
        }

        deinit { word.deallocate() }
    }

    private let storage: Storage

    /// Makes a lock that protects a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Makes a lock that protects a value, of which nobody checks whether others may touch it.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a closure with the value while the lock is held.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value while the lock is held; nobody checks what it returns.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        agate_unfair_lock(storage.word)
        defer { agate_unfair_unlock(storage.word) }
        return try body(&storage.state)
    }

    /// Calls a closure with the value if nobody holds the lock.
    ///
    /// - Returns: What the closure returns; nil if somebody holds the lock.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Calls a closure with the value if nobody holds the lock; nobody checks what it returns.
    ///
    /// - Returns: What the closure returns; nil if somebody holds the lock.
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        guard agate_unfair_try(storage.word) else { return nil }
        defer { agate_unfair_unlock(storage.word) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == () {
    /// Makes a lock that protects nothing of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, and waits while another thread holds it.
    public func lock() { agate_unfair_lock(storage.word) }

    /// Gives the lock back.
    public func unlock() { agate_unfair_unlock(storage.word) }

    /// Takes the lock if nobody holds it.
    ///
    /// - Returns: Whether it was taken.
    public func lockIfAvailable() -> Bool { agate_unfair_try(storage.word) }
}
