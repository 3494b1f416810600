import CoreGraphics
import UIKitCore
import UIKitLists

/// What elements of tables say.
@MainActor enum TableElement {
    static let kinds: [ElementKind] = [
        .view(
            "tableView",
            UITableView.self,
            codedIntegers: { ["UITableViewStyle": (styles[$0.peek("style") ?? ""] ?? .plain).rawValue] },
            read
        )
    ]

    private static let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let separators: [String: UITableViewCell.SeparatorStyle] = [
        "default": .singleLine, "none": .none, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
    ]

    private static func read(_ table: UITableView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The initialiser has made use of it.
        _ = load.value(element, "style", styles)
        readHeights(table, element)
        readLooks(table, element, load)
        readSelection(table, element)
        if let header = element.child(key: "tableHeaderView") {
            table.tableHeaderView = load.make(header, as: UIView.self)
        }
        if let footer = element.child(key: "tableFooterView") {
            table.tableFooterView = load.make(footer, as: UIView.self)
        }
        if let background = element.child(key: "backgroundView") {
            table.backgroundView = load.make(background, as: UIView.self)
        }
        TableContent.read(table, element, load)
    }

    // MARK: Heights

    private static func readHeights(_ table: UITableView, _ element: InterfaceElement) {
        if let height = element.number("rowHeight") { table.rowHeight = length(height) }
        // Documents from before self-sizing rows have no estimate: all heights are known at once there.
        table.estimatedRowHeight = length(element.number("estimatedRowHeight") ?? 0)
        if let height = element.number("sectionHeaderHeight"), !isUsual(height, table.style) {
            table.sectionHeaderHeight = length(height)
        }
        if let height = element.number("sectionFooterHeight"), !isUsual(height, table.style) {
            table.sectionFooterHeight = length(height)
        }
        if let height = element.number("estimatedSectionHeaderHeight") {
            table.estimatedSectionHeaderHeight = length(height)
        }
        if let height = element.number("estimatedSectionFooterHeight") {
            table.estimatedSectionFooterHeight = length(height)
        }
        if let padding = element.number("sectionHeaderTopPadding") {
            table.sectionHeaderTopPadding = length(padding)
        }
    }

    /// A length in points; below zero for the one that the table computes itself.
    private static func length(_ number: CGFloat) -> CGFloat {
        number < 0 ? UITableView.automaticDimension : number
    }

    /// Whether a height of headers or footers is the one that the editor writes by itself.
    ///
    /// On iOS a section without a title has no header or the style's usual gap then, so the height counts as not set. GUESS interface-section-heights.
    private static func isUsual(_ height: CGFloat, _ style: UITableView.Style) -> Bool {
        style == .plain ? height == 28 || height == 22 : height == 18 || height == 10
    }

    // MARK: Looks

    private static func readLooks(_ table: UITableView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "separatorStyle", separators) { table.separatorStyle = style }
        if let color = load.color(element, "separatorColor") { table.separatorColor = color }
        if let inset = element.insets("separatorInset") { table.separatorInset = inset }
        if let color = load.color(element, "sectionIndexColor") { table.sectionIndexColor = color }
        if let color = load.color(element, "sectionIndexBackgroundColor") {
            table.sectionIndexBackgroundColor = color
        }
        if let color = load.color(element, "sectionIndexTrackingBackgroundColor") {
            table.sectionIndexTrackingBackgroundColor = color
        }
        if let count = element.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        if let insets = element.flag("contentViewInsetsToSafeArea") {
            table.insetsContentViewsToSafeArea = insets
        }
    }

    // MARK: Selection

    private static func readSelection(_ table: UITableView, _ element: InterfaceElement) {
        if let allows = element.flag("allowsSelection") { table.allowsSelection = allows }
        if let allows = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
        if let allows = element.flag("allowsSelectionDuringEditing") {
            table.allowsSelectionDuringEditing = allows
        }
        if let allows = element.flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = allows
        }
        if let prefetches = element.flag("prefetchingEnabled") { table.isPrefetchingEnabled = prefetches }
        if let isLoaded = element.flag("springLoaded") { table.isSpringLoaded = isLoaded }
    }
}
