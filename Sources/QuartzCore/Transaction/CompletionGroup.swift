import AgateDisplay

/// A completion block and the animations that it waits for.
///
/// A group joins every animation that is added while its block is the newest of an open transaction. When the
/// transaction has been committed and the last animation has left, for whatever reason, the block is queued
/// for the next turn of the thread that owns the layers: the main thread, or the one of the manual display. It
/// never runs inside the commit.
///
/// Animations of a live display stop on the main thread while other threads add theirs, so its counts are kept
/// under the lock; those of a manual display in sections of its thread.
///
/// Source: claims 9.8-9.11.
package final class CompletionGroup {
    /// The block as the getter of the transaction gives it back.
    let block: () -> Void
    private var waitingCount = 0
    private var isCommitted = false
    private var isQueued = false
    /// Layers may outlive their manual display; blocks that still wait then never run.
    private let manualContext: ContextHandle?

    init(block: @escaping () -> Void, manualContext: ContextHandle?) {
        self.block = block
        self.manualContext = manualContext
    }

    /// An animation joins.
    func enter() {
        update { waitingCount += 1 }
    }

    /// An animation has stopped.
    func leave() {
        update { waitingCount -= 1 }
    }

    /// The transaction has been committed.
    func commit() {
        update { isCommitted = true }
    }

    /// Changes the counts, and queues the block when nothing is left to wait for.
    private func update(_ change: () -> Void) {
        if let manualContext {
            let isDue = section(of: manualContext.owner) {
                change()
                return takesTurn()
            }
            if isDue { manualContext.context?.enqueue(block) }
        } else if TreeLock.withLock({
            change()
            return takesTurn()
        }) {
            MainTurn.enqueue(block)
        }
    }

    private func takesTurn() -> Bool {
        guard isCommitted, waitingCount <= 0, !isQueued else { return false }
        isQueued = true
        return true
    }
}
