import AgateDisplay
import Foundation
import Testing
import UIKit

/// A push that shows the next page in a circle that grows from a button, and a pop that lets it shrink.
@MainActor
private final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    CAAnimationDelegate
{
    let isPush: Bool
    let origin: CGRect
    private var context: (any UIViewControllerContextTransitioning)?
    private weak var masked: UIView?

    init(isPush: Bool, origin: CGRect) {
        self.isPush = isPush
        self.origin = origin
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        let container = context.containerView
        guard let to = context.viewController(forKey: .to)?.view,
            let from = context.viewController(forKey: .from)?.view
        else { return context.completeTransition(false) }
        if isPush {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        let shown: UIView = isPush ? to : from
        masked = shown
        let small = UIBezierPath(ovalIn: origin).cgPath
        let far = hypot(
            max(origin.midX, container.bounds.width - origin.midX),
            max(origin.midY, container.bounds.height - origin.midY)
        )
        let large = UIBezierPath(
            ovalIn: CGRect(x: origin.midX, y: origin.midY, width: 0, height: 0).insetBy(dx: -far, dy: -far)
        ).cgPath
        let mask = CAShapeLayer()
        mask.path = isPush ? large : small
        shown.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = isPush ? small : large
        growth.toValue = isPush ? large : small
        growth.duration = transitionDuration(using: context)
        growth.timingFunction = CAMediaTimingFunction(name: .linear)
        growth.delegate = self
        growth.setValue("circle", forKey: "name")
        mask.add(growth, forKey: "path")
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard anim.value(forKey: "name") as? String == "circle" else { return }
        MainActor.assumeIsolated {
            masked?.layer.mask = nil
            context?.completeTransition(!(context?.transitionWasCancelled ?? true))
            context = nil
        }
    }
}

/// A navigation controller's delegate that also lets a finger draw a pop.
@MainActor private final class CircleDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var log: [String] = []
    private var driver: UIPercentDrivenInteractiveTransition?

    func watch(_ navigation: UINavigationController) {
        navigation.delegate = self
        navigation.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pop:", CircleDelegate.pop(_:)))
        )
    }

    private func pop(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let navigation = view.next as? UINavigationController else { return }
        let part = max(0, min(1, pan.translation(in: view).x / view.bounds.width))
        switch pan.state {
        case .began:
            guard navigation.viewControllers.count > 1 else { return }
            driver = UIPercentDrivenInteractiveTransition()
            driver?.completionCurve = .linear
            navigation.popViewController(animated: true)
        case .changed: driver?.update(part)
        default:
            if pan.state == .ended, part > 0.5 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CircleAnimator(isPush: operation == .push, origin: CGRect(x: 250, y: 400, width: 40, height: 40))
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { log.append("will \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { log.append("did \(viewController.title ?? "")") }
}

private final class ColorPage: UIViewController {
    let color: UIColor
    var following: ColorPage?
    private(set) var calls: [String] = []

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let button = UIButton(frame: CGRect(x: 250, y: 400, width: 40, height: 40))
        button.layer.cornerRadius = 20
        button.backgroundColor = .black
        button.addTarget(self, action: Selector("go", ColorPage.go), for: .touchUpInside)
        view.addSubview(button)
    }

    private func go() {
        guard let following else { return }
        navigationController?.pushViewController(following, animated: true)
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

@MainActor @Suite("Libraries: pages in a growing circle")
struct BubbleTransitionTests {
    private typealias Screen = (navigation: UINavigationController, first: ColorPage, second: ColorPage)

    private func stage(_ body: (ManualDisplay, UIWindow, Screen, CircleDelegate) throws -> Void) throws {
        weak var gone: ColorPage?
        weak var goneNavigation: UINavigationController?
        try onScreen { display, window in
            let screen: Screen = {
                let first = ColorPage("first", .red)
                let second = ColorPage("second", .blue)
                first.following = second
                return (UINavigationController(rootViewController: first), first, second)
            }()
            screen.navigation.isNavigationBarHidden = true
            (gone, goneNavigation) = (screen.second, screen.navigation)
            let delegate = CircleDelegate()
            delegate.watch(screen.navigation)
            window.rootViewController = screen.navigation
            display.advance(by: 0.1)
            try body(display, window, screen, delegate)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil && goneNavigation == nil)
    }

    private let tap = TouchScript { $0.tap(at: CGPoint(x: 270, y: 420)) }
    /// From the middle of the button to the farthest corner.
    private static let farthest = (270.0 * 270 + 420 * 420).squareRoot()

    @Test("the next page grows from the button until it covers all; the circle's edge is where its path says")
    func push() throws {
        try stage { display, window, screen, delegate in
            display.play(tap, in: window)
            display.advance(by: 0.25)
            // From radius 20 to the farthest corner, half way.
            let radius = (20 + Self.farthest) / 2
            #expect(display.color(at: 270, Int(420 - radius + 6)) == [0, 0, 255])
            #expect(display.color(at: 270, Int(420 - radius - 6)) == [255, 0, 0])
            display.film("bubble-half")
            // A tap meanwhile meets neither page.
            display.play(tap, in: window, then: 1)
            #expect(
                screen.navigation.topViewController === screen.second && screen.second.view.layer.mask == nil
            )
            #expect(delegate.log.suffix(2) == ["will second", "did second"])
            #expect(screen.first.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
            #expect(display.color(at: 5, 5) == [0, 0, 255])
        }
    }

    @Test(
        "a finger lets the page shrink by its way, and cancelled it grows back, with the calls in UIKit's order"
    )
    func pop() throws {
        try stage { display, window, screen, delegate in
            display.play(tap, in: window, then: 1)
            let drag = TouchScript {
                $0.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 148, y: 200), over: 0.2, rest: 0.3)
            }
            drag.play(in: window)
            display.advance(by: 0.4)
            let full = Self.farthest
            let radius = full - 0.4 * (full - 20)
            #expect(display.color(at: 270, Int(420 - radius + 8)) == [0, 0, 255])
            #expect(display.color(at: 270, Int(420 - radius - 8)) == [255, 0, 0])
            display.film("bubble-driven")
            display.advance(by: 1)
            #expect(
                screen.navigation.topViewController === screen.second && screen.second.view.layer.mask == nil
            )
            #expect(screen.second.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
            #expect(screen.first.calls.suffix(3) == ["willAppear", "willDisappear", "didDisappear"])
            let far = TouchScript {
                $0.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 260, y: 200), over: 0.2)
            }
            display.play(far, in: window, then: 1)
            #expect(
                screen.navigation.viewControllers == [screen.first]
                    && screen.second.viewIfLoaded?.superview == nil
            )
            #expect(
                screen.first.calls.suffix(2) == ["willAppear", "didAppear"]
                    && display.color(at: 5, 5) == [255, 0, 0]
            )
        }
    }

    @Test("turned while the circle grows, and gone from the screen while it grows, it ends")
    func interrupted() throws {
        try stage { display, window, screen, delegate in
            display.play(tap, in: window)
            display.advance(by: 0.2)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(screen.navigation.topViewController === screen.second)
            #expect(screen.second.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
            #expect(display.color(at: 470, 10) == [0, 0, 255])
            screen.navigation.popViewController(animated: true)
            display.advance(by: 0.2)
            window.rootViewController = UIViewController()
            display.advance(by: 1)
            #expect(screen.second.viewIfLoaded?.window == nil)
        }
    }
}
