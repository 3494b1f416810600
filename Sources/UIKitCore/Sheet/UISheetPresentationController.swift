import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a controller as a sheet: a card from below that stops at some heights and that a finger moves; in a wide window a card in the middle.
///
/// Source: uikit U162.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private(set) lazy var stage = SheetStage(self)
    private lazy var drag = SheetDrag(self)
    /// How fast the sheet was when a finger let it go, for its way out; points per second.
    var releaseVelocity: CGFloat = 0
    private var isStaged = false

    /// The object that learns of changes of the sheet; held weakly.
    public var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// The heights at which the sheet stops; the greatest alone at first.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The identifier of the detent at which the sheet stands; nil for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { containerStorage?.setNeedsLayout() } }
    }

    /// The greatest height at which what lies under the sheet is not dimmed, and can be touched; nil is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerStorage?.setNeedsLayout() }
    }

    /// Whether a drag upwards in content first makes the sheet higher; true at first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in a compact height; only read back, it always is.
    open var prefersEdgeAttachedInCompactHeight = false

    /// Kept for reading back: a sheet at the lower edge is as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Whether a grabber is seen at the top; not at first.
    open var prefersGrabberVisible = false {
        didSet { containerStorage?.setNeedsLayout() }
    }

    /// The radius of the corners, in points; nil is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerStorage?.setNeedsLayout() }
    }

    /// Kept for reading back: pages in wide windows are as large as forms.
    open var prefersPageSizing = true

    /// The view from which the sheet comes; only read back.
    open var sourceView: UIView?

    /// Changes properties of the sheet so that it moves to what follows from them.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard isStaged, let container = containerStorage else { return }
        container.setNeedsLayout()
        move(to: restingTop, velocity: 0)
    }

    /// Asks the heights for their values again.
    open func invalidateDetents() { containerStorage?.setNeedsLayout() }

    /// The card that carries the presented view, while the sheet is shown.
    open override var presentedView: UIView? { isStaged ? stage.card : super.presentedView }

    /// The frame of the card at the selected detent, in the container's coordinates.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerStorage != nil else { return .zero }
        return SheetLayout(self).frame(top: restingTop)
    }

    /// The upper edge at the selected height.
    var restingTop: CGFloat { SheetLayout(self).top(of: selectedDetentIdentifier) }

    // MARK: The transition

    /// Adds the card and the dimming view below it to the container, before the animation begins.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerStorage else { return }
        isStaged = true
        stage.enter(container)
        drag.watch(stage.card, dimming: stage.dimming)
        container.lets = { [weak self] point, event in self?.passThrough(point, event) }
    }

    /// Removes the views below the card if the transition was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { unstage() }
    }

    /// Removes the views below the card.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        releaseVelocity = 0
        if completed { unstage() } else { containerStorage?.setNeedsLayout() }
    }

    private func unstage() {
        stage.leave()
        isStaged = false
        stage.content?.removeFromSuperview()
    }

    /// Places the card, unless a transition or a drag moves it.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard isStaged, presentedViewController.transitionStorage == nil, !drag.isMoving else { return }
        UIView.performWithoutAnimation { stage.show(top: restingTop) }
    }

    @_spi(UIKitRooms) open override func makeAnimator(presenting: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        let presented = presentedViewController
        let isPlain = presented.modalTransitionStyle == .coverVertical && presented.preferredTransition == nil
        return isPlain ? SheetAnimator(self, presenting: presenting) : nil
    }

    /// Lets the card spring to an upper edge.
    func move(to top: CGFloat, velocity: CGFloat) { drag.fly(to: top, velocity: velocity) }

    /// What a touch beside the card meets where nothing is dimmed.
    private func passThrough(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard stage.dimming.alpha < 0.01, largestUndimmedDetentIdentifier != nil,
            let container = containerStorage,
            let view = presentingViewController.viewIfLoaded
        else { return stage.dimming }
        return view.hitTest(container.convert(point, to: view), with: event)
    }
}

extension SheetStage {
    /// The view of the controller, in the card.
    var content: UIView? { card.content.superview === card ? card.content : nil }
}

/// A sheet comes from below and goes there.
@MainActor package final class SheetAnimator: ModalSystemAnimator {
    private let controller: UISheetPresentationController

    package init(_ controller: UISheetPresentationController, presenting: Bool) {
        self.controller = controller
        super.init(presenting: presenting)
    }

    package override var length: TimeInterval {
        controller.releaseVelocity > 0 ? 0.4 : TransitionMetrics.springDuration
    }

    package override func makeTiming() -> any UITimingCurveProvider {
        guard !presenting, controller.releaseVelocity > 0 else { return UISpringTimingParameters() }
        let bounds = controller.containerStorage?.bounds ?? .zero
        return SheetDrag.spring(
            velocity: controller.releaseVelocity,
            distance: bounds.height - controller.stage.top
        )
    }

    package override func set(_ context: any UIViewControllerContextTransitioning) -> (
        animations: () -> Void, end: (Bool) -> Void
    ) {
        let stage = controller.stage
        let below = context.containerView.bounds.height
        if presenting {
            context.containerView.addSubview(stage.card)
            let rest = controller.restingTop
            stage.show(top: rest)
            stage.show(top: below)
            return ({ stage.show(top: rest) }, { _ in })
        }
        let start = stage.top
        return ({ stage.show(top: below) }, { completed in if !completed { stage.show(top: start) } })
    }
}
