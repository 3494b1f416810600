import CoreGraphics
import Foundation

/// What stands at the right edge of cells.
///
/// Source: uikit U142. GUESS table-metrics: sizes of the signs.
@MainActor enum CellAccessory {
    /// The kinds of accessories that are shown.
    enum Kind: Equatable {
        case type(UITableViewCell.AccessoryType)
        case view(ObjectIdentifier)
    }

    /// What the cell wants to show in its state; nil for nothing.
    private static func wanted(_ cell: UITableViewCell) -> (kind: Kind, view: UIView?)? {
        let looks = cell.looks
        let view = cell.isEditing ? looks.editingAccessoryView : looks.accessoryView
        if let view { return (.view(ObjectIdentifier(view)), view) }
        let type = cell.isEditing ? looks.editingAccessoryType : looks.accessoryType
        return type == .none ? nil : (.type(type), nil)
    }

    /// Brings the view of the accessory up to date.
    static func update(_ cell: UITableViewCell) {
        let parts = cell.parts
        let wanted = wanted(cell)
        guard
            parts.accessoryKind != wanted?.kind
                || wanted?.view?.superview !== (wanted?.view == nil ? nil : cell)
        else { return }
        if parts.accessory?.superview === cell { parts.accessory?.removeFromSuperview() }
        parts.accessoryKind = wanted?.kind
        parts.accessory = nil
        guard let wanted else { return }
        let view: UIView
        if let own = wanted.view {
            view = own
        } else if case .type(let type) = wanted.kind {
            view = make(type, cell)
        } else {
            return
        }
        parts.accessory = view
        cell.addSubview(view)
    }

    private static func make(_ type: UITableViewCell.AccessoryType, _ cell: UITableViewCell) -> UIView {
        switch type {
        case .none: return UIView(frame: .zero)
        case .disclosureIndicator: return CellSign(.chevron, tint: .tertiaryLabel)
        case .checkmark: return CellSign(.check, tint: cell.tintColor)
        case .detailButton: return button(cell)
        case .detailDisclosureButton:
            let metrics = TableMetrics.Cell.self
            let button = button(cell)
            let chevron = CellSign(.chevron, tint: .tertiaryLabel)
            let whole = UIView(
                frame: CGRect(
                    x: 0,
                    y: 0,
                    width: metrics.detailButton.width + metrics.detailChevronGap + metrics.chevron.width,
                    height: metrics.detailButton.height
                )
            )
            chevron.frame.origin = CGPoint(
                x: whole.bounds.width - metrics.chevron.width,
                y: (whole.bounds.height - metrics.chevron.height) / 2
            )
            whole.addSubview(button)
            whole.addSubview(chevron)
            return whole
        }
    }

    private static func button(_ cell: UITableViewCell) -> UIButton {
        let button = UIButton(frame: CGRect(origin: .zero, size: TableMetrics.Cell.detailButton))
        let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        button.setImage(UIImage(systemName: "info.circle", withConfiguration: size), for: .normal)
        button.tintColor = cell.tintStorage
        button.accessibilityLabel = "More info"
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell, let table = TableTiles.table(of: cell) else { return }
                TableSelection.accessoryTapped(cell, table)
            },
            for: .touchUpInside
        )
        return button
    }

    static func tintDidChange(_ cell: UITableViewCell) {
        guard let sign = cell.parts.accessory as? CellSign, case .type(.checkmark)? = cell.parts.accessoryKind
        else { return }
        sign.tint = cell.tintColor
    }

    /// What the accessory takes from the content, with the room around it.
    static func width(of cell: UITableViewCell) -> CGFloat {
        guard let view = cell.parts.accessory else { return 0 }
        let margin = CellEditing.rightWidth(of: cell) > 0 ? 0 : cell.place.margin
        return view.bounds.width + margin + TableMetrics.Cell.accessoryGap
    }

    static func layOut(_ cell: UITableViewCell) {
        guard let view = cell.parts.accessory else { return }
        let handle = CellEditing.rightWidth(of: cell)
        let margin = handle > 0 ? 0 : cell.place.margin
        let right =
            cell.bounds.width - cell.place.safeRight - cell.place.indexWidth - handle - margin
        let scale = UIScreenScale.current
        let y = ((cell.bounds.height - view.bounds.height) / 2 * scale).rounded() / scale
        view.frame.origin = CGPoint(x: right - view.bounds.width, y: y)
    }
}
