import CoreGraphics
public import Foundation
import QuartzCore

/// Changes the pointer, and what its view does, while the pointer is over the view.
///
/// Effects of views are drawn; the outline of the pointer itself is the host's affair, which finds it in ``currentStyle``.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that gives regions and styles; held weakly.
    ///
    /// Without one the whole view is a region with the automatic effect.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction was added to; nil before.
    open private(set) weak var view: UIView?
    /// Whether the interaction changes the pointer; true at first.
    open var isEnabled = true {
        didSet { if !isEnabled { leave() } }
    }

    private let hover = UIHoverGestureRecognizer()
    private var region: UIPointerRegion?
    private var effect: PointerEffectView?
    /// The present style of the pointer; nil while it is elsewhere.
    ///
    /// This is an addition of this library, for hosts.
    public private(set) var currentStyle: UIPointerStyle?

    /// Makes an interaction, which keeps its delegate weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        hover.addTarget(self, action: Selector("hover:", UIPointerInteraction.follow))
    }

    /// Called before the interaction is added to another view, or removed.
    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
        self.view = nil
    }

    /// Called after the interaction was added to a view, or removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate again for the region and the style under the pointer; has no effect while the pointer is elsewhere.
    open func invalidate() {
        guard region != nil else { return }
        leave()
        if let view { enter(at: hover.location(in: view)) }
    }

    private func follow(_ hover: UIHoverGestureRecognizer) {
        guard isEnabled, let view else { return }
        switch hover.state {
        case .began, .changed: enter(at: hover.location(in: view))
        default: leave()
        }
    }

    private func enter(at point: CGPoint) {
        guard let view else { return }
        let usual = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(location: point)
        guard
            let found = delegate.map({
                $0.pointerInteraction(self, regionFor: request, defaultRegion: usual)
            }) ?? usual, found.rect.encloses(point)
        else { return leave() }
        guard found != region else { return }
        leave()
        region = found
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: found, animator: animator)
        currentStyle =
            delegate?.pointerInteraction(self, styleFor: found)
            ?? (view.superview == nil
                ? nil : UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))))
        let shown = currentStyle?.effect.map { PointerEffectView($0) }
        effect = shown
        shown?.begin()
        animator.run { shown?.show(true) }
    }

    private func leave() {
        guard let old = region else { return }
        region = nil
        currentStyle = nil
        let shown = effect
        effect = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        animator.addCompletion { _ in shown?.end() }
        animator.run { shown?.show(false) }
    }
}

/// The object that gives the regions of a view and the pointer's style over them.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region at a point; nil is none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The style over a region; nil is that of the system.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?

    /// The pointer enters a region; animations added to the animator run beside the change of the pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// The pointer leaves a region; animations added to the animator run beside the change of the pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// The proposed region by default, which is the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        defaultRegion
    }

    /// Nil by default: the view gets the automatic effect, if it has a superview.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        nil
    }

    /// Has no effect; implement it to animate something when the pointer enters a region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Has no effect; implement it to animate something when the pointer leaves a region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Collects animations that run while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end with whether the animation has finished.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
