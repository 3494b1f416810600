import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

extension PlacedScene {
    /// Places what may be different again; nil when that cannot be said, or when there are too many copies.
    func updateParts(
        _ scene: RenderScene,
        _ displayTime: Double,
        _ values: FrameValues,
        threads: Int
    ) -> Update? {
        let newTree = scene.tree
        guard arena.count < Self.maxValues, sources.count < Self.maxValues, newTree.root == tree.root,
            !layers.isEmpty, markChanges(scene, values)
        else {
            updates.clear()
            return nil
        }
        follow(newTree)
        let pass = EvaluationPass(
            scene,
            values,
            .root(base),
            arena: arena,
            movingVersion: RenderTree.nextRevision()
        )
        // A layer that holds others may take them with it.
        let others = updates.indices(of: .takenAgain)
        let areLeaves = others.allSatisfy {
            updates[$0].isDisjoint(with: .placed)
                || updates[$0].isSubset(of: [.itself, .redrawn]) && layers[$0].subtreeEnd == $0 + 1
        }
        if !areLeaves {
            updates.turn(.moved, into: .itself)
        }
        markTurns(pass, displayTime)
        var (replaced, splices) = placeAgain(pass, displayTime)
        if !replaced.isEmpty, !updates.indices(of: .moved).isEmpty {
            for index in others { updates[index].subtract([.itself, .subtree, .redrawn]) }
            updates.turn(.moved, into: .itself)
            // Where sublayers come or go nothing is marked as moved.
            replaced += placeAgain(pass, displayTime).replaced
            replaced.sort { $0.index < $1.index }
        }
        copiesTaken += replaced.reduce(0) { $0 + $1.copies }
        guard hasFewCopies else {
            updates.clear()
            return nil
        }
        let boxes = moveBoxes(pass, displayTime, threads: threads)
        var result = Update()
        result.placed = before.count + boxes.count
        result.evaluated =
            before.count { layers[$0.index].isMoving } + boxes.count { layers[$0.index].isMoving }
        for subtree in replaced {
            result.placed += subtree.layers.count
            result.evaluated += subtree.layers.count { $0.isMoving }
        }
        result.placed += splices.reduce(0) { $0 + $1.layers.count }
        let changed = replaced.filter { !hasSameLayers($0) }
        if changed.isEmpty || !splices.isEmpty {
            for subtree in replaced where hasSameLayers(subtree) { replace(subtree) }
            splices += changed.map { splice($0) }
            let spliced = splice(splices)
            measureTouched(boxes, isSpliced: !splices.isEmpty)
            result.damage = DamageState.damage(
                from: before,
                boxes,
                to: layers,
                since: spliced.damage,
                below: spliced.parents
            )
            updates.clear()
        } else {
            result.damage = restructure(replaced)
        }
        return result
    }

    /// Holds another tree, and finds the values of its layers where they are now.
    ///
    /// - Complexity: O(1) without a commit in between.
    private func follow(_ newTree: RenderTree) {
        defer { tree = newTree }
        guard newTree.revision != tree.revision else { return }
        newTree.forEachMovedSlot(since: tree) { slot in
            guard let index = places.index(ofSlot: slot) else { return }
            newTree.point(&layers[index].reference, at: layers[index].id)
        }
    }

    /// Marks what commits touched, what animations move, and what never rests; false when that is not known.
    private func markChanges(_ scene: RenderScene, _ values: FrameValues) -> Bool {
        let newTree = scene.tree
        var isKnown = true
        let isLogged = scene.forEachChange(since: tree.revision) { change in
            if let replicator = places.replicator(of: change.layer) {
                updates[replicator].insert(.subtree)
            }
            guard let index = place(of: change.layer) else { return }
            if newTree.address(of: change.layer) == nil {
                // It has left, and the layer above may still name it.
                let parent = layers[index].parent
                if parent >= 0 { updates[parent].insert(.children) } else { isKnown = false }
            } else if change.isOfStructure {
                updates[index].insert(.children)
            } else {
                updates[index].insert(change.dirties.contains(.placing) ? .itself : .redrawn)
            }
        }
        guard isLogged, isKnown else { return false }
        newTree.forEachAnimatedLayer { id in
            guard let index = place(of: id), let node = newTree.address(of: id) else { return }
            if updates[index].isDisjoint(with: [.itself, .subtree, .redrawn]),
                onlyMoves(index, node, values, scene.columns)
            {
                if layers[index].isMoving || values.isMoving(node, in: scene.columns) {
                    updates[index].insert(.moved)
                }
            } else if layers[index].isMoving || layers[index].extras?.transition != nil
                || values.isMoving(node, in: scene.columns)
                || node.pointee.hasTransitions
            {
                let isInPlace =
                    !node.pointee.hasTransitions && layers[index].extras?.transition == nil
                    && values.onlyRedraws(node, in: scene.columns)
                updates[index].insert(isInPlace ? .redrawn : .itself)
            }
        }
        for id in places.everyFrame {
            if let index = place(of: id) { updates[index].insert(.subtree) }
        }
        places.everyFrame.removeAll(keepingCapacity: true)
        return true
    }

    /// The work of placing a layer at a time.
    static func item(
        _ layer: PlacedLayer,
        _ pass: EvaluationPass,
        _ displayTime: Double
    ) -> PendingLayer? {
        guard let reference = pass.tree.reference(to: layer.id) else { return nil }
        return pass.evaluated(
            reference,
            localTime: pass.tree.localTime(of: layer.id, at: displayTime),
            role: layer.role
        )
    }

    /// Marks the layers above those that may take another turn among their siblings.
    private func markTurns(_ pass: EvaluationPass, _ displayTime: Double) {
        for index in updates.indices(of: .takenAgain) {
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            layers[index].reference = item.reference
            let parent = layers[index].parent
            if parent >= 0, layers[index].role == .sublayer,
                Double(item.values.zPosition) != layers[index].zPosition
            {
                updates[parent].insert(.subtree)
            }
        }
    }

    /// A subtree that was placed again.
    struct ReplacedSubtree {
        var index: Int
        var layers: [PlacedLayer]
        /// How much its replicators took of what may be copied.
        var copies = 0
    }

    /// Places marked layers again where they are; those whose subtrees have to be placed with them are given back, and sublayers
    /// that came or went.
    private func placeAgain(
        _ pass: EvaluationPass,
        _ displayTime: Double
    ) -> (replaced: [ReplacedSubtree], splices: [Splice]) {
        var replaced: [ReplacedSubtree] = []
        var splices: [Splice] = []
        var next = 0
        for index in updates.indices(of: .takenAgain) where index >= next {
            guard !updates[index].contains(.gone) else { continue }
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            if updates[index].isDisjoint(with: .placed) {
                redraw(index, item, pass)
                continue
            }
            let context = context(of: index)
            if !updates[index].contains(.subtree) {
                var placed = pass.placed(item, in: context)
                if isAlone(index, item, placed),
                    let changes = !updates[index].contains(.children)
                        ? [] : self.splices(below: index, item.layer, pass, displayTime)
                {
                    for change in changes {
                        for removed in change.place..<change.place + change.removed {
                            updates[removed].insert(.gone)
                        }
                    }
                    splices += changes
                    note(index)
                    placed.traits.insert(.isOriginal)
                    placed.parent = layers[index].parent
                    placed.subtreeEnd = layers[index].subtreeEnd
                    layers[index] = placed
                    continue
                }
            }
            var inner = pass.begun(in: context)
            inner.run(from: item)
            sources += inner.sources
            replaced.append(
                ReplacedSubtree(index: index, layers: inner.layers, copies: inner.copies.taken)
            )
            next = layers[index].subtreeEnd
        }
        return (replaced, splices)
    }

    /// Takes other values of a layer that stays where it is, with all that is in it: their rows say so (``DirtyFlags/placing``).
    private func redraw(_ index: Int, _ item: PendingLayer, _ pass: EvaluationPass) {
        if InvariantChecks.areOn { checkPlace(of: index, item, pass) }
        note(index)
        layers[index].contentVersion = item.isMoving ? pass.movingVersion : item.node.revision
        if item.isMoving {
            layers[index].traits.insert(.isMoving)
        } else {
            layers[index].traits.remove(.isMoving)
        }
    }

    /// The context of a placed layer.
    private func context(of index: Int) -> ParentContext {
        context(below: layers[index].parent, role: layers[index].role)
    }

    /// The context of a sublayer or the mask of a layer, below 0 for the root.
    func context(below parent: Int, role: PlacedLayer.Role) -> ParentContext {
        parent < 0 ? .root(base) : layers[parent].context(of: role)
    }

    /// Whether nothing below a layer depends on what is different about it.
    private func isAlone(_ index: Int, _ item: PendingLayer, _ new: PlacedLayer) -> Bool {
        if new.extras?.transition != nil || layers[index].extras?.transition != nil { return false }
        if new.traits.contains(.updatesEveryFrame) { return false }
        let isLeaf = item.node.sublayers.isEmpty && item.node.mask == nil
        if isLeaf, layers[index].subtreeEnd == index + 1 { return true }
        let old = layers[index]
        let traits = PlacedTraits.inherited
        return new.traits.intersection(traits) == old.traits.intersection(traits)
            && new.traits.isDisjoint(with: [.isReplicator, .isRetimed])
            && new.projection == old.projection && new.sublayerBase == old.sublayerBase
            && CATransform3DEqualToTransform(new.sublayerSpace, old.sublayerSpace)
    }

    /// Notes how a layer was, before it is replaced.
    func note(_ index: Int) {
        guard !updates[index].contains(.noted) else { return }
        before.append((index, layers[index]))
        updates[index].formUnion([.noted, .touched])
    }
}
