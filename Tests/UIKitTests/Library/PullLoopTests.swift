import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A pull-to-refresh view as libraries write it: it observes its scroll view, springs helper views that nobody sees, and follows
/// their presentation layers with a display link.
@MainActor private final class PullView: UIView {
    enum Phase { case stopped, dragging, bouncing, loading }

    static let threshold: CGFloat = 60
    private(set) var phase = Phase.stopped { didSet { phases.append(phase) } }
    private(set) var phases: [Phase] = []
    private(set) var heights: [CGFloat] = []
    var action: (() -> Void)?
    let shape = CAShapeLayer()
    private let helper = UIView()
    private var link: CADisplayLink?
    private var scroll: UIScrollView? { superview as? UIScrollView }

    init() {
        super.init(frame: .zero)
        shape.actions = ["path": NSNull(), "position": NSNull(), "bounds": NSNull()]
        layer.addSublayer(shape)
        addSubview(helper)
        let link = CADisplayLink(target: self, selector: Selector("tick", PullView.tick))
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        self.link = link
    }

    required init?(coder: NSCoder) { nil }

    func observe() {
        for path in ["contentOffset", "panGestureRecognizer.state"] {
            scroll?.addObserver(self, forKeyPath: path, options: .new, context: nil)
        }
    }

    func forget() {
        for path in ["contentOffset", "panGestureRecognizer.state"] {
            scroll?.removeObserver(self, forKeyPath: path)
        }
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let scroll else { return }
        if keyPath == "contentOffset" {
            guard let place = (change?[.newKey] as? NSValue)?.cgPointValue, place == scroll.contentOffset
            else { return }
            follow(isDragging: scroll.isDragging)
        } else if [.ended, .cancelled, .failed].contains(scroll.panGestureRecognizer.state) {
            follow(isDragging: false)
        }
    }

    private func follow(isDragging: Bool) {
        guard let scroll else { return }
        if phase == .stopped, isDragging {
            phase = .dragging
        } else if phase == .dragging, !isDragging {
            if -scroll.contentOffset.y >= Self.threshold { bounce() } else { phase = .stopped }
        }
    }

    private func bounce() {
        guard let scroll else { return }
        phase = .bouncing
        scroll.contentInset.top = -scroll.contentOffset.y
        scroll.isScrollEnabled = false
        helper.center = CGPoint(x: 0, y: scroll.contentInset.top)
        link?.isPaused = false
        UIView.animate(withDuration: 0.4) { [weak self] in
            self?.helper.center.y = Self.threshold
        } completion: { [weak self] _ in
            self?.link?.isPaused = true
            self?.scroll?.contentInset.top = Self.threshold
            self?.scroll?.isScrollEnabled = true
            self?.phase = .loading
            self?.action?()
        }
    }

    private func tick() {
        guard let scroll else { return }
        let height = helper.layer.presentation()?.position.y ?? helper.center.y
        scroll.contentInset.top = height
        scroll.contentOffset.y = -height
        frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        shape.path = UIBezierPath(rect: bounds).cgPath
        heights.append(height)
    }
}

/// What libraries of animations are made of, put together: they move as on iOS.
@MainActor @Suite("Libraries: a pull that refreshes")
struct PullLoopTests {
    @Test("a pull beyond the threshold springs back to it and loads; a short one does not")
    func pulling() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 300, height: 1000)
            let pull = PullView()
            scroll.addSubview(pull)
            window.addSubview(scroll)
            pull.observe()
            var loads = 0
            pull.action = { loads += 1 }
            display.advance(by: 0.1)

            var short = TouchScript()
            short.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 140), over: 0.2)
            short.play(in: window)
            for _ in 0..<60 { display.advance(by: 1.0 / 60) }
            #expect(pull.phases == [.dragging, .stopped] && loads == 0)
            #expect(abs(scroll.contentOffset.y) < 0.5)

            var long = TouchScript()
            long.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 290), over: 0.3)
            long.play(in: window)
            for _ in 0..<90 { display.advance(by: 1.0 / 60) }
            #expect(pull.phases.suffix(3) == [.dragging, .bouncing, .loading] && loads == 1)
            // The link has followed the animation, from where the finger let go to the threshold.
            // Its first call comes with the touch that ends, when nothing is committed yet.
            let heights = Array(pull.heights.dropFirst())
            #expect(heights.count > 15)
            #expect(
                (heights.first ?? 0) > PullView.threshold
                    && zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 }
            )
            #expect(abs((heights.last ?? 0) - PullView.threshold) < 2)
            #expect(scroll.contentInset.top == PullView.threshold)
            #expect(abs(scroll.contentOffset.y + PullView.threshold) < 2)
            #expect(pull.shape.animationKeys() == nil)
            pull.forget()
        }
    }
}

/// A view whose colours never rest, by a delegate that adds the next animation when one has stopped.
@MainActor private final class ColourView: UIView, CAAnimationDelegate {
    let gradient = CAGradientLayer()
    private(set) var turn = 0
    private let colours: [UIColor] = [.red, .green, .blue]

    func start() {
        gradient.colors = pair()
        gradient.frame = bounds
        layer.insertSublayer(gradient, at: 0)
        next()
    }

    private func pair() -> [CGColor] { [colours[turn % 3].cgColor, colours[(turn + 1) % 3].cgColor] }

    private func next() {
        turn += 1
        let change = CABasicAnimation(keyPath: "colors")
        change.duration = 1
        change.toValue = pair()
        change.fillMode = .forwards
        change.isRemovedOnCompletion = false
        change.delegate = self
        gradient.add(change, forKey: "ColorChange")
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        MainActor.assumeIsolated {
            gradient.colors = pair()
            next()
        }
    }
}

/// A delegate that goes on.
@MainActor @Suite("Libraries: colours that go on")
struct ColourLoopTests {
    @Test("an animation's end adds the next one, which begins with the colours of the last")
    func loop() throws {
        try onWindow { display, window in
            let view = ColourView(frame: window.bounds)
            window.addSubview(view)
            view.start()
            display.advance(by: 0)
            for _ in 0..<30 { display.advance(by: 0.1) }
            #expect(view.turn >= 3)
            let before = view.turn
            display.advance(by: 0.5)
            let colours = try #require(view.gradient.presentation()?.colors as? [CGColor])
            #expect(colours.count == 2)
            for _ in 0..<10 { display.advance(by: 0.1) }
            #expect(view.turn > before)
            view.gradient.removeAllAnimations()
            let last = view.turn
            display.advance(by: 3)
            #expect(view.turn == last, "an animation that is removed is not finished")
        }
    }
}
