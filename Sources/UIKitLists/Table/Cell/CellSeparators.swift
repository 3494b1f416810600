import CoreGraphics
import Foundation
import UIKitCore

/// The lines above and below cells.
///
/// Source: uikit U142.
@MainActor enum CellSeparators {
    /// The insets that the line has unless they are set: the margin, or where the text begins beside an image.
    static func automaticInset(of cell: UITableViewCell) -> UIEdgeInsets {
        if let table = cell.place.separatorInset { return table }
        // Beside an image the line begins where the text does.
        if let list = cell.parts.configured.contentView as? UIListContentView, let text = list.shownTextFrame
        {
            return UIEdgeInsets(top: 0, left: max(text.minX, cell.place.margin), bottom: 0, right: 0)
        }
        let left = cell.parts.image?.image == nil ? cell.place.margin : CellLayout.textStart(of: cell)
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
    }

    static func layOut(_ cell: UITableViewCell) {
        let parts = cell.parts
        let place = cell.place
        let hasLines = place.isInTable && place.separatorStyle != .none
        let isGrouped = place.tableStyle == .grouped
        let isCard = place.tableStyle == .insetGrouped
        let thickness = 1 / max(UIScreenScale.current, 1)
        let size = cell.bounds.size
        show(&parts.separator, hasLines && !(isCard && place.isLast), cell) {
            let full = isGrouped && place.isLast
            var inset = full ? .zero : cell.separatorInset
            if !full { inset.left += place.safeLeft + CellEditing.leftWidth(of: cell) }
            return CGRect(
                x: inset.left,
                y: size.height - thickness,
                width: max(size.width - inset.left - inset.right, 0),
                height: thickness
            )
        }
        show(&parts.topSeparator, hasLines && isGrouped && place.isFirst, cell) {
            CGRect(x: 0, y: 0, width: size.width, height: thickness)
        }
    }

    private static func show(
        _ line: inout UIView?,
        _ isShown: Bool,
        _ cell: UITableViewCell,
        _ frame: () -> CGRect
    ) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        let view = line ?? UIView(frame: .zero)
        if line == nil {
            line = view
            view.isUserInteractionEnabled = false
            cell.addSubview(view)
        }
        view.isHidden = false
        view.frame = frame()
        let color = cell.place.separatorColor ?? .separator
        guard let effect = cell.place.separatorEffect else {
            view.subviews.first?.removeFromSuperview()
            if view.backgroundColor != color { view.backgroundColor = color }
            return
        }
        view.backgroundColor = nil
        let shown = view.subviews.first as? UIVisualEffectView ?? UIVisualEffectView(effect: nil)
        if shown.superview == nil { view.addSubview(shown) }
        shown.frame = view.bounds
        if shown.effect !== effect { shown.effect = effect }
        shown.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
    }
}
