import AgateGeometry
import AgateScene
import Foundation

/// Sublayers that come and go, put in and taken out where they are.
///
/// What came is placed and measured, with the layers above; all others keep what is known of them. Those that come later in painting
/// order move in the array, which takes little more than their memory does.
extension PlacedScene {
    /// A stretch of sublayers with other ones in its place.
    struct Splice {
        /// The index of the layer above.
        var parent: Int
        /// The index of the first layer that goes, or that comes after those that are put in.
        var place: Int
        /// How many layers go, those below sublayers included.
        var removed: Int
        /// The subtrees that come, counted from 0; the parent of each is -1.
        var layers: [PlacedLayer]

        var growth: Int { layers.count - removed }
    }

    /// Which sublayers of a layer came or went; nil where that is not all that there is.
    ///
    /// - Complexity: O(sublayers), and what placing those takes that came.
    func splices(
        below index: Int,
        _ layer: NodeReference,
        _ pass: EvaluationPass,
        _ displayTime: Double
    ) -> [Splice]? {
        let parent = layers[index]
        guard !parent.traits.contains(.isReplicator), parent.inheritance == nil,
            parent.transitionSource == nil
        else {
            return nil
        }
        guard parent.isVisible else { return parent.subtreeEnd == index + 1 ? [] : nil }
        var (mask, end) = (LayerID?.none, parent.subtreeEnd)
        var child = index + 1
        while child < parent.subtreeEnd {
            if layers[child].role == .mask { (mask, end) = (layers[child].id, child) }
            child = layers[child].subtreeEnd
        }
        // The mask is placed after the sublayers.
        let newMask = layer.address.pointee.mask.flatMap { pass.tree.address(of: $0) == nil ? nil : $0 }
        guard mask == newMask, end == parent.subtreeEnd || layers[end].subtreeEnd == parent.subtreeEnd,
            let children = children(of: index, layer, pass, displayTime)
        else { return nil }

        var splices: [Splice] = []
        var coming: [PlacedLayer] = []
        var copies = 0
        // The end of the last sublayer that stays.
        var last = index + 1
        for child in children {
            if let item = child.pending {
                var inner = pass.begun(in: context(below: index, role: .sublayer))
                inner.run(from: item)
                sources += inner.sources
                copies += inner.copies.taken
                let offset = coming.count
                for var layer in inner.layers {
                    let isTop = layer.parent < 0
                    layer.shift(by: offset)
                    if isTop { layer.parent = -1 }
                    coming.append(layer)
                }
            } else {
                let place = child.place
                guard place >= last else { return nil }
                if place > last || !coming.isEmpty {
                    splices.append(Splice(parent: index, place: last, removed: place - last, layers: coming))
                    coming = []
                }
                last = layers[place].subtreeEnd
            }
        }
        guard last <= end else { return nil }
        copiesTaken += copies
        if last < end || !coming.isEmpty {
            splices.append(Splice(parent: index, place: last, removed: end - last, layers: coming))
        }
        return splices
    }

    /// A sublayer of a layer that has other ones than before.
    ///
    /// Not an enumeration: the tag of one with these two payloads lies in bits that the smaller payload leaves
    /// undefined, and copies and destructors test the whole word (valgrind: conditional jump on uninitialised value).
    private struct Child {
        /// The layer's `zPosition`, which painting order follows.
        var z: Double
        /// The index of the layer where it is placed already and stays; -1 for one that comes.
        var place: Int
        /// The work of placing the layer if it is new; nil for one that stays.
        var pending: PendingLayer?
    }

    /// The sublayers in painting order; nil where a depth is no number.
    private func children(
        of index: Int,
        _ layer: NodeReference,
        _ pass: EvaluationPass,
        _ displayTime: Double
    ) -> [Child]? {
        var children: [Child] = []
        children.reserveCapacity(layer.address.pointee.sublayers.count)
        var (isSorted, last) = (true, -Double.infinity)
        for id in layer.address.pointee.sublayers {
            guard let sublayer = pass.tree.reference(to: id) else { continue }
            let child: Child
            if let place = place(of: id), layers[place].parent == index, layers[place].role == .sublayer {
                child = Child(z: layers[place].zPosition, place: place)
            } else {
                let item = pass.evaluated(
                    sublayer,
                    localTime: pass.tree.localTime(of: id, at: displayTime),
                    role: .sublayer
                )
                child = Child(z: Double(item.values.zPosition), place: -1, pending: item)
            }
            let z = child.z
            guard !z.isNaN else { return nil }
            if z < last { isSorted = false }
            last = z
            children.append(child)
        }
        guard !isSorted else { return children }
        return children.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(
            \.element
        )
    }

    /// A subtree that was placed again, as one that goes and one that comes.
    func splice(_ subtree: ReplacedSubtree) -> Splice {
        let parent = layers[subtree.index].parent
        if parent >= 0 { note(parent) }
        var coming = subtree.layers
        if !coming.isEmpty { coming[0].parent = -1 }
        return Splice(
            parent: parent,
            place: subtree.index,
            removed: layers[subtree.index].subtreeEnd - subtree.index,
            layers: coming
        )
    }

    /// Takes out what goes and puts in what comes; the layers above are left to be measured.
    ///
    /// - Returns: The pixels of both, and the indices of the layers above.
    /// - Complexity: O(layers that come later in painting order).
    func splice(_ splices: [Splice]) -> (damage: DamageRegion, parents: [Int]) {
        var damage = DamageRegion()
        guard !splices.isEmpty else { return (damage, []) }
        // Insertions at the end of a subtree come before those after it.
        let splices = splices.sorted { ($0.place, -$0.parent) < ($1.place, -$1.parent) }
        let moves = Moves(splices)
        for splice in splices {
            var top = splice.place
            while top < splice.place + splice.removed {
                damage.add(layers[top].extent)
                top = layers[top].subtreeEnd
            }
            for index in splice.place..<splice.place + splice.removed {
                if layers[index].traits.contains(.isOriginal) { places.remove(layers[index].id, at: index) }
            }
        }
        before = before.compactMap { entry in
            guard !updates[entry.index].contains(.gone) else { return nil }
            var layer = entry.layer
            moves.move(&layer, from: entry.index)
            return (moves.index(entry.index), layer)
        }
        moveIndices(moves, splices)
        exchange(splices)

        updates = LayerUpdates(count: layers.count)
        for (index, _) in before { updates[index].formUnion([.noted, .touched]) }
        var parents: [Int] = []
        for (number, splice) in splices.enumerated() {
            let start = splice.place + moves.growthBefore[number]
            let parent = splice.parent < 0 ? -1 : moves.index(splice.parent)
            parents.append(parent)
            for index in start..<start + splice.layers.count {
                let isTop = layers[index].parent < 0
                layers[index].shift(by: start)
                if isTop { layers[index].parent = parent }
                places.insert(layers[index], at: index)
            }
            layers.withUnsafeMutableBufferPointer { layers in
                for index in (start..<start + splice.layers.count).reversed() {
                    VisibilityPass.measure(index, in: layers)
                }
            }
            var top = start
            while top < start + splice.layers.count {
                damage.add(layers[top].extent)
                top = layers[top].subtreeEnd
            }
        }
        if places.hasCopies { places.find(layers) }
        return (damage, parents)
    }

    /// Where layers are when some came and went.
    private struct Moves {
        private let places: [Int]
        /// Where the layers end that each splice takes out.
        private let ends: [Int]
        /// How many more layers there are before each splice, and at last in the end.
        private(set) var growthBefore: [Int] = [0]

        init(_ splices: [Splice]) {
            places = splices.map(\.place)
            ends = splices.map { $0.place + $0.removed }
            for splice in splices {
                growthBefore.append(growthBefore[growthBefore.count - 1] + splice.growth)
            }
        }

        /// How many splices are before a layer that stays, or at it.
        func count(before index: Int) -> Int {
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if places[middle] <= index { low = middle + 1 } else { high = middle }
            }
            return low
        }

        /// The index of a layer that stays, or of what is in the place of one that goes.
        func index(_ index: Int) -> Int {
            let count = count(before: index)
            if count > 0, index < ends[count - 1] { return places[count - 1] + growthBefore[count - 1] }
            return index + growthBefore[count]
        }

        /// Counts the indices in a layer that stays in another way; the length of its subtree is right already.
        func move(_ layer: inout PlacedLayer, from place: Int) {
            if layer.parent >= 0 { layer.parent = index(layer.parent) }
            layer.subtreeEnd += index(place) - place
            if let mask = layer.mask { layer.mask = index(mask) }
            if let old = layer.transitionSource { layer.transitionSource = index(old) }
        }
    }

    /// Tells the layers that stay where those are that they name.
    private func moveIndices(_ moves: Moves, _ splices: [Splice]) {
        let first = splices[0].place
        var above: Set<Int> = []
        for splice in splices {
            var index = splice.parent
            while index >= 0 {
                layers[index].subtreeEnd += splice.growth
                if index < first { above.insert(index) }
                index = layers[index].parent
            }
        }
        for index in above { moves.move(&layers[index], from: index) }
        var next = first
        for (number, splice) in splices.enumerated() {
            next = splice.place + splice.removed
            let end = number + 1 < splices.count ? splices[number + 1].place : layers.count
            guard next < end else { continue }
            let growth = moves.growthBefore[number + 1]
            layers.withUnsafeMutableBufferPointer { layers in
                for index in next..<end {
                    moves.move(&layers[index], from: index)
                    if growth != 0, layers[index].traits.contains(.isOriginal) {
                        places.move(layers[index].id, to: index + growth)
                    }
                }
            }
        }
    }

    /// Puts the layers that come in the place of those that go.
    private func exchange(_ splices: [Splice]) {
        // Each exchange moves all that is behind it.
        if splices.count <= 8 {
            for splice in splices.reversed() {
                layers.replaceSubrange(splice.place..<splice.place + splice.removed, with: splice.layers)
            }
            return
        }
        var result: [PlacedLayer] = []
        result.reserveCapacity(layers.count + splices.reduce(0) { $0 + $1.growth })
        var next = 0
        for splice in splices {
            result += layers[next..<splice.place]
            result += splice.layers
            next = splice.place + splice.removed
        }
        layers = result + layers[next...]
    }
}
