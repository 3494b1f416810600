import CoreGraphics
import Foundation

/// Finds out how many rows a table has and how high they are.
///
/// Source: uikit U141, U142.
@MainActor enum TableHeights {
    private static let automatic = UITableView.automaticDimension

    // MARK: Loading

    /// Asks the data source for everything, if that is due.
    static func load(_ table: UITableView) {
        let state = table.state
        guard state.needsReload else { return }
        state.needsReload = false
        let counts = counts(of: table)
        state.width = table.bounds.width
        takeTitles(counts.count, table)
        state.usesEstimates = table.estimatedRowHeight != 0
        let sections = counts.indices.map { makeSection($0, counts[$0], table) }
        state.geometry = TableGeometry(sections)
        takeEnds(table)
    }

    /// The number of rows of each section.
    static func counts(of table: UITableView) -> [Int] {
        guard let source = table.dataSource else { return [] }
        let count = max(0, source.numberOfSections(in: table))
        return (0..<count).map { max(0, source.tableView(table, numberOfRowsInSection: $0)) }
    }

    static func takeTitles(_ count: Int, _ table: UITableView) {
        let source = table.dataSource
        table.state.headerTitles = (0..<count).map { source?.tableView(table, titleForHeaderInSection: $0) }
        table.state.footerTitles = (0..<count).map { source?.tableView(table, titleForFooterInSection: $0) }
    }

    /// The heights of the table's own header and footer.
    static func takeEnds(_ table: UITableView) {
        let options = table.state.options
        table.state.geometry.origin = LengthTree.sound(Double(options.headerView?.frame.height ?? 0))
        table.state.geometry.tail = LengthTree.sound(Double(options.footerView?.frame.height ?? 0))
    }

    static func makeSection(_ section: Int, _ count: Int, _ table: UITableView) -> TableGeometry.Section {
        let state = table.state
        var heights = [Double](repeating: 0, count: count)
        var isMeasured = [Bool](repeating: false, count: count)
        for row in 0..<count {
            (heights[row], isMeasured[row]) = firstHeight(ListPlace(section, row), table)
        }
        var made = TableGeometry.Section(
            header: 0,
            footer: 0,
            rows: LengthTree(heights),
            isMeasured: isMeasured
        )
        let header = header(section, table)
        made.header = LengthTree.sound(header.height)
        made.isHeaderMeasured = header.isKnown
        made.padding = header.height > 0 || header.hasPadding ? padding(section, table) : 0
        let footer = footer(section, table)
        made.footer = LengthTree.sound(footer.height)
        made.isFooterMeasured = footer.isKnown
        _ = state
        return made
    }

    /// The height of a row before it is shown: measured, or an estimate.
    static func firstHeight(_ place: ListPlace, _ table: UITableView) -> (height: Double, isMeasured: Bool) {
        let state = table.state
        let delegate = table.delegate
        if state.usesEstimates {
            let estimate =
                delegate?.tableView(table, estimatedHeightForRowAt: place.path) ?? table.estimatedRowHeight
            if estimate != 0 {
                let usual = table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight
                return (estimate > 0 && estimate.isFinite ? estimate : usual, false)
            }
        }
        let height = delegate?.tableView(table, heightForRowAt: place.path) ?? table.rowHeight
        guard height == automatic else { return (LengthTree.sound(height), true) }
        // Without estimates a row that finds its height by itself has the usual one until it is shown.
        return (TableMetrics.rowHeight, false)
    }

    // MARK: Rows

    /// Finds the height of a row that is about to be shown; says whether it is another one than the estimate.
    static func measure(_ place: ListPlace, _ table: UITableView) -> Bool {
        let state = table.state
        let old = state.geometry.row(place).length
        let given = table.delegate?.tableView(table, heightForRowAt: place.path) ?? table.rowHeight
        guard state.geometry.contains(place) else { return true }
        var height = given
        if given == automatic {
            let cell = state.shown[place] ?? TableTiles.prepare(place, table)
            guard state.geometry.contains(place) else { return true }
            height = CellFitting.height(of: cell, width: cellWidth(table))
        }
        state.geometry.setRow(height, at: place)
        return state.geometry.row(place).length != old
    }

    /// How wide cells are.
    static func cellWidth(_ table: UITableView) -> CGFloat {
        max(table.bounds.width - 2 * sideInset(table), 0)
    }

    /// How far cells stay away from the sides of the table.
    static func sideInset(_ table: UITableView) -> CGFloat {
        guard table.style == .insetGrouped else { return 0 }
        let safe = max(table.safeAreaInsets.left, table.safeAreaInsets.right)
        return TableMetrics.margin(forWidth: table.bounds.width) + safe
    }

    /// A cell says that it wants another size.
    static func cellDidChangeSize(_ cell: UITableViewCell) {
        guard let table = TableTiles.table(of: cell), table.selfSizingInvalidation != .disabled,
            !table.state.isLayingOut,
            let place = table.state.shown.first(where: { $0.value === cell })?.key
        else { return }
        table.state.geometry.forgetMeasure(of: place)
        table.setNeedsLayout()
    }

    // MARK: Headers and footers

    /// Room above the header of a section.
    static func padding(_ section: Int, _ table: UITableView) -> Double {
        let padding = table.sectionHeaderTopPadding
        if padding != automatic { return LengthTree.sound(padding) }
        return table.style == .plain ? TableMetrics.headerTopPadding : 0
    }

    /// The height of a header before it is shown.
    private static func header(_ section: Int, _ table: UITableView) -> (
        height: Double, isKnown: Bool, hasPadding: Bool
    ) {
        let given =
            table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        if given != automatic { return (LengthTree.sound(given), true, false) }
        let estimate =
            table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
            ?? table.estimatedSectionHeaderHeight
        if estimate > 0, estimate.isFinite { return (estimate, false, false) }
        let hasTitle = table.state.headerTitles[section] != nil
        switch table.style {
        case .plain: return (hasTitle ? TableMetrics.plainHeader : 0, false, hasTitle)
        case .grouped, .insetGrouped:
            return (hasTitle ? TableMetrics.groupedHeader : groupedGap(section, table), false, false)
        }
    }

    /// Room above a section of a grouped table without a header.
    private static func groupedGap(_ section: Int, _ table: UITableView) -> Double {
        guard section == 0 else { return TableMetrics.groupedGap }
        return table.tableHeaderView == nil ? TableMetrics.groupedTop : TableMetrics.groupedGap
    }

    private static func footer(_ section: Int, _ table: UITableView) -> (height: Double, isKnown: Bool) {
        let given =
            table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        if given != automatic { return (LengthTree.sound(given), true) }
        let estimate =
            table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
            ?? table.estimatedSectionFooterHeight
        if estimate > 0, estimate.isFinite { return (estimate, false) }
        let hasTitle = table.state.footerTitles[section] != nil
        if table.style == .plain { return (hasTitle ? TableMetrics.plainHeader : 0, false) }
        return (TableMetrics.groupedFooter, false)
    }

    /// Finds the height of a header that is about to be shown; says whether it is another one.
    static func measureHeader(_ section: Int, _ table: UITableView) -> Bool {
        let state = table.state
        let old = state.geometry.section(section).length
        let view = TableHeaders.headerView(section, table)
        let height: Double
        if let view {
            height = TableHeaders.height(of: view, section, isHeader: true, table)
        } else {
            height = table.style == .plain ? 0 : groupedGap(section, table)
        }
        state.geometry.setHeader(
            height,
            padding: height > 0 && view != nil ? padding(section, table) : 0,
            of: section
        )
        return state.geometry.section(section).length != old
    }

    /// Finds the height of a footer that is about to be shown; says whether it is another one.
    static func measureFooter(_ section: Int, _ table: UITableView) -> Bool {
        let state = table.state
        let old = state.geometry.footer(section).length
        let view = TableHeaders.footerView(section, table)
        let gap: Double = table.style == .plain ? 0 : TableMetrics.groupedFooter
        let height = view.map { TableHeaders.height(of: $0, section, isHeader: false, table) } ?? gap
        state.geometry.setFooter(height, of: section)
        return state.geometry.footer(section).length != old
    }
}
