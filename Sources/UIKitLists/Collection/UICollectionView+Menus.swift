import CoreGraphics
import Foundation
package import UIKitCore

extension UICollectionView: MenuList {
    package func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForItem(at: point) else { return nil }
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }

    package func menuCell(at point: CGPoint) -> UIView? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
    }

    package func menuPreview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool)
        -> UITargetedPreview?
    {
        isDismissing
            ? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : delegate?.collectionView(
                self,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
    }

    package func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    package func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    package func menuWillCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
