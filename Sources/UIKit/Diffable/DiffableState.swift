import Foundation

/// What a diffable data source shows, and what waits to be shown.
@MainActor final class DiffableState<Section: Hashable, Item: Hashable> {
    private(set) var shown = SnapshotStore<Section, Item>()
    /// Sections that show trees of items.
    private(set) var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    private var waiting: [() -> Void] = []
    private var isApplying = false

    /// Shows a snapshot by the edits that lead to it: one after the other, also where one is applied while another is.
    ///
    /// - Parameter show: Tells the view of the edits; runs the block that changes what is shown.
    func apply(
        _ new: SnapshotStore<Section, Item>,
        _ tree: (section: Section, snapshot: NSDiffableDataSourceSectionSnapshot<Item>)? = nil,
        _ show: @escaping (ListEdits, _ change: @escaping () -> Void) -> Void
    ) {
        guard !isApplying else {
            waiting.append { [self] in apply(new, tree, show) }
            return
        }
        isApplying = true
        let edits = SnapshotDifference.edits(from: shown, to: new)
        show(edits) { [self] in take(new, tree) }
        isApplying = false
        if !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Takes a snapshot without calling the list.
    func take(
        _ new: SnapshotStore<Section, Item>,
        _ tree: (section: Section, snapshot: NSDiffableDataSourceSectionSnapshot<Item>)? = nil
    ) {
        shown = new.settled
        if let tree { trees[tree.section] = tree.snapshot }
        guard !trees.isEmpty else { return }
        // A tree that is not what its section shows is none any more.
        trees = trees.filter { section, snapshot in
            shown.index(of: section).map { shown.items[$0] == snapshot.visibleItems } ?? false
        }
    }

    /// The snapshot with a tree in one of its sections, which is added if it is not there.
    func with(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section) -> SnapshotStore<
        Section, Item
    > {
        var made = shown
        if made.index(of: section) == nil { made.insert([section], at: made.sections.count) }
        made.replace(section, by: tree.visibleItems)
        return made
    }

    /// What a section shows, as a tree.
    func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let known = trees[section] { return known }
        var made = NSDiffableDataSourceSectionSnapshot<Item>()
        if let index = shown.index(of: section) { made.append(shown.items[index]) }
        return made
    }

    func item(at path: IndexPath) -> Item? { ListPlace(path).flatMap(shown.item) }

    /// The snapshot after an item has gone to another place by a finger.
    func moved(_ from: IndexPath, _ to: IndexPath) -> SnapshotStore<Section, Item>? {
        guard let item = item(at: from), let source = ListPlace(from), let target = ListPlace(to),
            source != target,
            shown.items.indices.contains(target.section)
        else { return nil }
        var made = shown
        made.delete([item])
        guard target.item <= made.items[target.section].count else { return nil }
        made.insert([item], at: target)
        return made
    }
}
