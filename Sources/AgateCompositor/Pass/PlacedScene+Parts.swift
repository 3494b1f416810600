import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

extension PlacedScene {
    /// Places what may be different again; nil when that cannot be said, or when there are too many copies.
    func updateParts(
        _ newTree: RenderTree,
        _ displayTime: Double,
        _ values: FrameValues,
        threads: Int
    ) -> Update? {
        guard arena.count < Self.mostValues, pictures.count < Self.mostValues, newTree.root == tree.root,
            !layers.isEmpty, markChanges(newTree, values)
        else {
            marks.clear()
            return nil
        }
        newTree.forEachMovedSlot(since: tree) { slot in
            guard let index = places.index(ofSlot: slot) else { return }
            if let node = newTree.address(of: layers[index].id) {
                layers[index].place = RenderTree.Node.values(in: node)
            }
        }
        tree = newTree
        let pass = EvaluationPass(
            newTree,
            values,
            Self.aroundRoot(base),
            arena: arena,
            stamp: RenderTree.nextRevision()
        )
        // A layer that holds others may take them with it.
        let others = marks.indices(of: LayerMarks.itself | LayerMarks.subtree | LayerMarks.children)
        let areLeaves = others.allSatisfy {
            marks[$0] & ~LayerMarks.itself == 0 && layers[$0].subtreeEnd == $0 + 1
        }
        if !areLeaves {
            marks.turn(LayerMarks.moved, into: LayerMarks.itself)
        }
        markTurns(pass, displayTime)
        var (jobs, splices) = placeAgain(pass, displayTime)
        if !jobs.isEmpty, !marks.indices(of: LayerMarks.moved).isEmpty {
            for index in others { marks[index] &= ~(LayerMarks.itself | LayerMarks.subtree) }
            marks.turn(LayerMarks.moved, into: LayerMarks.itself)
            // Where sublayers come or go nothing is marked as moved.
            jobs += placeAgain(pass, displayTime).jobs
            jobs.sort { $0.index < $1.index }
        }
        copiesTaken += jobs.reduce(0) { $0 + $1.copies }
        guard hasFewCopies else {
            marks.clear()
            return nil
        }
        let boxes = moveBoxes(pass, displayTime, threads: threads)
        var result = Update()
        result.placed = before.count + boxes.count
        result.evaluated =
            before.count { layers[$0.index].isMoving } + boxes.count { layers[$0.index].isMoving }
        for job in jobs {
            result.placed += job.layers.count
            result.evaluated += job.layers.count { $0.isMoving }
        }
        result.placed += splices.reduce(0) { $0 + $1.layers.count }
        let changed = jobs.filter { !hasSameLayers($0) }
        if changed.isEmpty || !splices.isEmpty {
            for job in jobs where hasSameLayers(job) { replace(job) }
            splices += changed.map { splice($0) }
            let spliced = splice(splices)
            measureTouched(boxes)
            result.damage = FrameTrace.damage(
                from: before,
                boxes,
                to: layers,
                since: spliced.damage,
                below: spliced.parents
            )
            marks.clear()
        } else {
            result.damage = restructure(jobs)
        }
        return result
    }

    /// Marks what commits touched, what animations move, and what never rests; false when that is not known.
    private func markChanges(_ newTree: RenderTree, _ values: FrameValues) -> Bool {
        var isKnown = true
        let isLogged = newTree.forEachChange(since: tree.revision) { change in
            if let replicator = places.replicator(of: change.layer) {
                marks[replicator] |= LayerMarks.subtree
            }
            guard let index = place(of: change.layer) else { return }
            if newTree.address(of: change.layer) == nil {
                // It has left, and the layer above may still name it.
                let parent = layers[index].parent
                if parent >= 0 { marks[parent] |= LayerMarks.children } else { isKnown = false }
            } else {
                marks[index] |= change.isOfStructure ? LayerMarks.children : LayerMarks.itself
            }
        }
        guard isLogged, isKnown else { return false }
        newTree.forEachAnimatedLayer { id in
            guard let index = place(of: id), let node = newTree.address(of: id) else { return }
            if marks[index] & (LayerMarks.itself | LayerMarks.subtree) == 0,
                onlyMoves(index, node, values, newTree)
            {
                if layers[index].isMoving || values.isMoving(node, in: newTree) {
                    marks[index] |= LayerMarks.moved
                }
            } else if layers[index].isMoving || layers[index].extras?.transition != nil
                || values.isMoving(node, in: newTree)
                || node.pointee.hasTransitions
            {
                marks[index] |= LayerMarks.itself
            }
        }
        for id in places.restless {
            if let index = place(of: id) { marks[index] |= LayerMarks.subtree }
        }
        places.restless.removeAll(keepingCapacity: true)
        return true
    }

    /// What is to be placed of a layer at a time.
    static func item(
        _ layer: PlacedLayer,
        _ pass: EvaluationPass,
        _ displayTime: Double
    ) -> EvaluationPass.Waiting? {
        guard let node = pass.tree.address(of: layer.id) else { return nil }
        return pass.evaluated(
            node,
            localTime: pass.tree.localTime(of: layer.id, at: displayTime),
            role: layer.role
        )
    }

    /// Marks the layers above those that may take another turn among their siblings.
    private func markTurns(_ pass: EvaluationPass, _ displayTime: Double) {
        for index in marks.indices(of: LayerMarks.itself | LayerMarks.subtree | LayerMarks.children) {
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            layers[index].place = item.values
            let parent = layers[index].parent
            if parent >= 0, layers[index].role == .sublayer,
                Double(item.values.pointee.zPosition) != layers[index].zPosition
            {
                marks[parent] |= LayerMarks.subtree
            }
        }
    }

    /// A subtree that was placed again.
    struct Job {
        var index: Int
        var layers: [PlacedLayer]
        /// How much its replicators took of what may be copied.
        var copies = 0
    }

    /// Places marked layers again where they are; those whose subtrees have to be placed with them are given back, and sublayers
    /// that came or went.
    private func placeAgain(_ pass: EvaluationPass, _ displayTime: Double) -> (jobs: [Job], splices: [Splice])
    {
        var jobs: [Job] = []
        var splices: [Splice] = []
        var next = 0
        let wanted = LayerMarks.itself | LayerMarks.subtree | LayerMarks.children
        for index in marks.indices(of: wanted) where index >= next {
            guard marks[index] & LayerMarks.gone == 0 else { continue }
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            let around = surroundings(of: index)
            if marks[index] & LayerMarks.subtree == 0 {
                var placed = pass.placed(
                    item,
                    space: around.space,
                    base: around.base,
                    isPlaced: true,
                    isFlippedAbove: around.isFlipped
                )
                if isAlone(index, item, placed),
                    let changes = marks[index] & LayerMarks.children == 0
                        ? [] : self.splices(below: index, item.node, pass, displayTime)
                {
                    for change in changes {
                        for removed in change.place..<change.place + change.removed {
                            marks[removed] |= LayerMarks.gone
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
            var inner = EvaluationPass(tree, pass.values, around, arena: arena, stamp: pass.stamp)
            inner.run(from: item)
            pictures += inner.pictures
            jobs.append(Job(index: index, layers: inner.layers, copies: inner.copiesTaken))
            next = layers[index].subtreeEnd
        }
        return (jobs, splices)
    }

    private func surroundings(of index: Int) -> EvaluationPass.Surroundings {
        surroundings(below: layers[index].parent, isMask: layers[index].role == .mask)
    }

    /// What is around a sublayer or the mask of a layer, below 0 for none.
    func surroundings(below parent: Int, isMask: Bool) -> EvaluationPass.Surroundings {
        guard parent >= 0 else { return Self.aroundRoot(base) }
        return EvaluationPass.Surroundings(
            space: isMask ? nil : layers[parent].extras?.sublayerSpace,
            base: isMask ? layers[parent].projection : layers[parent].sublayerBase,
            placesTop: true,
            isFlipped: layers[parent].contentsAreFlipped
        )
    }

    /// Whether nothing below a layer depends on what is different about it.
    private func isAlone(_ index: Int, _ item: EvaluationPass.Waiting, _ new: PlacedLayer) -> Bool {
        if new.extras?.transition != nil || layers[index].extras?.transition != nil { return false }
        if new.traits.contains(.isRestless) { return false }
        let isLeaf = item.node.pointee.sublayers.isEmpty && item.node.pointee.mask == nil
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
        guard marks[index] & LayerMarks.noted == 0 else { return }
        before.append((index, layers[index]))
        marks[index] |= LayerMarks.noted | LayerMarks.touched
    }
}
