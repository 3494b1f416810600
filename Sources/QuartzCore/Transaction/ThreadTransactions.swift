import AgateDisplay
import Foundation

/// The transaction stack that each thread has for itself.
enum ThreadTransactions {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { raw in
            guard let raw else { return }
            handOverLeftovers(of: Unmanaged<TransactionStack>.fromOpaque(raw).takeRetainedValue())
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

    /// A thread has ended with changes that it has not committed: the main thread does, in its next turn, and the thread of a
    /// manual display at the display's next commit.
    ///
    /// Source: GUESS thread-end: nothing of a program's changes is lost.
    private static func handOverLeftovers(of stack: TransactionStack) {
        for changes in stack.takeChanges() {
            guard let context = changes.handle.context else { continue }
            guard !context.isManual else {
                context.inherit(changes)
                continue
            }
            SystemMainQueue.asyncFromEndingThread {
                if let context = changes.handle.context { context.commit(changes, at: context.now) }
            }
        }
    }
}
