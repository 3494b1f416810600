public import Foundation

/// One change of a group of updates, as layouts get it.
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes in a group of updates.
    public enum Action: Int, Sendable {
        /// An item or a section is inserted.
        case insert = 0
        /// An item or a section is deleted.
        case delete = 1
        /// An item or a section is reloaded in its place.
        case reload = 2
        /// An item or a section moves to another place.
        case move = 3
        /// The item does not describe a change.
        case none = 4
    }

    /// The index path before the update; nil for an insertion.
    ///
    /// A whole section has `NSNotFound` as item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for a deletion.
    ///
    /// A whole section has `NSNotFound` as item.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// The edits of a batch: deletions, reloads, insertions and moves.
    static func items(of change: ListChange) -> [UICollectionViewUpdateItem] {
        let edits = change.edits
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var made: [UICollectionViewUpdateItem] = []
        made += edits.deletedSections.map { .init(.delete, before: section($0), after: nil) }
        made += edits.deletedItems.map { .init(.delete, before: $0.path, after: nil) }
        made += edits.reloadedSections.map {
            .init(.reload, before: section($0), after: change.newSection($0).map(section))
        }
        made += edits.reloadedItems.map { .init(.reload, before: $0.path, after: change.newPlace($0)?.path) }
        made += edits.insertedSections.map { .init(.insert, before: nil, after: section($0)) }
        made += edits.insertedItems.map { .init(.insert, before: nil, after: $0.path) }
        made += edits.movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
        made += edits.movedItems.map { .init(.move, before: $0.from.path, after: $0.to.path) }
        return made
    }
}
