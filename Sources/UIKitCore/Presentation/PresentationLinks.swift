import Foundation

/// The presenting and the presented controller; each controller has one such object.
@MainActor package final class PresentationLinks {
    /// The controller that this one presents.
    package var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenting: UIViewController?
    /// What places this one while it is presented, or would place it.
    var controller: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false

    nonisolated init() {}

    private static func first<Value>(
        _ controller: UIViewController,
        _ value: (PresentationLinks) -> Value?
    ) -> Value? {
        var current: UIViewController? = controller
        while let next = current {
            if let found = value(next.presentation) { return found }
            current = next.parent
        }
        return nil
    }

    static func presented(by controller: UIViewController) -> UIViewController? {
        first(controller) { $0.presented }
    }

    static func presenting(_ controller: UIViewController) -> UIViewController? {
        first(controller) { $0.presenting }
    }

    /// Lets go of all controllers that one, and those inside of it, present.
    static func letGo(below top: UIViewController) {
        var stack = [top]
        while let next = stack.popLast() {
            stack += next.children
            guard let presented = next.presentation.presented else { continue }
            next.presentation.presented = nil
            stack.append(presented)
        }
    }

    /// What places a controller: while it or one around it is presented, that one's; else one that is made for it.
    static func controller(of controller: UIViewController) -> UIPresentationController? {
        let active = first(controller) { $0.presenting == nil ? nil : $0.controller }
        if let active { return active }
        if let made = controller.presentation.controller { return made }
        let made = PresentationStyles.make(for: controller, presenting: nil, source: controller)
        controller.presentation.controller = made
        return made
    }

    /// Whether the user may dismiss a controller: neither it nor a child that is seen says no.
    static func mayDismiss(_ controller: UIViewController) -> Bool {
        var stack = [controller]
        while let next = stack.popLast() {
            if next.isModalInPresentation { return false }
            stack += next.children.filter { $0.appearance.state != .hidden }
        }
        return true
    }
}

/// Which presentation controller a style has.
@MainActor package enum PresentationStyles {
    /// The style that a controller asks for.
    package static func style(of controller: UIViewController) -> UIModalPresentationStyle {
        let style = controller.modalPresentationStyle
        return style == .automatic ? controller.automaticPresentationStyle : style
    }

    static func make(
        for presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        let style = style(of: presented)
        let made: UIPresentationController
        switch style {
        case .custom:
            made =
                presented.transitioningDelegate?.presentationController(
                    forPresented: presented,
                    presenting: presenting,
                    source: source
                ) ?? presented.makeCustomPresentation()
                ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            made = UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .fullScreen, .currentContext, .none:
            made = CoveringPresentation(presentedViewController: presented, presenting: presenting)
        case .overFullScreen, .overCurrentContext:
            made = OverlayingPresentation(presentedViewController: presented, presenting: presenting)
        }
        made.styleStorage = style
        return made
    }

    /// The presentation controller of a presentation that begins: the one that the program knows already, if it still fits; adapted to the room.
    static func controller(
        for presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        let style = style(of: presented)
        var controller: UIPresentationController
        if let known = presented.presentation.controller, known.styleStorage == style, style != .custom {
            controller = known
        } else {
            controller = make(for: presented, presenting: presenting, source: source)
        }
        controller.presentingStorage = presenting
        let adapted = controller.adaptivePresentationStyle(for: presenting.traitCollection)
        controller.shownStyle = adapted == .none || adapted == style ? nil : adapted
        if let shown = controller.shownStyle, !(controller is any AdaptsInPlace) {
            let other = replacement(shown, presented, presenting)
            other.adaptiveDelegate = controller.adaptiveDelegate
            other.styleStorage = style
            controller = other
        }
        return controller
    }

    private static func replacement(
        _ style: UIModalPresentationStyle,
        _ presented: UIViewController,
        _ presenting: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .fullScreen: CoveringPresentation(presentedViewController: presented, presenting: presenting)
        case .overFullScreen, .overCurrentContext:
            OverlayingPresentation(presentedViewController: presented, presenting: presenting)
        default: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }
}

/// A presentation controller that shows other styles than its own itself.
@MainActor protocol AdaptsInPlace {}

/// Covers everything; what lies under it is taken away.
@MainActor final class CoveringPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var shouldPresentInFullscreen: Bool { styleStorage != .currentContext }
    override func containerViewDidLayoutSubviews() { fillContainer() }
}

/// Covers everything; what lies under it stays.
@MainActor final class OverlayingPresentation: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { styleStorage != .overCurrentContext }
    override func containerViewDidLayoutSubviews() { fillContainer() }
}

extension UIPresentationController {
    /// Gives the presented view its place, unless a transition moves it.
    package func fillContainer() {
        guard presentedViewController.transitionStorage == nil, let presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if presentedView.frame != frame { presentedView.frame = frame }
    }
}

/// The view in which a presentation happens.
@MainActor package final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    /// Whether touches that meet nothing in the container go to what lies under it.
    var lets: ((CGPoint, UIEvent?) -> UIView?)?

    package override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let lets, hit === self || hit == nil { return lets(point, event) }
        return hit
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
    }
}
