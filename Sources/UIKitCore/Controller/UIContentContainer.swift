import CoreGraphics
public import Foundation

/// Holds content that changes its size, and content of others in it: controllers and presentation controllers.
///
/// Source: uikit U169.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have; zero is none in particular.
    var preferredContentSize: CGSize { get }
    /// A content inside would like to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The content inside has another size by its constraints.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a content inside gets when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size of the view changes; animations added to the coordinator run beside the change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change; animations added to the coordinator run beside the change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

/// Tells controllers that their window gets another size, and lets them change along with it.
///
/// Each step of a resize is a change of its own, which is not animated.
///
/// Source: uikit U169.
@MainActor enum SizeTransition {
    static func run(_ window: UIWindow, to size: CGSize, _ change: () -> Void) {
        let side = window.sideStorage ?? .current
        guard let root = window.rootViewController, root.isViewLoaded, !window.isHidden,
            size != window.bounds.size
        else {
            side.deviceState.turn?.isMade = true
            return change()
        }
        let transition = ControllerTransition(
            container: window,
            from: root,
            to: root,
            fromView: nil,
            toView: nil
        )
        var chain = [root]
        while let next = chain.last?.presentedViewController { chain.append(next) }
        transition.owners = chain
        transition.prepare()
        let traits = DisplayTraits.traits(
            size: size,
            side,
            scale: window.screen.scale
        )
        let changesTraits =
            traits !== window.traitCollection
            && !traits.changedTraits(from: window.traitCollection).isEmpty
        if changesTraits { root.willTransition(to: traits, with: transition) }
        root.viewWillTransition(to: size, with: transition)
        for presented in chain.dropFirst() {
            let controller = presented.presentationController
            if changesTraits { controller?.willTransition(to: traits, with: transition) }
            controller?.viewWillTransition(to: size, with: transition)
        }
        side.deviceState.turn?.isMade = true
        change()
        transition.start()
    }

    /// Passes the change of a controller's size on to its children.
    static func forward(
        _ size: CGSize,
        from controller: UIViewController,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        RotationCalls.follow(size, from: controller, with: coordinator)
        for child in controller.children {
            let own = controller.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewIfLoaded?.bounds.size != own || !child.isViewLoaded else { continue }
            child.viewWillTransition(to: own, with: coordinator)
        }
    }
}
