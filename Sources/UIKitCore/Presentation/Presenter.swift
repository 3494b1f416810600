import CoreGraphics
import Foundation
import QuartzCore

/// Presents and dismisses controllers.
///
/// Source: uikit U161.
@MainActor package enum Presenter {
    // MARK: Presenting

    /// - Returns: Whether anything is presented.
    @discardableResult
    static func present(
        _ presented: UIViewController,
        from source: UIViewController,
        animated: Bool,
        _ completion: (() -> Void)?
    ) -> Bool {
        let presenting = presenter(of: presented, for: source)
        if let reason = refusal(presented, presenting, source) {
            ControllerLog.write("[Presentation] \(reason)")
            return false
        }
        let controller = PresentationStyles.controller(for: presented, presenting: presenting, source: source)
        presented.presentation.controller = controller
        presenting.presentation.presented = presented
        presented.presentation.presenting = presenting
        controller.presenterHome = ViewPlace(of: presenting.view)
        let container = makeContainer(controller, presenting)
        presented.loadViewIfNeeded()
        let transition = ControllerTransition(
            container: container,
            from: presenting,
            to: presented,
            fromView: controller.shouldRemovePresentersView ? presenting.view : nil,
            toView: nil
        )
        transition.style = controller.shownStyle ?? controller.styleStorage
        transition.owners = [presenting, presented]
        transition.initialFrames[ObjectIdentifier(presenting)] = presenting.view.frame
        if !controller.shouldRemovePresentersView {
            transition.finalFrames[ObjectIdentifier(presenting)] = presenting.view.frame
        }
        if animated, UIView.areAnimationsEnabled {
            choosePresentingAnimator(transition, controller, presented, presenting, source)
        }
        transition.onEnd = { completed in
            presentationEnded(controller, presented, presenting, completed)
            if completed { completion?() }
        }
        presented.presentation.isBeingPresented = true
        transition.prepare()
        (controller.adaptiveDelegate)?.presentationController(
            controller,
            willPresentWithAdaptiveStyle: controller.shownStyle ?? .none,
            transitionCoordinator: transition
        )
        controller.presentationTransitionWillBegin()
        // What the presentation controller has made for the view counts from here on.
        transition.toView = controller.presentedView
        transition.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
        if controller.shouldRemovePresentersView {
            AppearanceCallbacks.begin(presenting, appearing: false, animated: transition.isAnimated)
        }
        AppearanceCallbacks.begin(presented, appearing: true, animated: transition.isAnimated)
        transition.start()
        return true
    }

    /// Why nothing is presented, in UIKit's words; nil where something is.
    ///
    /// The first two are exceptions on Apple's systems, the others lines in the log as here.
    private static func refusal(
        _ presented: UIViewController,
        _ presenting: UIViewController,
        _ source: UIViewController
    ) -> String? {
        if presented === presenting {
            return "Application tried to present modal view controller on itself. "
                + "Presenting controller is \(presenting)."
        }
        if let other = presented.presentation.presenting {
            return "Application tried to present modally a view controller \(presented) "
                + "that is already being presented by \(other)."
        }
        let attempt = "Attempt to present \(presented) on \(presenting) (from \(source))"
        if let other = presenting.presentation.presented {
            return attempt
                + (other.presentation.isBeingDismissed
                    ? " while a presentation is in progress." : " which is already presenting \(other).")
        }
        if presenting.viewIfLoaded?.window == nil {
            return attempt + " whose view is not in the window hierarchy."
        }
        return nil
    }

    /// The presenting controller: the nearest one that defines a context, for styles that want one, else the outermost one.
    private static func presenter(of presented: UIViewController, for source: UIViewController)
        -> UIViewController
    {
        let root = ControllerTree.root(of: source)
        switch PresentationStyles.style(of: presented) {
        case .currentContext, .overCurrentContext, .custom:
            if PresentationStyles.style(of: presented) == .custom, !presented.presentsInContext {
                return root
            }
            var current: UIViewController? = source
            while let next = current {
                if next.definesPresentationContext { return next }
                current = next.parent
            }
            return root
        default: return root
        }
    }

    /// The container, over the window or over the context.
    private static func makeContainer(
        _ controller: UIPresentationController,
        _ presenting: UIViewController
    ) -> PresentationContainerView {
        let window = presenting.view.window
        let isInContext = !controller.shouldPresentInFullscreen && presenting.view.superview != nil
        let host = isInContext ? presenting.view.superview : window
        let frame = isInContext ? presenting.view.frame : window?.bounds ?? presenting.view.bounds
        let container = PresentationContainerView(frame: frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        controller.containerStorage = container
        UIView.performWithoutAnimation {
            if isInContext {
                host?.insertSubview(container, aboveSubview: presenting.view)
            } else {
                host?.addSubview(container)
            }
        }
        return container
    }

    private static func choosePresentingAnimator(
        _ transition: ControllerTransition,
        _ controller: UIPresentationController,
        _ presented: UIViewController,
        _ presenting: UIViewController,
        _ source: UIViewController
    ) {
        let delegate = presented.transitioningDelegate
        if let own = delegate?.animationController(
            forPresented: presented,
            presenting: presenting,
            source: source
        ) {
            transition.animator = own
            transition.interactor = delegate?.interactionControllerForPresentation(using: own)
        } else {
            transition.animator =
                controller.makeAnimator(presenting: true)
                ?? ModalAnimator.make(for: presented, presenting: true)
        }
    }

    private static func presentationEnded(
        _ controller: UIPresentationController,
        _ presented: UIViewController,
        _ presenting: UIViewController,
        _ completed: Bool
    ) {
        let removes = controller.shouldRemovePresentersView
        if completed {
            if removes {
                controller.presenterPlace = ViewPlace(of: presenting.view)
                presenting.view.removeFromSuperview()
            }
            controller.containerStorage?.setNeedsLayout()
            AppearanceCallbacks.end(presented)
            if removes { AppearanceCallbacks.end(presenting) }
        } else {
            AppearanceCallbacks.begin(presented, appearing: false, animated: true)
            if removes { AppearanceCallbacks.begin(presenting, appearing: true, animated: true) }
            bringHome(presenting, controller)
            controller.containerStorage?.removeFromSuperview()
            AppearanceCallbacks.end(presented)
            if removes { AppearanceCallbacks.end(presenting) }
        }
        presented.presentation.isBeingPresented = false
        controller.presentationTransitionDidEnd(completed)
        if !completed { unlink(controller, presented, presenting) }
    }

    private static func unlink(
        _ controller: UIPresentationController,
        _ presented: UIViewController,
        _ presenting: UIViewController
    ) {
        if presenting.presentation.presented === presented { presenting.presentation.presented = nil }
        presented.presentation.presenting = nil
        presented.presentation.controller = nil
        controller.containerStorage = nil
    }

    // MARK: Dismissing

    /// Dismisses what a controller presents, or, where it presents nothing, the controller itself.
    ///
    /// - Parameter onlyItself: Whether the controller itself is meant in any case.
    /// - Returns: Whether anything is dismissed.
    @discardableResult
    package static func dismiss(
        _ asked: UIViewController,
        onlyItself: Bool = false,
        animated: Bool,
        _ completion: (() -> Void)?
    ) -> Bool {
        let own = onlyItself ? nil : PresentationLinks.presented(by: asked)
        guard let presenting = own?.presentation.presenting ?? PresentationLinks.presenting(asked),
            let first = presenting.presentation.presented, first.presentation.isBeingDismissed == false
        else { return false }
        var top = first
        while let next = top.presentation.presented { top = next }
        if top !== first { removeBetween(presenting, first, top) }
        guard let controller = top.presentation.controller, let container = controller.containerStorage else {
            return false
        }
        if let running = top.transitionStorage, !running.isOver {
            guard running.hasStarted else {
                running.afterStart.append {
                    dismiss(asked, onlyItself: onlyItself, animated: animated, completion)
                }
                return true
            }
            running.completeTransition(true)
        }
        run(controller, container, top, presenting, animated: animated, completion)
        return true
    }

    private static func run(
        _ controller: UIPresentationController,
        _ container: PresentationContainerView,
        _ presented: UIViewController,
        _ presenting: UIViewController,
        animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let removes = controller.shouldRemovePresentersView
        let transition = ControllerTransition(
            container: container,
            from: presented,
            to: presenting,
            fromView: controller.presentedView,
            toView: removes ? presenting.view : nil
        )
        transition.style = controller.shownStyle ?? controller.styleStorage
        transition.owners = [presenting, presented]
        transition.initialFrames[ObjectIdentifier(presented)] = controller.presentedView?.frame ?? .zero
        transition.finalFrames[ObjectIdentifier(presenting)] =
            removes ? container.bounds : presenting.view.frame
        if animated, UIView.areAnimationsEnabled {
            chooseDismissingAnimator(transition, controller, presented)
        }
        transition.onEnd = { completed in
            dismissalEnded(controller, presented, presenting, completed)
            if completed { completion?() }
        }
        presented.presentation.isBeingDismissed = true
        transition.prepare()
        controller.dismissalTransitionWillBegin()
        AppearanceCallbacks.begin(presented, appearing: false, animated: transition.isAnimated)
        if removes { AppearanceCallbacks.begin(presenting, appearing: true, animated: transition.isAnimated) }
        transition.start()
    }

    private static func chooseDismissingAnimator(
        _ transition: ControllerTransition,
        _ controller: UIPresentationController,
        _ presented: UIViewController
    ) {
        let delegate = presented.transitioningDelegate
        if let own = delegate?.animationController(forDismissed: presented) {
            transition.animator = own
            transition.interactor = delegate?.interactionControllerForDismissal(using: own)
        } else {
            transition.animator =
                controller.makeAnimator(presenting: false)
                ?? ModalAnimator.make(for: presented, presenting: false)
        }
    }

    private static func dismissalEnded(
        _ controller: UIPresentationController,
        _ presented: UIViewController,
        _ presenting: UIViewController,
        _ completed: Bool
    ) {
        let removes = controller.shouldRemovePresentersView
        guard completed else {
            if removes { AppearanceCallbacks.begin(presenting, appearing: false, animated: true) }
            AppearanceCallbacks.begin(presented, appearing: true, animated: true)
            if removes, presenting.view.isDescendant(of: controller.containerStorage ?? presenting.view) {
                presenting.view.removeFromSuperview()
            }
            if removes { AppearanceCallbacks.end(presenting) }
            AppearanceCallbacks.end(presented)
            presented.presentation.isBeingDismissed = false
            controller.dismissalTransitionDidEnd(false)
            return
        }
        if removes { putBack(presenting, controller) }
        bringHome(presenting, controller)
        if presented.view.isDescendant(of: controller.containerStorage ?? presented.view) {
            controller.presentedView?.removeFromSuperview()
            if presented.view.superview != nil { presented.view.removeFromSuperview() }
        }
        controller.containerStorage?.removeFromSuperview()
        if removes { AppearanceCallbacks.end(presenting) }
        AppearanceCallbacks.end(presented)
        presented.presentation.isBeingDismissed = false
        controller.dismissalTransitionDidEnd(true)
        unlink(controller, presented, presenting)
    }

    /// Puts the presenting controller's view back to where it was taken from.
    private static func putBack(_ presenting: UIViewController, _ controller: UIPresentationController) {
        guard let place = controller.presenterPlace else { return }
        place.restore()
        controller.presenterPlace = nil
        if let superview = presenting.view.superview,
            superview is UIWindow || superview is PresentationContainerView
        {
            presenting.view.frame = superview.bounds
        }
    }

    /// Puts the presenting controller's view back if an animator has taken it out of its place: the container goes, and what is in it.
    ///
    /// Source: reality Q5.4.
    private static func bringHome(_ presenting: UIViewController, _ controller: UIPresentationController) {
        defer { controller.presenterHome = nil }
        guard let home = controller.presenterHome, !home.isHome else { return }
        UIView.performWithoutAnimation {
            home.restore()
            if let superview = presenting.view.superview,
                superview is UIWindow || superview is PresentationContainerView
            {
                presenting.view.frame = superview.bounds
            }
        }
    }

    /// Takes those away at once that stand between the controller that presents and the topmost one.
    private static func removeBetween(
        _ presenting: UIViewController,
        _ first: UIViewController,
        _ top: UIViewController
    ) {
        guard let topController = top.presentation.controller else { return }
        topController.presenterHome = first.presentation.controller?.presenterHome
        var current = first
        var place: ViewPlace?
        while current !== top, let next = current.presentation.presented {
            let controller = current.presentation.controller
            if place == nil { place = controller?.presenterPlace }
            AppearanceCallbacks.begin(current, appearing: false, animated: false)
            controller?.dismissalTransitionWillBegin()
            current.viewIfLoaded?.removeFromSuperview()
            controller?.containerStorage?.removeFromSuperview()
            AppearanceCallbacks.end(current)
            controller?.dismissalTransitionDidEnd(true)
            current.presentation.presented = nil
            current.presentation.presenting = nil
            current.presentation.controller = nil
            controller?.containerStorage = nil
            current = next
        }
        presenting.presentation.presented = top
        top.presentation.presenting = presenting
        topController.presentingStorage = presenting
        topController.presenterPlace = place
        // What was taken away under the ones between has to be seen again under the last one.
        if let place, !topController.shouldRemovePresentersView {
            AppearanceCallbacks.begin(presenting, appearing: true, animated: false)
            place.restore()
            AppearanceCallbacks.end(presenting)
            topController.presenterPlace = nil
        }
    }

    /// A window has another root: what stood on the old one goes with it.
    static func abandon(_ root: UIViewController) {
        if root.presentation.presented != nil { dismiss(root, animated: false, nil) }
    }
}

/// Tells programmers of calls that do nothing.
package enum ControllerLog {
    nonisolated(unsafe) static var lines: [String] = []

    package static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("agate: \(text)\n".utf8))
    }
}

extension UIViewController {
    /// Whether a presentation by a controller of the program's own happens in the nearest context.
    var presentsInContext: Bool {
        guard let made = presentation.controller, made.styleStorage == .custom else { return false }
        return !made.shouldPresentInFullscreen
    }
}
