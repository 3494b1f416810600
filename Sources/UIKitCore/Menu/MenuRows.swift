import CoreGraphics
import Foundation

/// A row of a menu.
@MainActor enum MenuRow {
    /// The title of an inline group.
    case header(String)
    case element(UIMenuElement)
    /// Stands for elements that are not there yet.
    case waiting
    /// The broad line between groups.
    case gap

    /// What the rows of a menu are, from the top down.
    ///
    /// - Parameter waits: Is called with elements that come later.
    static func rows(of menu: UIMenu, whenReady update: @escaping () -> Void) -> [MenuRow] {
        var rows: [MenuRow] = []
        append(menu.children, to: &rows, depth: 0, update)
        while case .gap? = rows.first { rows.removeFirst() }
        while case .gap? = rows.last { rows.removeLast() }
        return rows
    }

    /// How deep groups may lie in one another.
    private static let deepest = 32

    private static func append(
        _ elements: [UIMenuElement],
        to rows: inout [MenuRow],
        depth: Int,
        _ update: @escaping () -> Void
    ) {
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline) && depth < deepest:
                addGap(to: &rows)
                if !menu.title.isEmpty { rows.append(.header(menu.title)) }
                append(menu.children, to: &rows, depth: depth + 1, update)
                addGap(to: &rows)
            case let deferred as UIDeferredMenuElement:
                var known: [UIMenuElement]?
                var isLater = false
                deferred.elements { found in
                    known = found
                    if isLater { update() }
                }
                isLater = true
                if let known {
                    append(known, to: &rows, depth: depth + 1, update)
                } else {
                    rows.append(.waiting)
                }
            default:
                if let command = element as? UICommand { MenuCommands.validate(command) }
                if !isHidden(element) { rows.append(.element(element)) }
            }
        }
    }

    private static func addGap(to rows: inout [MenuRow]) {
        if case .gap? = rows.last { return }
        if !rows.isEmpty { rows.append(.gap) }
    }

    static func attributes(of element: UIMenuElement) -> UIMenuElement.Attributes {
        switch element {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
        default: []
        }
    }

    static func state(of element: UIMenuElement) -> UIMenuElement.State {
        (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
    }

    private static func isHidden(_ element: UIMenuElement) -> Bool {
        attributes(of: element).contains(.hidden)
    }

    var height: CGFloat {
        switch self {
        case .header: MenuMetrics.headerHeight
        case .waiting: MenuMetrics.rowHeight
        case .gap: MenuMetrics.groupGap
        case .element(let element):
            MenuMetrics.rowHeight + (element.subtitle?.isEmpty == false ? MenuMetrics.subtitleHeight : 0)
        }
    }

    /// The element, if it can be chosen.
    var choice: UIMenuElement? {
        guard case .element(let element) = self, !Self.attributes(of: element).contains(.disabled) else {
            return nil
        }
        return element
    }
}
