import AgateDisplay
import Foundation
import Testing
import UIKit

/// A panel that floats over a screen at three heights: it moves by a pan of its own, in turns with the scroll view inside, whose pan tells it, too.
@MainActor private final class PanelController: UIViewController, UIGestureRecognizerDelegate {
    enum Height: CaseIterable { case full, half, tip }

    let surface = UIView()
    let scroll = UIScrollView()
    let backdrop = UIView()
    private let pan = UIPanGestureRecognizer()
    private(set) var height = Height.half
    private(set) var states: [Height] = []
    private(set) var animator: UIViewPropertyAnimator?
    private var top: NSLayoutConstraint?
    private var grabbed: CGFloat = 0
    private var lockedOffset: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        backdrop.backgroundColor = .black
        backdrop.alpha = 0
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(backdrop)
        surface.backgroundColor = .systemYellow
        surface.layer.cornerRadius = 14
        surface.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        surface.translatesAutoresizingMaskIntoConstraints = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.backgroundColor = .systemBlue
        scroll.contentSize = CGSize(width: 200, height: 2000)
        view.addSubview(surface)
        surface.addSubview(scroll)
        let top = surface.topAnchor.constraint(equalTo: view.topAnchor, constant: 0)
        self.top = top
        NSLayoutConstraint.activate([
            top,
            surface.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            surface.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            surface.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -40),
            scroll.topAnchor.constraint(equalTo: surface.topAnchor, constant: 30),
            scroll.leadingAnchor.constraint(equalTo: surface.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: surface.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: surface.bottomAnchor),
        ])
        pan.addTarget(self, action: Selector("drag:", PanelController.drag(_:)))
        pan.delegate = self
        surface.addGestureRecognizer(pan)
        scroll.panGestureRecognizer.addTarget(
            self,
            action: Selector("scrolled:", PanelController.scrolled(_:))
        )
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard animator == nil, pan.state == .possible else { return }
        top?.constant = place(of: height)
    }

    func place(of height: Height) -> CGFloat {
        switch height {
        case .full: 40
        case .half: view.bounds.height / 2
        case .tip: view.bounds.height - 80
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { scroll.gestureRecognizers?.contains(other) ?? false }

    /// Where nothing above the list is left, the list does not move while the panel does.
    private func scrolled(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed, let offset = lockedOffset else { return }
        scroll.contentOffset.y = offset
    }

    private var movesPanel: Bool {
        if !scroll.frame.contains(pan.location(in: surface)) { return true }
        guard height == .full else { return true }
        return scroll.contentOffset.y <= 0 && pan.velocity(in: view).y > 0
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard let top else { return }
        switch pan.state {
        case .began:
            if let animator, animator.isRunning {
                animator.stopAnimation(true)
                self.animator = nil
                top.constant = surface.layer.presentation().map { $0.frame.minY } ?? top.constant
            }
            grabbed = top.constant
            lockedOffset = movesPanel ? 0 : nil
            scroll.showsVerticalScrollIndicator = lockedOffset == nil
        case .changed:
            guard lockedOffset != nil else { return }
            let wanted = grabbed + pan.translation(in: view).y
            let minimum = place(of: .full)
            top.constant = wanted < minimum ? minimum - sqrt(minimum - wanted) : wanted
            backdrop.alpha = alpha(at: top.constant)
        default:
            guard lockedOffset != nil else { return }
            lockedOffset = nil
            // The list would go on by its own pan's speed.
            scroll.setContentOffset(.zero, animated: false)
            let speed = pan.velocity(in: view).y
            // Where the finger would have gone on to, as scroll views have it.
            let end = top.constant + project(speed)
            let target =
                Height.allCases.min { abs(place(of: $0) - end) < abs(place(of: $1) - end) } ?? .half
            move(to: target, speed: speed)
        }
    }

    private func project(_ speed: CGFloat) -> CGFloat {
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        return speed / 1000 * rate / (1 - rate)
    }

    private func alpha(at y: CGFloat) -> CGFloat {
        let (full, half) = (place(of: .full), place(of: .half))
        return max(0, min(0.3, 0.3 * (half - y) / (half - full)))
    }

    func move(to target: Height, speed: CGFloat = 0) {
        animator?.stopAnimation(true)
        let distance = place(of: target) - (top?.constant ?? 0)
        let spring = UISpringTimingParameters(
            dampingRatio: 0.8,
            initialVelocity: CGVector(dx: 0, dy: distance == 0 ? 0 : speed / distance)
        )
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations {
            self.top?.constant = self.place(of: target)
            self.backdrop.alpha = self.alpha(at: self.place(of: target))
            self.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            self?.view.setNeedsLayout()
        }
        self.animator = animator
        height = target
        states.append(target)
        animator.startAnimation()
    }
}

@MainActor @Suite("Libraries: a floating panel")
struct FloatingPanelTests {
    private func stage(_ body: (ManualDisplay, UIWindow, PanelController) throws -> Void) throws {
        weak var gone: PanelController?
        try onScreen { display, window in
            let panel = PanelController()
            gone = panel
            window.rootViewController = panel
            display.advance(by: 0.1)
            try body(display, window, panel)
            window.rootViewController = nil
        }
        #expect(gone == nil)
    }

    private func shownTop(_ panel: PanelController) -> CGFloat {
        panel.surface.layer.presentation()?.frame.minY ?? .nan
    }

    private func drag(from start: CGFloat, to end: CGFloat, over seconds: Double, rest: Double = 0)
        -> TouchScript
    {
        TouchScript {
            $0.drag(from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end), over: seconds, rest: rest)
        }
    }

    @Test("the panel follows the finger over its list, and springs to the height that its speed leads to")
    func heights() throws {
        try stage { display, window, panel in
            #expect(panel.surface.frame == CGRect(x: 0, y: 240, width: 320, height: 440))
            let slow = drag(from: 300, to: 240, over: 0.3, rest: 0.3)
            slow.play(in: window)
            display.advance(by: 0.5)
            #expect(shownTop(panel) == 180 && panel.scroll.contentOffset.y == 0, "the panel, not the list")
            #expect(abs(panel.backdrop.alpha - 0.09) < 0.001)
            display.film("panel-held")
            display.advance(by: 1.5)
            #expect(panel.states == [.half] && shownTop(panel) == 240)
            display.play(drag(from: 300, to: 200, over: 0.1), in: window, then: 1.5)
            #expect(panel.states.last == .full && shownTop(panel) == 40 && panel.animator == nil)
            #expect(abs(panel.backdrop.alpha - 0.3) < 0.001)
            display.film("panel-full")
            // Full, the list scrolls.
            display.play(drag(from: 300, to: 200, over: 0.2, rest: 0.2), in: window, then: 1)
            #expect(
                abs(panel.scroll.contentOffset.y - 90) < 1 && shownTop(panel) == 40,
                "\(panel.scroll.contentOffset) \(shownTop(panel))"
            )
            // At its top a pull takes the panel down.
            panel.scroll.contentOffset = .zero
            display.play(drag(from: 100, to: 300, over: 0.1), in: window, then: 1.5)
            #expect(panel.states.last != .full && shownTop(panel) == panel.place(of: panel.height))
            #expect(panel.scroll.contentOffset.y == 0)
        }
    }

    @Test("a finger catches the panel in flight, and a turned screen has it at its height")
    func caught() throws {
        try stage { display, window, panel in
            panel.move(to: .tip)
            display.advance(by: 0.1)
            let flying = shownTop(panel)
            #expect(flying > 250 && flying < 400)
            let grip = flying + 50
            let script = TouchScript {
                $0.press(at: CGPoint(x: 160, y: grip))
                $0.move(to: CGPoint(x: 160, y: grip - 20), over: 0.05)
                $0.wait(0.3)
            }
            script.play(in: window)
            display.advance(by: 0.3)
            #expect(panel.animator == nil && panel.surface.layer.animationKeys() == nil)
            // It was met where it was seen, far above where it was going to.
            let held = shownTop(panel)
            display.advance(by: 1)
            #expect(shownTop(panel) == held && held < 420)
            UITouch.simulate(.cancelled, at: CGPoint(x: 160, y: grip - 20), in: window)
            display.advance(by: 0.2)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            #expect(
                panel.animator == nil && shownTop(panel) == panel.place(of: panel.height),
                "\(shownTop(panel)) \(panel.height) \(panel.states)"
            )
            #expect(panel.surface.frame.size == CGSize(width: 480, height: 280))
            panel.move(to: .full)
            display.advance(by: 0.1)
            window.rootViewController = UIViewController()
            display.advance(by: 1)
        }
    }
}
