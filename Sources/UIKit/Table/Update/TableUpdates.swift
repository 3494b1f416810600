import CoreGraphics
import Foundation
import QuartzCore

/// Changes of rows: collected, checked against the data source, and shown as movements.
///
/// Source: uikit U145.
@MainActor enum TableUpdates {
    // MARK: Collecting

    static func begin(_ table: UITableView) {
        if table.state.batchDepth == 0 { TableHeights.load(table) }
        table.state.batchDepth += 1
    }

    /// Adds an edit, in a batch of its own unless one is open.
    static func edit(_ table: UITableView, _ change: (TableState) -> Void) {
        begin(table)
        change(table.state)
        end(table)
    }

    static func end(_ table: UITableView) {
        let state = table.state
        guard state.batchDepth > 0 else { return }
        state.batchDepth -= 1
        guard state.batchDepth == 0 else { return }
        let completions = state.completions
        state.completions = []
        guard !state.needsReload else {
            // Everything will be loaded again anyway.
            forget(table)
            table.layoutIfNeeded()
            for completion in completions { completion(true) }
            return
        }
        commit(table, completions)
    }

    private static func forget(_ table: UITableView) {
        let state = table.state
        state.edits = ListEdits()
        (state.animations, state.insertions) = ([:], [:])
        (state.sectionAnimations, state.sectionInsertions) = ([:], [:])
    }

    /// Ends the present movements, because everything will be loaded again.
    static func drop(_ table: UITableView) {
        let state = table.state
        state.reorder?.cancel()
        state.swipe?.close(animated: false)
        guard state.runningUpdates > 0 else { return }
        for cell in state.shown.values { cell.layer.removeAllAnimations() }
    }

    // MARK: Making the changes

    private static func commit(_ table: UITableView, _ completions: [(Bool) -> Void]) {
        let state = table.state
        let before = state.geometry.sections.map(\.rows.count)
        let after = TableHeights.counts(of: table)
        let change: ListChange
        do throws(ListChangeError) {
            change = try ListChange(state.edits, before: before, after: after, words: .table)
        } catch {
            ListChangeError.handler(error)
            forget(table)
            table.reloadData()
            for completion in completions { completion(false) }
            return
        }
        let transition = TableTransition(table, change)
        transition.prepare()
        rebuild(table, change)
        forget(table)
        transition.run(completions)
    }

    /// Gives the rows their new places; heights of rows that stay are kept as estimates.
    private static func rebuild(_ table: UITableView, _ change: ListChange) {
        let state = table.state
        let old = state.geometry
        TableHeights.takeTitles(change.after.count, table)
        let edits = change.edits
        var touched = Set(
            edits.insertedItems.map { change.oldSection($0.section) ?? -1 }
                + edits.deletedItems.map(\.section)
        )
        touched.formUnion(edits.reloadedItems.map(\.section))
        for move in edits.movedItems {
            touched.insert(move.from.section)
            touched.insert(change.oldSection(move.to.section) ?? -1)
        }
        let sections = change.after.indices.map { section -> TableGeometry.Section in
            guard let origin = change.oldSection(section), !edits.reloadedSections.contains(origin) else {
                return TableHeights.makeSection(section, change.after[section], table)
            }
            if !touched.contains(origin), state.usesEstimates {
                var same = old.sections[origin]
                same.isMeasured = Array(repeating: false, count: same.rows.count)
                (same.isHeaderMeasured, same.isFooterMeasured) = (false, false)
                return same
            }
            var heights = [Double](repeating: 0, count: change.after[section])
            var isMeasured = [Bool](repeating: false, count: heights.count)
            for row in heights.indices {
                let place = ListPlace(section, row)
                if state.usesEstimates, let was = change.oldPlace(place), old.contains(was) {
                    heights[row] = old.sections[was.section].rows[was.item]
                } else {
                    (heights[row], isMeasured[row]) = TableHeights.firstHeight(place, table)
                }
            }
            var made = old.sections[origin]
            made.rows = LengthTree(heights)
            made.isMeasured = isMeasured
            (made.isHeaderMeasured, made.isFooterMeasured) = (false, false)
            return made
        }
        state.geometry = TableGeometry(sections)
        TableHeights.takeEnds(table)
        state.selected = Set(state.selected.compactMap { change.newPlace($0) })
        state.prefetched = Set(state.prefetched.compactMap { change.newPlace($0) })
        if let touched = state.touched {
            state.touched = change.newPlace(touched.place).map {
                TableSelection.Touched(place: $0, touch: touched.touch, isHighlighted: touched.isHighlighted)
            }
        }
        if let target = state.scrollTarget {
            state.scrollTarget = change.newPlace(target.place).map { ($0, target.position) }
        }
    }
}
