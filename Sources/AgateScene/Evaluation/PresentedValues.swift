/// Copies of layers' values that animations are written over, by the layers' places among the animated ones.
struct PresentedValues: ~Copyable {
    struct Slot {
        var values = LayerValues()
        /// The layer's binding that the values were made for.
        var revision: UInt64 = 0
        /// The evaluation that they show.
        var evaluation: UInt64 = 0
    }

    private var slots: UnsafeMutablePointer<Slot> = .allocate(capacity: 0)
    private var capacity = 0
    /// How many slots from the first on may hold values.
    private var used = 0

    init() {}

    deinit {
        slots.deinitialize(count: capacity)
        slots.deallocate()
    }

    func slot(_ index: Int) -> UnsafeMutablePointer<Slot> { slots + index }

    /// Where the values of a slot are.
    static func values(in slot: UnsafeMutablePointer<Slot>) -> UnsafePointer<LayerValues> {
        let offset = MemoryLayout<Slot>.offset(of: \.values) ?? 0
        return UnsafeRawPointer(slot).advanced(by: offset).assumingMemoryBound(to: LayerValues.self)
    }

    /// Whether an address is that of the values of a slot in use.
    func owns(_ values: UnsafePointer<LayerValues>) -> Bool {
        for index in 0..<used where Self.values(in: slots + index) == values { return true }
        return false
    }

    /// Makes room for so many layers, and lets go of what the slots beyond them hold.
    ///
    /// - Complexity: O(slots that are no longer used).
    mutating func reserve(_ count: Int) {
        for index in min(count, used)..<used { slots[index] = Slot() }
        used = count
        guard count > capacity else { return }
        let larger = UnsafeMutablePointer<Slot>.allocate(capacity: max(count, 2 * capacity))
        larger.moveInitialize(from: slots, count: capacity)
        slots.deallocate()
        slots = larger
        let before = capacity
        capacity = max(count, 2 * capacity)
        (slots + before).initialize(repeating: Slot(), count: capacity - before)
    }
}
