import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A batch of changes as it is to be seen: rows that stay move, others come and go.
///
/// GUESS table-anchor: the first row that is seen and is not moved by itself keeps its place on the screen, unless the table is at its top; what
/// moves is the rows, and not the offset.
@MainActor final class TableTransition {
    private let table: UITableView
    private let change: ListChange
    private let old: TableGeometry
    private let animations: [ListPlace: UITableView.RowAnimation]
    private let insertions: [ListPlace: UITableView.RowAnimation]
    private let sectionAnimations: [Int: UITableView.RowAnimation]
    private let sectionInsertions: [Int: UITableView.RowAnimation]
    private var oldOffset: CGFloat = 0
    private var anchor: (place: ListPlace, start: Double)?
    /// The cells that go.
    private var leaving: [(cell: UITableViewCell, place: ListPlace, animation: UITableView.RowAnimation)] = []
    private var leavingHeaders: [(view: UIView, section: Int, isHeader: Bool)] = []
    /// Cells that are new, or come from outside, with how they look at first.
    private var arriving: [(cell: UITableViewCell, look: RowAnimationLook)] = []

    init(_ table: UITableView, _ change: ListChange) {
        (self.table, self.change) = (table, change)
        let state = table.state
        old = state.geometry
        (animations, insertions) = (state.animations, state.insertions)
        (sectionAnimations, sectionInsertions) = (state.sectionAnimations, state.sectionInsertions)
    }

    /// Sorts the visible rows into those that stay and those that go, before the rows have new places.
    func prepare() {
        let state = table.state
        oldOffset = table.bounds.minY
        let isAtTop = oldOffset <= -table.adjustedContentInset.top + 0.5
        let reloaded = Set(change.edits.reloadedItems)
        let moved = Set(change.edits.movedItems.map(\.from))
        let movedSections = Set(change.edits.movedSections.map(\.from))
        var shown: [ListPlace: UITableViewCell] = [:]
        for (place, cell) in state.shown.sorted(by: { $0.key < $1.key }) {
            guard old.contains(place), let new = change.newPlace(place) else {
                leaving.append((cell, place, animation(leaving: place)))
                continue
            }
            if !isAtTop, anchor == nil, !moved.contains(place), !movedSections.contains(place.section),
                old.row(place).end > table.bounds.minY
            {
                anchor = (new, old.row(place).start)
            }
            if reloaded.contains(place) {
                leaving.append((cell, place, animation(leaving: place)))
            } else {
                shown[new] = cell
            }
        }
        if let swipe = state.swipe, let place = swipe.place {
            if let new = change.newPlace(place), !reloaded.contains(place) {
                swipe.place = new
            } else {
                swipe.abandon()
            }
        }
        state.shown = shown
        for (place, cell) in state.prepared {
            state.prepared[place] = nil
            TableTiles.enqueue(cell, table)
        }
        state.shownHeaders = sorted(state.shownHeaders, isHeader: true)
        state.shownFooters = sorted(state.shownFooters, isHeader: false)
    }

    private func sorted(_ views: [Int: UIView], isHeader: Bool) -> [Int: UIView] {
        var kept: [Int: UIView] = [:]
        for (section, view) in views {
            if let new = change.newSection(section), !change.edits.reloadedSections.contains(section) {
                kept[new] = view
            } else {
                leavingHeaders.append((view, section, isHeader))
            }
        }
        return kept
    }

    private func animation(leaving place: ListPlace) -> UITableView.RowAnimation {
        animations[place] ?? sectionAnimations[place.section] ?? .automatic
    }

    private func animation(arriving place: ListPlace) -> UITableView.RowAnimation {
        if let given = insertions[place] ?? sectionInsertions[place.section] { return given }
        // A row that was reloaded comes as its cell before it goes.
        if let was = change.oldPlace(place), let given = animations[was] { return given }
        if let was = change.oldSection(place.section), let given = sectionAnimations[was] { return given }
        return .automatic
    }

    // MARK: Showing

    /// After the rows have new places: cells come, and all of them move.
    func run(_ completions: [(Bool) -> Void]) {
        let state = table.state
        state.isLayingOut = true
        UIView.performWithoutAnimation {
            bringRows()
            arrive()
        }
        state.isLayingOut = false
        state.runningUpdates += 1
        let (table, leaving, headers) = (table, leaving, leavingHeaders)
        UIView.animate(
            withDuration: TableMetrics.Update.duration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut],
            animations: { self.animate() },
            completion: { isFinished in
                table.state.runningUpdates -= 1
                for (cell, place, _) in leaving {
                    cell.swipe?.finish()
                    cell.alpha = 1
                    TableTiles.remove(cell, place, table)
                }
                for (view, section, isHeader) in headers {
                    TableHeaders.remove(view, section, isHeader: isHeader, table)
                }
                for completion in completions { completion(isFinished) }
            }
        )
    }

    /// Measures what will be seen and makes its cells; keeps the first row in its place.
    private func bringRows() {
        let state = table.state
        let oldFrames = state.shown.mapValues(\.frame)
        TableLayout.updateContentSize(table)
        keepAnchor()
        // Rows that left the view by the changes are still shown at their old places until they have moved.
        let staying = state.shown
        TableTiles.measureRows(table)
        TableLayout.updateContentSize(table)
        keepAnchor()
        let shift = table.bounds.minY - oldOffset
        for (place, cell) in staying {
            if let frame = oldFrames[place] {
                TableTiles.setFrame(frame.offsetBy(dx: 0, dy: shift), of: cell)
            }
            cell.place = TableTiles.cellPlace(place, table)
        }
        for (cell, _, _) in leaving { cell.frame.origin.y += shift }
        for (view, _, _) in leavingHeaders { view.frame.origin.y += shift }
        for view in state.shownHeaders.values { view.frame.origin.y += shift }
        for view in state.shownFooters.values { view.frame.origin.y += shift }
        // What goes lies behind what stays.
        for (cell, _, _) in leaving.reversed() {
            table.insertSubview(cell, at: state.options.backgroundView?.superview === table ? 1 : 0)
        }
        for place in change.edits.reconfiguredItems { reconfigure(place) }
    }

    private func reconfigure(_ place: ListPlace) {
        let state = table.state
        guard let new = change.newPlace(place), let cell = state.shown[new] else { return }
        state.reconfigured = (new, cell)
        let made = TableTiles.make(new, table)
        state.reconfigured = nil
        guard made !== cell else { return }
        // The data source has made another one after all.
        made.frame = cell.frame
        table.insertSubview(made, aboveSubview: cell)
        state.shown[new] = made
        TableTiles.remove(cell, new, table)
    }

    private func keepAnchor() {
        let geometry = ScrollGeometry(table)
        var offset = table.contentOffset
        if let anchor, table.state.geometry.contains(anchor.place) {
            offset.y = oldOffset + table.state.geometry.row(anchor.place).start - anchor.start
        } else {
            offset.y = oldOffset
        }
        let isFree = table.isDragging || table.isDecelerating
        let target = isFree ? offset : geometry.clamped(offset)
        let change = target.y - table.contentOffset.y
        if change != 0 { ScrollMoves.shift(table, by: CGPoint(x: 0, y: change)) }
    }

    /// Makes the cells that will be seen and were not, and puts them where they come from.
    private func arrive() {
        let state = table.state
        guard let (top, bottom) = TableTiles.visible(table) else { return }
        let shift = table.bounds.minY - oldOffset
        for place in state.geometry.rows(from: top, to: bottom) where state.shown[place] == nil {
            TableTiles.show(place, table)
            guard let cell = state.shown[place] else { continue }
            let frame = cell.frame
            var look = RowAnimationLook(animation(arriving: place), at: frame, in: table)
            if let was = change.oldPlace(place), old.contains(was),
                !change.edits.reloadedItems.contains(was)
            {
                // It was there, outside of what was seen.
                look = RowAnimationLook(.none, at: frame, in: table)
                look.alpha = 1
                let far = table.bounds.height
                let start = old.row(was).start + shift
                look.frame.origin.y = min(max(start, top - far), bottom + far)
            } else if change.oldPlace(place) != nil {
                // A row that was reloaded changes in its place.
                look.frame = look.alpha < 1 ? frame : look.frame
            }
            arriving.append((cell, look))
        }
        for (cell, look) in arriving {
            cell.frame = look.frame
            cell.alpha = look.alpha
        }
        TableHeaders.place(table)
    }

    private func animate() {
        let state = table.state
        state.isLayingOut = true
        for (cell, _) in arriving { cell.alpha = 1 }
        for (place, cell) in state.shown where state.geometry.contains(place) {
            TableTiles.setFrame(TableTiles.frame(place, table), of: cell)
            cell.layoutIfNeeded()
        }
        for (cell, _, animation) in leaving {
            let look = RowAnimationLook(animation, at: cell.frame, in: table)
            cell.frame = look.frame
            cell.alpha = look.alpha
        }
        for (view, _, _) in leavingHeaders { view.alpha = 0 }
        TableHeaders.place(table)
        state.isLayingOut = false
        table.setNeedsLayout()
        // Cells that have moved out of view stay until they are there.
        hideLater()
    }

    /// Rows that were seen and are no more go when they have moved.
    private func hideLater() {
        let state = table.state
        guard let (top, bottom) = TableTiles.visible(table) else { return }
        for (place, cell) in state.shown where state.geometry.contains(place) {
            let span = state.geometry.row(place)
            guard span.end <= top || span.start >= bottom else { continue }
            state.shown[place] = nil
            leavingLater.append((cell, place))
        }
        let (table, later) = (table, leavingLater)
        guard !later.isEmpty else { return }
        GestureTimer.once(after: TableMetrics.Update.duration) {
            for (cell, place) in later
            where table.state.shown.values.contains(where: { $0 === cell }) == false {
                TableTiles.remove(cell, place, table)
            }
        }
    }

    private var leavingLater: [(cell: UITableViewCell, place: ListPlace)] = []
}
