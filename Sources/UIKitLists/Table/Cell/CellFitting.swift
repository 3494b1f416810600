import CoreGraphics
import Foundation
import UIKitCore

/// How high a cell wants to be.
///
/// Source: uikit U65, U142.
@MainActor enum CellFitting {
    /// The height at a width, rounded up to pixels.
    static func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    static func size(
        of cell: UITableViewCell,
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        CellConfiguration.updateIfNeeded(cell)
        CellAccessory.update(cell)
        CellEditing.update(cell)
        let content = cell.parts.content
        let frame = CellLayout.contentFrame(of: cell, width: target.width, height: target.height)
        if content.bounds.width != frame.width {
            // Text breaks at the width that the row will have.
            content.frame = CGRect(
                origin: frame.origin,
                size: CGSize(width: frame.width, height: content.bounds.height)
            )
        }
        if let height = cell.parts.configured.height(forWidth: frame.width) {
            return CGSize(width: target.width, height: max(height, 0))
        }
        if let state = content.layoutState, state.placesSubviews {
            // The former height, or the estimate of an unmeasured row, must not act as a constraint.
            let height = state.withFreeHeight {
                let found = content.systemLayoutSizeFitting(
                    CGSize(width: frame.width, height: target.height),
                    withHorizontalFittingPriority: horizontal,
                    verticalFittingPriority: vertical
                )
                content.bounds.size.height = max(found.height, 0)
                return content.bounds.height
            }
            return CGSize(width: target.width, height: height)
        }
        let texts = CellLayout.textHeight(of: cell, contentWidth: frame.width)
        let natural = max(texts, CellLayout.minHeight(of: cell))
        return CGSize(width: target.width, height: Pixels.ceiled(natural, UIScreenScale.current))
    }
}
