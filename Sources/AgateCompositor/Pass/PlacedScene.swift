import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// The placed layers of a display, kept from frame to frame.
///
/// ``update(to:at:base:values:since:)`` brings them up to date: only layers that a commit touched, that animations move
/// or that never rest are evaluated and placed again, with the layers below them where these depend on it. What is not
/// known for sure is placed from scratch, and the result is always what placing all of it would give.
///
/// One thread at a time.
final class PlacedScene {
    /// What an update found.
    struct Update {
        /// The pixels that may differ from the picture before; nil when all may.
        var damage: DamageRegion?
        /// How many layers were placed.
        var placed = 0
        /// How many layers got values from animations.
        var evaluated = 0
    }

    private(set) var layers: [PlacedLayer] = []
    /// Another number after every update; 0 before the first.
    private(set) var number: UInt64 = 0

    /// The tree that the layers' values lie in: holding it keeps them where they are.
    private var tree = RenderTree()
    private var base = Projection.identity
    private var arena = ValueArena()
    private var pictures: [SubtreeSnapshot] = []
    /// Where the layer of a slot of the tree is placed: -1 for nowhere, below that the outermost replicator that copies
    /// it, counted down from -2.
    private var places: [Int32] = []
    /// Layers whose subtrees are placed in each frame.
    private var restless: [LayerID] = []
    /// Whether parts can be placed again; not where a layer is in two places, or copies are near their limit.
    private var canUpdateParts = false

    // What an update notes.
    private var marks: [UInt8] = []
    private var before: [(index: Int, layer: PlacedLayer)] = []

    /// What has to be done with a layer.
    private enum Mark {
        static let itself: UInt8 = 1
        static let subtree: UInt8 = 2
        /// It or something below it is different.
        static let touched: UInt8 = 4
        /// How it was is noted.
        static let noted: UInt8 = 8
    }

    /// So many values of its own are kept before everything is placed from scratch, which lets go of the old ones.
    private static let mostValues = 20_000

    /// Brings the layers up to date.
    ///
    /// - Parameters:
    ///   - newTree: What to show.
    ///   - displayTime: The time of the frame.
    ///   - newBase: Points of the root to device pixels.
    ///   - values: Memory for animated values; nobody else may use it.
    ///   - picture: The number of the update that the old picture shows.
    func update(
        to newTree: RenderTree,
        at displayTime: Double,
        base newBase: Projection,
        values: FrameValues,
        since picture: UInt64
    ) -> Update {
        values.evaluate(newTree, at: displayTime)
        let isKnown = picture != 0 && picture == number && newBase == base
        let result: Update
        if isKnown, canUpdateParts, let update = updateParts(newTree, displayTime, values) {
            result = update
        } else {
            result = placeAll(newTree, displayTime, newBase, values, isKnown: isKnown)
        }
        before.removeAll(keepingCapacity: true)
        number = RenderTree.nextRevision()
        return result
    }

    // MARK: Everything

    private func placeAll(
        _ newTree: RenderTree,
        _ displayTime: Double,
        _ newBase: Projection,
        _ values: FrameValues,
        isKnown: Bool
    ) -> Update {
        let old = isKnown ? FrameTrace(layers) : nil
        let newArena = ValueArena()
        var pass = EvaluationPass(
            newTree,
            values,
            Self.aroundRoot(newBase),
            arena: newArena,
            stamp: RenderTree.nextRevision()
        )
        if let root = newTree.root { pass.run(root, parentTime: displayTime) }
        layers = pass.layers
        pictures = pass.pictures
        arena = newArena
        tree = newTree
        base = newBase
        VisibilityPass.run(&layers)
        findPlaces()
        if newTree.revision == 0 { canUpdateParts = false }
        return Update(
            damage: old.map { FrameTrace(layers).damage(since: $0) },
            placed: layers.count,
            evaluated: layers.count { $0.isMoving }
        )
    }

    private static func aroundRoot(_ base: Projection) -> EvaluationPass.Surroundings {
        EvaluationPass.Surroundings(space: nil, base: base, placesTop: true, isFlipped: false)
    }

    /// Finds out where the layers of the tree are.
    private func findPlaces() {
        places.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
        restless.removeAll(keepingCapacity: true)
        marks = [UInt8](repeating: 0, count: layers.count)
        canUpdateParts = true
        var inCopies = 0
        var replicator = -1
        for index in layers.indices {
            let id = layers[index].id
            let slot = Int(id.slot)
            if slot >= places.count {
                places += repeatElement(-1, count: max(slot + 1, places.count * 2) - places.count)
            }
            guard layers[index].traits.contains(.isOriginal) else {
                inCopies += 1
                // The layers of old pictures have names of their own.
                if id.generation >= 0 { places[slot] = Int32(truncatingIfNeeded: -2 - replicator) }
                continue
            }
            if layers[index].traits.contains(.isReplicator) { replicator = index }
            // A layer that two others have: where it is cannot be said.
            if places[slot] >= 0 { canUpdateParts = false }
            places[slot] = Int32(truncatingIfNeeded: index)
            if layers[index].traits.contains(.isRestless) { restless.append(id) }
        }
        if inCopies > EvaluationPass.mostCopies / 2 { canUpdateParts = false }
    }

    private func place(of id: LayerID) -> Int? {
        let slot = Int(id.slot)
        guard slot >= 0, slot < places.count, places[slot] >= 0 else { return nil }
        let index = Int(places[slot])
        return layers[index].id == id ? index : nil
    }

    /// The outermost replicator that copies the layer of a slot.
    private func replicator(of id: LayerID) -> Int? {
        let slot = Int(id.slot)
        return slot >= 0 && slot < places.count && places[slot] < -1 ? -2 - Int(places[slot]) : nil
    }

    // MARK: Parts

    /// Places what may be different again; nil when that cannot be said.
    private func updateParts(
        _ newTree: RenderTree,
        _ displayTime: Double,
        _ values: FrameValues
    ) -> Update? {
        guard arena.count < Self.mostValues, pictures.count < Self.mostValues, newTree.root == tree.root,
            !layers.isEmpty, markChanges(newTree, values)
        else {
            clearMarks()
            return nil
        }
        newTree.forEachMovedSlot(since: tree) { slot in
            guard slot < places.count, places[slot] >= 0 else { return }
            let index = Int(places[slot])
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
        markTurns(pass, displayTime)
        let jobs = placeAgain(pass, displayTime)
        var result = Update()
        result.placed = before.count
        result.evaluated = before.count { layers[$0.index].isMoving }
        for job in jobs {
            result.placed += job.layers.count
            result.evaluated += job.layers.count { $0.isMoving }
        }
        if jobs.allSatisfy({ hasSameLayers($0) }) {
            for job in jobs { replace(job) }
            measureTouched()
            result.damage = FrameTrace.damage(from: before, to: layers)
            clearMarks()
        } else {
            result.damage = restructure(jobs)
        }
        return result
    }

    private func clearMarks() {
        marks.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    /// Marks what commits touched, what animations move, and what never rests; false when that is not known.
    private func markChanges(_ newTree: RenderTree, _ values: FrameValues) -> Bool {
        var isKnown = true
        let isLogged = newTree.forEachChange(since: tree.revision) { change in
            if let replicator = replicator(of: change.layer) { marks[replicator] |= Mark.subtree }
            guard let index = place(of: change.layer) else { return }
            if newTree.address(of: change.layer) == nil {
                // It has left, and the layer above may still name it.
                let parent = layers[index].parent
                if parent >= 0 { marks[parent] |= Mark.subtree } else { isKnown = false }
            } else {
                marks[index] |= change.isOfStructure ? Mark.subtree : Mark.itself
            }
        }
        guard isLogged, isKnown else { return false }
        newTree.forEachAnimatedLayer { id in
            guard let index = place(of: id), let node = newTree.address(of: id) else { return }
            if layers[index].isMoving || layers[index].extras?.transition != nil
                || values.isMoving(node, in: newTree)
                || node.pointee.hasTransitions
            {
                marks[index] |= Mark.itself
            }
        }
        for id in restless {
            if let index = place(of: id) { marks[index] |= Mark.subtree }
        }
        restless.removeAll(keepingCapacity: true)
        return true
    }

    /// The indices of marked layers, in painting order.
    private func marked(_ mask: UInt8) -> [Int] {
        var result: [Int] = []
        let words = UInt64(mask) &* 0x0101_0101_0101_0101
        marks.withUnsafeBytes { marks in
            var index = 0
            while index < marks.count {
                if index % 8 == 0, index + 8 <= marks.count,
                    marks.load(fromByteOffset: index, as: UInt64.self) & words == 0
                {
                    index += 8
                    continue
                }
                if marks[index] & mask != 0 { result.append(index) }
                index += 1
            }
        }
        return result
    }

    /// What is to be placed of a layer at a time.
    private static func item(
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
        for index in marked(Mark.itself | Mark.subtree) {
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            layers[index].place = item.values
            let parent = layers[index].parent
            if parent >= 0, layers[index].role == .sublayer,
                Double(item.values.pointee.zPosition) != layers[index].zPosition
            {
                marks[parent] |= Mark.subtree
            }
        }
    }

    /// A subtree that was placed again.
    private struct Job {
        var index: Int
        var layers: [PlacedLayer]
    }

    /// Places marked layers again where they are; those whose subtrees have to be placed with them are given back.
    private func placeAgain(_ pass: EvaluationPass, _ displayTime: Double) -> [Job] {
        var jobs: [Job] = []
        var next = 0
        for index in marked(Mark.itself | Mark.subtree) where index >= next {
            guard let item = Self.item(layers[index], pass, displayTime) else { continue }
            let around = surroundings(of: index)
            if marks[index] & Mark.subtree == 0 {
                var placed = pass.placed(
                    item,
                    space: around.space,
                    base: around.base,
                    isPlaced: true,
                    isFlippedAbove: around.isFlipped
                )
                if isAlone(index, item, placed) {
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
            jobs.append(Job(index: index, layers: inner.layers))
            next = layers[index].subtreeEnd
        }
        return jobs
    }

    private func surroundings(of index: Int) -> EvaluationPass.Surroundings {
        let parent = layers[index].parent
        guard parent >= 0 else { return Self.aroundRoot(base) }
        let isMask = layers[index].role == .mask
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
    private func note(_ index: Int) {
        guard marks[index] & Mark.noted == 0 else { return }
        before.append((index, layers[index]))
        marks[index] |= Mark.noted | Mark.touched
    }

    // MARK: The same layers

    private func hasSameLayers(_ job: Job) -> Bool {
        guard layers[job.index].subtreeEnd - job.index == job.layers.count else { return false }
        for offset in job.layers.indices {
            let (old, new) = (layers[job.index + offset], job.layers[offset])
            guard old.id == new.id, old.role == new.role, offset == 0 || old.parent == new.parent + job.index,
                old.traits.contains(.isOriginal) == new.traits.contains(.isOriginal)
            else { return false }
        }
        return true
    }

    /// Puts a subtree with the same layers in the place of what was there.
    private func replace(_ job: Job) {
        let parent = layers[job.index].parent
        for offset in job.layers.indices {
            let index = job.index + offset
            note(index)
            layers[index] = job.layers[offset]
            layers[index].shift(by: job.index)
            noteRest(index)
        }
        layers[job.index].parent = parent
    }

    private func noteRest(_ index: Int) {
        if layers[index].traits.contains([.isRestless, .isOriginal]) { restless.append(layers[index].id) }
    }

    /// Measures the layers that are different and those above them.
    private func measureTouched() {
        for (index, _) in before {
            var above = layers[index].parent
            while above >= 0, marks[above] & Mark.touched == 0 {
                marks[above] |= Mark.touched
                above = layers[above].parent
            }
        }
        let touched = marked(Mark.touched)
        for index in touched { note(index) }
        layers.withUnsafeMutableBufferPointer { layers in
            for index in touched.reversed() { VisibilityPass.measure(index, in: layers) }
        }
    }

    // MARK: Other layers

    /// Puts subtrees with other layers in the place of what was there.
    ///
    /// - Complexity: O(layers).
    private func restructure(_ jobs: [Job]) -> DamageRegion {
        var old = layers
        for (index, layer) in before { old[index] = layer }
        let trace = FrameTrace(old)
        // Where each layer goes; one more for the end.
        var moved = [Int](repeating: 0, count: layers.count + 1)
        var result: [PlacedLayer] = []
        result.reserveCapacity(layers.count + jobs.reduce(0) { $0 + $1.layers.count })
        var next = 0
        for job in jobs + [Job(index: layers.count, layers: [])] {
            for index in next..<job.index {
                moved[index] = result.count
                result.append(layers[index])
            }
            moved[job.index] = result.count
            let start = result.count
            for var layer in job.layers {
                layer.shift(by: start)
                result.append(layer)
            }
            guard job.index < layers.count else { break }
            // The layer above is an old index yet, and known.
            let parent = layers[job.index].parent
            result[start].parent = parent < 0 ? -1 : moved[parent]
            next = layers[job.index].subtreeEnd
        }
        next = 0
        for job in jobs + [Job(index: layers.count, layers: [])] {
            for index in next..<job.index {
                let place = moved[index]
                let layer = layers[index]
                if layer.parent >= 0 { result[place].parent = moved[layer.parent] }
                result[place].subtreeEnd = moved[layer.subtreeEnd]
                result[place].oldPicture = layer.oldPicture.map { moved[$0] }
            }
            guard job.index < layers.count else { break }
            next = layers[job.index].subtreeEnd
        }
        layers = result
        VisibilityPass.run(&layers)
        findPlaces()
        return FrameTrace(layers).damage(since: trace)
    }
}
