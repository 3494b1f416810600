import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// The headers and footers of sections.
///
/// Source: uikit U142, U143.
@MainActor enum TableHeaders {
    private static let titleIdentifier = "agate.title"

    // MARK: Views

    /// The header of a section: the one that is shown, the delegate's, or one with the title.
    static func headerView(_ section: Int, _ table: UITableView) -> UIView? {
        if let known = table.state.shownHeaders[section] { return known }
        var view = table.delegate?.tableView(table, viewForHeaderInSection: section)
        if view == nil, let title = table.state.headerTitles[section] {
            view = titled(title, isHeader: true, section, table)
        }
        return keep(view, section, isHeader: true, table)
    }

    /// The footer of a section.
    static func footerView(_ section: Int, _ table: UITableView) -> UIView? {
        if let known = table.state.shownFooters[section] { return known }
        var view = table.delegate?.tableView(table, viewForFooterInSection: section)
        if view == nil, let title = table.state.footerTitles[section] {
            view = titled(title, isHeader: false, section, table)
        }
        return keep(view, section, isHeader: false, table)
    }

    private static func titled(_ title: String, isHeader: Bool, _ section: Int, _ table: UITableView)
        -> UIView
    {
        let key = ReusePools<UITableViewHeaderFooterView>.Key(identifier: titleIdentifier)
        let view: UITableViewHeaderFooterView
        if let known = table.state.headers.takeWaiting(key) {
            known.prepareForReuse()
            view = known
        } else {
            view = UITableViewHeaderFooterView(reuseIdentifier: titleIdentifier)
        }
        view.place = HeaderPlace(table, isHeader: isHeader, isFirst: section == 0)
        view.textLabel?.text =
            isHeader && table.style == .grouped || isHeader && table.style == .insetGrouped
            ? title.uppercased() : title
        return view
    }

    private static func keep(_ view: UIView?, _ section: Int, isHeader: Bool, _ table: UITableView) -> UIView?
    {
        guard let view else { return nil }
        let state = table.state
        if let own = view as? UITableViewHeaderFooterView {
            own.place = HeaderPlace(table, isHeader: isHeader, isFirst: section == 0)
        }
        if isHeader { state.shownHeaders[section] = view } else { state.shownFooters[section] = view }
        UIView.performWithoutAnimation {
            view.isHidden = false
            if view.superview !== table {
                table.addSubview(view)
                if let index = state.indexView { table.bringSubviewToFront(index) }
            }
        }
        if isHeader {
            table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        } else {
            table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    /// The height that a header or footer wants.
    static func height(of view: UIView, _ section: Int, isHeader: Bool, _ table: UITableView) -> Double {
        let width = TableHeights.cellWidth(table)
        if let own = view as? UITableViewHeaderFooterView {
            return own.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if view.layoutState?.placesSubviews == true {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let natural = view.intrinsicContentSize.height
        if natural >= 0 { return natural }
        return view.frame.height > 0 ? view.frame.height : TableMetrics.plainHeader
    }

    // MARK: Places

    /// Shows headers and footers that are in the bounds, at the edges of the view while their section is seen.
    static func place(_ table: UITableView) {
        let state = table.state
        guard let (top, bottom) = TableTiles.visible(table) else { return }
        let sections = state.geometry.sections(from: top, to: bottom)
        var (headers, footers) = (state.shownHeaders, state.shownFooters)
        for section in sections {
            if state.geometry.header(section).length > 0, let view = headerView(section, table) {
                headers[section] = nil
                let y = headerStart(section, table)
                setFrame(y, state.geometry.header(section).length, of: view, table)
                (view as? UITableViewHeaderFooterView)?.isPinned =
                    table.style == .plain && y > state.geometry.header(section).start
            }
            if state.geometry.footer(section).length > 0,
                state.geometry.footer(section).start < bottom || table.style == .plain,
                let view = footerView(section, table)
            {
                footers[section] = nil
                setFrame(footerStart(section, table), state.geometry.footer(section).length, of: view, table)
            }
        }
        for section in headers.keys.sorted() { hide(section, isHeader: true, table) }
        for section in footers.keys.sorted() { hide(section, isHeader: false, table) }
    }

    /// Where a header lies: plain ones stay at the top of what is seen while something of their section is.
    static func headerStart(_ section: Int, _ table: UITableView) -> Double {
        let geometry = table.state.geometry
        let natural = geometry.header(section)
        guard table.style == .plain else { return natural.start }
        let top = table.bounds.minY + table.adjustedContentInset.top
        return max(natural.start, min(top, geometry.section(section).end - natural.length))
    }

    /// Where a footer lies: plain ones stay at the bottom of what is seen while something of their section is.
    static func footerStart(_ section: Int, _ table: UITableView) -> Double {
        let geometry = table.state.geometry
        let natural = geometry.footer(section)
        guard table.style == .plain else { return natural.start }
        let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
        return min(natural.start, max(bottom - natural.length, geometry.header(section).end))
    }

    private static func setFrame(_ y: Double, _ height: Double, of view: UIView, _ table: UITableView) {
        TableTiles.setFrame(
            CGRect(
                x: TableHeights.sideInset(table),
                y: y,
                width: TableHeights.cellWidth(table),
                height: height
            ),
            of: view
        )
    }

    // MARK: Leaving

    static func hide(_ section: Int, isHeader: Bool, _ table: UITableView) {
        let state = table.state
        let removed =
            isHeader
            ? state.shownHeaders.removeValue(forKey: section)
            : state.shownFooters.removeValue(forKey: section)
        if let removed { remove(removed, section, isHeader: isHeader, table) }
    }

    static func remove(_ view: UIView, _ section: Int, isHeader: Bool, _ table: UITableView) {
        view.removeFromSuperview()
        if isHeader {
            table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
        guard let own = view as? UITableViewHeaderFooterView, let identifier = own.reuseIdentifier else {
            return
        }
        own.layer.removeAllAnimations()
        own.alpha = 1
        table.state.headers.put(own, .init(identifier: identifier))
    }

    static func hideAll(_ table: UITableView) {
        for section in table.state.shownHeaders.keys.sorted() { hide(section, isHeader: true, table) }
        for section in table.state.shownFooters.keys.sorted() { hide(section, isHeader: false, table) }
    }
}
