import CoreGraphics
import Foundation

extension UITableView: MenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: point) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuCell(at point: CGPoint) -> UIView? { indexPathForRow(at: point).flatMap { cellForRow(at: $0) } }

    func menuPreview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool) -> UITargetedPreview? {
        isDismissing
            ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
