import CoreGraphics
import Foundation

extension UICollectionView: MenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForItem(at: point) else { return nil }
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }

    func menuCell(at point: CGPoint) -> UIView? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool) -> UITargetedPreview? {
        isDismissing
            ? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : delegate?.collectionView(
                self,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
