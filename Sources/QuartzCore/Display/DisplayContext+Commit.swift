import AgateDisplay
import AgateScene
import Foundation

/// From marked layers to one value: the four phases of a commit.
///
/// Source: claims 17.1, 13.12.
extension DisplayContext {
    /// Lays out, hands over, displays, and hands over what displaying changed.
    ///
    /// Values and animations are handed over before the displays run, so that a `display()` that looks at
    /// `presentation()` sees the state that it is drawn for: the first value of an animation that begins now,
    /// or the new model value when nothing animates it.
    ///
    /// What layers change in `layoutSublayers()`, `display()` and `draw(in:)` is part of this commit: those that come in
    /// with it, and those that such a method adds, have no built-in animations before its end (claims 8.4).
    func commit(_ changes: PendingChanges, at time: Double) {
        defer { endFirstCommits(of: changes) }
        let display = display
        var rounds = 0
        repeat {
            display.measure(.layout) { layOut(changes) }
            display.measure(.commit) { handOver(changes, at: time) }
            display.measure(.display) { displayMarkedLayers(changes) }
            rounds += 1
            // A layer that marks itself again whenever it is laid out or displayed waits for the next commit.
        } while !changes.isEmpty && rounds < 8
        guard !withLock({ tiledLayers.isEmpty }) else { return }
        updateTiles(at: time)
        if !changes.isEmpty { handOver(changes, at: time) }
    }

    /// From now on changes of the layers that came in start animations.
    private func endFirstCommits(of changes: PendingChanges) {
        guard !changes.entering.isEmpty else { return }
        let entered = changes.entering
        changes.entering = []
        for layer in entered { layer.marks.remove(.isEntering) }
    }

    /// Asks for a commit, and so for a call of ``beforeLayout``, though no layer has changed yet.
    package func wantCommit() {
        pendingChanges.isWanted = true
        transactions.ensureOpen()
    }

    // MARK: Layout

    private func layOut(_ changes: PendingChanges) {
        var rounds = 0
        changes.isWanted = false
        beforeLayout?(true)
        while !changes.layout.isEmpty, rounds < 64 {
            rounds += 1
            let marked = changes.layout
            changes.layout.removeAll()
            withLock { for layer in marked { layer.marks.remove(.listedForLayout) } }
            for layer in marked.sortedByDepth() where layer.isOn(self) {
                layer.performLayoutIfMarked()
            }
            beforeLayout?(false)
        }
    }

    // MARK: Display

    private func displayMarkedLayers(_ changes: PendingChanges) {
        guard !changes.display.isEmpty else { return }
        let marked = changes.display
        changes.display.removeAll()
        withLock { for layer in marked { layer.marks.remove(.listedForDisplay) } }
        for layer in marked where layer.isOn(self) {
            layer.displayIfNeeded()
        }
    }

    // MARK: Hand-over

    private func handOver(_ changes: PendingChanges, at time: Double) {
        withLock { handOverLocked(changes, at: time) }
        changes.letGo()
        if DiagnosticsState.isOn { watchNewlyRunning() }
    }

    private func handOverLocked(_ changes: PendingChanges, at time: Double) {
        var commit = Commit(time: time)
        swap(&commit.operations, &spareOperations)
        appendOperations(of: changes, to: &commit)
        if !commit.operations.isEmpty { display.receive(commit) }
        // The room is used again by the next commit, unless it is out of the ordinary.
        if commit.operations.capacity <= 4096 {
            commit.operations.removeAll(keepingCapacity: true)
            swap(&commit.operations, &spareOperations)
        }
    }

    private func appendOperations(of changes: PendingChanges, to commit: inout Commit) {
        for id in changes.removed {
            commit.operations.append(.remove(id))
            // From here on the slot may have a new occupant: in this commit or in another thread's.
            slots.release(id)
        }
        changes.removed.removeAll(keepingCapacity: true)

        if rootIsPending { appendRoot(of: changes, to: &commit) }
        if !changes.inserted.isEmpty { appendInserted(of: changes, to: &commit) }

        commit.operations.reserveCapacity(commit.operations.count + changes.dirty.count)
        changes.handOverDirty { layer in
            guard layer.isOn(self), let id = layer.renderID else { return }
            let marks = layer.section {
                defer { layer.storedFlags.subtract([.anyChange, .listedForHandOver]) }
                return layer.storedFlags
            }
            guard !marks.isDisjoint(with: .anyChange) else { return }
            if marks.contains(.values) {
                layer.synchronizeCustomValues()
                commit.operations.append(.setValues(id, layer.values))
            }
            if !marks.isDisjoint(with: [.sublayers, .mask, .animations]) {
                appendStructure(of: layer, id, marks: marks, to: &commit)
            }
        }
    }

    /// The root belongs to no transaction: the first commit of any thread hands it over.
    private func appendRoot(of changes: PendingChanges, to commit: inout Commit) {
        rootIsPending = false
        let root = rootLayer
        let id = slots.take()
        root.renderID = id
        root.marks.insert([.isCommitted, .isEntering])
        root.marks.remove(.values)
        changes.entering.append(root)
        commit.operations.append(.insert(id, root.values))
        commit.operations.append(.setRoot(id))
    }

    private func appendInserted(of changes: PendingChanges, to commit: inout Commit) {
        let inserted = changes.takeInserted()
        let observer = display.observer
        changes.entering.append(contentsOf: inserted)
        for layer in inserted where layer.isOn(self) && !layer.marks.contains(.isCommitted) {
            let id = slots.take()
            layer.renderID = id
            layer.synchronizeCustomValues()
            layer.marks.insert([.isCommitted, .isEntering])
            layer.marks.remove(.values)
            commit.operations.append(.insert(id, layer.values))
            observer?.didName(layer, id)
        }
        for layer in inserted where layer.isOn(self) {
            guard let id = layer.renderID else { continue }
            layer.marks.subtract([.sublayers, .mask, .animations, .listedForHandOver])
            appendStructure(of: layer, id, marks: [.sublayers, .mask, .animations], to: &commit)
        }
    }

    private func appendStructure(
        of layer: CALayer,
        _ id: LayerID,
        marks: LayerStateFlags,
        to commit: inout Commit
    ) {
        if marks.contains(.sublayers) {
            let sublayers = layer.sublayerStorage
            let known = sublayers.compactMap(\.renderID)
            commit.operations.append(.setSublayers(id, known))
            // What another thread has put in comes with the commit of that thread, which lists the layer too.
            if known.count < sublayers.count { layer.marks.insert(.sublayers) }
        }
        if marks.contains(.mask) {
            let mask = layer.extras?.mask
            commit.operations.append(.setMask(id, mask?.renderID))
            if let mask, mask.renderID == nil { layer.marks.insert(.mask) }
        }
        if marks.contains(.animations) {
            var animations = layer.animationStore?.compile(for: layer, in: self, commitTime: commit.time)
            if let fade = (layer as? CATiledLayer)?.tileFade { animations = (animations ?? []) + [fade] }
            if let animations { commit.operations.append(.setAnimations(id, animations)) }
        }
    }
}

extension DisplayContext {
    /// Lets the diagnostics look at the animations of a commit, which may tell a program: not with the lock held.
    private func watchNewlyRunning() {
        var found: [NewlyRunning] = []
        withLock { swap(&found, &newlyRunning) }
        for next in found { AnimationWatch.committed(next.running, next.compiled, of: next.layer) }
    }

    /// An animation that has been handed over for the first time.
    struct NewlyRunning {
        let running: RunningAnimation
        let compiled: RenderAnimation
        let layer: CALayer
    }
}

extension [CALayer] {
    /// The same layers, parents before children; layers of one depth keep their order.
    func sortedByDepth() -> [CALayer] {
        guard count > 1 else { return self }
        let pass = LayerDepth.nextPass()
        return map { ($0, LayerDepth.depth(of: $0, pass: pass)) }
            .enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element.0)
    }
}
