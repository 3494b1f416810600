import CoreGraphics
import Foundation
import UIKitCore

/// Finds cells and headers that wait to be used again, or makes them.
///
/// Source: uikit U140.
@MainActor enum TableReuse {
    static func cell(_ table: UITableView, _ identifier: String, for place: ListPlace?) -> UITableViewCell? {
        let state = table.state
        // A row that is brought up to date in place keeps its cell.
        if let (wanted, cell) = state.reconfigured, place == nil || wanted == place,
            cell.reuseIdentifier == identifier
        {
            state.reconfigured = nil
            return cell
        }
        if let waiting = state.cells.takeWaiting(.init(identifier: identifier)) {
            UIView.performWithoutAnimation { waiting.prepareForReuse() }
            return waiting
        }
        let made = state.cells.make(.init(identifier: identifier)) { type in
            var made: UITableViewCell?
            UIView.performWithoutAnimation {
                let cell = CellFactory.make(type, identifier: identifier)
                cell.frame = CGRect(
                    x: 0,
                    y: 0,
                    width: TableHeights.cellWidth(table),
                    height: table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight
                )
                made = cell
            }
            return made ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if let made, state.cells.hasNib(.init(identifier: identifier)) { name(made, identifier) }
        return made
    }

    /// A cell of a nib without an identifier gets the one that the nib is registered for; one with another identifier stops the program.
    private static func name(_ cell: UITableViewCell, _ identifier: String) {
        guard let own = cell.reuseIdentifier, !own.isEmpty, own != identifier else {
            cell.takeReuseIdentifier(identifier)
            return
        }
        InterfaceMistake.stop(
            "cell reuse indicator in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
        )
    }

    static func header(_ table: UITableView, _ identifier: String) -> UITableViewHeaderFooterView? {
        let state = table.state
        if let waiting = state.headers.takeWaiting(.init(identifier: identifier)) {
            UIView.performWithoutAnimation { waiting.prepareForReuse() }
            return waiting
        }
        let made = state.headers.make(.init(identifier: identifier)) {
            CellFactory.make($0, identifier: identifier)
        }
        if let made, state.headers.hasNib(.init(identifier: identifier)) {
            made.takeReuseIdentifier(identifier)
        }
        return made
    }

    static func stop(_ identifier: String) -> Never {
        fatalError(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard"
        )
    }
}
