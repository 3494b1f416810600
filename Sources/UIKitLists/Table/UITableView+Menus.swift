import CoreGraphics
import Foundation
package import UIKitCore

extension UITableView: MenuList {
    package func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: point) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    package func menuCell(at point: CGPoint) -> UIView? {
        indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
    }

    package func menuPreview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool)
        -> UITargetedPreview?
    {
        isDismissing
            ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    package func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    package func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    package func menuWillCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
