import CoreGraphics
import Foundation
import QuartzCore

/// A sheet under a finger: it follows, springs to the nearest height when it is let go, or leaves.
///
/// Source: uikit U162.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private let controllerReference: BackReference<UISheetPresentationController>
    private var controller: UISheetPresentationController { controllerReference.object }
    private var pan: UIPanGestureRecognizer?
    private weak var touched: UIView?
    private var start: (top: CGFloat, slop: CGFloat)?
    private var flight: UIViewPropertyAnimator?
    /// Whether the sheet gives way below its lowest height; nil until the finger takes it there.
    private var givesWay: Bool?

    init(_ controller: UISheetPresentationController) {
        // Kept by the closure: a presentation controller does not keep what it presents.
        let nobody = UIViewController()
        controllerReference = BackReference(controller) {
            UISheetPresentationController(presentedViewController: nobody, presenting: nil)
        }
        super.init()
    }

    /// Whether the finger or a spring says where the sheet is.
    var isMoving: Bool { start != nil || flight != nil }

    func watch(_ card: UIView, dimming: UIView) {
        guard pan == nil else { return }
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", SheetDrag.panned))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        card.addGestureRecognizer(pan)
        self.pan = pan
        let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", SheetDrag.tapBeside))
        dimming.addGestureRecognizer(tap)
    }

    private func tapBeside(_ tap: UITapGestureRecognizer) {
        if controller.presentedViewController.transitionStorage == nil { controller.dismissByUser() }
    }

    // MARK: The finger

    private func panned(_ pan: UIPanGestureRecognizer) {
        let travel = pan.translation(in: controller.containerStorage).y
        switch pan.state {
        case .began:
            flight?.stopAnimation(true)
            flight = nil
            givesWay = nil
            start = (controller.stage.top, min(max(travel, -GestureLimits.panSlop), GestureLimits.panSlop))
            shownTop.map {
                controller.stage.show(top: $0); start?.top = $0
            }
            follow(travel)
        case .changed: follow(travel)
        case .ended: letGo(velocity: pan.velocity(in: controller.containerStorage).y)
        case .cancelled: letGo(velocity: 0)
        default: break
        }
    }

    /// Where the card is seen after a flight was stopped.
    private var shownTop: CGFloat? {
        let top = controller.stage.card.frame.minY
        return top.isFinite && top != controller.stage.top ? top : nil
    }

    private func follow(_ travel: CGFloat) {
        guard let start else { return }
        let layout = SheetLayout(controller)
        // Upwards nothing gives way beyond the greatest height.
        var top = max(start.top + travel - start.slop, layout.highestTop)
        pulled = top
        if top > layout.lowestTop, !mayLeave() {
            let height = layout.bounds.height - layout.lowestTop
            top = layout.lowestTop + ScrollPhysics.stretched(top - layout.lowestTop, length: height)
        }
        UIView.performWithoutAnimation { controller.stage.show(top: top) }
    }

    /// Where the upper edge would be if the sheet gave way.
    private var pulled: CGFloat = 0

    /// Whether the sheet may be dragged away; the delegate is called as the drag begins to do so.
    private func mayLeave() -> Bool {
        if let givesWay { return givesWay }
        let answer = controller.beginDismissalByUser()
        givesWay = answer
        return answer
    }

    private func letGo(velocity: CGFloat) {
        guard start != nil else { return }
        start = nil
        let layout = SheetLayout(controller)
        let top = controller.stage.top
        let height = layout.isCard ? layout.cardSize.height : layout.bounds.height - layout.lowestTop
        let isBelow = top >= layout.lowestTop
        if isBelow, pulled - layout.lowestTop > height / 2 || velocity >= SheetMetrics.dismissSpeed {
            if mayLeave() {
                controller.releaseVelocity = max(velocity, 1)
                controller.finishDismissalByUser()
                return
            }
            controller.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(controller)
        }
        let goal = Self.stop(layout, top, velocity)
        if let goal, !layout.isCard, goal.identifier != selected(layout) {
            controller.selectedDetentIdentifier = goal.identifier
            fly(to: goal.top, velocity: velocity)
            controller.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
        } else {
            fly(to: goal?.top ?? layout.lowestTop, velocity: velocity)
        }
    }

    private func selected(_ layout: SheetLayout) -> UISheetPresentationController.Detent.Identifier? {
        let asked = controller.selectedDetentIdentifier
        return layout.stops.contains { $0.identifier == asked } ? asked : layout.stops.first?.identifier
    }

    /// The height to which a sheet springs: the next one in the direction of a quick finger, else the nearest.
    private static func stop(
        _ layout: SheetLayout,
        _ top: CGFloat,
        _ velocity: CGFloat
    ) -> (identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)? {
        if velocity >= SheetMetrics.dismissSpeed, let lower = layout.stops.last(where: { $0.top > top }) {
            return lower
        }
        if velocity <= -SheetMetrics.dismissSpeed, let higher = layout.stops.first(where: { $0.top < top }) {
            return higher
        }
        return layout.stops.min { abs($0.top - top) < abs($1.top - top) }
    }

    // MARK: Springs

    /// The motion over a distance, with a speed at its beginning, both in the same direction.
    static func spring(velocity: CGFloat, distance: CGFloat) -> UISpringTimingParameters {
        let relative = abs(distance) > 0.5 ? velocity / distance : 0
        return UISpringTimingParameters(
            mass: SheetMetrics.mass,
            stiffness: SheetMetrics.stiffness,
            damping: SheetMetrics.damping,
            initialVelocity: CGVector(dx: relative, dy: relative)
        )
    }

    func fly(to top: CGFloat, velocity: CGFloat) {
        flight?.stopAnimation(true)
        let stage = controller.stage
        let animator = UIViewPropertyAnimator(
            duration: 0.5,
            timingParameters: Self.spring(velocity: velocity, distance: top - stage.top)
        )
        animator.addAnimations { stage.show(top: top) }
        animator.addCompletion { [weak self, weak animator] _ in
            if let self, self.flight === animator { self.flight = nil }
        }
        flight = animator
        animator.startAnimation()
    }

    // MARK: Content that scrolls

    /// The content under the finger that can be scrolled up and down.
    private var scrollView: UIScrollView? {
        var current = touched
        while let next = current, next !== controller.stage.card {
            if let scrollView = next as? UIScrollView, ScrollGeometry(scrollView).dragsY { return scrollView }
            current = next.superview
        }
        return nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touched = touch.view
        return !(touch.view is UISlider)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan, controller.presentedViewController.transitionStorage == nil else { return false }
        let travel = pan.translation(in: controller.containerStorage)
        guard abs(travel.y) >= abs(travel.x) else { return false }
        guard let scrollView else { return true }
        if travel.y > 0 { return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5 }
        let layout = SheetLayout(controller)
        return controller.prefersScrollingExpandsWhenScrolledToEdge
            && controller.stage.top > layout.highestTop + 0.5
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }
}
