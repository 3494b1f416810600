import CoreGraphics
import Foundation
import QuartzCore

/// The views of a sheet: the card, the dimming view below it, and the presenting view that steps back.
@MainActor final class SheetStage {
    private let controllerReference: BackReference<UISheetPresentationController>
    private var controller: UISheetPresentationController { controllerReference.object }
    let card: SheetView
    let dimming = UIView()
    private var backdrop: UIView?
    private weak var presenter: UIView?
    private var presenterLook: (radius: CGFloat, clips: Bool, transform: CGAffineTransform)?
    /// Where the upper edge is.
    private(set) var top: CGFloat = 0

    init(_ controller: UISheetPresentationController) {
        // Kept by the closure: a presentation controller does not keep what it presents.
        let nobody = UIViewController()
        controllerReference = BackReference(controller) {
            UISheetPresentationController(presentedViewController: nobody, presenting: nil)
        }
        card = SheetView(controller.presentedViewController.view)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Puts the dimness into the container, and remembers how the presenting view looks.
    func enter(_ container: UIView) {
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        card.grabber.isHidden = !controller.prefersGrabberVisible
        let layout = SheetLayout(controller)
        let presenting = controller.presentingViewController
        let stage = (presenting.presentation.controller as? UISheetPresentationController)?.stage
        let view: UIView? = stage?.card ?? presenting.viewIfLoaded
        guard let view, !layout.isCard, view.superview is UIWindow || stage != nil else { return }
        presenter = view
        presenterLook = (view.layer.cornerRadius, view.clipsToBounds, view.transform)
        view.clipsToBounds = true
        guard let window = view.superview as? UIWindow else { return }
        let made = UIView(frame: window.bounds)
        made.backgroundColor = .black
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(made, belowSubview: view)
        backdrop = made
    }

    /// Places everything for an upper edge.
    func show(top: CGFloat) {
        self.top = top
        let layout = SheetLayout(controller)
        card.grabber.isHidden = !controller.prefersGrabberVisible
        card.layer.cornerRadius = controller.preferredCornerRadius ?? SheetMetrics.cornerRadius
        card.layer.maskedCorners =
            layout.isCard
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.place(layout.frame(top: top))
        let undimmed = controller.largestUndimmedDetentIdentifier
        dimming.alpha = SheetMetrics.dim * layout.dimming(top: top, undimmed: undimmed)
        stepBack(layout.steppingBack(top: top), layout)
    }

    private func stepBack(_ part: CGFloat, _ layout: SheetLayout) {
        guard let presenter, let presenterLook else { return }
        let bounds = presenter.bounds
        guard bounds.width > 0 else { return }
        let scale = 1 - part * 2 * SheetMetrics.presenterInset / bounds.width
        // The upper edge stands a little above the sheet's.
        let edge = presenter.center.y - bounds.height / 2
        let goal = part * max(layout.topInset - SheetMetrics.presenterPeek - edge, 0)
        let move = goal - bounds.height * (1 - scale) / 2
        let look = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: part == 0 ? 0 : move)
        presenter.transform = presenterLook.transform.concatenating(look)
        presenter.layer.cornerRadius = max(presenterLook.radius, part * SheetMetrics.cornerRadius)
    }

    /// The sheet is gone: the presenting view is as it was.
    func leave() {
        backdrop?.removeFromSuperview()
        backdrop = nil
        dimming.removeFromSuperview()
        guard let presenter, let presenterLook else { return }
        presenter.transform = presenterLook.transform
        presenter.layer.cornerRadius = presenterLook.radius
        presenter.clipsToBounds = presenterLook.clips
        self.presenterLook = nil
    }
}
