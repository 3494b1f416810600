public import Foundation

/// The data source of a table that shows snapshots, and animates what differs from one to the next.
///
/// Snapshots may be applied on any thread; they are shown one after the other, on the main thread.
///
/// Source: uikit U149.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject,
    UITableViewDataSource
{
    /// A closure that returns the cell of an item, dequeued from the table.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// Makes a data source and sets it as that of a table.
    @preconcurrency @MainActor public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of rows that appear and disappear; `automatic` at first.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// The snapshot that the table shows at present.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(state.shown)
    }

    /// Shows a snapshot by the edits that lead to it.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether rows go to their places in 0.3 s.
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

    /// Shows a snapshot with new cells for all rows, without an animation.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        ViewThread.runOrSend { [self] in
            state.take(snapshot.store)
            tableView?.reloadData()
            completion?()
        }
    }

    /// Shows a snapshot with new cells for all rows, without an animation.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        state.take(snapshot.store)
        tableView?.reloadData()
    }

    private func show(
        _ store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let animation = animated ? defaultRowAnimation : .none
        state.apply(store) { [weak self] edits, change in
            guard let view = self?.tableView, view.window != nil else {
                change()
                self?.tableView?.reloadData()
                completion?()
                return
            }
            let perform = {
                view.performBatchUpdates {
                    change()
                    TableEdits.tell(view, edits, animation)
                } completion: { _ in
                    completion?()
                }
            }
            if animated { perform() } else { UIView.performWithoutAnimation(perform) }
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

    // MARK: The data source

    /// The number of sections of the shown snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { state.shown.sections.count }

    /// The number of rows that a section shows; 0 for a section that does not exist.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.shown.items.indices.contains(section) ? state.shown.items[section].count : 0
    }

    /// The cell that the provider makes; the program stops where it makes none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = state.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("the cell provider of \(type(of: self)) returned nil for the row at \(indexPath)")
        }
        return cell
    }

    /// None; subclasses that have titles override it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None; subclasses that have titles override it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False by default: rows cannot be edited until a subclass answers true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing; subclasses whose rows are edited override it.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False by default: rows cannot be moved until a subclass answers true.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves the item in the snapshot.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        if let moved = state.moved(sourceIndexPath, destinationIndexPath) { state.take(moved) }
    }

    /// Nil by default: the table shows no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the number of the entry.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        index
    }
}
