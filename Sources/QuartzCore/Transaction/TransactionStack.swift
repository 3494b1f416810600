import AgateDisplay
import Foundation

/// The transactions of one thread, innermost last, and what changed in them.
///
/// A manual display brings its own stack, so that two of them never disturb each other. A stack is used by one
/// thread only; what threads share lies behind the context's lock.
///
/// The stored properties that every change reads are exempt from the dynamic check of exclusive access
/// (benchmark `set/no-action`): no access of them lasts longer than a load or a store.
///
/// Source: claims 9.1-9.9.
package final class TransactionStack {
    @exclusivity(unchecked) private var frames: [TransactionFrame] = []
    /// The settings that hold now.
    @exclusivity(unchecked) private(set) var settings = TransactionSettings()
    /// Whether a transaction is open in which setters look for no action; outside of the object, so that a
    /// change reads it without keeping anything alive.
    let actionsDisabled: UnsafeMutablePointer<Bool>
    /// Whether any open transaction has a completion block.
    @exclusivity(unchecked) private var hasGroups = false
    /// The changes, one list per display.
    @exclusivity(unchecked) private var pending: [PendingChanges] = []
    /// The list for the manual display that this stack belongs to.
    let ownChanges: PendingChanges?
    /// The manual display that this stack belongs to; nil for a thread's own stack.
    private let manualContext: ContextHandle?
    private var isCommitting = false
    /// The events of layers that the thread is in the middle of, made at their first use.
    private(set) lazy var treeEvents = TreeEventProgress()
    /// The resizing of sublayers that the thread is in the middle of, made at its first use.
    private(set) lazy var resizePass = ResizePass()

    /// The groups of animations that the thread is copying, the outermost first.
    var copiedGroups: [ObjectIdentifier] = []

    init(manualContext: ContextHandle? = nil) {
        self.manualContext = manualContext
        actionsDisabled = .allocate(capacity: 1)
        actionsDisabled.initialize(to: false)
        if let manualContext {
            let own = PendingChanges(handle: manualContext)
            ownChanges = own
            pending = [own]
        } else {
            ownChanges = nil
        }
    }

    deinit {
        actionsDisabled.deallocate()
    }

    /// The stack of the calling thread, or of the manual display that it is inside of.
    package static var current: TransactionStack {
        if let display = ManualDisplay.current { return DisplayContext.of(display).ownTransactions }
        return ThreadTransactions.current
    }

    // MARK: Begin and commit

    /// How many transactions are open, the implicit one included.
    var depth: Int { frames.count }

    func begin() {
        frames.append(TransactionFrame(outer: settings))
        actionsDisabled.pointee = settings.disablesActions
    }

    /// Opens the implicit transaction when there is none.
    @inline(__always)
    func ensureOpen() {
        if frames.isEmpty { openImplicit() }
    }

    private func openImplicit() {
        frames.append(TransactionFrame(isImplicit: true, outer: settings))
        actionsDisabled.pointee = settings.disablesActions
        if manualContext == nil { RunLoopCommit.schedule() }
    }

    /// Commits the innermost explicit transaction; without one, does nothing.
    func commit() {
        guard let isImplicit = frames.last?.isImplicit, !isImplicit else { return }
        // Layout and display run inside the transaction, so that its settings hold for what they change.
        if frames.count == 1 { handOver(at: nil) }
        close()
    }

    /// Closes a transaction that the system opened around its own change; the change waits with the others.
    func endWithoutHandingOver() {
        close()
        if frames.isEmpty, manualContext == nil, hasChanges { RunLoopCommit.schedule() }
    }

    /// Commits the implicit transaction; postponed while explicit ones are open.
    func flush() {
        commitImplicit(at: nil)
    }

    /// Commits what is pending at a time: the implicit transaction, unless an explicit one is open inside it.
    func commitImplicit(at time: Double?) {
        guard frames.count <= 1, frames.first?.isImplicit ?? true else { return }
        if hasChanges { handOver(at: time) }
        if !frames.isEmpty { close() }
    }

    /// Ends the innermost transaction: the outer settings are back, and its blocks wait for nothing more.
    private func close() {
        guard let closed = frames.popLast() else { return }
        settings = closed.outer
        actionsDisabled.pointee = settings.disablesActions && !frames.isEmpty
        guard hasGroups else { return }
        hasGroups = frames.contains { $0.hasBlock }
        for group in closed.groups { group.commit() }
    }

    private var hasChanges: Bool { pending.contains { !$0.isEmpty } }

    private func handOver(at time: Double?) {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        // Layout may touch a display that nothing had touched before, so this is not a loop over the array.
        var index = 0
        while index < pending.count {
            let changes = pending[index]
            if let context = changes.handle.context {
                if !changes.isEmpty { context.commit(changes, at: time ?? context.now) }
                index += 1
            } else {
                pending.remove(at: index)
            }
        }
    }

    // MARK: Changes

    /// The list of changes for a display, kept from commit to commit.
    @inline(__always)
    func changes(for context: DisplayContext) -> PendingChanges {
        if let first = pending.first, first.handle === context.handle { return first }
        return otherChanges(for: context)
    }

    private func otherChanges(for context: DisplayContext) -> PendingChanges {
        if let known = pending.first(where: { $0.handle === context.handle }) { return known }
        let made = PendingChanges(handle: context.handle)
        pending.append(made)
        return made
    }

    /// The changes that have not been committed, taken away; for a thread that ends.
    func takeChanges() -> [PendingChanges] {
        defer { pending.removeAll() }
        return pending.filter { !$0.isEmpty }
    }

    // MARK: Values

    /// A value under an arbitrary key from the innermost transaction that has set it.
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
    package var disablesActions: Bool {
        get { settings.disablesActions }
        set {
            ensureOpen()
            settings.disablesActions = newValue
            actionsDisabled.pointee = newValue
        }
    }

    /// The duration of animations that have none, in seconds.
    package var animationDuration: Double {
        get { settings.duration }
        set {
            ensureOpen()
            settings.duration = newValue
        }
    }

    /// The timing function that every added animation gets.
    var animationTimingFunction: CAMediaTimingFunction? {
        get { settings.timingFunction }
        set {
            ensureOpen()
            settings.timingFunction = newValue
        }
    }

    // MARK: Completion blocks

    var completionBlock: (() -> Void)? {
        guard hasGroups else { return nil }
        for frame in frames.reversed() where frame.hasBlock { return frame.openGroup?.block }
        return nil
    }

    func setCompletionBlock(_ block: (() -> Void)?) {
        ensureOpen()
        let top = frames.count - 1
        frames[top].hasBlock = true
        hasGroups = true
        guard let block else {
            frames[top].openGroup = nil
            return
        }
        let group = CompletionGroup(block: block, manualContext: manualContext)
        frames[top].groups.append(group)
        frames[top].openGroup = group
    }

    /// The groups that an animation added now joins: those of all open transactions.
    package var openGroups: [CompletionGroup] {
        hasGroups ? frames.compactMap(\.openGroup) : []
    }
}
