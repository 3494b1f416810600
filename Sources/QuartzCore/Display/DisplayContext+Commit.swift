import AgateDisplay
import AgateScene
import Foundation

/// From marked layers to one value: the four phases of a commit.
///
/// Source: claims 17.1, C2, 13.12.
extension DisplayContext {
    /// Lays out, hands over, displays, and hands over what displaying changed.
    ///
    /// Values and animations are handed over before the displays run, so that a `display()` that looks at
    /// `presentation()` sees the state that it is drawn for: the first value of an animation that begins now,
    /// or the new model value when nothing animates it.
    func commit(_ changes: PendingChanges, at time: Double) {
        var rounds = 0
        repeat {
            layOut(changes)
            handOver(changes, at: time)
            displayMarkedLayers(changes)
            rounds += 1
            // A layer that marks itself again whenever it is laid out or displayed waits for the next commit.
        } while !changes.isEmpty && rounds < 8
    }

    // MARK: Layout

    private func layOut(_ changes: PendingChanges) {
        var rounds = 0
        while !changes.layout.isEmpty, rounds < 64 {
            rounds += 1
            let marked = changes.layout
            changes.layout.removeAll()
            for layer in marked { layer.marks.remove(.listedForLayout) }
            for layer in marked.sortedByDepth() where layer.context === self {
                layer.performLayoutIfMarked()
            }
        }
    }

    // MARK: Display

    private func displayMarkedLayers(_ changes: PendingChanges) {
        let marked = changes.display
        changes.display.removeAll()
        for layer in marked { layer.marks.remove(.listedForDisplay) }
        for layer in marked where layer.context === self {
            layer.displayIfNeeded()
        }
    }

    // MARK: Hand-over

    private func handOver(_ changes: PendingChanges, at time: Double) {
        let commit = makeCommit(of: changes, at: time)
        guard !commit.operations.isEmpty else { return }
        display.receive(commit)
    }

    private func makeCommit(of changes: PendingChanges, at time: Double) -> Commit {
        var commit = Commit(time: time)
        for id in changes.removed { commit.operations.append(.remove(id)) }
        changes.removed.removeAll()

        let inserted = changes.inserted
        changes.inserted.removeAll()
        for layer in inserted where layer.context === self && !layer.marks.contains(.isCommitted) {
            let id = slots.take()
            layer.renderID = id
            layer.synchronizeCustomValues()
            layer.marks.insert(.isCommitted)
            layer.marks.remove(.values)
            commit.operations.append(.insert(id, layer.values))
        }
        for layer in inserted where layer.context === self {
            appendStructure(of: layer, marks: [.sublayers, .mask, .animations], to: &commit)
            layer.marks.subtract(.anyChange)
        }

        let dirty = changes.dirty
        changes.dirty.removeAll()
        for layer in dirty where layer.context === self {
            guard let id = layer.renderID, !layer.marks.isDisjoint(with: .anyChange) else { continue }
            if layer.marks.contains(.values) {
                layer.synchronizeCustomValues()
                commit.operations.append(.setValues(id, layer.values))
            }
            appendStructure(of: layer, marks: layer.marks, to: &commit)
            layer.marks.subtract(.anyChange)
        }

        if changes.changesRoot {
            changes.changesRoot = false
            commit.operations.append(.setRoot(rootLayer.renderID))
        }
        return commit
    }

    private func appendStructure(of layer: CALayer, marks: LayerMarks, to commit: inout Commit) {
        guard let id = layer.renderID else { return }
        if marks.contains(.sublayers) {
            commit.operations.append(.setSublayers(id, layer.sublayerStorage.compactMap(\.renderID)))
        }
        if marks.contains(.mask) {
            commit.operations.append(.setMask(id, layer.extras?.mask?.renderID))
        }
        if marks.contains(.animations), let animations = layer.animationStore {
            commit.operations.append(
                .setAnimations(id, animations.compile(for: layer, in: self, commitTime: commit.time))
            )
        }
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
