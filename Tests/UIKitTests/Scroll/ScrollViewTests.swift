import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Writes down what a scroll view tells.
@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var velocity = CGPoint.zero
    var naturalTarget = CGPoint.zero
    var wantedTarget: CGPoint?
    var offsets: [CGPoint] = []
    var zoomed: UIView?

    private func add(_ line: String) { if lines.last != line { lines.append(line) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        add("scroll")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("will end")
        (self.velocity, naturalTarget) = (velocity, targetContentOffset.pointee)
        if let wantedTarget { targetContentOffset.pointee = wantedTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("animation ended") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("will zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("did zoom \(scale)")
    }
}

/// What fingers and programs make of a scroll view.
///
/// Source: uikit U90 to U102.
@MainActor @Suite("Scroll views")
struct ScrollViewTests {
    private func onScrollView(
        content: CGSize = CGSize(width: 400, height: 4000),
        _ body: (ManualDisplay, UIWindow, UIScrollView, ScrollLog) throws -> Void
    ) rethrows {
        try onGestureWindow { display, window, view, _ in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = content
            let log = ScrollLog()
            scroll.delegate = log
            view.addSubview(scroll)
            display.advance(by: 0)
            try body(display, window, scroll, log)
        }
    }

    private func drag(_ distance: Double, over seconds: Double, rest: Double = 0) -> TouchScript {
        TouchScript {
            $0.drag(
                from: CGPoint(x: 200, y: 600),
                to: CGPoint(x: 200, y: 600 - distance),
                over: seconds,
                rest: rest
            )
        }
    }

    @Test("content follows the finger 1:1 after 10 points: 180 points of finger are 170 (uikit U92)")
    func follows() {
        onScrollView { display, window, scroll, log in
            drag(180, over: 0.5, rest: 0.2).run(display, window)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 170))
            #expect(log.velocity == .zero)
            #expect(log.lines == ["will drag", "scroll", "will end", "did end false"])
        }
    }

    @Test("calls come in UIKit's order, and a flick goes as far as its velocity says (uikit U93, U94, U97)")
    func flick() {
        onScrollView { display, window, scroll, log in
            drag(300, over: 0.3).run(display, window)
            #expect(scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
            #expect(abs(log.velocity.y - 1) < 0.02)
            let start = scroll.contentOffset.y
            display.advance(by: 5)
            #expect(!scroll.isDecelerating)
            #expect(abs(scroll.contentOffset.y - log.naturalTarget.y) <= 0.5)
            #expect(abs(scroll.contentOffset.y - start - (log.velocity.y * 1000 - 10) * 0.499) < 1)
            #expect(
                log.lines == [
                    "will drag", "scroll", "will end", "did end true", "will decelerate", "scroll",
                    "did decelerate",
                ]
            )
        }
    }

    @Test("the same touches give the same offsets at any rate of refreshes, at the same times")
    func frames() {
        var ends: [[CGPoint]] = []
        for step in [0.1, 0.05] {
            onScrollView { display, window, scroll, _ in
                drag(300, over: 0.2).play(in: window)
                var offsets: [CGPoint] = []
                for time in stride(from: step, through: 2, by: step) {
                    display.advance(to: time)
                    if (time * 10).rounded() / 10 == (time * 100).rounded() / 100 {
                        offsets.append(scroll.contentOffset)
                    }
                }
                ends.append(offsets)
            }
        }
        #expect(ends[0].last == ends[1].last)
    }

    @Test("the target that a delegate writes is where the content comes to rest (uikit U93)")
    func retarget() {
        onScrollView { display, window, scroll, log in
            log.wantedTarget = CGPoint(x: 0, y: 900)
            drag(300, over: 0.3).run(display, window, and: 6)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 900))
        }
    }

    @Test("content pulled beyond its edge resists, and springs back (uikit U95, U96)")
    func edges() {
        onScrollView { display, window, scroll, log in
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 210), over: 0.5, rest: 0.2)
            }.play(in: window)
            display.advance(by: 0.6)
            #expect(abs(scroll.contentOffset.y + 51.46) < 0.5)
            display.advance(by: 3)
            #expect(scroll.contentOffset == .zero)
            #expect(log.lines.suffix(2) == ["scroll", "did decelerate"])
            scroll.bounces = false
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 210), over: 0.5)
            }.run(display, window, and: 1)
            #expect(log.offsets.last == .zero && scroll.contentOffset == .zero)
        }
    }

    @Test("insets widen the range of offsets (uikit U90)")
    func insets() {
        onScrollView { display, window, scroll, _ in
            scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
            #expect(scroll.contentOffset.y == -50)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 3990, width: 10, height: 10), animated: false)
            #expect(scroll.contentOffset.y == 3230, "clear of the inset")
            scroll.contentOffset.y = 3200
            drag(300, over: 0.05).run(display, window, and: 4)
            #expect(scroll.contentOffset.y == 3230)
        }
    }

    @Test("content that fits does not move, unless it always bounces")
    func fits() {
        onScrollView(content: CGSize(width: 400, height: 300)) { display, window, scroll, log in
            drag(200, over: 0.3).run(display, window)
            #expect(log.lines.isEmpty)
            scroll.alwaysBounceVertical = true
            drag(200, over: 0.3).run(display, window, and: 3)
            #expect(log.lines.first == "will drag" && scroll.contentOffset == .zero)
        }
    }

    @Test(
        "an animated change of the offset takes 0.3 s, and one to the same place tells nobody (uikit U97, U98)"
    )
    func animated() {
        onScrollView { display, _, scroll, log in
            scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            #expect(scroll.contentOffset == .zero)
            display.advance(by: 0.15)
            #expect(abs(scroll.contentOffset.y - 100) < 1)
            display.advance(by: 0.2)
            #expect(scroll.contentOffset.y == 200 && log.lines == ["scroll", "animation ended"])
            log.lines = []
            scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            display.advance(by: 1)
            #expect(log.lines.isEmpty)
            scroll.contentOffset = CGPoint(x: 0, y: 7)
            #expect(log.lines == ["scroll"])
        }
    }

    @Test("pages are turned by a quick finger, and else the nearest comes (uikit U99)")
    func pages() {
        onScrollView(content: CGSize(width: 400, height: 3200)) { display, window, scroll, _ in
            scroll.isPagingEnabled = true
            drag(100, over: 0.1).run(display, window, and: 3)
            #expect(scroll.contentOffset.y == 800)
            drag(390, over: 1, rest: 0.2).run(display, window, and: 3)
            #expect(scroll.contentOffset.y == 800)
            drag(450, over: 1, rest: 0.2).run(display, window, and: 3)
            #expect(scroll.contentOffset.y == 1600)
        }
    }

    @Test("a touch stops content in flight, and is none for what is under it (uikit U97)")
    func caught() {
        onScrollView { display, window, scroll, log in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
            scroll.addSubview(button)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            drag(300, over: 0.1).run(display, window, and: 0.2)
            #expect(scroll.isDecelerating)
            log.lines = []
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 400)) }.run(display, window, and: 1)
            #expect(presses == 0 && !scroll.isDecelerating)
            #expect(log.lines.filter { $0 != "scroll" } == ["did end false"])
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 400)) }.run(display, window, and: 1)
            #expect(presses == 1)
        }
    }

    @Test(
        "content hears of a touch after 0.15 s or when the finger leaves, and not when it drags (uikit U101)"
    )
    func contentTouches() {
        onScrollView { display, window, scroll, _ in
            let log = GestureLog()
            let inner = LoggedView(log, "inner", frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
            scroll.addSubview(inner)
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 400), in: window)
            display.advance(by: 0.14)
            #expect(log.take().isEmpty)
            display.advance(by: 0.02)
            #expect(log.take() == ["inner began 1"])
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 380), in: window)
            #expect(log.take() == ["inner cancelled"])
            UITouch.simulate(.ended, at: CGPoint(x: 200, y: 380), in: window)
            display.advance(by: 3)
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 400), contact: 0.05) }.run(display, window)
            #expect(log.take() == ["inner began 1", "inner ended"])
        }
    }

    @Test("a sideways drag inside of a vertical scroll view moves the inner, horizontal one")
    func nested() {
        onScrollView { display, window, scroll, log in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
            inner.contentSize = CGSize(width: 2000, height: 400)
            scroll.addSubview(inner)
            TouchScript {
                $0.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 190, y: 505), over: 0.3, rest: 0.2)
            }.run(display, window, and: 1)
            #expect(scroll.contentOffset == .zero && abs(inner.contentOffset.x - 100) < 1)
            drag(110, over: 0.3, rest: 0.2).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 100 && abs(inner.contentOffset.x - 100) < 1)
        }
    }

    @Test("a pinch zooms the view that the delegate names, about the fingers, and springs back (uikit U102)")
    func zoom() {
        onScrollView(content: CGSize(width: 400, height: 800)) { display, window, scroll, log in
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            scroll.addSubview(content)
            log.zoomed = content
            scroll.maximumZoomScale = 3
            let middle = CGPoint(x: 200, y: 400)
            TouchScript { $0.pinch(at: middle, from: 100, to: 200, over: 0.4) }.run(
                display,
                window,
                and: 1
            )
            #expect(abs(scroll.zoomScale - 2) < 1e-6)
            #expect(
                abs(scroll.contentSize.width - 800) < 1e-6 && abs(scroll.contentSize.height - 1600) < 1e-6
            )
            #expect(abs(scroll.contentOffset.x - 200) < 1 && abs(scroll.contentOffset.y - 400) < 1)
            #expect(log.lines.filter { $0 != "scroll" }.prefix(2) == ["will zoom", "zoom"])
            TouchScript { $0.pinch(at: middle, from: 50, to: 300, over: 0.4) }.run(display, window, and: 1)
            #expect(scroll.zoomScale == 3)
            scroll.setZoomScale(1, animated: false)
            #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
            scroll.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 100), animated: false)
            #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 100))
        }
    }

    @Test("a pinch beyond the limit springs back, and its end is told when the scale is there")
    func zoomBounce() {
        onScrollView(content: CGSize(width: 400, height: 800)) { display, window, scroll, log in
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            scroll.addSubview(content)
            log.zoomed = content
            scroll.maximumZoomScale = 2
            let middle = CGPoint(x: 200, y: 400)
            let pinch = TouchScript { $0.pinch(at: middle, from: 50, to: 300, over: 0.4) }
            pinch.run(display, window)
            #expect(!scroll.isZooming && scroll.isZoomBouncing && scroll.zoomScale == 2)
            #expect(!log.lines.contains("did zoom 2.0"))
            display.advance(by: 1)
            #expect(!scroll.isZoomBouncing && log.lines.filter { $0 == "did zoom 2.0" }.count == 1)
            // What comes in between ends the spring first.
            log.lines = []
            pinch.run(display, window)
            scroll.setZoomScale(1.5, animated: false)
            let zooms = log.lines.filter { $0.hasPrefix("did") || $0.hasPrefix("will z") }
            #expect(zooms == ["will zoom", "did zoom 2.0", "will zoom", "did zoom 1.5"])
            display.advance(by: 1)
            #expect(log.lines.filter { $0.hasPrefix("did zoom") }.count == 2 && !scroll.isZoomBouncing)
        }
    }

    /// Refuses touches of one view.
    private final class Choosy: UIScrollView {
        var refused: UIView?
        var asked: [ObjectIdentifier] = []

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
            -> Bool
        {
            asked.append(ObjectIdentifier(view))
            return view !== refused
        }
    }

    @Test("a scroll view may keep touches from a view in its content, at once or after their delay")
    func touchesShouldBegin() {
        onGestureWindow { display, window, view, log in
            let scroll = Choosy(frame: view.bounds)
            view.addSubview(scroll)
            let inner = LoggedView(log, "inner", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let open = LoggedView(log, "open", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
            scroll.addSubview(inner)
            scroll.addSubview(open)
            scroll.refused = inner
            for delays in [true, false] {
                scroll.delaysContentTouches = delays
                scroll.asked = []
                TouchScript { $0.tap(at: CGPoint(x: 200, y: 100), contact: 0.3) }.run(display, window, and: 1)
                #expect(log.take() == [])
                TouchScript { $0.tap(at: CGPoint(x: 200, y: 400), contact: 0.3) }.run(display, window, and: 1)
                #expect(log.take() == ["open began 1", "open ended"])
                #expect(scroll.asked == [ObjectIdentifier(inner), ObjectIdentifier(open)])
            }
            // A tap shorter than the delay is told of all the same, to those that may hear of it.
            scroll.delaysContentTouches = true
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 400), contact: 0.05) }.run(display, window, and: 1)
            #expect(log.take() == ["open began 1", "open ended"])
            // Its recognizers see what the view does not hear of.
            _ = log.watch(UITapGestureRecognizer(), "tap", in: inner)
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 100)) }.run(display, window, and: 1)
            #expect(log.take() == ["tap ended"])
        }
    }

    @Test("the bars tell which part is seen, and fade after half a second (uikit U103)")
    func indicators() throws {
        try onScrollView { display, window, scroll, _ in
            drag(300, over: 0.3, rest: 0.2).run(display, window)
            let bar = try #require(scroll.subviews.first { $0.frame.width == 3 })
            #expect(bar.alpha == 1)
            // 794 points of room for 4000 points of content, of which 800 are seen.
            #expect(abs(bar.frame.height - 794.0 * 800 / 4000) < 0.01)
            #expect(
                abs(bar.frame.minY - scroll.contentOffset.y - 3 - (794 - bar.frame.height) * 290 / 3200)
                    < 0.01
            )
            display.advance(by: 0.8)
            #expect(bar.alpha == 0)
        }
    }

    @Test("numbers that are not finite, and sizes of nothing, move nothing and end")
    func hostile() {
        onScrollView { display, window, scroll, _ in
            scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 4)
            #expect(scroll.contentOffset == .zero)
            scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
            scroll.decelerationRate = .init(rawValue: 1)
            drag(300, over: 0.1).run(display, window, and: 1)
            scroll.decelerationRate = .init(rawValue: .nan)
            drag(300, over: 0.1).run(display, window, and: 1)
            scroll.contentSize = CGSize(width: CGFloat.nan, height: -5)
            drag(300, over: 0.1).run(display, window, and: 1)
            scroll.frame = .zero
            drag(300, over: 0.1).run(display, window, and: 1)
            #expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite)
        }
    }
}
