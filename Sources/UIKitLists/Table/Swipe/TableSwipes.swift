import CoreGraphics
import Foundation
import UIKitCore

/// Rows of a table that are pulled aside.
///
/// Source: uikit U144.
@MainActor enum TableSwipes {
    static func install(_ table: UITableView) {
        let pan = SwipePanGestureRecognizer(target: nil, action: nil)
        pan.addTarget(table, action: Selector("swipeRow:", UITableView.followSwipe))
        pan.begins = { [weak table] pan, travel in
            table.map { begin(pan, towards: travel.x, $0) } ?? false
        }
        table.addGestureRecognizer(pan)
        table.state.swipePan = pan
    }

    private static func begin(_ pan: UIPanGestureRecognizer, towards x: CGFloat, _ table: UITableView) -> Bool
    {
        let state = table.state
        let point = pan.location(in: table)
        guard !state.isEditing, state.reorder == nil, table.bounds.encloses(point),
            let place = state.geometry.row(at: point.y), let cell = state.shown[place]
        else { return false }
        if let open = state.swipe {
            if open.place == place { return true }
            open.close(animated: true)
            return false
        }
        guard let session = makeSession(place, cell, table), session.hasActions(towards: x) else {
            return false
        }
        start(session, cell, table)
        return true
    }

    private static func start(_ session: SwipeSession, _ cell: UITableViewCell, _ table: UITableView) {
        let state = table.state
        TableSelection.unhighlight(table)
        state.swipe = session
        // A row that still closes is let go.
        cell.swipe?.finish()
        cell.swipe = session
        TableCellLooks.updateClipping(cell)
        if let place = session.place {
            table.delegate?.tableView(table, willBeginEditingRowAt: place.path)
        }
    }

    /// The buttons of a row; nil for a row without.
    private static func makeSession(
        _ place: ListPlace,
        _ cell: UITableViewCell,
        _ table: UITableView
    ) -> SwipeSession? {
        let path = place.path
        guard table.dataSource?.tableView(table, canEditRowAt: path) ?? false else { return nil }
        let delegate = table.delegate
        let leading = delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        var trailing = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        var isDeletion = false
        if trailing == nil, let actions = delegate?.tableView(table, editActionsForRowAt: path) {
            trailing = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(path) })
            trailing?.performsFirstActionWithFullSwipe = false
        }
        if trailing == nil, TableAbilities.commits(table), TableEditing.style(of: place, table) == .delete {
            trailing = deletion(path, table)
            isDeletion = true
        }
        let session = SwipeSession(cell, leading: leading, trailing: trailing) { [weak table] session in
            guard let table, table.state.swipe === session else { return }
            table.state.swipe = nil
            let path = session.place.flatMap { table.state.geometry.contains($0) ? $0.path : nil }
            table.delegate?.tableView(table, didEndEditingRowAt: path)
        }
        session.place = place
        session.showsDeletion = isDeletion
        return session.hasActions ? session : nil
    }

    /// The button that lets the data source delete the row.
    private static func deletion(_ path: IndexPath, _ table: UITableView) -> UISwipeActionsConfiguration {
        let title =
            table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
            guard let table, let place = table.state.swipe?.place else { return }
            table.dataSource?.tableView(table, commit: .delete, forRowAt: place.path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    static func follow(_ pan: UIPanGestureRecognizer, _ table: UITableView) {
        guard let session = table.state.swipe else { return }
        switch pan.state {
        case .began:
            session.begin()
            follow(session, pan, table)
        case .changed: follow(session, pan, table)
        case .ended: session.end(velocity: pan.velocity(in: table).x)
        case .cancelled: session.end(velocity: 0)
        default: break
        }
    }

    private static func follow(_ session: SwipeSession, _ pan: UIPanGestureRecognizer, _ table: UITableView) {
        let travel = pan.translation(in: table.superview).x
        let slop = GestureLimits.panSlop
        session.move(by: travel - min(max(travel, -slop), slop))
    }

    /// Shows the button that deletes a row, after a tap on its control.
    static func confirmDeletion(_ place: ListPlace, _ table: UITableView) {
        let state = table.state
        guard let cell = state.shown[place] else { return }
        if let open = state.swipe {
            open.close(animated: true)
            if open.place == place { return }
        }
        guard let session = makeSession(place, cell, table), session.hasActions(towards: -1) else { return }
        start(session, cell, table)
        session.open(trailing: true, animated: true)
    }
}

extension UITableView {
    func followSwipe(_ pan: UIPanGestureRecognizer) { TableSwipes.follow(pan, self) }
}
