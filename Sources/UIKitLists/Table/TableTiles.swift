import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// The cells that a table shows: those of the rows in its bounds, and no others.
///
/// Source: uikit U140, U141.
@MainActor enum TableTiles {
    /// The table that shows a cell.
    static func table(of cell: UITableViewCell) -> UITableView? {
        var view = cell.superview
        while let next = view {
            if let table = next as? UITableView { return table }
            view = next.superview
        }
        return nil
    }

    /// The visible part of the content, from top to bottom; nil for bounds without finite numbers.
    static func visible(_ table: UITableView) -> (top: Double, bottom: Double)? {
        let bounds = table.bounds
        guard bounds.minY.isFinite, bounds.height.isFinite, bounds.height > 0, bounds.width > 0 else {
            return nil
        }
        return (Double(bounds.minY), Double(bounds.maxY))
    }

    /// Shows the cells of the rows that are in the bounds, and takes back the others.
    static func tile(_ table: UITableView) {
        let state = table.state
        guard let first = visible(table) else { return }
        recycle(table, from: first.top, to: first.bottom)
        measureRows(table)
        guard let (top, bottom) = visible(table) else { return }
        recycle(table, from: top, to: bottom)
        let rows = state.geometry.rows(from: top, to: bottom)
        for place in rows {
            guard state.geometry.contains(place) else { break }
            show(place, table)
        }
        for (place, cell) in state.prepared {
            state.prepared[place] = nil
            enqueue(cell, table)
        }
    }

    /// Takes back cells of rows that are not seen.
    private static func recycle(_ table: UITableView, from top: Double, to bottom: Double) {
        let state = table.state
        for place in state.shown.keys.sorted() {
            if state.geometry.contains(place) {
                let span = state.geometry.row(place)
                if span.end > top, span.start < bottom { continue }
            }
            if state.reorder?.place == place || state.swipe?.place == place, state.geometry.contains(place) {
                continue
            }
            hide(place, table)
        }
    }

    /// Replaces estimates of what is seen; what was seen before does not move.
    static func measureRows(_ table: UITableView) {
        let state = table.state
        // Each round may bring other rows into view; a delegate that changes its mind for ever is left.
        for _ in 0..<64 {
            guard let (top, bottom) = visible(table) else { return }
            let anchor = anchor(table, from: top, to: bottom)
            var isOther = false
            for section in state.geometry.sections(from: top, to: bottom) {
                guard state.geometry.sections.indices.contains(section) else { return }
                if !state.geometry.sections[section].isHeaderMeasured,
                    TableHeights.measureHeader(section, table)
                {
                    isOther = true
                }
                if !state.geometry.sections[section].isFooterMeasured,
                    state.geometry.footer(section).start < bottom,
                    TableHeights.measureFooter(section, table)
                {
                    isOther = true
                }
            }
            for place in state.geometry.rows(from: top, to: bottom) {
                guard state.geometry.contains(place) else { return }
                guard !state.geometry.sections[place.section].isMeasured[place.item] else { continue }
                // Rows further down may have left the view by now.
                guard state.geometry.row(place).start < bottom else { break }
                if TableHeights.measure(place, table) { isOther = true }
            }
            guard isOther else { break }
            TableLayout.heightsDidChange(table, keeping: anchor)
        }
    }

    /// The first row that is shown and stays in view: it does not move when estimates are replaced.
    private static func anchor(_ table: UITableView, from top: Double, to bottom: Double) -> (
        place: ListPlace, start: Double
    )? {
        let state = table.state
        let place = state.shown.keys.filter {
            guard state.geometry.contains($0), state.geometry.sections[$0.section].isMeasured[$0.item] else {
                return false
            }
            let span = state.geometry.row($0)
            return span.end > top && span.start < bottom
        }.min()
        return place.map { ($0, state.geometry.row($0).start) }
    }

    // MARK: Cells

    /// The cell of a row, from the data source.
    static func make(_ place: ListPlace, _ table: UITableView) -> UITableViewCell {
        guard let source = table.dataSource else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        // While a row is moved, the data source has it elsewhere.
        let path = (table.state.reorder?.sourcePlace(place) ?? place).path
        var cell: UITableViewCell?
        ViewTraits.perform(for: table) { cell = source.tableView(table, cellForRowAt: path) }
        let made = cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        UIView.performWithoutAnimation { configure(made, place, table) }
        return made
    }

    /// A cell that is measured before it is shown.
    static func prepare(_ place: ListPlace, _ table: UITableView) -> UITableViewCell {
        if let known = table.state.prepared[place] { return known }
        let cell = make(place, table)
        table.state.prepared[place] = cell
        return cell
    }

    /// Tells a cell what it has to know of its row.
    static func configure(_ cell: UITableViewCell, _ place: ListPlace, _ table: UITableView) {
        let state = table.state
        cell.place = cellPlace(place, table)
        let level = table.delegate?.tableView(table, indentationLevelForRowAt: place.path) ?? 0
        if level != 0 { cell.indentationLevel = level }
        if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: false) }
        if cell.isSelected != state.selected.contains(place) {
            cell.setSelected(state.selected.contains(place), animated: false)
        }
    }

    static func cellPlace(_ place: ListPlace, _ table: UITableView) -> CellPlace {
        let state = table.state
        let options = state.options
        var made = CellPlace()
        made.isInTable = true
        made.tableStyle = state.style
        made.isFirst = place.item == 0
        made.isLast =
            state.geometry.contains(place)
            && place.item == state.geometry.sections[place.section].rows.count - 1
        made.separatorStyle = options.separatorStyle
        made.separatorColor = options.separatorColor
        made.separatorEffect = options.separatorEffect
        made.separatorInset = options.separatorInset
        made.margin = TableMetrics.margin(forWidth: table.bounds.width)
        if options.insetsContentViewsToSafeArea, state.style != .insetGrouped {
            made.safeLeft = table.safeAreaInsets.left
            made.safeRight = table.safeAreaInsets.right
        }
        made.indexWidth = state.indexView.map { $0.isHidden ? 0 : TableMetrics.Index.width } ?? 0
        made.allowsMultipleSelection = options.allowsMultipleSelection
        guard state.isEditing else { return made }
        made.selectsWhileEditing = options.allowsMultipleSelectionDuringEditing
        made.editingStyle = TableEditing.style(of: place, table)
        made.indentsWhileEditing =
            table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: place.path) ?? true
        made.canMove = table.dataSource?.tableView(table, canMoveRowAt: place.path) ?? false
        return made
    }

    /// Shows the cell of a row at its place.
    static func show(_ place: ListPlace, _ table: UITableView) {
        let state = table.state
        if let known = state.shown[place] {
            setFrame(frame(place, table), of: known)
            return
        }
        let cell = state.prepared.removeValue(forKey: place) ?? make(place, table)
        guard state.geometry.contains(place) else { return }
        state.shown[place] = cell
        UIView.performWithoutAnimation {
            setFrame(frame(place, table), of: cell)
            CellLayout.giveHeight(of: cell)
            if cell.superview !== table { insert(cell, table) }
            cell.isHidden = false
        }
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: place.path)
        UIView.performWithoutAnimation { cell.layoutIfNeeded() }
    }

    private static func insert(_ cell: UIView, _ table: UITableView) {
        table.insertSubview(cell, at: table.state.options.backgroundView?.superview === table ? 1 : 0)
    }

    static func setFrame(_ frame: CGRect, of view: UIView) {
        guard view.transform.isIdentity else {
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            return
        }
        if view.frame != frame { view.frame = frame }
    }

    /// Where the cell of a row lies.
    static func frame(_ place: ListPlace, _ table: UITableView) -> CGRect {
        let span = table.state.geometry.row(place)
        return CGRect(
            x: TableHeights.sideInset(table),
            y: span.start,
            width: TableHeights.cellWidth(table),
            height: span.length
        )
    }

    /// Takes a cell back whose row is no longer shown.
    static func hide(_ place: ListPlace, _ table: UITableView) {
        guard let cell = table.state.shown.removeValue(forKey: place) else { return }
        remove(cell, place, table)
    }

    /// Takes a cell out of the table, tells the delegate, and keeps it for other rows.
    static func remove(_ cell: UITableViewCell, _ place: ListPlace, _ table: UITableView) {
        cell.swipe?.close(animated: false)
        cell.swipe?.finish()
        cell.removeFromSuperview()
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: place.path)
        enqueue(cell, table)
    }

    static func enqueue(_ cell: UITableViewCell, _ table: UITableView) {
        guard let identifier = cell.reuseIdentifier, !identifier.isEmpty, !cell.looks.isStatic else { return }
        cell.layer.removeAllAnimations()
        table.state.cells.put(cell, .init(identifier: identifier))
    }

    /// Takes all cells and headers back: the rows are others.
    static func hideAll(_ table: UITableView) {
        let state = table.state
        for place in state.shown.keys.sorted() { hide(place, table) }
        for (place, cell) in state.prepared {
            state.prepared[place] = nil
            enqueue(cell, table)
        }
        TableHeaders.hideAll(table)
    }
}
