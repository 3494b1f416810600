import AgateDisplay
import Foundation

/// The lock behind `CATransaction.lock()`.
enum TransactionLock {
    /// How often the calling thread has taken the lock by `CATransaction.lock()`.
    private static let depthKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { raw in
            TransactionLock.release(heldBy: Int(bitPattern: raw))
        }
        return key
    }()

    static func lock() {
        TreeLock.lock()
        let depth = Int(bitPattern: pthread_getspecific(depthKey))
        pthread_setspecific(depthKey, UnsafeRawPointer(bitPattern: depth + 1))
    }

    static func unlock() {
        let depth = Int(bitPattern: pthread_getspecific(depthKey))
        guard depth > 0 else { return }
        pthread_setspecific(depthKey, UnsafeRawPointer(bitPattern: depth - 1))
        TreeLock.unlock()
    }

    /// A thread ends that has taken the lock more often than it has given it back: everybody else would wait for ever.
    private static func release(heldBy depth: Int) {
        guard depth > 0 else { return }
        for _ in 0..<depth { TreeLock.unlock() }
        DiagnosticsState.shared.tellOfMistake(
            "a thread has ended that held CATransaction.lock() (taken \(depth) times more than it was given back): "
                + "it was released, and what the thread was about to change may be half done"
        )
    }
}
