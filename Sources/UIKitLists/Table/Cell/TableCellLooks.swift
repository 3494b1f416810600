import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Backgrounds, corners and selection of cells.
///
/// Source: uikit U142, U144.
@MainActor enum TableCellLooks {
    /// What programs set of a cell.
    struct Values {
        var accessoryType = UITableViewCell.AccessoryType.none
        var accessoryView: UIView?
        var editingAccessoryType = UITableViewCell.AccessoryType.none
        var editingAccessoryView: UIView?
        var indentationLevel = 0
        var indentationWidth = TableMetrics.Cell.indentation
        var separatorInset: UIEdgeInsets?
        var selectionStyle = UITableViewCell.SelectionStyle.default
        var showsReorderControl = false
        /// Whether the background colour is the system's, for the style of the table.
        var hasOwnBackground = false
        /// What a storyboard has the selection of the row do, and a tap on its button for details.
        var selectionSegue: (() -> Void)?
        var accessorySegue: (() -> Void)?
        /// Whether the cell stands for one row alone, and is never used for another one.
        var isStatic = false
    }

    static func set<Value>(
        _ path: WritableKeyPath<Values, Value>,
        _ value: Value,
        of cell: UITableViewCell
    ) {
        cell.looks[keyPath: path] = value
        cell.setNeedsLayout()
    }

    static func setBackground(
        _ view: UIView?,
        _ path: ReferenceWritableKeyPath<CellParts, UIView?>,
        of cell: UITableViewCell
    ) {
        let parts = cell.parts
        guard parts[keyPath: path] !== view else { return }
        parts[keyPath: path]?.removeFromSuperview()
        parts[keyPath: path] = view
        if view != nil, parts.configured.background != nil { parts.configured.show(nil, behind: cell) }
        if path == \CellParts.background, let view {
            cell.insertSubview(view, at: 0)
            view.frame = cell.bounds
        } else {
            showSelection(cell)
        }
        cell.setNeedsLayout()
    }

    /// The row is another one, or the table has another look.
    static func placeDidChange(_ cell: UITableViewCell, from old: CellPlace) {
        cell.setNeedsLayout()
        let place = cell.place
        if place.tableStyle != old.tableStyle || place.isInTable != old.isInTable {
            let system: UIColor =
                place.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
            let usual: [UIColor] = [.systemBackground, .secondarySystemGroupedBackground]
            // A colour of the program's stays.
            if let color = cell.backgroundColor, usual.contains(color) { cell.backgroundColor = system }
        }
        showCorners(cell)
    }

    /// Cards have round corners at their first and last rows.
    static func showCorners(_ cell: UITableViewCell) {
        let place = cell.place
        var corners: CACornerMask = []
        if place.tableStyle == .insetGrouped {
            if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        let layer = cell.layer
        let radius = corners.isEmpty ? 0 : TableMetrics.cardRadius
        guard layer.cornerRadius != radius || layer.maskedCorners != corners else { return }
        UIView.performWithoutAnimation {
            layer.cornerRadius = radius
            layer.maskedCorners = corners
            layer.cornerCurve = .continuous
        }
        updateClipping(cell)
    }

    /// Corners and pulled rows cut off what is beyond them.
    static func updateClipping(_ cell: UITableViewCell) {
        cell.clipsToBounds = cell.layer.cornerRadius > 0 || cell.swipe != nil
    }

    // MARK: Selection

    static func selectionDidChange(_ cell: UITableViewCell, animated: Bool) {
        CellConfiguration.setNeedsUpdate(cell)
        showSelection(cell, animated: animated)
        let isOn = cell.isSelected || cell.isHighlighted
        highlight(cell.contentView, isOn && cell.selectionStyle != .none)
        CellEditing.selectionDidChange(cell)
    }

    /// Labels and images in a selected cell are highlighted, and so are controls.
    private static func highlight(_ view: UIView, _ isOn: Bool) {
        for subview in view.subviews {
            switch subview {
            case let label as UILabel: label.isHighlighted = isOn
            case let image as UIImageView: image.isHighlighted = isOn
            case is UIControl: break
            default: if subview.subviews.count < 64 { highlight(subview, isOn) }
            }
        }
    }

    static func showSelection(_ cell: UITableViewCell, animated: Bool = false) {
        let parts = cell.parts
        let isMultiple = cell.place.allowsMultipleSelection || cell.place.selectsWhileEditing
        let isShown = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
        var view: UIView?
        if isShown, parts.configured.background == nil {
            view =
                (isMultiple ? parts.multipleSelectionBackground : nil) ?? parts.selectedBackground
                ?? grey(cell)
        }
        let all = [parts.selectedBackground, parts.multipleSelectionBackground, parts.greyBackground]
        for other in all.compactMap({ $0 }) where other !== view && other.superview === cell {
            guard animated else {
                other.removeFromSuperview()
                continue
            }
            UIView.animate(
                withDuration: TableMetrics.Cell.deselection,
                delay: 0,
                options: .allowUserInteraction,
                animations: { other.alpha = 0 },
                completion: { [weak cell] _ in
                    other.alpha = 1
                    if let cell, !(cell.isSelected || cell.isHighlighted) { other.removeFromSuperview() }
                }
            )
        }
        guard let view else { return }
        view.alpha = 1
        view.frame = CGRect(origin: .zero, size: cell.bounds.size)
        if view.superview !== cell {
            cell.insertSubview(view, at: parts.background?.superview === cell ? 1 : 0)
        }
    }

    private static func grey(_ cell: UITableViewCell) -> UIView {
        let view = cell.parts.greyBackground ?? UIView(frame: .zero)
        cell.parts.greyBackground = view
        view.isUserInteractionEnabled = false
        if view.backgroundColor == nil { view.backgroundColor = .systemGray4 }
        return view
    }

    static func tintDidChange(_ cell: UITableViewCell) {
        if cell.parts.style == .value2 { cell.parts.text?.textColor = cell.tintColor }
        CellAccessory.tintDidChange(cell)
        cell.setNeedsLayout()
    }
}
