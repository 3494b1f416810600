/// Memory that holds the values of some layers, at one distance from each other, for as long as the object lives.
///
/// All memory of this kind is made here: for the nodes of a render tree (`NodeStore`), for animated values (`PresentedValues`), and for
/// values that a pass over a tree evaluates itself. What makes it sound:
///
/// - The memory lives exactly as long as the object, and never moves. A ``LayerValuesReference`` holds the object.
/// - Every slot that a reference names is initialised, and stays so.
/// - Only the page's owner writes, and no thread reads meanwhile. The owner of nodes writes to a page only while it has the only reference to it and
///   copies it otherwise, the owner of animated values writes before the layers that hold them are read, and values that a
///   pass keeps are written once.
package class LayerValuesPage: @unchecked Sendable {
    /// Where the first slot is.
    package final let firstSlot: UnsafeRawPointer
    /// Where the values in the first slot are.
    package final let firstValues: UnsafeRawPointer
    /// From a slot to the next one, in bytes.
    package final let stride: Int

    fileprivate init(firstSlot: UnsafeRawPointer, valuesOffset: Int, stride: Int) {
        self.firstSlot = firstSlot
        firstValues = firstSlot.advanced(by: valuesOffset)
        self.stride = stride
    }
}

/// Something that has the values of a layer in it, always at the same distance from where it begins.
package protocol LayerValuesSlot {
    /// That distance, in bytes.
    static var valuesOffset: Int { get }
}

extension LayerValuesSlot {
    /// Where the values are that something has in it: good for as long as its own address is.
    static func values(in slot: UnsafePointer<Self>) -> UnsafePointer<LayerValues> {
        UnsafeRawPointer(slot).advanced(by: valuesOffset).assumingMemoryBound(to: LayerValues.self)
    }
}

extension LayerValues: LayerValuesSlot {
    package static var valuesOffset: Int { 0 }
}

extension RenderTree.Node: LayerValuesSlot {
    package static var valuesOffset: Int { MemoryLayout<Self>.offset(of: \.values) ?? 0 }
}

/// Begins with what it holds (`OptionalPayload`).
extension Optional: LayerValuesSlot where Wrapped: LayerValuesSlot {
    package static var valuesOffset: Int { Wrapped.valuesOffset }
}

/// A page of slots of one type.
package final class SlotPage<Slot: LayerValuesSlot>: LayerValuesPage, @unchecked Sendable {
    private let slots: UnsafeMutablePointer<Slot>
    private let capacity: Int
    /// How many slots are initialised, from the first on.
    private var count = 0

    /// Makes a page without slots that has room for some.
    private init(capacity: Int) {
        slots = .allocate(capacity: capacity)
        self.capacity = capacity
        super.init(
            firstSlot: UnsafeRawPointer(slots),
            valuesOffset: Slot.valuesOffset,
            stride: MemoryLayout<Slot>.stride
        )
    }

    /// Makes a page of slots that are all the same.
    convenience init(repeating slot: Slot, count: Int) {
        self.init(capacity: count)
        slots.initialize(repeating: slot, count: count)
        self.count = count
    }

    /// Makes a page that has the slots of another one.
    convenience init(copying other: SlotPage) {
        self.init(capacity: other.count)
        slots.initialize(from: other.slots, count: other.count)
        count = other.count
    }

    deinit {
        slots.deinitialize(count: count)
        slots.deallocate()
    }

    /// Where a slot is: good inside of a function that holds the page.
    func address(of index: Int) -> UnsafeMutablePointer<Slot> { slots + index }

    /// A slot, read and written where it is.
    subscript(index: Int) -> Slot {
        unsafeAddress { UnsafePointer(slots + index) }
        unsafeMutableAddress { slots + index }
    }
}

extension SlotPage<LayerValues> {
    /// How many values a page keeps that is filled one by one.
    private static var room: Int { 32 }

    /// Makes a page with room for values that are kept one by one.
    package convenience init() { self.init(capacity: Self.room) }

    /// Whether there is no room left.
    package var isFull: Bool { count == capacity }

    /// Keeps values; there must be room.
    package func keep(_ values: LayerValues) -> LayerValuesReference {
        precondition(!isFull, "need room on the page")
        (slots + count).initialize(to: values)
        count += 1
        return LayerValuesReference(self, count - 1)
    }
}

/// The values of a layer, held: they stay where they are for as long as the reference is there.
///
/// A copy counts one more holder of the page. Loops over thousands of layers read ``values`` through references that lie in
/// an array, and change those by ``point(at:_:)``, which counts nothing where the page is the same.
package struct LayerValuesReference {
    /// The page that keeps the values.
    package private(set) var page: LayerValuesPage
    /// Which of the page's values they are.
    package private(set) var index: Int32

    /// Refers to values.
    ///
    /// - Parameters:
    ///   - page: The page that keeps them.
    ///   - index: The index of an initialised slot.
    init(_ page: LayerValuesPage, _ index: Int) {
        self.page = page
        self.index = Int32(truncatingIfNeeded: index)
    }

    /// The values, read where they are: looking at a part of them copies that part only.
    ///
    /// The compositor has an accessor of its own, which is inlined there.
    package var values: LayerValues {
        unsafeAddress {
            page.firstValues.advanced(by: Int(index) &* page.stride)
                .assumingMemoryBound(to: LayerValues.self)
        }
    }

    /// Refers to other values; where they are on the same page, nothing is counted.
    ///
    /// - Parameter page: The page that keeps them; looked up again where it is another one.
    @inline(__always)
    mutating func point(at page: @autoclosure () -> LayerValuesPage, _ index: Int) {
        if self.page !== page() { self.page = page() }
        self.index = Int32(truncatingIfNeeded: index)
    }

    /// Whether both refer to the same memory.
    package static func === (first: Self, second: Self) -> Bool {
        first.page === second.page && first.index == second.index
    }

    /// Whether the values lie on a page.
    package func isOn(_ page: LayerValuesPage) -> Bool { self.page === page }
}
