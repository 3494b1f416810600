import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The controls that cells show while their table is edited: at the left edge one that deletes, inserts or selects, at the right edge the handle for
/// moving.
///
/// Source: uikit U144. GUESS table-metrics: their sizes.
@MainActor enum CellEditing {
    /// What the control at the left shows; nil for none.
    private static func kind(_ cell: UITableViewCell) -> CellEditControl.Kind? {
        guard cell.isEditing else { return nil }
        if cell.place.selectsWhileEditing { return .select }
        switch cell.place.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private static func hasHandle(_ cell: UITableViewCell) -> Bool { cell.isEditing && cell.place.canMove }

    /// What the control at the left takes from the content.
    static func leftWidth(of cell: UITableViewCell) -> CGFloat {
        guard kind(cell) != nil, cell.place.indentsWhileEditing else { return 0 }
        return cell.place.margin + TableMetrics.Editing.controlSize
    }

    /// What the handle at the right takes from the content.
    static func rightWidth(of cell: UITableViewCell) -> CGFloat {
        hasHandle(cell) ? TableMetrics.Editing.handle : 0
    }

    static func update(_ cell: UITableViewCell) {
        let parts = cell.parts
        if let kind = kind(cell) {
            let control = parts.editControl ?? CellEditControl(frame: .zero)
            if parts.editControl == nil {
                parts.editControl = control
                cell.addSubview(control)
                // It comes in from the edge.
                UIView.performWithoutAnimation {
                    control.frame = CGRect(
                        x: -TableMetrics.Editing.control,
                        y: 0,
                        width: TableMetrics.Editing.control,
                        height: cell.bounds.height
                    )
                    control.layoutIfNeeded()
                }
            }
            control.kind = kind
            control.isOn = cell.isSelected
            control.tint = cell.tintColor
        }
        if hasHandle(cell), parts.handle == nil {
            let handle = CellHandle(frame: .zero)
            parts.handle = handle
            cell.addSubview(handle)
            UIView.performWithoutAnimation {
                handle.frame = CGRect(
                    x: cell.bounds.width,
                    y: 0,
                    width: TableMetrics.Editing.handle,
                    height: cell.bounds.height
                )
            }
        }
    }

    static func layOut(_ cell: UITableViewCell) {
        let parts = cell.parts
        let (size, place) = (cell.bounds.size, cell.place)
        if let control = parts.editControl {
            let isShown = kind(cell) != nil
            let width = leftWidth(of: cell)
            control.frame = CGRect(
                x: isShown ? place.safeLeft : -TableMetrics.Editing.control,
                y: 0,
                width: isShown ? width : TableMetrics.Editing.control,
                height: size.height
            )
            control.alpha = isShown ? 1 : 0
        }
        if let handle = parts.handle {
            let isShown = hasHandle(cell)
            let width = TableMetrics.Editing.handle
            handle.frame = CGRect(
                x: isShown ? size.width - place.safeRight - place.indexWidth - width : size.width,
                y: 0,
                width: width,
                height: size.height
            )
            handle.alpha = isShown ? 1 : 0
        }
    }

    static func selectionDidChange(_ cell: UITableViewCell) { cell.parts.editControl?.isOn = cell.isSelected }
}

/// The change of a cell between its states.
@MainActor enum CellTransition {
    static func mask(of cell: UITableViewCell) -> UITableViewCell.StateMask {
        var mask: UITableViewCell.StateMask = []
        if cell.isEditing, cell.place.editingStyle != .none { mask.insert(.showingEditControl) }
        if cell.showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    static func run(_ cell: UITableViewCell, animated: Bool, _ change: () -> Void) {
        // The override hears of the state before anything moves.
        change()
        let mask = mask(of: cell)
        cell.willTransition(to: mask)
        CellConfiguration.setNeedsUpdate(cell)
        guard animated, cell.window != nil, UIView.areAnimationsEnabled else {
            cell.didTransition(to: mask)
            return
        }
        UIView.animate(
            withDuration: TableMetrics.Editing.duration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { cell.layoutIfNeeded() },
            completion: { [weak cell] _ in cell?.didTransition(to: mask) }
        )
    }
}
