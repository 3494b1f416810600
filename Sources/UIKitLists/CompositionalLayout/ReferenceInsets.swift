import CoreGraphics
import Foundation
import UIKitCore

// What the insets of sections refer to, in numbers.
extension UIContentInsetsReference {
    /// How far the reference lies from the content's sides, across the way of scrolling.
    ///
    /// What the collection's own insets keep free already is not counted again.
    ///
    /// GUESS insets-reference: along the way of scrolling nothing is added, as the collection's own insets have the safe area there.
    @MainActor func insets(in view: UICollectionView, isVertical: Bool) -> NSDirectionalEdgeInsets {
        let own = view.adjustedContentInset
        let around = edges(of: view)
        guard isVertical else {
            return NSDirectionalEdgeInsets(
                top: max(around.top - own.top, 0),
                leading: 0,
                bottom: max(around.bottom - own.bottom, 0),
                trailing: 0
            )
        }
        let (left, right) = (max(around.left - own.left, 0), max(around.right - own.right, 0))
        let isMirrored = view.isMirrored
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? right : left,
            bottom: 0,
            trailing: isMirrored ? left : right
        )
    }

    @MainActor private func edges(of view: UICollectionView) -> UIEdgeInsets {
        switch self {
        case .none: return .zero
        case .automatic, .safeArea: return view.safeAreaInsets
        case .layoutMargins: return view.layoutMargins
        case .readableContent:
            var insets = view.layoutMargins
            let readable = view.readableContentGuide.layoutFrame
            guard readable.width > 0 else { return insets }
            insets.left = max(readable.minX - view.bounds.minX, insets.left)
            insets.right = max(view.bounds.maxX - readable.maxX, insets.right)
            return insets
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Both insets, one within the other.
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top,
            leading: leading + other.leading,
            bottom: bottom + other.bottom,
            trailing: trailing + other.trailing
        )
    }
}
