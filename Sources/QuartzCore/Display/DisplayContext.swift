package import AgateDisplay
import AgateScene
import CAgateThreads
import CoreGraphics
import Foundation

/// The client of one display: its layers by name, what runs, and what waits for the next turn.
///
/// Commits go down to the display's tree from here, and what the tree tells comes back here.
package final class DisplayContext: DisplayClient {
    /// The thread that sections of the context are about: that of a manual display, and 0 for the displays of all threads.
    let owner: UInt32
    /// The display, until it goes.
    private var displayReference: UnretainedReference<Display>?
    /// The transactions of a manual display, those of its own thread; a live display, and other threads, use each thread's own.
    let ownTransactions: TransactionStack
    /// The pending changes of the display's own transactions where it is a manual display; else a list that stays empty.
    let ownChanges: PendingChanges
    let isManual: Bool
    /// Whether the display makes single frames on request: blocks wait for the next one, and changes belong to the transactions that
    /// the calling thread is in, those of a manual display included.
    let isRequested: Bool
    /// How those hold the context that may outlive it.
    let handle: ContextHandle
    /// Whether changes on the display's own thread look for no action, because a transaction is open that says so.
    ///
    /// Never on a display that threads share.
    let actionsDisabled: UnsafeMutablePointer<Bool>
    var slots = LayerSlots()
    /// The attached animations that the render side knows, by their names.
    var running = RunningTable()
    /// Room for the operations of a commit, empty between commits.
    var spareOperations: [Commit.Operation] = []
    /// Layers that display on every frame while an animation of theirs runs.
    var displayDriven: [CALayer] = []
    /// Animations that the diagnostics have not seen yet; empty while warnings are off.
    var newlyRunning: [NewlyRunning] = []
    /// Layers that draw in tiles.
    var tiledLayers: [CATiledLayer] = []
    private var queuedBlocks: [() -> Void] = []
    /// The changes on a manual display by threads that have ended, for its own thread to commit.
    private var inherited: [PendingChanges] = []
    private var lastVisitedTime = -Double.infinity
    package let displayLinks: DisplayLinkRegistry
    /// What looks different from time to time without a change of the program's.
    var followers = TimeFollowers()
    /// UIKit's object for this display: its screen and windows.
    package var displayState: AnyObject?
    /// Called in a commit before marked layers are laid out, and again after; whether it is the first time in that commit.
    package var beforeLayout: ((_ isFirst: Bool) -> Void)?
    /// Tells UIKit of a new size of the display.
    package var onResize: ((_ oldSize: CGSize) -> Void)?
    /// Tells UIKit that the display has ended.
    package var onEnd: (() -> Void)?
    /// UIKit, which works at refreshes.
    package var refreshObserver: (any RefreshObserver)?
    /// Whether a refresh has come whose changes were not committed yet.
    private var isInRefresh = false
    private var observerWaitsStorage = false
    /// Whether the observer of refreshes has something to do at the next one.
    package var observerWaits: Bool {
        get { withLock { observerWaitsStorage } }
        set {
            guard newValue != observerWaits else { return }
            withLock { observerWaitsStorage = newValue }
            (display as? LiveDisplay)?.requestTurns()
        }
    }

    init(display: Display, isManual: Bool) {
        BridgedTypes.link([CATransform3D.self])
        displayReference = UnretainedReference(display)
        owner = (display as? ManualDisplay)?.owner ?? 0
        self.isManual = isManual
        isRequested = display is RequestedDisplay
        handle = ContextHandle(owner: owner)
        displayLinks = DisplayLinkRegistry(owner: owner, isManual: isManual)
        ownTransactions = TransactionStack(manualContext: isManual ? handle : nil)
        // No code opens a transaction on the stack of a display that has none of its own.
        ownChanges = ownTransactions.ownChanges ?? PendingChanges(handle: handle)
        actionsDisabled = ownTransactions.actionsDisabled
        handle.reference = UnretainedReference(self)
        displayLinks.onChange = { [handle] in (handle.context?.display as? LiveDisplay)?.requestTurns() }
    }

    deinit {
        section(of: owner) { handle.reference = nil }
        letLayersGo()
    }

    /// The display; once it has gone, one that shows nothing.
    package var display: Display {
        withLock { displayReference?.object } ?? Self.nowhere
    }

    private static let nowhere: Display = RequestedDisplay(size: .zero, clock: LiveDisplay.systemTime)

    package func displayEnds() {
        withLock { displayReference = nil }
        displayLinks.end()
        onEnd?()
        letLayersGo()
    }

    /// Layers may outlive the display; they must not look for it any more.
    ///
    /// Their animations come to no end any more and go: they would keep their delegates, which may keep the layers.
    private func letLayersGo() {
        // What animations keep goes when the lock is free again.
        var ended: [RunningAnimation] = []
        // No layer is inserted or removed meanwhile.
        TreeLock.withLock {
            var stack = withLock { root.map { [$0] } ?? [] }
            while let layer = stack.popLast() {
                layer.section {
                    guard layer.isOn(self) else { return }
                    layer.contextReference = nil
                    layer.storedRenderID = nil
                    layer.storedFlags.subtract([.isCommitted, .isEntering, .anyList, .anyChange])
                }
                if let store = layer.animationStore { ended += store.endDisplay() }
                if let mask = layer.extras?.mask { stack.append(mask) }
                stack.append(contentsOf: layer.sublayerStorage)
            }
        }
        withExtendedLifetime(ended) {}
    }

    private var root: CALayer?
    /// Whether the root waits for its first commit.
    var rootIsPending = false

    /// The displayed root: its bounds have the display's size, y runs downwards, and its anchor is in the middle, as that of
    /// any layer, which is where a perspective of its sublayers vanishes.
    package var rootLayer: CALayer {
        if let root = withLock({ root }) { return root }
        return TreeLock.withLock {
            // Another thread may have been faster.
            if let root = withLock({ root }) { return root }
            let display = display
            let made = CALayer()
            made.values.bounds = CGRect(origin: .zero, size: display.size)
            made.values.position = CGPoint(x: display.size.width / 2, y: display.size.height / 2)
            made.name = "display"
            withLock {
                root = made
                rootIsPending = true
            }
            LayerTree.enter(made, context: self)
            return made
        }
    }

    /// The transaction stack that changes of this display go into.
    var transactions: TransactionStack {
        if isManual, owner == agate_thread_number() { return ownTransactions }
        return isRequested ? TransactionStack.current : ThreadTransactions.current
    }

    /// The changes since the last commit of the calling thread.
    var pendingChanges: PendingChanges { transactions.changes(for: self) }

    /// Whether tiles are drawn when a frame is requested, on the calling thread, and not in the background.
    var drawsTilesAtOnce: Bool { isManual || isRequested }

    /// The time on the display's clock, in seconds.
    package var now: Double { display.time }

    /// The time of the display that presentation layers show, in seconds.
    var presentationTime: Double { display.presentationTime }

    // MARK: Displays and their contexts

    /// The context of a display, made at its first use.
    package static func of(_ display: Display) -> DisplayContext {
        let client = section(of: (display as? ManualDisplay)?.owner ?? 0) { display.client }
        if let client, type(of: client) == DisplayContext.self {
            return unsafeDowncast(client, to: DisplayContext.self)
        }
        return makeContext(of: display)
    }

    private static func makeContext(of display: Display) -> DisplayContext {
        TreeLock.withLock {
            // Another thread may have been faster.
            let owner = (display as? ManualDisplay)?.owner ?? 0
            if let known = section(of: owner, { display.client }) as? DisplayContext { return known }
            let made = DisplayContext(display: display, isManual: display is ManualDisplay)
            section(of: made.owner) { display.client = made }
            return made
        }
    }

    /// The context that the calling thread's layers would be shown on: the manual display it is inside of,
    /// else the live one.
    package static var current: DisplayContext {
        if let manual = ManualDisplay.current { return of(manual) }
        return of(LiveScreen.display)
    }

    // MARK: Blocks for the next turn

    /// Queues a block for the next turn.
    package func enqueue(_ block: @escaping () -> Void) {
        if isManual || isRequested {
            withLock { queuedBlocks.append(block) }
        } else {
            MainTurn.enqueue(block)
        }
    }

    package func runQueuedBlocks(at time: Double) {
        // Blocks that these blocks queue run in the turn after this one.
        var blocks: [() -> Void] = []
        withLock { swap(&blocks, &queuedBlocks) }
        for block in blocks { block() }
    }

    // MARK: DisplayClient

    package func displayDidResize(from oldSize: CGSize) {
        TransactionStack.current.withoutActions {
            if let root = withLock({ root }) {
                root.bounds = CGRect(origin: root.bounds.origin, size: display.size)
                root.position = CGPoint(x: display.size.width / 2, y: display.size.height / 2)
            }
            onResize?(oldSize)
        }
    }

    package func refresh(_ refresh: RefreshTiming) {
        refreshObserver?.refreshBegins(refresh)
        displayLinks.fire(refresh)
        refreshObserver?.linksWereCalled()
        isInRefresh = refreshObserver != nil
    }

    package var needsTurns: Bool {
        withLock {
            !queuedBlocks.isEmpty || !displayDriven.isEmpty || !inherited.isEmpty || displayLinks.isActive
                || tilesAreOnTheMove || observerWaitsStorage || followers.move
        }
    }

    package func commitPendingChanges(at time: Double) {
        let isOfRefresh = isInRefresh
        isInRefresh = false
        if isOfRefresh { refreshObserver?.willCommitRefresh() }
        defer { if isOfRefresh { refreshObserver?.didCommitRefresh() } }
        callFollowers(at: time)
        markDisplayDrivenLayers()
        if let inherited = takeInherited() {
            for changes in inherited { commit(changes, at: time) }
        }
        transactions.commitImplicit(at: time)
        guard !withLock({ tiledLayers.isEmpty }) else { return }
        // What the display shows of them may have moved.
        updateTiles(at: time)
        transactions.commitImplicit(at: time)
    }

    /// Takes over what a thread that has ended had changed and not committed.
    func inherit(_ changes: PendingChanges) {
        withLock { inherited.append(changes) }
    }

    private func takeInherited() -> [PendingChanges]? {
        withLock {
            guard !inherited.isEmpty else { return nil }
            defer { inherited = [] }
            return inherited
        }
    }

    /// Marks the layers that an animation redraws on every frame: once for each time that is visited.
    private func markDisplayDrivenLayers() {
        guard now > lastVisitedTime else { return }
        lastVisitedTime = now
        let driven = withLock { displayDriven }
        for layer in driven where layer.hasStartedDisplayDrivingAnimation(at: now) {
            layer.setNeedsDisplay()
        }
    }
}

/// A way to a display's context for what may outlive it.
///
/// A weak reference would do the same, but it makes every retain of the context slow, and every change of a layer
/// retains it.
final class ContextHandle: Sendable {
    /// The thread that sections of the context are about.
    let owner: UInt32
    /// Touched in such sections; the context takes itself out when it goes.
    nonisolated(unsafe) fileprivate var reference: UnretainedReference<DisplayContext>?

    fileprivate init(owner: UInt32) {
        self.owner = owner
    }

    /// The context; nil once it is gone.
    var context: DisplayContext? { section(of: owner) { reference?.object } }
}
