import Foundation

/// The items of one section as trees: items within items, which show or do not.
///
/// Source: uikit U149.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot without items.
    public init() {}

    /// Makes a copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Asking

    /// All items, each followed by those within it.
    public var items: [ItemIdentifierType] { walk { _ in true } }
    /// The items that are in no other.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items that show: those within items that are not expanded do not.
    public var visibleItems: [ItemIdentifierType] { walk(expanded.contains) }

    private func walk(_ goesInto: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var made: [ItemIdentifierType] = []
        var pending = Array(roots.reversed())
        while let item = pending.popLast() {
            made.append(item)
            if goesInto(item), let inner = children[item] { pending += inner.reversed() }
        }
        return made
    }

    /// Whether an item is there, shown or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

    /// Whether an item is expanded, so that its children are visible while it is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether an item is visible: all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = parents[item]
        while let parent = next {
            if !expanded.contains(parent) { return false }
            next = parents[parent]
        }
        return true
    }

    /// In how many items an item is.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        var level = 0
        var next = parents[item]
        while let parent = next {
            level += 1
            next = parents[parent]
        }
        return level
    }

    /// The index of an item among all items; nil for one that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The item that an item is in; nil for one that is in none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        require(child)
        return parents[child]
    }

    /// The children of an item as a snapshot of their own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        require(parent)
        var made = NSDiffableDataSourceSectionSnapshot()
        if includingParent { made.append([parent]) }
        made.graft(self, children[parent] ?? [], under: includingParent ? parent : nil)
        if includingParent, expanded.contains(parent) { made.expanded.insert(parent) }
        return made
    }

    private mutating func graft(
        _ other: NSDiffableDataSourceSectionSnapshot,
        _ items: [ItemIdentifierType],
        under parent: ItemIdentifierType?
    ) {
        var pending = [(items: items, parent: parent)]
        while let (items, parent) = pending.popLast() {
            append(items, to: parent)
            for item in items {
                if other.expanded.contains(item) { expanded.insert(item) }
                if let inner = other.children[item], !inner.isEmpty { pending.append((inner, item)) }
            }
        }
    }

    private func require(_ item: ItemIdentifierType) {
        guard contains(item) else {
            fatalError("Invalid item identifier: the section snapshot has no item \(item)")
        }
    }

    private mutating func take(_ items: [ItemIdentifierType]) {
        for item in items where !known.insert(item).inserted {
            fatalError("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
        }
    }

    // MARK: Changing

    /// Adds items after the children of another item; nil for the top level.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { require(parent) }
        take(items)
        guard let parent else {
            roots += items
            return
        }
        children[parent, default: []] += items
        for item in items { parents[item] = parent }
    }

    /// Inserts items before another one, in the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: item, after: false)
    }

    /// Inserts items after another one and its children, in the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: item, after: true)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at item: ItemIdentifierType, after: Bool) {
        require(item)
        take(items)
        let parent = parents[item]
        var list = parent.map { children[$0] ?? [] } ?? roots
        let place = (list.firstIndex(of: item) ?? 0) + (after ? 1 : 0)
        list.insert(contentsOf: items, at: place)
        if let parent { children[parent] = list } else { roots = list }
        for new in items { parents[new] = parent }
    }

    /// Removes items with all their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            if let parent = parents[item] {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            forget(item)
        }
    }

    private mutating func forget(_ item: ItemIdentifierType) {
        var pending = [item]
        while let next = pending.popLast() {
            pending += children[next] ?? []
            children[next] = nil
            parents[next] = nil
            known.remove(next)
            expanded.remove(next)
        }
    }

    /// Removes all items of the snapshot.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Expands items, so that the items within them are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            require(item)
            expanded.insert(item)
        }
    }

    /// Collapses items, so that the items within them are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            require(item)
            expanded.remove(item)
        }
    }

    /// Replaces the children of an item by the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        require(parent)
        for child in children[parent] ?? [] { forget(child) }
        children[parent] = nil
        graft(snapshot, snapshot.roots, under: parent)
    }

    /// Inserts the items of another snapshot before an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        graftInner(snapshot)
    }

    /// Inserts the items of another snapshot after an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        graftInner(snapshot)
    }

    private mutating func graftInner(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
        for root in snapshot.roots {
            if snapshot.expanded.contains(root) { expanded.insert(root) }
            if let inner = snapshot.children[root] { graft(snapshot, inner, under: root) }
        }
    }

    /// Whether an item has others within it.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    /// The items, each in its line, set in by its level; `+` expands, `-` is expanded.
    public func visualDescription() -> String {
        items.map { item in
            let sign = hasChildren(item) ? expanded.contains(item) ? "-" : "+" : " "
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }
}
