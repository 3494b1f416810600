/// The nodes of a tree by slot, in pages.
///
/// A copy of the store shares its pages, and a write copies only the page it touches: a tree that the
/// renderer still holds costs the next commit what it changes, not what there is.
struct NodeStore: Sendable {
    private static let pageSize = 32

    private final class Page: @unchecked Sendable {
        // Written only through a unique reference, so sharing it between threads is safe.
        var nodes: [RenderTree.Node?]

        init(_ nodes: [RenderTree.Node?]) {
            self.nodes = nodes
        }
    }

    private var pages: [Page?] = []
    /// How many slots hold a node.
    private(set) var count = 0

    /// The node of a slot, if it has one; a write of `nil` frees the slot.
    subscript(slot: Int) -> RenderTree.Node? {
        _read {
            let pageIndex = slot / Self.pageSize
            if slot >= 0, pageIndex < pages.count, let page = pages[pageIndex] {
                yield page.nodes[slot % Self.pageSize]
            } else {
                yield nil
            }
        }
    }

    /// Puts a node into a slot, growing the store.
    mutating func insert(_ node: RenderTree.Node, at slot: Int) {
        let pageIndex = slot / Self.pageSize
        while pages.count <= pageIndex { pages.append(nil) }
        let page = writablePage(pageIndex)
        let index = slot % Self.pageSize
        if page.nodes[index] == nil { count += 1 }
        page.nodes[index] = node
    }

    /// Frees a slot.
    mutating func remove(at slot: Int) {
        let pageIndex = slot / Self.pageSize
        guard slot >= 0, pageIndex < pages.count, pages[pageIndex]?.nodes[slot % Self.pageSize] != nil else {
            return
        }
        writablePage(pageIndex).nodes[slot % Self.pageSize] = nil
        count -= 1
    }

    /// Changes the node of a slot in place; nothing happens when there is none.
    @discardableResult
    mutating func update<Result>(_ slot: Int, _ change: (inout RenderTree.Node) -> Result) -> Result? {
        let pageIndex = slot / Self.pageSize
        guard slot >= 0, pageIndex < pages.count, pages[pageIndex] != nil else { return nil }
        let page = writablePage(pageIndex)
        return page.nodes[slot % Self.pageSize]?.modify(change)
    }

    private mutating func writablePage(_ pageIndex: Int) -> Page {
        if isKnownUniquelyReferenced(&pages[pageIndex]), let page = pages[pageIndex] { return page }
        let copy = Page(pages[pageIndex]?.nodes ?? Array(repeating: nil, count: Self.pageSize))
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
