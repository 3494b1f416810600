package import Foundation
import UIKitCore

/// The edits of a batch, as a program says them.
///
/// Deletions and reloads count by the places before the batch, insertions by those after it, moves from the one to the other. The order of the calls
/// makes no difference.
///
/// Source: uikit U145.
package struct ListEdits: Sendable {
    /// A section or an item that goes to another place.
    package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the batch.
        package var from: Place
        /// The place after the batch.
        package var to: Place

        package init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var reloadedSections = IndexSet()
    package var movedSections: [Move<Int>] = []
    package var deletedItems: [ListPlace] = []
    package var insertedItems: [ListPlace] = []
    package var reloadedItems: [ListPlace] = []
    package var movedItems: [Move<ListPlace>] = []
    /// Items whose views are brought up to date without being replaced, by their places before the batch.
    package var reconfiguredItems: [ListPlace] = []

    package init() {}

    /// Whether there is nothing to do.
    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && reloadedItems.isEmpty && movedItems.isEmpty && reconfiguredItems.isEmpty
    }

    /// Adds the edits of a batch within this one.
    package mutating func append(_ other: ListEdits) {
        deletedSections.formUnion(other.deletedSections)
        insertedSections.formUnion(other.insertedSections)
        reloadedSections.formUnion(other.reloadedSections)
        movedSections += other.movedSections
        deletedItems += other.deletedItems
        insertedItems += other.insertedItems
        reloadedItems += other.reloadedItems
        movedItems += other.movedItems
        reconfiguredItems += other.reconfiguredItems
    }
}
