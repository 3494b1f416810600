import CoreGraphics
public import Foundation

/// The object that gives the menu of a pressed view and the preview that is lifted.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a point of the view; nil shows none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The preview that is lifted while the menu appears; nil for the view itself.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview to which the lifted one returns when the menu disappears; nil lets it fade.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview was tapped; the animator can show the content behind it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// The menu is about to be shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The menu is about to be dismissed; animations added to the animator run beside its own.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

extension UIContextMenuInteractionDelegate {
    /// Nil by default: the interaction's view itself is lifted.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        nil
    }

    /// Brings what was lifted back to the view.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        nil
    }

    /// Has no effect; implement it to open what the tapped preview shows.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Has no effect; implement it to animate something beside a menu that appears.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Has no effect; implement it to animate something beside a menu that disappears.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Collects animations that run while a menu appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a tapped preview can disappear.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes back to where it was lifted.
    case dismiss = 0
    /// The preview grows and fades, and its content takes its place.
    case pop = 1
}

/// Collects animations that run while a tapped preview disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview disappears; a delegate can set it.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps what runs beside a menu's animation.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let bodies = animations
        animations = []
        for body in bodies { body() }
    }

    func complete() {
        let bodies = completions
        completions = []
        for body in bodies { body() }
    }
}
