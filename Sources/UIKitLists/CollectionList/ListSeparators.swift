import CoreGraphics
import Foundation
import UIKitCore

/// The lines above and below a cell of a list.
@MainActor final class ListSeparators {
    private var top: UIView?
    private var bottom: UIView?

    /// - Parameter start: Where lines begin, unless the list says otherwise.
    func place(in cell: UICollectionViewListCell, start: CGFloat, _ place: ListPlacement) {
        let thickness = 1 / max(UIScreenScale.current, 1)
        let size = cell.bounds.size
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func line(
            _ known: UIView?,
            _ shows: Bool,
            _ y: CGFloat,
            _ insets: NSDirectionalEdgeInsets,
            _ start: CGFloat
        )
            -> UIView?
        {
            guard shows else {
                known?.isHidden = true
                return known
            }
            let view = known ?? UIView(frame: .zero)
            let automatic = UIListSeparatorConfiguration.automaticInset
            let leading = insets.leading == automatic ? start : insets.leading
            let trailing = insets.trailing == automatic ? 0 : insets.trailing
            let width = max(size.width - leading - trailing, 0)
            UIView.performWithoutAnimation {
                if known == nil {
                    view.isUserInteractionEnabled = false
                    view.layer.zPosition = 1
                    cell.addSubview(view)
                }
                view.isHidden = false
                view.backgroundColor = place.separator.color
            }
            let x = isMirrored ? trailing : leading
            let frame = CGRect(x: x, y: y, width: width, height: thickness)
            if view.frame != frame { view.frame = frame }
            return view
        }
        top = line(top, place.showsTop, 0, place.separator.topSeparatorInsets, 0)
        bottom = line(
            bottom,
            place.showsBottom,
            size.height - thickness,
            place.separator.bottomSeparatorInsets,
            place.isLast && place.appearance == .grouped ? 0 : start
        )
    }
}
