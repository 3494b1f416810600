import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Scrolling to rows.
@MainActor enum TableScrolling {
    static func scroll(
        _ table: UITableView,
        to place: ListPlace,
        at position: UITableView.ScrollPosition,
        animated: Bool
    ) {
        let state = table.state
        TableHeights.load(table)
        guard state.geometry.contains(place) else { return }
        table.layoutIfNeeded()
        measure(around: place, position, table)
        let target = offset(for: place, position, table)
        guard animated, table.window != nil else {
            table.setContentOffset(target, animated: false)
            table.layoutIfNeeded()
            // Estimates on the way are heights now.
            let exact = offset(for: place, position, table)
            if exact != table.contentOffset { table.setContentOffset(exact, animated: false) }
            return
        }
        guard target != table.contentOffset else { return }
        table.setContentOffset(target, animated: true)
        state.scrollTarget = (place, position)
    }

    /// Replaces the estimates of the rows that will be seen around a row.
    private static func measure(
        around place: ListPlace,
        _ position: UITableView.ScrollPosition,
        _ table: UITableView
    ) {
        let state = table.state
        guard state.usesEstimates else { return }
        for _ in 0..<4 {
            let top = offset(for: place, position, table).y
            var isOther = false
            for next in state.geometry.rows(from: top, to: top + table.bounds.height)
            where state.geometry.contains(next)
                && !state.geometry.sections[next.section].isMeasured[next.item]
            {
                if TableHeights.measure(next, table) { isOther = true }
            }
            guard isOther else { break }
            TableLayout.updateContentSize(table)
        }
        for (next, cell) in state.prepared {
            state.prepared[next] = nil
            TableTiles.enqueue(cell, table)
        }
    }

    /// The offset at which a row is where it should be, within what the table can be scrolled to.
    static func offset(
        for place: ListPlace,
        _ position: UITableView.ScrollPosition,
        _ table: UITableView
    ) -> CGPoint {
        let state = table.state
        let row = state.geometry.row(place)
        let insets = table.adjustedContentInset
        let height = table.bounds.height
        // A header that stays covers rows.
        let header = table.style == .plain ? state.geometry.header(place.section).length : 0
        let top = row.start - insets.top - header
        let bottom = row.end - height + insets.bottom
        var y = table.contentOffset.y
        switch position {
        case .top: y = top
        case .bottom: y = bottom
        case .middle:
            let room = height - insets.top - insets.bottom
            y = row.start + row.length / 2 - insets.top - room / 2
        case .none: y = y > top ? top : max(y, bottom)
        }
        return ScrollGeometry(table).clamped(CGPoint(x: table.contentOffset.x, y: y))
    }

    /// Estimates on the way were replaced: the row is elsewhere now.
    static func aimAgain(_ table: UITableView) {
        let state = table.state
        guard let (place, position) = state.scrollTarget else { return }
        guard let flight = table.flight, flight.reason == .animation, state.geometry.contains(place),
            position != .none
        else {
            state.scrollTarget = nil
            return
        }
        let target = offset(for: place, position, table)
        if target != flight.target { flight.aim(at: target) }
    }
}
