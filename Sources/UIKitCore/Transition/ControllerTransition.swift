import CoreGraphics
import Foundation
import QuartzCore

/// One transition from one controller's view to another's: its context, its animator and driver, and the work at its end.
///
/// Containers and presentations make one, say in closures what is to be done at the end, and start it. Everything happens on the display's
/// clock. A transition without an animator is over when ``start()`` returns.
///
/// Source: uikit U164.
@MainActor package final class ControllerTransition: NSObject {
    let container: UIView
    let from: UIViewController?
    let to: UIViewController?
    /// The views that come and go; nil for those that stay.
    var fromView: UIView?
    var toView: UIView?
    package var initialFrames: [ObjectIdentifier: CGRect] = [:]
    package var finalFrames: [ObjectIdentifier: CGRect] = [:]
    var style = UIModalPresentationStyle.none
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whose ``UIViewController/transitionCoordinator`` this is meanwhile.
    package var owners: [UIViewController] = []
    /// What a container does at the end; whether the transition was completed.
    package var onEnd: ((Bool) -> Void)?

    var isInteractiveNow = false
    var wasInteractiveAtFirst = false
    var wasCancelled = false
    var percent: CGFloat = 0
    package private(set) var hasStarted = false
    /// The requests that came while controllers were called for the beginning, and have to wait for it.
    package var afterStart: [() -> Void] = []
    private(set) var isOver = false

    /// The display has ended before the transition: no end is reported, and nothing is kept for one.
    func letGo() {
        for owner in owners where owner.transitionStorage === self { owner.transitionStorage = nil }
        (owners, onEnd, afterStart, alongside) = ([], nil, [], AlongsideBlocks())
        (animator, interactor, scrubber, interruptible) = (nil, nil, nil, nil)
    }

    private var places: [ViewPlace] = []
    var alongside = AlongsideBlocks()
    /// What scrubs the animations, while something else than time drives them.
    var scrubber: (any TransitionScrubber)?
    /// When the animations began, on the clock of the container's layer.
    private(set) var localStart: CFTimeInterval = 0

    package init(
        container: UIView,
        from: UIViewController?,
        to: UIViewController?,
        fromView: UIView?,
        toView: UIView?
    ) {
        (self.container, self.from, self.to) = (container, from, to)
        (self.fromView, self.toView) = (fromView, toView)
    }

    /// Seconds that the animator asks for; 0 without one.
    var duration: TimeInterval {
        guard let animator else { return 0 }
        let asked = animator.transitionDuration(using: self)
        return asked.isFinite ? max(asked, 0) : 0
    }

    /// The animator that can be scrubbed, if there is one.
    private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
        guard let animator else { return nil }
        let made = animator.interruptibleAnimator(using: self)
        return made is AbsentAnimator ? nil : made
    }()

    // MARK: Running

    /// Makes it the coordinator of its owners, before any of them is called.
    package func prepare() {
        for owner in owners { owner.transitionStorage = self }
        DisplayState.current.runningTransitions.transitions.append(self)
        if let interactor, animator != nil, interactor.wantsInteractiveStart {
            isInteractiveNow = true
            wasInteractiveAtFirst = true
        }
    }

    /// Animates, or, without an animator, puts the views where they belong.
    package func start() {
        begin()
        let waiting = afterStart
        afterStart = []
        for body in waiting { body() }
    }

    private func begin() {
        hasStarted = true
        places = [fromView, toView].compactMap { $0.map { ViewPlace(of: $0) } }
        guard let animator else {
            swapViews()
            runAlongside()
            completeTransition(true)
            return
        }
        localStart = container.layer.convertTime(CACurrentMediaTime(), from: nil)
        if isInteractiveNow, let interactor {
            interactor.startInteractiveTransition(self)
        } else {
            startAnimator(animator)
        }
    }

    /// Lets the animator animate, and what goes along with it.
    func startAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        (animator as? any SystemTransitionAnimator)?.alongside = { [weak self] in self?.takeAlongside() }
        animator.animateTransition(using: self)
        if !isOver { runAlongside() }
    }

    private func swapViews() {
        if let toView, let to {
            if let frame = finalFrames[ObjectIdentifier(to)] { toView.frame = frame }
            if toView.superview !== container { container.addSubview(toView) }
        }
    }

    /// Puts the views back to where they were before.
    private func restoreViews() {
        for place in places { place.restore() }
    }

    // MARK: The end

    func end(completed: Bool) {
        guard !isOver, hasStarted else { return }
        isOver = true
        let completed = completed && !wasCancelled
        wasCancelled = !completed
        isInteractiveNow = false
        UIView.performWithoutAnimation {
            if !completed { restoreViews() }
            scrubber?.release()
            scrubber = nil
        }
        let end = onEnd
        onEnd = nil
        end?(completed)
        animator?.animationEnded(completed)
        for block in alongside.takeCompletions() { block(self) }
        for owner in owners where owner.transitionStorage === self { owner.transitionStorage = nil }
        DisplayState.current.runningTransitions.transitions.removeAll { $0 === self }
    }
}

/// Where a view is, to bring it back there.
@MainActor struct ViewPlace {
    private let view: UIView
    private weak var superview: UIView?
    private weak var above: UIView?
    private let bounds: CGRect
    private let center: CGPoint
    private let transform: CATransform3D
    private let alpha: CGFloat

    init(of view: UIView) {
        self.view = view
        superview = view.superview
        let siblings = view.superview?.subviews ?? []
        if let index = siblings.firstIndex(where: { $0 === view }), index > 0 { above = siblings[index - 1] }
        (bounds, center) = (view.bounds, view.center)
        (transform, alpha) = (view.transform3D, view.alpha)
    }

    /// Whether the view is in the superview that it was in.
    var isHome: Bool { view.superview === superview }

    func restore() {
        view.transform3D = transform
        view.alpha = alpha
        view.bounds.size = bounds.size
        view.center = center
        guard let superview else {
            view.removeFromSuperview()
            return
        }
        guard view.superview !== superview else { return }
        if let above, above.superview === superview {
            superview.insertSubview(view, aboveSubview: above)
        } else {
            superview.insertSubview(view, at: 0)
        }
    }
}
