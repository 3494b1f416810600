import Foundation
import UIKitCore

/// Tells a table of edits that a snapshot has led to.
@MainActor enum TableEdits {
    static func tell(_ view: UITableView, _ edits: ListEdits, _ animation: UITableView.RowAnimation) {
        if !edits.deletedSections.isEmpty { view.deleteSections(edits.deletedSections, with: animation) }
        if !edits.insertedSections.isEmpty { view.insertSections(edits.insertedSections, with: animation) }
        if !edits.reloadedSections.isEmpty { view.reloadSections(edits.reloadedSections, with: animation) }
        for move in edits.movedSections { view.moveSection(move.from, toSection: move.to) }
        if !edits.deletedItems.isEmpty {
            view.deleteRows(at: edits.deletedItems.map(\.path), with: animation)
        }
        if !edits.insertedItems.isEmpty {
            view.insertRows(at: edits.insertedItems.map(\.path), with: animation)
        }
        if !edits.reloadedItems.isEmpty {
            view.reloadRows(at: edits.reloadedItems.map(\.path), with: animation)
        }
        if !edits.reconfiguredItems.isEmpty { view.reconfigureRows(at: edits.reconfiguredItems.map(\.path)) }
        for move in edits.movedItems { view.moveRow(at: move.from.path, to: move.to.path) }
    }
}
