import CoreGraphics
import Foundation

/// What a list asks its delegate about the menus of its rows or items.
@MainActor package protocol MenuList: UIScrollView {
    /// The menu of what is at a point of the content; nil if there is none.
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
    /// The cell of what is at a point.
    func menuCell(at point: CGPoint) -> UIView?
    /// What the delegate wants to be lifted, or where it wants it to return.
    func menuPreview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool) -> UITargetedPreview?
    /// A menu comes.
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    )
    /// A menu goes.
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    )
    /// The preview was tapped.
    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    )
}

/// The menus of a list's rows or items: one interaction of the list, which asks the list's delegate.
///
/// A press on something without a menu is none: it keeps nothing else from being recognized.
@MainActor
package final class ListMenus: NSObject, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate {
    private weak var list: (any MenuList)?
    package private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// What a press that may begin was promised.
    private var promised: (point: CGPoint, configuration: UIContextMenuConfiguration)?
    private weak var cell: UIView?

    package init(_ list: any MenuList) {
        self.list = list
        super.init()
        interaction.press.delegate = self
        list.addInteraction(interaction)
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        promised = nil
        guard let list else { return false }
        let point = gestureRecognizer.location(in: list)
        guard let configuration = list.menuConfiguration(at: point) else { return false }
        promised = (point, configuration)
        return true
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { promised = nil }
        let point = promised?.point ?? location
        cell = list?.menuCell(at: point)
        return promised?.configuration ?? list?.menuConfiguration(at: point)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        list?.menuPreview(configuration, isDismissing: false)
            ?? cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list?.menuPreview(configuration, isDismissing: true) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuWillCommit(configuration, animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillDisplay(configuration, animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }
}
