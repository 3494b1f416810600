import AgateScene

/// Gives out the names of layers in one display; slots of layers that left are used again.
struct LayerSlots {
    private var generations: [Int32] = []
    private var free: [Int32] = []

    mutating func take() -> LayerID {
        if let slot = free.popLast() {
            return LayerID(slot: slot, generation: generations[Int(slot)])
        }
        generations.append(0)
        return LayerID(slot: Int32(generations.count - 1), generation: 0)
    }

    mutating func release(_ id: LayerID) {
        let slot = Int(id.slot)
        guard generations.indices.contains(slot), generations[slot] == id.generation else { return }
        generations[slot] &+= 1
        free.append(id.slot)
    }
}
