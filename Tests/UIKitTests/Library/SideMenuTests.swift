import AgateDisplay
import Foundation
import Testing
import UIKit

/// A menu at the left edge: its place and the shade beside it.
private final class MenuPresentation: UIPresentationController {
    let shade = UIView()
    private(set) var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: 0, width: min(240, bounds.width * 0.75), height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        calls.append("willBegin")
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("close", MenuPresentation.close))
        )
        containerView.insertSubview(shade, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = 0.4
            return
        }
        coordinator.animate { _ in self.shade.alpha = 0.4 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        calls.append("didEnd \(completed)")
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        calls.append("dismissal")
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        calls.append("dismissed \(completed)")
        if completed { shade.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func close() { presentedViewController.dismiss(animated: true) }
}

/// Animator, driver and delegate of a side menu in one, as such libraries have them.
@MainActor
private final class MenuTransition: UIPercentDrivenInteractiveTransition,
    UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
    var isDriven = false
    private(set) weak var presentation: MenuPresentation?
    private var isPresenting = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let menu = context.viewController(forKey: key), let view = menu.view else { return }
        let shown =
            isPresenting ? context.finalFrame(for: menu) : context.initialFrame(for: menu)
        let hidden = shown.offsetBy(dx: -shown.width, dy: 0)
        if isPresenting {
            view.frame = hidden
            context.containerView.addSubview(view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: .curveLinear
        ) {
            view.frame = self.isPresenting ? shown : hidden
        } completion: { _ in
            if context.transitionWasCancelled { view.frame = self.isPresenting ? hidden : shown }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let made = MenuPresentation(presentedViewController: presented, presenting: presenting)
        presentation = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        isPresenting = false
        return self
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { isDriven ? self : nil }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { isDriven ? self : nil }

    /// What a finger that has moved by a part of the menu's width does.
    func drive(_ pan: UIPanGestureRecognizer, opening: Bool, begin: () -> Void) {
        let sign: CGFloat = opening ? 1 : -1
        let part = max(0, min(1, sign * pan.translation(in: pan.view?.window).x / 240))
        switch pan.state {
        case .began:
            isDriven = true
            begin()
            update(part)
        case .changed:
            update(part)
        default:
            isDriven = false
            let isFast = sign * pan.velocity(in: pan.view?.window).x > 100
            if pan.state == .ended, part > 0.5 || isFast { finish() } else { cancel() }
        }
    }
}

private final class MenuHome: UIViewController {
    let transition = MenuTransition()
    let menu = MenuController()
    private(set) var sizes: [CGSize] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let edge = UIScreenEdgePanGestureRecognizer(
            target: self,
            action: Selector("open:", MenuHome.open(_:))
        )
        edge.edges = .left
        view.addGestureRecognizer(edge)
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = transition
    }

    private func open(_ pan: UIPanGestureRecognizer) {
        transition.drive(pan, opening: true) { present(menu, animated: true) }
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

private final class MenuController: UIViewController {
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("close:", MenuController.close(_:)))
        )
    }

    private func close(_ pan: UIPanGestureRecognizer) {
        (transitioningDelegate as? MenuTransition)?.drive(pan, opening: false) { dismiss(animated: true) }
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

@MainActor @Suite("Libraries: a menu at the side")
struct SideMenuTests {
    private func stage(_ body: (ManualDisplay, UIWindow, MenuHome) throws -> Void) throws {
        weak var gone: MenuHome?
        weak var goneMenu: MenuController?
        try onScreen { display, window in
            let home = MenuHome()
            (gone, goneMenu) = (home, home.menu)
            window.rootViewController = home
            display.advance(by: 0.1)
            try body(display, window, home)
            window.rootViewController = nil
        }
        #expect(gone == nil && goneMenu == nil)
    }

    private func minX(_ menu: UIViewController) -> CGFloat {
        guard let layer = menu.view.layer.presentation() else { return .nan }
        return layer.position.x - layer.bounds.width / 2
    }

    private func pull(from start: CGFloat, to end: CGFloat, rest: Double = 0.2) -> TouchScript {
        TouchScript {
            $0.drag(from: CGPoint(x: start, y: 240), to: CGPoint(x: end, y: 240), over: 0.3, rest: rest)
        }
    }

    @Test("a finger from the edge draws the menu out as far as it goes; short it goes back, far it stays")
    func opening() throws {
        try stage { display, window, home in
            pull(from: 2, to: 82).play(in: window)
            display.advance(by: 0.45)
            #expect(abs(minX(home.menu) - -160) < 1, "\(minX(home.menu))")
            let shade = try #require(home.transition.presentation?.shade.layer.presentation())
            #expect(
                shade.opacity > 0.07 && shade.opacity < 0.14,
                "a third, by a curve that begins slowly: \(shade.opacity)"
            )
            display.film("menu-third")
            display.advance(by: 1)
            #expect(home.presentedViewController == nil && home.menu.viewIfLoaded?.window == nil)
            #expect(home.menu.calls == ["willAppear", "willDisappear", "didDisappear"])
            display.play(pull(from: 2, to: 200), in: window, then: 1)
            #expect(home.presentedViewController === home.menu && minX(home.menu) == 0)
            #expect(home.menu.calls.suffix(2) == ["willAppear", "didAppear"])
            #expect(home.transition.presentation?.calls == ["willBegin", "didEnd true"])
            #expect(display.color(at: 300, 100) == [153, 153, 153], "white under a shade of 0.4")
            display.film("menu-open")
        }
    }

    @Test(
        "the menu follows a finger out, comes back when the touch is taken away, and goes by a tap beside it"
    )
    func closing() throws {
        try stage { display, window, home in
            home.present(home.menu, animated: true)
            display.advance(by: 1)
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 200, y: 240))
                $0.move(to: CGPoint(x: 80, y: 240), over: 0.3)
                $0.wait(0.2)
                $0.cancel()
            }
            taken.play(in: window)
            display.advance(by: 0.45)
            #expect(abs(minX(home.menu) - -120) < 1)
            display.advance(by: 1)
            #expect(minX(home.menu) == 0 && home.presentedViewController === home.menu)
            #expect(home.menu.calls.suffix(2) == ["willAppear", "didAppear"])
            display.play(TouchScript { $0.tap(at: CGPoint(x: 300, y: 100)) }, in: window, then: 0.2)
            #expect(minX(home.menu) < -60 && home.presentedViewController != nil)
            // A second tap while it goes changes nothing.
            display.play(TouchScript { $0.tap(at: CGPoint(x: 300, y: 100)) }, in: window, then: 1)
            #expect(home.presentedViewController == nil)
            #expect(home.menu.calls.suffix(2) == ["willDisappear", "didDisappear"])
            #expect(home.transition.presentation == nil && display.color(at: 300, 100) == [255, 255, 255])
        }
    }

    @Test(
        "a screen that turns while the menu comes has it at the new height; dismissed while it comes, it is gone"
    )
    func turning() throws {
        try stage { display, window, home in
            home.present(home.menu, animated: true)
            display.advance(by: 0.2)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(home.sizes == [CGSize(width: 480, height: 320)])
            #expect(home.menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 320))
            display.film("menu-turned")
            home.dismiss(animated: false)
            display.advance(by: 0.1)
            home.present(home.menu, animated: true)
            display.advance(by: 0.2)
            home.dismiss(animated: true)
            display.advance(by: 2)
            #expect(home.presentedViewController == nil && home.menu.view.window == nil)
            #expect(home.menu.calls.last == "didDisappear")
            #expect(display.color(at: 100, 100) == [255, 255, 255])
        }
    }
}
