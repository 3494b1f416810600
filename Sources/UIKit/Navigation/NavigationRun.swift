import CoreGraphics
import Foundation
import QuartzCore

/// Changes the stack of a navigation controller, in the order in which controllers and delegates are called.
///
/// Source: uikit U165.
@MainActor final class NavigationRun {
    private let ownerReference: BackReference<UINavigationController>
    private var owner: UINavigationController { ownerReference.object }
    /// The controller whose view is seen.
    private(set) var shown: UIViewController?
    private var transition: ControllerTransition?
    /// Whether a change is being made, in the callbacks of which programs may ask for another one.
    private var isChanging = false
    /// The change that was requested meanwhile, with the stack that the change at work has led to.
    private var asked:
        (from: [UIViewController], to: [UIViewController], UINavigationController.Operation, animated: Bool)?
    /// What drives the next pop: a finger at the edge.
    var driver: UIPercentDrivenInteractiveTransition?

    init(_ owner: UINavigationController) {
        ownerReference = BackReference(owner) { UINavigationController() }
    }

    var isRunning: Bool { transition != nil }

    /// Puts the top controller's view into place without calling delegates: the owner is going to appear.
    func install() {
        guard transition == nil, let top = owner.stack.last else { return }
        let isOutermost = !isChanging
        isChanging = true
        defer {
            if isOutermost {
                isChanging = false
                makeAskedChange()
            }
        }
        guard shown !== top || top.view.superview !== owner.stage.content else { return }
        let stage = owner.stage
        UIView.performWithoutAnimation {
            if let shown, shown !== top { shown.viewIfLoaded?.removeFromSuperview() }
            shown = top
            stage.bar.setItems(owner.stack.map(\.navigationItem), animated: false)
            stage.toolbar.setItems(top.toolbarItems, animated: false)
            owner.delegate?.navigationController(owner, willShow: top, animated: false)
            stage.content.addSubview(top.view)
            stage.layOut()
        }
        for controller in owner.stack { controller.didMove(toParent: owner) }
        let delegate = owner.delegate
        DisplayContext.current.enqueue { [weak owner, weak delegate] in
            ViewThread.run {
                if let owner { delegate?.navigationController(owner, didShow: top, animated: false) }
            }
        }
    }

    /// Gives the owner another stack; a change that is requested while another one calls controllers and delegates comes after it.
    func change(to stack: [UIViewController], _ operation: UINavigationController.Operation, animated: Bool) {
        guard !isChanging else {
            asked = (asked?.from ?? owner.stack, stack, operation, animated)
            owner.stack = stack
            return
        }
        isChanging = true
        make(stack, operation, animated: animated)
        isChanging = false
        makeAskedChange()
    }

    private func makeAskedChange() {
        guard let (from, to, operation, animated) = asked else { return }
        asked = nil
        owner.stack = from
        change(to: to, operation, animated: animated)
    }

    private func make(
        _ stack: [UIViewController],
        _ operation: UINavigationController.Operation,
        animated: Bool
    ) {
        finish()
        let old = owner.stack
        guard old.count != stack.count || !zip(old, stack).allSatisfy({ $0 === $1 }) else { return }
        let leaving = old.filter { controller in !stack.contains { $0 === controller } }
        let arriving = stack.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.isMovingFromParentStorage = true
        }
        for controller in arriving { owner.addChild(controller) }
        owner.stack = stack
        guard owner.isViewLoaded else {
            for controller in leaving { controller.removeFromParent() }
            return
        }
        let top = stack.last
        guard let shown, let top, top !== shown else {
            settle(top, leaving: leaving, arriving: arriving)
            return
        }
        go(from: shown, to: top, operation, leaving, arriving, old: old, animated: animated)
    }

    /// The same controller stays on top, or there is none any more, or was none.
    private func settle(_ top: UIViewController?, leaving: [UIViewController], arriving: [UIViewController]) {
        let stage = owner.stage
        if shown === top {
            stage.bar.setItems(owner.stack.map(\.navigationItem), animated: false)
            for controller in arriving { controller.didMove(toParent: owner) }
            for controller in leaving { controller.removeFromParent() }
            return
        }
        let gone = shown
        if let gone { owner.beginAppearance(of: gone, false, animated: false) }
        shown = nil
        if let top, owner.isOnDisplay {
            owner.beginAppearance(of: top, true, animated: false)
            install()
            owner.endAppearance(of: top)
        } else {
            stage.bar.setItems(owner.stack.map(\.navigationItem), animated: false)
            for controller in arriving { controller.didMove(toParent: owner) }
        }
        gone?.viewIfLoaded?.removeFromSuperview()
        if let gone { owner.endAppearance(of: gone) }
        for controller in leaving { controller.removeFromParent() }
    }

    private func go(
        from old: UIViewController,
        to new: UIViewController,
        _ operation: UINavigationController.Operation,
        _ leaving: [UIViewController],
        _ arriving: [UIViewController],
        old oldStack: [UIViewController],
        animated: Bool
    ) {
        let stage = owner.stage
        let isSeen = owner.view.window != nil && owner.isOnDisplay
        let moves = animated && isSeen && UIView.areAnimationsEnabled
        new.loadViewIfNeeded()
        owner.delegate?.navigationController(owner, willShow: new, animated: moves)
        let transition = ControllerTransition(
            container: stage.content,
            from: old,
            to: new,
            fromView: old.view,
            toView: new.view
        )
        transition.initialFrames[ObjectIdentifier(old)] = old.view.frame
        transition.finalFrames[ObjectIdentifier(new)] = stage.prepare(new)
        transition.owners = [owner, old, new]
        if moves { choose(transition, operation, old, new) }
        transition.onEnd = { [weak self] completed in
            self?.ended(completed, from: old, to: new, leaving, arriving, oldStack, animated: moves)
        }
        self.transition = transition
        shown = new
        transition.prepare()
        owner.beginAppearance(of: old, false, animated: moves)
        owner.beginAppearance(of: new, true, animated: moves)
        let isInteractive = transition.isInteractive
        stage.barsChange(operation, with: transition, animated: moves)
        stage.content.isUserInteractionEnabled = !moves || transition.interactor != nil
        transition.start()
        if isInteractive || moves { stage.layOutBars() }
    }

    private func choose(
        _ transition: ControllerTransition,
        _ operation: UINavigationController.Operation,
        _ old: UIViewController,
        _ new: UIViewController
    ) {
        let own = owner.delegate?.navigationController(
            owner,
            animationControllerFor: operation,
            from: old,
            to: new
        )
        if let own {
            transition.animator = own
            transition.interactor =
                owner.delegate?.navigationController(owner, interactionControllerFor: own) ?? driver
        } else {
            let dissolves: Bool
            switch (operation == .push ? new : old).preferredTransition?.kind {
            case .style(.crossDissolve)?: dissolves = true
            default: dissolves = false
            }
            if case .zoom(let provider)? = (operation == .push ? new : old).preferredTransition?.kind {
                let zoomed = operation == .push ? new : old
                transition.animator = ZoomAnimator(presenting: operation == .push) { other in
                    provider(.init(sourceViewController: other, zoomedViewController: zoomed))
                }
            } else if dissolves {
                transition.animator = DissolveAnimator(presenting: operation == .push)
            } else {
                transition.animator = SlideAnimator(isPush: operation == .push)
            }
            transition.interactor = driver
        }
        driver = nil
    }

    private func ended(
        _ completed: Bool,
        from old: UIViewController,
        to new: UIViewController,
        _ leaving: [UIViewController],
        _ arriving: [UIViewController],
        _ oldStack: [UIViewController],
        animated: Bool
    ) {
        let stage = owner.stage
        transition = nil
        stage.content.isUserInteractionEnabled = true
        guard completed else {
            owner.stack = oldStack
            shown = old
            for controller in leaving { controller.isMovingFromParentStorage = false }
            owner.beginAppearance(of: new, false, animated: animated)
            owner.beginAppearance(of: old, true, animated: animated)
            new.view.removeFromSuperview()
            owner.endAppearance(of: new)
            owner.endAppearance(of: old)
            for controller in arriving { controller.removeFromParent() }
            stage.barsGoBack()
            stage.layOut()
            return
        }
        if old.view.superview === stage.content { old.view.removeFromSuperview() }
        old.view.transform = .identity
        stage.barsArrive()
        UIView.performWithoutAnimation { stage.layOut() }
        owner.endAppearance(of: old)
        owner.endAppearance(of: new)
        for controller in arriving { controller.didMove(toParent: owner) }
        for controller in leaving { controller.removeFromParent() }
        owner.delegate?.navigationController(owner, didShow: new, animated: animated)
    }

    /// Ends a transition that runs, because another one is wanted.
    func finish() {
        guard let transition else { return }
        transition.completeTransition(true)
    }
}
