/// One element for each of some layers, densely packed, and found by the layer's name.
///
/// - Complexity: O(1) for one element; the first change of a copy costs O(elements + slots).
struct LayerTable<Element: Sendable>: Sendable {
    /// The layers that have elements, in no particular but a reproducible order.
    private(set) var layers: [LayerID] = []
    /// The elements, in the order of ``layers``.
    var elements: [Element] = []
    /// Where the element of a slot's layer is; -1 for none.
    private var indices: [Int32] = []

    /// How many layers have elements.
    var count: Int { layers.count }

    /// Where the element of a layer is, nil without one.
    func index(of id: LayerID) -> Int? {
        let slot = Int(id.slot)
        guard slot >= 0, slot < indices.count else { return nil }
        let index = Int(indices[slot])
        return index >= 0 && layers[index] == id ? index : nil
    }

    /// The layer that has the element of a slot.
    func layer(inSlot slot: Int32) -> LayerID? {
        let slot = Int(slot)
        guard slot >= 0, slot < indices.count, indices[slot] >= 0 else { return nil }
        return layers[Int(indices[slot])]
    }

    /// Puts an element in; the layer must have none, and its slot none of another layer.
    ///
    /// - Returns: Where it is.
    @discardableResult
    mutating func insert(_ element: Element, for id: LayerID) -> Int {
        let slot = Int(id.slot)
        precondition(slot >= 0, "need a slot of 0 or more")
        if slot >= indices.count {
            indices += repeatElement(-1, count: max(slot + 1, indices.count * 2) - indices.count)
        }
        precondition(indices[slot] < 0, "need a slot without an element")
        indices[slot] = Int32(truncatingIfNeeded: layers.count)
        layers.append(id)
        elements.append(element)
        return layers.count - 1
    }

    /// Takes the element of a layer out; the last one takes its place.
    mutating func remove(_ id: LayerID) {
        guard let index = index(of: id) else { return }
        indices[Int(id.slot)] = -1
        layers.swapAt(index, layers.count - 1)
        elements.swapAt(index, elements.count - 1)
        layers.removeLast()
        elements.removeLast()
        if index < layers.count { indices[Int(layers[index].slot)] = Int32(truncatingIfNeeded: index) }
    }
}
