import AgateDisplay
import AgateScene
import CAgateThreads

/// Noting what changed, each layer once.
///
/// All of these are called in ``withLock(_:)``.
extension DisplayContext {
    /// Runs a closure that no other thread's use of the display comes between: in a section of the thread of a manual
    /// display, with the lock held for all others.
    ///
    /// No code of a program runs in it.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        section(of: owner, body)
    }

    /// Writes a change of a layer and notes it, as one.
    @inline(__always)
    func change(_ mark: LayerStateFlags, of layer: CALayer, stack: TransactionStack, _ assign: () -> Void) {
        let isHere = withLock {
            assign()
            guard layer.isOn(self) else { return false }
            note(mark, of: layer, stack: stack)
            return true
        }
        guard !isHere, let other = layer.context else { return }
        // Another thread has moved the layer while its action was looked up.
        other.withLock { other.note(mark, of: layer) }
    }

    /// The tree as of the last commit, which another thread may be about to take.
    var committedTree: RenderTree { withLock { display.tree } }

    /// Notes a change of a layer of this display.
    @inline(__always)
    func note(_ mark: LayerStateFlags, of layer: CALayer) {
        note(mark, of: layer, stack: transactions)
    }

    /// Notes a change of a layer of this display in a thread's transaction.
    @inline(__always)
    func note(_ mark: LayerStateFlags, of layer: CALayer, stack: TransactionStack) {
        stack.ensureOpen()
        let changes = stack.changes(for: self)
        layer.section {
            if changes.addsInSection(layer, to: .listedForHandOver), layer.storedFlags.contains(.isCommitted)
            {
                changes.dirty.append(layer)
            }
            layer.storedFlags.insert(mark)
        }
    }

    /// Notes a change of values of a layer in an open transaction of a manual display.
    ///
    /// On the display's own thread, in a section of this thread: a brief one perhaps, so nothing here enters another.
    @inline(never)
    func listOwnChange(of layer: CALayer) { ownChanges.listChange(of: layer) }

    /// The same from where the lock of all threads is held, but perhaps not that of the display.
    func noteInLock(_ mark: LayerStateFlags, of layer: CALayer) {
        withLock { note(mark, of: layer) }
    }

    /// Layers of another thread than its own come onto a manual display; with the lock of all threads held.
    func share() {
        if owner != 0 { agate_thread_share(owner) }
    }

    /// Lists a layer to be laid out by the next commit.
    func listForLayout(_ layer: CALayer) {
        let stack = transactions
        stack.ensureOpen()
        let changes = stack.changes(for: self)
        if changes.adds(layer, to: .listedForLayout) { changes.layout.append(layer) }
    }

    /// Lists a layer to be displayed by the next commit.
    func listForDisplay(_ layer: CALayer) {
        let stack = transactions
        stack.ensureOpen()
        let changes = stack.changes(for: self)
        if changes.adds(layer, to: .listedForDisplay) { changes.display.append(layer) }
    }

    /// A layer has an animation that asks for a display on every frame.
    func drive(_ layer: CALayer) {
        if !displayDriven.contains(where: { $0 === layer }) { displayDriven.append(layer) }
    }

    /// A layer has no such animation any more.
    func stopDriving(_ layer: CALayer) {
        displayDriven.removeAll { $0 === layer }
    }
}

extension PendingChanges {
    /// Marks a layer as a member of one of these lists.
    ///
    /// A layer remembers one thread's lists only. When a second thread changes it, it is listed there too, and
    /// whichever commits first hands over what both have changed; the other finds nothing left to do.
    ///
    /// - Returns: Whether it was none, so that the caller adds it.
    @inline(__always)
    func adds(_ layer: CALayer, to list: LayerStateFlags) -> Bool {
        layer.section { addsInSection(layer, to: list) }
    }

    /// Lists a layer whose values change; in a section of the layer.
    ///
    /// A method of the list itself, so that the caller does not have to retain it.
    @inline(never)
    func listChange(of layer: CALayer) {
        if addsInSection(layer, to: .listedForHandOver), layer.storedFlags.contains(.isCommitted) {
            dirty.append(layer)
        }
        layer.storedFlags.insert(.values)
    }

    /// The same in a section of the layer.
    @inline(__always)
    func addsInSection(_ layer: CALayer, to list: LayerStateFlags) -> Bool {
        if layer.listSerial != serial {
            layer.listSerial = serial
            layer.storedFlags.subtract(.anyList)
        } else if !layer.storedFlags.isDisjoint(with: list) {
            return false
        }
        layer.storedFlags.insert(list)
        return true
    }
}

extension CALayer {
    /// Whether the layer is on a display, this one.
    @inline(__always)
    final func isOn(_ context: DisplayContext) -> Bool {
        section { contextReference?.refers(to: context) == true }
    }
}
