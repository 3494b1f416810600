import CoreGraphics
import UIKitCore
import UIKitLists

/// What elements of table cells say.
@MainActor enum TableCellElement {
    static let kinds: [ElementKind] = [
        .view(
            "tableViewCell",
            UITableViewCell.self,
            codedIntegers: {
                ["UITableViewCellStyle": (styles[$0.peek("style") ?? ""] ?? .default).rawValue]
            },
            read
        ),
        .view("tableViewCellContentView", UIView.self) { _, element, _ in
            // The cell around it.
            element.skip("tableViewCell")
        },
    ]

    private static let styles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]

    private static let selections: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    private static let focuses: [String: UITableViewCell.FocusStyle] = [
        "default": .default, "custom": .custom,
    ]

    private static func read(_ cell: UITableViewCell, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The initialiser has made use of it.
        _ = load.value(element, "style", styles)
        cell.takeReuseIdentifier(element.text("reuseIdentifier"))
        // Of static rows the table reads it; rows of prototypes have the table's height.
        element.skip("rowHeight")
        readLooks(cell, element, load)
        readEditing(cell, element, load)
        readBackgrounds(cell, element, load)
        readContent(cell, element, load)
    }

    private static func readLooks(_ cell: UITableViewCell, _ element: InterfaceElement, _ load: InterfaceLoad)
    {
        if let type = load.value(element, "accessoryType", accessories) { cell.accessoryType = type }
        if let style = load.value(element, "selectionStyle", selections) { cell.selectionStyle = style }
        if let style = load.value(element, "focusStyle", focuses) { cell.focusStyle = style }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") { cell.indentationWidth = width }
        if let inset = element.insets("separatorInset") { cell.separatorInset = inset }
    }

    private static func readEditing(
        _ cell: UITableViewCell,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let type = load.value(element, "editingAccessoryType", accessories) {
            cell.editingAccessoryType = type
        }
        if let shows = element.flag("showsReorderControl") { cell.showsReorderControl = shows }
        if let indents = element.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
        // Its property has left UIKit: the accessory of editing has a type of its own.
        element.skip("hidesAccessoryWhenEditing")
    }

    private static func readBackgrounds(
        _ cell: UITableViewCell,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let properties: [(String, ReferenceWritableKeyPath<UITableViewCell, UIView?>)] = [
            ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
            ("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
            ("accessoryView", \.accessoryView), ("editingAccessoryView", \.editingAccessoryView),
        ]
        for (key, property) in properties {
            guard let view = element.child(key: key) else { continue }
            cell[keyPath: property] = load.make(view, as: UIView.self)
        }
    }

    /// The content view, and in cells of a style the labels and the image in it, are made by the cell itself.
    private static func readContent(
        _ cell: UITableViewCell,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let content = element.child(key: "contentView")
        let parts: [(String, () -> UIView?)] = [
            ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
            ("imageView", { cell.imageView }),
        ]
        for (attribute, part) in parts {
            guard let id = element.text(attribute) else { continue }
            guard let content, let described = load.document.element(id), described.isInside(content) else {
                load.tell(element, attribute, "there is no \"\(id)\" in the content view.")
                continue
            }
            if let view = part() { load.adopt(view, for: described) }
        }
        if let content { load.adopt(cell.contentView, for: content) }
    }
}

extension InterfaceElement {
    /// Whether the element stands in another one, at any depth.
    fileprivate func isInside(_ other: InterfaceElement) -> Bool {
        var next = parent
        while let element = next {
            if element === other { return true }
            next = element.parent
        }
        return false
    }
}
