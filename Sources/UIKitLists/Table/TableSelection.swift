import CoreGraphics
import Foundation
import UIKitCore

/// Highlighting and selecting rows.
///
/// Source: uikit U144.
@MainActor enum TableSelection {
    /// The row that a finger is on.
    struct Touched {
        var place: ListPlace
        var touch: UITouch
        var isHighlighted: Bool
    }

    // MARK: Fingers

    /// The row of a touch: that of the cell around the touched view.
    private static func place(of touch: UITouch, _ table: UITableView) -> ListPlace? {
        var view = touch.view
        while let next = view, next !== table {
            if let cell = next as? UITableViewCell, cell.superview === table {
                return table.state.shown.first { $0.value === cell }?.key
            }
            view = next.superview
        }
        return nil
    }

    static func touchesBegan(_ touches: Set<UITouch>, _ table: UITableView) {
        let state = table.state
        if state.swipe != nil {
            state.swipe?.close(animated: true)
            return
        }
        guard state.touched == nil, let touch = touches.first, let place = place(of: touch, table),
            mayTouch(table)
        else { return }
        let should = table.delegate?.tableView(table, shouldHighlightRowAt: place.path) ?? true
        guard should else { return }
        state.touched = Touched(place: place, touch: touch, isHighlighted: true)
        // A moment of the touch before: another row that looks selected does so no more.
        state.shown[place]?.setHighlighted(true, animated: false)
        table.delegate?.tableView(table, didHighlightRowAt: place.path)
    }

    private static func mayTouch(_ table: UITableView) -> Bool {
        let options = table.state.options
        guard table.state.isEditing else { return options.allowsSelection || options.allowsMultipleSelection }
        return options.allowsSelectionDuringEditing || options.allowsMultipleSelectionDuringEditing
    }

    static func touchesMoved(_ touches: Set<UITouch>, _ table: UITableView) {
        guard let touched = table.state.touched, touches.contains(touched.touch) else { return }
        guard let cell = table.state.shown[touched.place],
            cell.frame.encloses(touched.touch.location(in: table))
        else {
            unhighlight(table)
            return
        }
    }

    static func touchesEnded(_ touches: Set<UITouch>, _ table: UITableView) {
        guard let touched = table.state.touched, touches.contains(touched.touch) else { return }
        let wasHighlighted = unhighlight(table)
        guard wasHighlighted, table.state.geometry.contains(touched.place) else { return }
        tap(touched.place, table)
    }

    static func touchesCancelled(_ touches: Set<UITouch>, _ table: UITableView) {
        guard let touched = table.state.touched, touches.contains(touched.touch) else { return }
        unhighlight(table)
    }

    @discardableResult
    static func unhighlight(_ table: UITableView) -> Bool {
        guard let touched = table.state.touched else { return false }
        table.state.touched = nil
        table.state.shown[touched.place]?.setHighlighted(false, animated: false)
        guard table.state.geometry.contains(touched.place) else { return false }
        table.delegate?.tableView(table, didUnhighlightRowAt: touched.place.path)
        return touched.isHighlighted
    }

    // MARK: Selecting

    static func allowsSeveral(_ table: UITableView) -> Bool {
        let options = table.state.options
        return table.state.isEditing
            ? options.allowsMultipleSelectionDuringEditing : options.allowsMultipleSelection
    }

    /// The user taps a row.
    static func tap(_ place: ListPlace, _ table: UITableView) {
        if allowsSeveral(table), table.state.selected.contains(place) {
            deselectByUser(place, table)
        } else {
            selectByUser(place, table)
        }
    }

    private static func selectByUser(_ place: ListPlace, _ table: UITableView) {
        let state = table.state
        let delegate = table.delegate
        var wanted: ListPlace? = place
        if let delegate {
            wanted = delegate.tableView(table, willSelectRowAt: place.path).flatMap { ListPlace($0) }
        }
        guard let wanted, state.geometry.contains(wanted) else { return }
        if !allowsSeveral(table) {
            for old in state.selected.sorted() where old != wanted { deselectByUser(old, table) }
        }
        setSelected(wanted, true, animated: false, table)
        notify(table)
        state.shown[wanted]?.looks.selectionSegue?()
        delegate?.tableView(table, didSelectRowAt: wanted.path)
    }

    private static func deselectByUser(_ place: ListPlace, _ table: UITableView) {
        let state = table.state
        let delegate = table.delegate
        var wanted: ListPlace? = place
        if let delegate {
            wanted = delegate.tableView(table, willDeselectRowAt: place.path).flatMap { ListPlace($0) }
        }
        guard let wanted, state.selected.contains(wanted) else { return }
        setSelected(wanted, false, animated: false, table)
        notify(table)
        delegate?.tableView(table, didDeselectRowAt: wanted.path)
    }

    private static func notify(_ table: UITableView) {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    static func setSelected(_ place: ListPlace, _ isSelected: Bool, animated: Bool, _ table: UITableView) {
        let state = table.state
        if isSelected { state.selected.insert(place) } else { state.selected.remove(place) }
        state.shown[place]?.setSelected(isSelected, animated: animated)
    }

    /// Selects a row, or none, for the program; no delegate is called.
    static func select(
        _ place: ListPlace?,
        animated: Bool,
        _ position: UITableView.ScrollPosition,
        _ table: UITableView
    ) {
        let state = table.state
        TableHeights.load(table)
        guard let place else {
            for old in state.selected.sorted() { setSelected(old, false, animated: animated, table) }
            return
        }
        guard state.geometry.contains(place) else { return }
        if !allowsSeveral(table) {
            for old in state.selected.sorted() where old != place {
                setSelected(old, false, animated: animated, table)
            }
        }
        setSelected(place, true, animated: animated, table)
        if position != .none { TableScrolling.scroll(table, to: place, at: position, animated: animated) }
    }

    static func deselect(_ place: ListPlace, animated: Bool, _ table: UITableView) {
        guard table.state.selected.contains(place) else { return }
        setSelected(place, false, animated: animated, table)
    }

    /// The button for details of a cell was tapped.
    static func accessoryTapped(_ cell: UITableViewCell, _ table: UITableView) {
        guard let path = table.indexPath(for: cell) else { return }
        cell.looks.accessorySegue?()
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
}
