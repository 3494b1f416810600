import AgateScene

/// Where the layers of a tree are among the placed ones.
struct SlotIndexMap {
    /// Whether each layer is in one place: parts can then be placed again.
    private(set) var slotsAreUnique = false
    /// Layers whose subtrees are placed in each frame.
    var everyFrame: [LayerID] = []

    /// Whether some of the placed layers are copies, or layers of transition sources.
    private(set) var hasCopies = false

    /// Where the layer of a slot is placed: -1 for nowhere, below that the outermost replicator that copies it, counted
    /// down from -2.
    private var places: [Int32] = []

    /// Finds out where all layers are.
    mutating func find(_ layers: [PlacedLayer]) {
        places.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
        everyFrame.removeAll(keepingCapacity: true)
        slotsAreUnique = true
        hasCopies = false
        var replicator = -1
        for index in layers.indices {
            let id = layers[index].id
            let slot = Int(id.slot)
            if slot >= places.count {
                places += repeatElement(-1, count: max(slot + 1, places.count * 2) - places.count)
            }
            guard layers[index].traits.contains(.isOriginal) else {
                hasCopies = true
                // The layers of transition sources have names of their own.
                if id.generation >= 0 { places[slot] = Int32(truncatingIfNeeded: -2 - replicator) }
                continue
            }
            if layers[index].traits.contains(.isReplicator) { replicator = index }
            // A layer that two others have: where it is cannot be said.
            if places[slot] >= 0 { slotsAreUnique = false }
            places[slot] = Int32(truncatingIfNeeded: index)
            if layers[index].traits.contains(.updatesEveryFrame) { everyFrame.append(id) }
        }
    }

    /// Forgets a layer that is placed no more.
    mutating func remove(_ id: LayerID, at index: Int) {
        let slot = Int(id.slot)
        if slot >= 0, slot < places.count, places[slot] == Int32(truncatingIfNeeded: index) {
            places[slot] = -1
        }
    }

    /// Notes that a layer that was placed already has another index.
    mutating func move(_ id: LayerID, to index: Int) {
        places[Int(id.slot)] = Int32(truncatingIfNeeded: index)
    }

    /// Notes a layer that was not placed before.
    mutating func insert(_ layer: PlacedLayer, at index: Int) {
        guard layer.traits.contains(.isOriginal) else {
            hasCopies = true
            return
        }
        let slot = Int(layer.id.slot)
        if slot >= places.count {
            places += repeatElement(-1, count: max(slot + 1, places.count * 2) - places.count)
        }
        if places[slot] != -1 { slotsAreUnique = false }
        places[slot] = Int32(truncatingIfNeeded: index)
        if layer.traits.contains(.updatesEveryFrame) { everyFrame.append(layer.id) }
    }

    /// The index of the layer of a slot; nil for none.
    func index(ofSlot slot: Int) -> Int? {
        slot >= 0 && slot < places.count && places[slot] >= 0 ? Int(places[slot]) : nil
    }

    /// The outermost replicator that copies the layer of a slot.
    func replicator(of id: LayerID) -> Int? {
        let slot = Int(id.slot)
        return slot >= 0 && slot < places.count && places[slot] < -1 ? -2 - Int(places[slot]) : nil
    }
}
