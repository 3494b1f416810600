/// Copies of layers' values that animations are written over, by the layers' places among the animated ones.
///
/// In pages that never move, so that a ``LayerValuesReference`` stays good however many layers come.
struct PresentedValues: ~Copyable {
    struct Slot: LayerValuesSlot {
        static var valuesOffset: Int { MemoryLayout<Self>.offset(of: \.values) ?? 0 }

        var values = LayerValues()
        /// The layer's binding that the values were made for.
        var revision: UInt64 = 0
        /// The evaluation that they show.
        var evaluation: UInt64 = 0
    }

    private static let pageSize = 32

    private var pages: [SlotPage<Slot>] = []
    /// How many slots from the first on may hold values.
    private var used = 0

    init() {}

    /// Where a slot is; good inside of one function.
    func slot(_ index: Int) -> UnsafeMutablePointer<Slot> {
        pages[index / Self.pageSize].address(of: index % Self.pageSize)
    }

    /// The values of a slot, held.
    func reference(to index: Int) -> LayerValuesReference {
        LayerValuesReference(pages[index / Self.pageSize], index % Self.pageSize)
    }

    /// Has a reference refer to the values of a slot.
    func point(_ reference: inout LayerValuesReference, at index: Int) {
        reference.point(at: pages[index / Self.pageSize], index % Self.pageSize)
    }

    /// Whether a reference is to the values of a slot in use.
    func owns(_ values: LayerValuesReference) -> Bool {
        pages.indices.contains { number in
            values.isOn(pages[number]) && number * Self.pageSize + Int(values.index) < used
        }
    }

    /// Makes room for so many layers, and releases the values in the slots beyond them.
    ///
    /// - Complexity: O(slots that are no longer used).
    mutating func reserve(_ count: Int) {
        for index in min(count, used)..<used { slot(index).pointee = Slot() }
        used = count
        while pages.count * Self.pageSize < count {
            pages.append(SlotPage(repeating: Slot(), count: Self.pageSize))
        }
    }
}
