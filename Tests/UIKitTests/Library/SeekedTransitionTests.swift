import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A transition as libraries write it: animator, interaction and delegate in one, snapshots of matching views, and animations that a
/// finger seeks by `speed` 0 and `timeOffset` until they run on to an end.
@MainActor
private final class SeekedTransition: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
{
    var isInteractive = false
    private(set) var log: [String] = []
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    private(set) var snapshot: UIView?
    private var animations: [(CALayer, String, CAAnimation)] = []
    private var link: CADisplayLink?
    private(set) var progress = 0.0
    private var goal = 1.0
    static let duration = 0.5

    // MARK: The parts that UIKit asks

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.append("animate")
        self.context = context
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else {
            return
        }
        to.view.frame = context.finalFrame(for: to)
        let isPresenting = to.presentingViewController === from
        context.containerView.addSubview(to.view)
        to.view.layoutIfNeeded()
        guard let source = from.view.viewWithTag(7), let target = to.view.viewWithTag(7),
            let picture = source.snapshotView(afterScreenUpdates: true)
        else { return }
        let start = context.containerView.convert(source.bounds, from: source)
        let end = context.containerView.convert(target.bounds, from: target)
        picture.frame = start
        context.containerView.addSubview(picture)
        snapshot = picture
        log.append(isPresenting ? "present" : "dismiss")
        source.alpha = 0
        target.alpha = 0
        add(
            "position",
            CGPoint(x: start.midX, y: start.midY),
            CGPoint(x: end.midX, y: end.midY),
            to: picture.layer
        )
        add("bounds.size", start.size, end.size, to: picture.layer)
        add("opacity", 0, 1, to: to.view.layer)
        if !isInteractive { run(to: 1) }
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        log.append("interactive")
        animateTransition(using: context)
    }

    func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

    // MARK: Seeking

    private func add(_ path: String, _ start: Any, _ end: Any, to layer: CALayer) {
        let change = CABasicAnimation(keyPath: path)
        change.fromValue = start
        change.toValue = end
        change.duration = Self.duration
        change.fillMode = .both
        change.isRemovedOnCompletion = false
        change.speed = 0
        layer.add(change, forKey: "seek.\(path)")
        animations.append((layer, "seek.\(path)", change))
    }

    func seek(_ progress: Double) {
        self.progress = progress
        for (layer, key, animation) in animations {
            animation.speed = 0
            animation.timeOffset = min(max(progress, 0), 0.999) * Self.duration
            layer.removeAnimation(forKey: key)
            layer.add(animation, forKey: key)
        }
        context?.updateInteractiveTransition(CGFloat(progress))
    }

    func run(to goal: Double) {
        self.goal = goal
        link = CADisplayLink(target: self, selector: Selector("step:", SeekedTransition.step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    private func step(_ link: CADisplayLink) {
        let pace = link.duration / Self.duration
        seek(goal == 1 ? min(progress + pace, 1) : max(progress - pace, 0))
        if progress == goal { finish() }
    }

    private func finish() {
        link?.invalidate()
        link = nil
        guard let context else { return }
        let isFinished = goal == 1
        for (layer, key, _) in animations { layer.removeAnimation(forKey: key) }
        animations = []
        snapshot?.removeFromSuperview()
        for key in [UITransitionContextViewControllerKey.from, .to] {
            context.viewController(forKey: key)?.view.viewWithTag(7)?.alpha = 1
        }
        if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        if !isFinished { context.viewController(forKey: .to)?.view.removeFromSuperview() }
        context.completeTransition(isFinished)
        progress = 0
    }
}

private final class CardController: UIViewController {
    let card = UIView()
    let place: CGRect
    var calls: [String] = []

    init(_ place: CGRect) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .red
        card.tag = 7
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = place
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear")
    }
}

/// A transition that a finger seeks.
@MainActor @Suite("Libraries: a transition that is sought")
struct SeekedTransitionTests {
    private func stage(
        _ body: (ManualDisplay, CardController, CardController, SeekedTransition) throws -> Void
    ) throws {
        try onWindow { display, window in
            let first = CardController(CGRect(x: 20, y: 20, width: 60, height: 40))
            let second = CardController(CGRect(x: 100, y: 150, width: 120, height: 80))
            window.rootViewController = first
            display.advance(by: 0.1)
            let transition = SeekedTransition()
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = transition
            try body(display, first, second, transition)
        }
    }

    private func shown(_ transition: SeekedTransition) -> CGRect {
        guard let layer = transition.snapshot?.layer.presentation() else { return .null }
        return CGRect(
            x: layer.position.x - layer.bounds.width / 2,
            y: layer.position.y - layer.bounds.height / 2,
            width: layer.bounds.width,
            height: layer.bounds.height
        )
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.midX - b.midX) < 0.5 && abs(a.midY - b.midY) < 0.5 && abs(a.width - b.width) < 0.5
            && abs(a.height - b.height) < 0.5
    }

    @Test("a link moves matched snapshots from one screen's card to the other's, and back")
    func plain() throws {
        try stage { display, first, second, transition in
            var isDone = false
            first.present(second, animated: true) { isDone = true }
            display.advance(by: 0.05)
            #expect(isNear(shown(transition), first.place.offsetBy(dx: 0, dy: 0)) || transition.progress > 0)
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(isDone && first.presentedViewController === second && second.view.window != nil)
            #expect(
                first.calls.suffix(2) == ["willDisappear", "didDisappear"]
                    && second.calls == ["willAppear", "didAppear"]
            )
            #expect(transition.log == ["animate", "present", "ended true"])
            second.dismiss(animated: true)
            for _ in 0..<45 { display.advance(by: 1.0 / 60) }
            #expect(
                first.presentedViewController == nil && first.view.window != nil && second.view.window == nil
            )
            #expect(first.calls.suffix(2) == ["willAppear", "didAppear"])
            #expect(first.card.alpha == 1 && second.card.alpha == 1)
        }
    }

    @Test(
        "a finger seeks it: half way the snapshot is half way; let go it runs on, or back as if nothing had been"
    )
    func sought() throws {
        try stage { display, first, second, transition in
            transition.isInteractive = true
            first.present(second, animated: true)
            display.advance(by: 0.02)
            #expect(transition.log == ["interactive", "animate", "present"])
            transition.seek(0.5)
            display.advance(by: 0.02)
            let half = CGRect(x: 60, y: 85, width: 90, height: 60)
            #expect(isNear(shown(transition), half), "\(shown(transition))")
            display.advance(by: 1)
            #expect(isNear(shown(transition), half), "no time passes for it")
            transition.run(to: 0)
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(
                first.presentedViewController == nil && second.view.window == nil && first.view.window != nil
            )
            #expect(transition.log.last == "ended false")
            #expect(first.calls.last == "didAppear" && second.calls.last == "didDisappear")

            first.present(second, animated: true)
            display.advance(by: 0.02)
            transition.seek(0.8)
            transition.run(to: 1)
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(first.presentedViewController === second && transition.log.last == "ended true")
            #expect(second.calls.last == "didAppear")
            #expect(second.view.superview != nil && transition.snapshot?.superview == nil)
        }
    }
}
