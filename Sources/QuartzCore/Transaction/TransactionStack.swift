import AgateDisplay
import Foundation

/// The transactions of one thread, innermost last, and what changed in them.
///
/// A manual display brings its own stack, so that two of them never disturb each other.
///
/// Source: claims 9.1-9.9.
package final class TransactionStack {
    private(set) var frames: [TransactionFrame] = []
    /// What changed, one list per display.
    private var pending: [PendingChanges] = []
    /// The manual display that this stack belongs to; nil for a thread's own stack.
    private let manualContext: Unowned<DisplayContext>?
    private var isCommitting = false

    init(manualContext: DisplayContext? = nil) {
        self.manualContext = manualContext.map(Unowned.init)
    }

    /// The stack of the calling thread, or of the manual display that it is inside of.
    package static var current: TransactionStack {
        if let display = ManualDisplay.current { return DisplayContext.of(display).transactions }
        return ThreadTransactions.current
    }

    // MARK: Begin and commit

    func begin() {
        frames.append(TransactionFrame())
    }

    /// Opens the implicit transaction when there is none.
    func ensureOpen() {
        guard frames.isEmpty else { return }
        frames.append(TransactionFrame(isImplicit: true))
        if manualContext == nil { RunLoopCommit.schedule() }
    }

    /// Commits the innermost explicit transaction; without one, does nothing.
    func commit() {
        guard let frame = frames.last, !frame.isImplicit else { return }
        if frames.count == 1 {
            // Layout and display run inside the transaction, so that its settings hold for what they change.
            handOver()
        }
        guard let closed = frames.popLast() else { return }
        for group in closed.groups { group.commit() }
    }

    /// Closes a transaction that the system opened around its own change; the change waits with the others.
    func endWithoutHandingOver() {
        guard let closed = frames.popLast() else { return }
        if frames.isEmpty, manualContext == nil, !pending.isEmpty { RunLoopCommit.schedule() }
        for group in closed.groups { group.commit() }
    }

    /// Commits the implicit transaction; postponed while explicit ones are open.
    func flush() {
        guard frames.count <= 1, frames.first?.isImplicit ?? true else { return }
        commitImplicit(at: nil)
    }

    /// Commits what is pending at a time: the implicit transaction, unless an explicit one is open inside it.
    func commitImplicit(at time: Double?) {
        guard frames.count <= 1, frames.first?.isImplicit ?? true else { return }
        handOver(at: time)
        if let closed = frames.popLast() {
            for group in closed.groups { group.commit() }
        }
    }

    private func handOver(at time: Double? = nil) {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        // Layout may touch a display that nothing had touched before, so this is not a loop over the array.
        var index = 0
        while index < pending.count {
            let changes = pending[index]
            changes.context.commit(changes, at: time ?? changes.context.now)
            index += 1
        }
        pending.removeAll { $0.isEmpty }
    }

    // MARK: Changes

    /// The list of changes for a display.
    func changes(for context: DisplayContext) -> PendingChanges {
        if let first = pending.first, first.context === context { return first }
        if let known = pending.first(where: { $0.context === context }) { return known }
        let made = PendingChanges(context: context)
        pending.append(made)
        return made
    }

    // MARK: Values

    /// A value from the innermost transaction that has set it.
    func value(forKey key: String) -> Any? {
        for frame in frames.reversed() {
            if let value = frame.values[key] { return value }
        }
        return nil
    }

    func setValue(_ value: Any?, forKey key: String) {
        ensureOpen()
        frames[frames.count - 1].values[key] = .some(value)
    }

    /// Whether setters look up actions.
    var disablesActions: Bool {
        for frame in frames.reversed() where !frame.values.isEmpty {
            if let value = frame.values[kCATransactionDisableActions] { return value as? Bool ?? false }
        }
        return false
    }

    /// The duration of animations that have none, in seconds.
    package var animationDuration: Double {
        (value(forKey: kCATransactionAnimationDuration) as? Double) ?? 0.25
    }

    /// The timing function that all added animations get, if set.
    var animationTimingFunction: CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    // MARK: Completion blocks

    var completionBlock: (() -> Void)? {
        for frame in frames.reversed() where frame.hasBlock { return frame.openGroup?.block }
        return nil
    }

    func setCompletionBlock(_ block: (() -> Void)?) {
        ensureOpen()
        let top = frames.count - 1
        frames[top].hasBlock = true
        guard let block else {
            frames[top].openGroup = nil
            return
        }
        let manual = manualContext
        let group = CompletionGroup(block: block) { finished in
            if let manual {
                manual.object.enqueue(finished)
            } else {
                MainTurn.enqueue(finished)
            }
        }
        frames[top].groups.append(group)
        frames[top].openGroup = group
    }

    /// The groups that an animation added now joins: those of all open transactions.
    package var openGroups: [CompletionGroup] {
        frames.compactMap(\.openGroup)
    }
}

/// A reference that does not keep its object; for a parent that outlives its child.
struct Unowned<Object: AnyObject> {
    unowned let object: Object

    init(_ object: Object) {
        self.object = object
    }
}
