import CoreGraphics
import Foundation
import QuartzCore

/// The layout pass of a table.
///
/// Source: uikit U141 to U143.
@MainActor enum TableLayout {
    static func layOut(_ table: UITableView) {
        let state = table.state
        guard !state.isLayingOut else { return }
        state.isLayingOut = true
        defer { state.isLayingOut = false }
        if table.isDragging { state.swipe?.close(animated: true) }
        let isNew = state.needsReload || state.needsCells
        if isNew { TableTiles.hideAll(table) }
        state.needsCells = false
        TableHeights.load(table)
        if isNew { state.selected = state.selected.filter { state.geometry.contains($0) } }
        followWidth(table)
        placeEnds(table)
        let oldHeight = table.contentSize.height
        updateContentSize(table)
        // Rows that are gone leave nothing behind that could be seen.
        if table.contentSize.height < oldHeight { ScrollMoves.keepInRange(table) }
        TableIndex.update(table, isNew: isNew)
        TableTiles.tile(table)
        TableHeaders.place(table)
        placeBackground(table)
        TableIndex.place(table)
        TablePrefetch.update(table)
        state.reorder?.follow()
    }

    /// Rows that find their heights by themselves have others at another width.
    private static func followWidth(_ table: UITableView) {
        let state = table.state
        let width = table.bounds.width
        guard width != state.width, width > 0 else { return }
        state.width = width
        state.geometry.forgetMeasures()
        for (place, cell) in state.shown where state.geometry.contains(place) {
            cell.place = TableTiles.cellPlace(place, table)
            cell.setNeedsLayout()
        }
    }

    /// Puts the table's own header and footer to the ends of the content.
    private static func placeEnds(_ table: UITableView) {
        let (state, width) = (table.state, table.bounds.width)
        TableHeights.takeEnds(table)
        if let header = state.options.headerView {
            TableTiles.setFrame(CGRect(x: 0, y: 0, width: width, height: state.geometry.origin), of: header)
        }
        if let footer = state.options.footerView {
            let frame = CGRect(
                x: 0,
                y: state.geometry.sectionsEnd,
                width: width,
                height: state.geometry.tail
            )
            TableTiles.setFrame(frame, of: footer)
        }
    }

    static func updateContentSize(_ table: UITableView) {
        let size = CGSize(width: table.bounds.width, height: table.state.geometry.height)
        guard size != table.contentSize else { return }
        table.contentSize = size
        ScrollMoves.contentDidChange(table)
    }

    /// Estimates were replaced by heights: a row that was seen stays where it is on the screen.
    static func heightsDidChange(_ table: UITableView, keeping anchor: (place: ListPlace, start: Double)?) {
        let state = table.state
        if let anchor, state.geometry.contains(anchor.place) {
            let change = state.geometry.row(anchor.place).start - anchor.start
            if change != 0 { ScrollMoves.shift(table, by: CGPoint(x: 0, y: change)) }
        }
        updateContentSize(table)
        placeEnds(table)
        TableScrolling.aimAgain(table)
    }

    private static func placeBackground(_ table: UITableView) {
        guard let view = table.state.options.backgroundView else { return }
        TableTiles.setFrame(table.bounds, of: view)
    }

    /// Something of how rows look has changed.
    static func looksDidChange(_ table: UITableView) {
        let state = table.state
        for (place, cell) in state.shown where state.geometry.contains(place) {
            cell.place = TableTiles.cellPlace(place, table)
        }
        table.setNeedsLayout()
    }

    /// Marks all heights as invalid.
    static func heightsAreStale(_ table: UITableView) {
        let state = table.state
        guard !state.needsReload else { return }
        state.geometry.forgetMeasures()
        (state.needsReload, state.needsCells) = (true, true)
        table.setNeedsLayout()
    }
}
