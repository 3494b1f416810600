import Foundation

/// The transaction stack that each thread has for itself.
enum ThreadTransactions {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { raw in
            if let raw { Unmanaged<TransactionStack>.fromOpaque(raw).release() }
        }
        return key
    }()

    /// The stack of the calling thread, made at its first use and freed with the thread.
    static var current: TransactionStack {
        if let raw = pthread_getspecific(key) {
            return Unmanaged<TransactionStack>.fromOpaque(raw).takeUnretainedValue()
        }
        let stack = TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
