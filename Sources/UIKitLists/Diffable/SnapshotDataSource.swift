public import Foundation
import UIKitCore

/// What the data sources of tables and of collections that show snapshots have in common.
///
/// An addition of Agate's: on Apple's systems ``UITableViewDiffableDataSource`` and ``UICollectionViewDiffableDataSource`` have these members
/// themselves. It is not subclassed by programs.
///
/// Source: uikit U149.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    let state: DiffableState<SectionIdentifierType, ItemIdentifierType>

    init(state: DiffableState<SectionIdentifierType, ItemIdentifierType>) {
        self.state = state
        super.init()
    }

    /// Shows a snapshot in the view by the edits that lead to it.
    func show(
        _ store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {}

    /// Has the view take everything anew.
    func reload() {}

    // MARK: Snapshots

    /// Returns the sections and items that the view shows, as a snapshot that may be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(state.shown)
    }

    /// Shows a snapshot by the edits that lead to it.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether cells go to their places in 0.3 s.
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

    /// Shows a snapshot and takes every cell anew.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        ViewThread.runOrSend { [self] in
            state.take(snapshot.store)
            reload()
            completion?()
        }
    }

    /// Shows a snapshot and takes every cell anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        state.take(snapshot.store)
        reload()
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
}
