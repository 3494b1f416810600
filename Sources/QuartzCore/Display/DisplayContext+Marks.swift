import AgateDisplay
import AgateScene

/// Noting what changed, each layer once.
///
/// All of these are called with the lock held where threads share the display.
extension DisplayContext {
    /// Takes the lock of what threads share; a manual display belongs to one thread and needs none.
    @inline(__always)
    func lock() {
        if !isManual { TreeLock.lock() }
    }

    /// Gives the lock back.
    @inline(__always)
    func unlock() {
        if !isManual { TreeLock.unlock() }
    }

    /// Runs a closure with the lock held.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }

    /// The tree as of the last commit, which another thread may be about to take.
    var committedTree: RenderTree { withLock { display.tree } }

    /// Notes a change of a layer of this display.
    @inline(__always)
    func note(_ mark: LayerMarks, of layer: CALayer) {
        note(mark, of: layer, stack: transactions)
    }

    /// Notes a change of a layer of this display in a thread's transaction.
    @inline(__always)
    func note(_ mark: LayerMarks, of layer: CALayer, stack: TransactionStack) {
        stack.ensureOpen()
        let changes = stack.changes(for: self)
        if changes.adds(layer, to: .listedForHandOver), layer.marks.contains(.isCommitted) {
            changes.dirty.append(layer)
        }
        layer.marks.insert(mark)
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
    func adds(_ layer: CALayer, to list: LayerMarks) -> Bool {
        if layer.listSerial != serial {
            layer.listSerial = serial
            layer.marks.subtract(.anyList)
        } else if !layer.marks.isDisjoint(with: list) {
            return false
        }
        layer.marks.insert(list)
        return true
    }
}
