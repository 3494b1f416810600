import AgateScene

/// Values that a pass evaluated itself, for as long as the arena or a layer that shows them is there.
final class ValueArena {
    private var pages: [SlotPage<LayerValues>] = []

    /// How many values there are.
    private(set) var count = 0

    /// Keeps values.
    func keep(_ values: LayerValues) -> LayerValuesReference {
        count += 1
        if pages.last?.isFull != false { pages.append(SlotPage<LayerValues>()) }
        return pages[pages.count - 1].keep(values)
    }

    /// Whether values are kept here.
    func owns(_ values: LayerValuesReference) -> Bool { pages.contains { values.isOn($0) } }
}
