import CoreGraphics
import UIKitControllers
import UIKitCore
import UIKitLists

/// The cells that a document gives a table: prototypes for the rows of a data source, or the rows themselves.
@MainActor enum TableContent {
    private enum Mode {
        case prototypes
        case rows
        case none
    }

    static func read(_ table: UITableView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        let modes: [String: Mode] = ["prototypes": .prototypes, "static": .rows, "none": .none]
        let mode = load.value(element, "dataMode", modes) ?? .none
        if mode != .rows, let sections = element.child("sections"), hasNoCells(sections) {
            // What the editor keeps for the day on which the table is static.
            sections.skipAll()
        }
        switch mode {
        case .prototypes: readPrototypes(of: table, element, load)
        case .rows: readSections(of: table, element, load)
        case .none: break
        }
    }

    private static func hasNoCells(_ sections: InterfaceElement) -> Bool {
        sections.children.allSatisfy { section in
            section.children.allSatisfy { $0.name != "cells" || $0.children.isEmpty }
        }
    }

    // MARK: Prototypes

    private static func readPrototypes(
        of table: UITableView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        for cell in element.child("prototypes")?.allChildren() ?? [] {
            Prototype.add(cell, load) { [weak table] identifier, make in
                table?.registerPrototype(identifier) { make() as? UITableViewCell }
            }
        }
    }

    // MARK: Static rows

    private static func readSections(
        of table: UITableView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        // An empty list that the editor may keep.
        if let prototypes = element.child("prototypes"), prototypes.children.isEmpty { prototypes.skipAll() }
        let sections = (element.child("sections")?.children("tableViewSection") ?? []).map {
            section($0, load)
        }
        table.takeStaticSections(sections)
        load.later(.afterwards) { [weak table] in
            guard let table, let source = table.dataSource, !(source is UITableViewController) else { return }
            load.tell(
                element,
                "dataMode",
                "static rows are shown by a UITableViewController alone; \(type(of: source)) is the data source."
            )
        }
    }

    private static func section(_ section: InterfaceElement, _ load: InterfaceLoad)
        -> StaticTableContent.Section
    {
        section.child("attributedString", key: "userComments")?.skipAll()
        let rows = (section.child("cells")?.allChildren() ?? []).compactMap { row($0, load) }
        return StaticTableContent.Section(
            headerTitle: load.text(section, "headerTitle"),
            footerTitle: load.text(section, "footerTitle"),
            rows: rows
        )
    }

    private static func row(_ element: InterfaceElement, _ load: InterfaceLoad) -> StaticTableContent.Row? {
        let height = element.number("rowHeight")
        guard let cell = load.make(element, as: UITableViewCell.self) else { return nil }
        return StaticTableContent.Row(cell: cell, height: height.flatMap { $0 >= 0 ? $0 : nil })
    }
}
