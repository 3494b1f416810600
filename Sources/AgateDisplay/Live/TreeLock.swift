import CoreFoundation
import Foundation

/// The process-wide recursive lock around everything that threads share: the layers of live displays, the
/// lists of what changed in them, and the trees that commits arrive in.
///
/// `CATransaction.lock()` is this lock, so a program that holds it sees no commit of another thread. Manual
/// displays belong to one thread and never take it.
///
/// Source: claims 9.12, 17.8.
package enum TreeLock {
    // Made once and never moved or freed: a mutex must stay where it was initialised.
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return mutex
    }()

    /// Takes the lock; a thread may take it again while it holds it.
    package static func lock() {
        pthread_mutex_lock(mutex)
    }

    /// Gives the lock back once.
    package static func unlock() {
        pthread_mutex_unlock(mutex)
    }

    /// Runs a closure with the lock held.
    package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
