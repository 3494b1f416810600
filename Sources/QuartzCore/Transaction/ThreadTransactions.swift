import AgateDisplay
import AgateRuntime

/// The transaction stack that each thread has for itself.
enum ThreadTransactions {
    private static let storage = ThreadSpecific<TransactionStack>()

    /// The stack of the calling thread, made at its first use and freed with the thread.
    static var current: TransactionStack { storage.value ?? storage.keep(TransactionStack()) }

    /// A thread has ended with changes that it has not committed: the main thread does, in its next turn, and the thread of a
    /// manual display at the display's next commit.
    ///
    /// Source: GUESS thread-end: nothing of a program's changes is lost.
    fileprivate static func handOverLeftovers(of stack: TransactionStack) {
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

extension TransactionStack: ThreadEndObserver {
    package func threadEnded() { ThreadTransactions.handOverLeftovers(of: self) }
}
