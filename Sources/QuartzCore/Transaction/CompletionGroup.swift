/// A completion block and the animations that it waits for.
///
/// A group joins every animation that is added while its block is the newest of an open transaction. When the
/// transaction has been committed and the last animation has left, for whatever reason, the block is queued
/// for the next turn of the thread that owns the layers; it never runs inside the commit.
///
/// Source: claims 9.8-9.11, C5.
package final class CompletionGroup {
    /// The block as the getter of the transaction gives it back.
    let block: () -> Void
    private var waitingCount = 0
    private var isCommitted = false
    private var isQueued = false
    private let enqueue: (@escaping () -> Void) -> Void

    init(block: @escaping () -> Void, enqueue: @escaping (@escaping () -> Void) -> Void) {
        self.block = block
        self.enqueue = enqueue
    }

    /// An animation joins.
    func enter() {
        waitingCount += 1
    }

    /// An animation has stopped.
    func leave() {
        waitingCount -= 1
        queueIfDone()
    }

    /// The transaction has been committed.
    func commit() {
        isCommitted = true
        queueIfDone()
    }

    private func queueIfDone() {
        guard isCommitted, waitingCount <= 0, !isQueued else { return }
        isQueued = true
        enqueue(block)
    }
}
