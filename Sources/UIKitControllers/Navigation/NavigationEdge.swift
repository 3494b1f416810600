import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A finger at the leading edge takes the top controller away: the transition follows it.
///
/// Source: uikit U165.
@MainActor final class NavigationEdge: NSObject, UIGestureRecognizerDelegate {
    private let ownerReference: BackReference<UINavigationController>
    private var owner: UINavigationController { ownerReference.object }
    private(set) var recognizer: UIScreenEdgePanGestureRecognizer?
    private var driver: UIPercentDrivenInteractiveTransition?
    private var side: CGFloat = 1

    init(_ owner: UINavigationController) {
        ownerReference = BackReference(owner) { UINavigationController() }
        super.init()
    }

    func watch(_ view: UIView) {
        let made = UIScreenEdgePanGestureRecognizer(
            target: self,
            action: Selector("edge:", NavigationEdge.followEdge)
        )
        made.edges = .left
        made.delegate = self
        view.addGestureRecognizer(made)
        recognizer = made
    }

    /// The edge is that where lines begin.
    func update(isMirrored: Bool) {
        side = isMirrored ? -1 : 1
        recognizer?.edges = isMirrored ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner.stack.count > 1 && !owner.run.isRunning && !owner.isNavigationBarHidden
            && owner.topViewController?.navigationItem.offersBack == true
            && owner.presentation.presented == nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

    private func followEdge(_ pan: UIScreenEdgePanGestureRecognizer) {
        let width = max(owner.view.bounds.width, 1)
        let part = pan.translation(in: owner.view).x * side / width
        switch pan.state {
        case .began:
            // A delegate of the program's may let the gesture begin where there is nowhere to go.
            guard owner.stack.count > 1, !owner.run.isRunning else { return }
            let made = UIPercentDrivenInteractiveTransition()
            made.completionCurve = .easeOut
            driver = made
            owner.run.driver = made
            owner.popViewController(animated: true)
            owner.run.driver = nil
            made.update(part)
        case .changed: driver?.update(part)
        case .ended:
            let velocity = pan.velocity(in: owner.view).x * side
            let goes =
                velocity > SlideMetrics.popSpeed
                || part > SlideMetrics.popPart && velocity > -SlideMetrics.popSpeed
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled:
            driver?.cancel()
            driver = nil
        default: break
        }
    }
}
