import CoreGraphics
import Foundation
import QuartzCore

/// A row that a finger holds by its handle and moves; the others make room.
///
/// Source: uikit U144.
@MainActor final class TableReorder {
    private weak var table: UITableView?
    let cell: UITableViewCell
    /// Where the row is in the data source.
    private let source: ListPlace
    /// Where it is shown.
    private(set) var place: ListPlace
    /// The finger, in the window.
    private var point: CGPoint
    /// How far below the finger the middle of the row lies.
    private let grip: CGFloat
    private var link: CADisplayLink?
    private var lastTime = 0.0

    init?(_ cell: UITableViewCell, _ table: UITableView, at point: CGPoint) {
        guard let place = table.state.shown.first(where: { $0.value === cell })?.key else { return nil }
        (self.table, self.cell, source, self.place, self.point) = (table, cell, place, place, point)
        grip = cell.center.y - table.convert(point, from: nil).y
        table.state.swipe?.close(animated: true)
        cell.isReordering = true
        table.bringSubviewToFront(cell)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            cell.layer.shadowColor = UIColor.black.cgColor
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 8
            cell.layer.shadowOffset = CGSize(width: 0, height: 2)
            cell.alpha = 0.95
        }
        let link = CADisplayLink(target: self, selector: Selector("scroll:", TableReorder.scroll))
        link.add(to: .main, forMode: .common)
        self.link = link
        lastTime = CACurrentMediaTime()
    }

    /// The row of the data source that is shown at a place.
    func sourcePlace(_ shown: ListPlace) -> ListPlace {
        if shown == place { return source }
        var result = shown
        // Take the row out where it is shown, and put it in where the data source has it.
        if result.section == place.section, result.item > place.item { result.item -= 1 }
        if result.section == source.section, result.item >= source.item { result.item += 1 }
        return result
    }

    // MARK: The finger

    func move(to point: CGPoint) {
        self.point = point
        follow()
        pick()
    }

    /// Puts the row under the finger.
    func follow() {
        guard let table else { return }
        let y = table.convert(point, from: nil).y + grip
        UIView.performWithoutAnimation { cell.center.y = y }
    }

    /// Finds the place that the row is over, and lets the others make room.
    private func pick() {
        guard let table else { return }
        let state = table.state
        let y = min(max(cell.center.y, state.geometry.origin), state.geometry.sectionsEnd - 0.5)
        guard let over = state.geometry.row(at: y) ?? nearest(y, table), over != place else { return }
        // Only when the middle of the other row is passed.
        let span = state.geometry.row(over)
        let middle = span.start + span.length / 2
        if over.section == place.section,
            over > place ? y < middle - span.length * 0.25 : y > middle + span.length * 0.25
        {
            return
        }
        let proposed = over.path
        let wanted =
            table.delegate?.tableView(
                table,
                targetIndexPathForMoveFromRowAt: source.path,
                toProposedIndexPath: proposed
            ) ?? proposed
        guard let target = ListPlace(wanted), target != place, accepts(target, state) else { return }
        go(to: target, table)
    }

    private func accepts(_ target: ListPlace, _ state: TableState) -> Bool {
        guard state.geometry.sections.indices.contains(target.section), target.item >= 0 else { return false }
        let count = state.geometry.sections[target.section].rows.count
        return target.item < count || target.section != place.section && target.item == count
    }

    /// The end of a section that the row is over where it has no rows there.
    private func nearest(_ y: Double, _ table: UITableView) -> ListPlace? {
        let geometry = table.state.geometry
        for section in geometry.sections.indices {
            let span = geometry.section(section)
            guard y >= span.start, y < span.end, section != place.section else { continue }
            let isHeader = y < geometry.header(section).end
            return isHeader ? nil : ListPlace(section, geometry.sections[section].rows.count)
        }
        return nil
    }

    private func go(to target: ListPlace, _ table: UITableView) {
        let state = table.state
        let height = state.geometry.row(place).length
        let change = TableMove(from: place, to: target)
        state.geometry = change.applied(to: state.geometry, height: height)
        TableHeights.takeEnds(table)
        state.shown = Dictionary(uniqueKeysWithValues: state.shown.map { (change.new($0.key), $0.value) })
        state.selected = Set(state.selected.map { change.new($0) })
        place = target
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut],
            animations: { [cell] in
                for (place, other) in state.shown where other !== cell && state.geometry.contains(place) {
                    TableTiles.setFrame(TableTiles.frame(place, table), of: other)
                    other.place = TableTiles.cellPlace(place, table)
                }
                TableHeaders.place(table)
            }
        )
        table.setNeedsLayout()
    }

    /// Near the edges of what is seen the table scrolls.
    private func scroll(_ link: CADisplayLink) {
        guard let table else {
            self.link?.invalidate()
            return
        }
        let now = CACurrentMediaTime()
        let seconds = min(now - lastTime, 0.1)
        lastTime = now
        let y = table.convert(point, from: nil).y
        let zone = TableMetrics.Editing.scrollZone
        let bounds = table.bounds.inset(by: table.adjustedContentInset)
        var speed: CGFloat = 0
        if y < bounds.minY + zone { speed = -(bounds.minY + zone - y) / zone }
        if y > bounds.maxY - zone { speed = (y - bounds.maxY + zone) / zone }
        guard speed != 0 else { return }
        let step = max(-1, min(1, speed)) * TableMetrics.Editing.scrollSpeed * seconds
        let wanted = CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + step)
        let offset = ScrollGeometry(table).clamped(wanted)
        guard offset != table.contentOffset else { return }
        table.setOffset(table.onPixels(offset))
        follow()
        pick()
    }

    // MARK: The end

    /// The finger leaves: the data source hears where the row is.
    func end() {
        guard let table, link != nil else { return }
        stop(table)
        let (source, place, cell) = (source, place, cell)
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut],
            animations: {
                cell.alpha = 1
                cell.layer.shadowOpacity = 0
                if table.state.geometry.contains(place) {
                    cell.frame = TableTiles.frame(place, table)
                }
            }
        )
        if source != place {
            table.dataSource?.tableView(table, moveRowAt: source.path, to: place.path)
        }
        for (place, cell) in table.state.shown where table.state.geometry.contains(place) {
            cell.place = TableTiles.cellPlace(place, table)
        }
        table.setNeedsLayout()
    }

    /// Cancels the move, because everything is loaded again.
    func cancel() {
        guard let table else { return }
        stop(table)
        UIView.performWithoutAnimation {
            cell.alpha = 1
            cell.layer.shadowOpacity = 0
        }
    }

    private func stop(_ table: UITableView) {
        link?.invalidate()
        link = nil
        cell.isReordering = false
        if table.state.reorder === self { table.state.reorder = nil }
    }
}

/// A row that goes from one place to another.
struct TableMove {
    let from: ListPlace
    let to: ListPlace

    /// The place after, of a row before.
    func new(_ place: ListPlace) -> ListPlace {
        if place == from { return to }
        var result = place
        if result.section == from.section, result.item > from.item { result.item -= 1 }
        if result.section == to.section, result.item >= to.item { result.item += 1 }
        return result
    }

    func applied(to geometry: TableGeometry, height: Double) -> TableGeometry {
        var sections = geometry.sections
        func change(_ section: Int, _ body: (inout [Double], inout [Bool]) -> Void) {
            var heights = (0..<sections[section].rows.count).map { sections[section].rows[$0] }
            body(&heights, &sections[section].isMeasured)
            sections[section].rows = LengthTree(heights)
        }
        change(from.section) {
            $0.remove(at: from.item)
            $1.remove(at: from.item)
        }
        change(to.section) {
            $0.insert(height, at: min(to.item, $0.count))
            $1.insert(true, at: min(to.item, $1.count))
        }
        return TableGeometry(sections)
    }
}
