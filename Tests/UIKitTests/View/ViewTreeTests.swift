import AgateDisplay
import AgateTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Writes down what it is told of its moves.
private final class MovingView: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        log.append("will move to \(newSuperview == nil ? "nothing" : "superview")")
    }

    override func didMoveToSuperview() { log.append("did move") }

    override func willMove(toWindow newWindow: UIWindow?) {
        log.append("will move to \(newWindow == nil ? "no window" : "window")")
    }

    override func didMoveToWindow() { log.append(window == nil ? "no window" : "in window") }
}

@MainActor @Suite("The view hierarchy")
struct ViewTreeTests {
    private func views(_ count: Int) -> [UIView] {
        (0..<count).map { index in
            let view = UIView()
            view.tag = index + 1
            return view
        }
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test("subviews follow the order of the layers; bare layers are left out")
    func order() {
        let parent = UIView()
        let children = views(4)
        parent.addSubview(children[0])
        parent.layer.addSublayer(CALayer())
        parent.insertSubview(children[1], at: 0)
        parent.insertSubview(children[2], belowSubview: children[0])
        parent.insertSubview(children[3], aboveSubview: children[1])
        #expect(tags(parent) == [2, 4, 3, 1])
        parent.bringSubviewToFront(children[1])
        #expect(tags(parent) == [4, 3, 1, 2])
        parent.sendSubviewToBack(children[0])
        #expect(tags(parent) == [1, 4, 3, 2])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags(parent) == [2, 4, 3, 1])
        parent.exchangeSubview(at: 1, withSubviewAt: 2)
        #expect(tags(parent) == [2, 3, 4, 1])
        parent.exchangeSubview(at: -1, withSubviewAt: 99)
        parent.insertSubview(children[1], at: 99)
        parent.insertSubview(children[0], at: -5)
        #expect(tags(parent) == [1, 3, 4, 2])
        children[2].removeFromSuperview()
        #expect(tags(parent) == [1, 4, 2])
        #expect(parent.layer.sublayers?.count == 4)
    }

    @Test("moves are told in order, to all of the subtree")
    func moves() {
        onWindow { _, window in
            let view = MovingView()
            let inner = MovingView()
            view.addSubview(inner)
            inner.log.removeAll()
            window.addSubview(view)
            #expect(view.log == ["will move to superview", "will move to window", "in window", "did move"])
            #expect(inner.log == ["will move to window", "in window"])
            view.log.removeAll()
            view.removeFromSuperview()
            #expect(view.log == ["will move to nothing", "will move to no window", "no window", "did move"])
        }
    }

    @Test("a view goes neither into itself nor into what it contains")
    func cycles() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && outer.subviews == [inner])
    }

    @Test("superviews keep subviews, subviews do not keep superviews")
    func ownership() {
        weak var inner: UIView?
        weak var outer: UIView?
        do {
            let view = UIView()
            let child = UIView()
            view.addSubview(child)
            inner = child
            outer = view
        }
        #expect(inner == nil && outer == nil)
        let kept = UIView()
        do {
            let view = UIView()
            view.addSubview(kept)
        }
        #expect(kept.superview == nil)
    }

    @Test("a tree 100 000 deep and one 100 000 wide are built, searched and freed")
    func deepAndWide() {
        let count = 100_000
        onWindow { display, window in
            var deepest: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let top = deepest
            for _ in 0..<count {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                deepest.addSubview(view)
                deepest = view
            }
            deepest.tag = 7
            #expect(top.viewWithTag(7) === deepest)
            window.addSubview(top)
            display.advance(by: 0)
            #expect(deepest.window === window)
            top.removeFromSuperview()
            #expect(deepest.window == nil)
        }
        let parent = UIView()
        for _ in 0..<count { parent.addSubview(UIView()) }
        #expect(parent.subviews.count == count)
    }

    @Test("coordinates convert between views, and to the window")
    func conversion() {
        onWindow { _, window in
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
            window.addSubview(view)
            view.addSubview(inner)
            #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
            #expect(inner.convert(CGPoint(x: 16, y: 27), from: window) == CGPoint(x: 1, y: 1))
            #expect(inner.convert(inner.bounds, to: view) == inner.frame)
        }
    }

    @Test("flexible parts share a change in proportion to their lengths", .claim("13.15"))
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin]
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 190, height: 150)
        #expect(child.frame == CGRect(x: 10, y: 70, width: 120, height: 40))
        let fixed = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
        parent.addSubview(fixed)
        parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(fixed.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test("layout happens once before the commit, or at once when asked")
    func layout() {
        final class Laying: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        onWindow { display, window in
            let view = Laying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            let first = view.count
            #expect(first == 1)
            view.setNeedsLayout()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.count == first + 1)
            view.bounds.size.width = 20
            display.advance(by: 0)
            #expect(view.count == first + 2)
        }
    }

    @Test("bad geometry does no harm")
    func badGeometry() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: 1e300))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(inner)
            window.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
            view.alpha = .nan
            UIView.animate(withDuration: .nan, delay: .infinity) {
                view.center = CGPoint(x: CGFloat.nan, y: 0)
            }
            display.advance(by: 0.1)
            _ = window.hitTest(CGPoint(x: CGFloat.nan, y: 5), with: nil)
            _ = display.makeImage()
        }
    }
}
