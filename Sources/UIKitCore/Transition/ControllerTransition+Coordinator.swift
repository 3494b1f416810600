import CoreGraphics
import Foundation

/// What programs want done along with a transition.
@MainActor struct AlongsideBlocks {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    var animations: [Block] = []
    var completions: [Block] = []
    var interactionHandlers: [Block] = []

    mutating func takeAnimations() -> [Block] {
        defer { animations = [] }
        return animations
    }

    mutating func takeCompletions() -> [Block] {
        defer { completions = [] }
        return completions
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    package var initiallyInteractive: Bool { wasInteractiveAtFirst }
    package var isInterruptible: Bool { interruptible != nil }
    package var isCancelled: Bool { wasCancelled }
    package var transitionDuration: TimeInterval { duration }
    package var percentComplete: CGFloat { percent }
    package var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    @discardableResult
    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { alongside.completions.append(completion) }
        if let animation { alongside.animations.append(animation) }
        if hasStarted, animation != nil { runAlongside() }
        return true
    }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.interactionHandlers.append { context in if !context.isInteractive { handler(context) } }
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.interactionHandlers.append(handler)
    }

    /// Runs what goes along, inside the caller's animation.
    func takeAlongside() {
        for block in alongside.takeAnimations() { block(self) }
    }

    /// Runs what goes along, in an animation as long as the transition's.
    func runAlongside() {
        guard !alongside.animations.isEmpty else { return }
        if let scrubber {
            scrubber.addAlongside { [weak self] in self?.takeAlongside() }
        } else if let driver = (animator as? any SystemTransitionAnimator)?.driver, driver.state == .active {
            driver.addAnimations { [weak self] in self?.takeAlongside() }
        } else if duration > 0 {
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
                self.takeAlongside()
            }
        } else {
            takeAlongside()
        }
    }
}
