public import Foundation

/// The data source of a collection that shows snapshots, and animates what differs from one to the next.
///
/// Snapshots may be applied on any thread; they are shown one after the other, on the main thread.
///
/// Source: uikit U149.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource, CollectionOutline
{
    /// A closure that returns the cell of an item, dequeued from the collection.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view, dequeued from the collection.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closures that allow moving items and follow it.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; nil is none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item was moved, and the snapshot is going to be another.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after an item was moved; the program changes its own data here.
        ///
        /// Nil for none.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers without closures: items cannot be moved.
        public init() {}
    }

    /// The closures that are called when items are expanded and collapsed.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// Whether an item may be expanded; nil is any.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// An item is going to be expanded.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether an item may be collapsed; nil is any.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// An item is going to be collapsed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the children of an item that is being expanded; nil for those that are in the snapshot.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Makes handlers without closures, which have no effect.
        public init() {}
    }

    private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider

    /// Makes a data source and sets it as that of a collection.
    @preconcurrency @MainActor public init(
        collectionView: UICollectionView,
        cellProvider: @escaping CellProvider
    ) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that makes supplementary views; without one, the program ends where a layout needs one.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures that allow moving items and follow it; none at first.
    open var reorderingHandlers = ReorderingHandlers()
    /// The closures that are called when items are expanded and collapsed; none at first.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The data source as text: its class, and how many sections and items it shows.
    open func description() -> String {
        let shown = snapshot()
        return "<\(type(of: self)): sections = \(shown.numberOfSections); items = \(shown.numberOfItems)>"
    }

    // MARK: Snapshots

    /// The snapshot that the collection shows at present.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(state.shown)
    }

    /// Shows a snapshot by the edits that lead to it.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether views go to their places in 0.3 s.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        ViewThread.runOrSend { [self] in show(snapshot.store, animatingDifferences, completion) }
    }

    /// Shows a snapshot by the edits that lead to it, and waits for the end of the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { end in
            show(snapshot.store, animatingDifferences) { end.resume() }
        }
    }

    /// Shows a snapshot with new views for all items, without an animation.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        ViewThread.runOrSend { [self] in
            state.take(snapshot.store)
            collectionView?.reloadData()
            completion?()
        }
    }

    /// Shows a snapshot with new views for all items, without an animation.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        state.take(snapshot.store)
        collectionView?.reloadData()
    }

    private func show(
        _ store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>,
        tree: (SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? = nil,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let known = tree.map { (section: $0.0, snapshot: $0.1) }
        state.apply(store, known) { [weak self] edits, change in
            guard let view = self?.collectionView else {
                change()
                completion?()
                return
            }
            CollectionEdits.perform(edits, on: view, animated: animated, change) { completion?() }
        }
    }

    // MARK: Identifiers

    /// The section at an index; nil for one that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        state.shown.sections.indices.contains(index) ? state.shown.sections[index] : nil
    }

    /// The index of a section; nil for one that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.shown.index(of: sectionIdentifier)
    }

    /// The item at an index path; nil for a path that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

    /// The index path of an item; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.shown.place(of: itemIdentifier)?.path
    }

    // MARK: Trees

    /// Shows a tree of items in a section, which is added if it does not exist.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        ViewThread.runOrSend { [self] in
            show(
                state.with(snapshot, in: section),
                tree: (section, snapshot),
                animatingDifferences,
                completion
            )
        }
    }

    /// Shows a tree of items in a section, and waits for the end of the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { end in
            show(state.with(snapshot, in: section), tree: (section, snapshot), animatingDifferences) {
                end.resume()
            }
        }
    }

    /// The snapshot of a section, with the tree of its items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    > {
        state.tree(of: section)
    }

    func outline(at path: IndexPath) -> OutlinePlace? {
        guard let item = state.item(at: path), let section = sectionIdentifier(for: path.section),
            let tree = state.trees[section], tree.contains(item)
        else { return nil }
        return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func toggleOutline(at path: IndexPath) {
        guard let item = state.item(at: path), let section = sectionIdentifier(for: path.section),
            var tree = state.trees[section], tree.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: make(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        show(state.with(tree, in: section), tree: (section, tree), true, nil)
    }

    // MARK: The data source

    /// The number of sections of the shown snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.sections.count }

    /// The number of items that a section shows; 0 for a section that does not exist.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.shown.items.indices.contains(section) ? state.shown.items[section].count : 0
    }

    /// The cell that the provider makes; the program stops where it makes none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = state.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else {
            fatalError("the cell provider of \(type(of: self)) returned nil for the item at \(indexPath)")
        }
        return cell
    }

    /// The view that the provider makes; the program stops where it makes none.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "the supplementary view provider of \(type(of: self)) made no view of kind \(kind) at \(indexPath)"
            )
        }
        return view
    }

    /// Whether an item can be moved, by the reordering handlers; false without them.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = state.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves the item in the snapshot, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let moved = state.moved(sourceIndexPath, destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(state.shown, moved)
        reorderingHandlers.willReorder?(transaction)
        state.take(moved)
        reorderingHandlers.didReorder?(transaction)
    }

    /// Nil by default; collections here show no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item of the first section; collections here show no index.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
