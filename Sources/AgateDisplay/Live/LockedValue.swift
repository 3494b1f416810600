import Foundation

/// A value behind a lock.
///
/// Like `Mutex`, but built on a lock that the Thread Sanitizer watches: the library of `Mutex` is not built for it,
/// so what is handed over through one looks unguarded to `Scripts/tsan`.
package final class LockedValue<Value>: @unchecked Sendable {
    // Used with the lock held only.
    private var value: Value
    private let lock = NSLock()

    package init(_ value: Value) {
        self.value = value
    }

    /// Runs a closure on the value with the lock held.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
