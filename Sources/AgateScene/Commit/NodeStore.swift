import AgateRuntime
/// The nodes of a tree by slot, in pages.
///
/// A copy of the store shares its pages, and a write copies only the page it touches: a tree that the
/// renderer still holds costs the next commit what it changes, not what there is.
///
/// A reference to a node or to its values (``NodeReference``, ``LayerValuesReference``) holds its page, which is copied then, too. Pages are
/// plain memory read through addressors, because a node is large and `_read` copies what it yields
/// (benchmark `evaluate`: 400 ns with copies, 230 ns without).
struct NodeStore: Sendable {
    typealias Slot = RenderTree.Node?

    typealias Page = SlotPage<Slot>

    private static let pageSize = 32

    /// Slots that are free for ever: what reading outside of the store gives.
    private static let outside: Page = {
        // Nodes are read where optionals hold them, which is tried with all else that is assumed.
        _ = RuntimeABI.isTrusted
        return Page(repeating: nil, count: 1)
    }()

    private var pages: [Page?] = []
    /// How many slots hold a node.
    private(set) var count = 0

    /// The node of a slot, if it has one.
    subscript(slot: Int) -> Slot {
        unsafeAddress { address(of: slot) }
    }

    /// Where the node of a slot is, for as long as the store is neither changed nor gone.
    func address(of slot: Int) -> UnsafePointer<Slot> {
        let pageIndex = slot / Self.pageSize
        guard slot >= 0, pageIndex < pages.count, let page = pages[pageIndex] else {
            return Self.emptySlot
        }
        return UnsafePointer(page.address(of: slot % Self.pageSize))
    }

    /// Where there is no node.
    static var emptySlot: UnsafePointer<Slot> { UnsafePointer(outside.address(of: 0)) }

    /// The node of a slot, held; the slot must have one.
    func reference(to slot: Int) -> NodeReference? {
        guard let page = pages[slot / Self.pageSize] else { return nil }
        return NodeReference(page, slot % Self.pageSize)
    }

    /// Has a reference refer to the values of the node of a slot, which must have one.
    func point(_ reference: inout LayerValuesReference, at slot: Int) {
        let pageIndex = slot / Self.pageSize
        guard pages[pageIndex] != nil else { return }
        reference.point(at: pages[pageIndex].unsafelyUnwrapped, slot % Self.pageSize)
    }

    /// Puts a node into a slot, growing the store.
    mutating func insert(_ node: RenderTree.Node, at slot: Int) {
        let pageIndex = slot / Self.pageSize
        while pages.count <= pageIndex { pages.append(nil) }
        let page = writablePage(pageIndex)
        let index = slot % Self.pageSize
        if page[index] == nil { count += 1 }
        page[index] = node
    }

    /// Frees a slot.
    mutating func remove(at slot: Int) {
        guard self[slot] != nil else { return }
        writablePage(slot / Self.pageSize)[slot % Self.pageSize] = nil
        count -= 1
    }

    /// Changes the node of a slot in place; nothing happens when there is none.
    @discardableResult
    mutating func update<Result>(_ slot: Int, _ change: (inout RenderTree.Node) -> Result) -> Result? {
        guard self[slot] != nil else { return nil }
        let page = writablePage(slot / Self.pageSize)
        return page[slot % Self.pageSize]?.modify(change)
    }

    /// Calls a function with each slot of the pages that are not those of another store.
    func forEachDifference(from other: NodeStore, _ body: (Int) -> Void) {
        for index in pages.indices {
            if index < other.pages.count, pages[index] === other.pages[index] { continue }
            for slot in index * Self.pageSize..<(index + 1) * Self.pageSize { body(slot) }
        }
    }

    /// Stops the program where the number of nodes is not counted right, or a node is not in the slot of its name.
    func checkInvariants() {
        var found = 0
        for slot in 0..<pages.count * Self.pageSize {
            let place = address(of: slot)
            guard let id = place.pointee?.id else { continue }
            found += 1
            InvariantChecks.require(Int(id.slot) == slot, "the node of slot \(slot) is called \(id)")
        }
        InvariantChecks.require(found == count, "the store holds \(found) nodes, not \(count)")
    }

    private mutating func writablePage(_ pageIndex: Int) -> Page {
        if isKnownUniquelyReferenced(&pages[pageIndex]), let page = pages[pageIndex] { return page }
        let copy =
            pages[pageIndex].map(Page.init(copying:)) ?? Page(repeating: nil, count: Self.pageSize)
        pages[pageIndex] = copy
        return copy
    }
}

extension RenderTree.Node {
    /// Lets a closure change the node in place, through an optional.
    fileprivate mutating func modify<Result>(_ change: (inout RenderTree.Node) -> Result) -> Result {
        change(&self)
    }
}
