import CoreGraphics
import Foundation
import UIKitCore

/// Editing: the controls of rows, and what they do.
///
/// Source: uikit U144.
@MainActor enum TableEditing {
    /// What the control of a row does.
    static func style(of place: ListPlace, _ table: UITableView) -> UITableViewCell.EditingStyle {
        guard table.dataSource?.tableView(table, canEditRowAt: place.path) ?? false else { return .none }
        return table.delegate?.tableView(table, editingStyleForRowAt: place.path) ?? .delete
    }

    static func set(_ editing: Bool, animated: Bool, _ table: UITableView) {
        let state = table.state
        guard editing != state.isEditing else { return }
        state.swipe?.close(animated: animated)
        state.reorder?.end()
        state.isEditing = editing
        if !editing, state.options.allowsMultipleSelectionDuringEditing || !allowsSelectionNow(table) {
            for place in state.selected.sorted() {
                TableSelection.setSelected(place, false, animated: animated, table)
            }
        }
        for (place, cell) in state.shown.sorted(by: { $0.key < $1.key }) where state.geometry.contains(place)
        {
            if editing {
                cell.place = TableTiles.cellPlace(place, table)
                // The controls come in from the edges, from where they are now.
                UIView.performWithoutAnimation { cell.layoutIfNeeded() }
            }
            cell.setEditing(editing, animated: animated)
            if !editing { cell.place = TableTiles.cellPlace(place, table) }
        }
        table.setNeedsLayout()
    }

    private static func allowsSelectionNow(_ table: UITableView) -> Bool {
        let options = table.state.options
        return options.allowsSelection || options.allowsMultipleSelection
    }

    /// The control at the left of a cell was tapped.
    static func controlTapped(_ cell: UITableViewCell, _ table: UITableView) {
        guard let place = table.state.shown.first(where: { $0.value === cell })?.key else { return }
        if cell.place.selectsWhileEditing {
            TableSelection.tap(place, table)
            return
        }
        switch cell.place.editingStyle {
        case .delete: TableSwipes.confirmDeletion(place, table)
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: place.path)
        case .none: break
        }
    }
}
