import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Gestures of wheels and trackpads.
@MainActor @Suite("Gestures of wheels and trackpads")
struct PointerGestureTests {
    private let middle = CGPoint(x: 200, y: 400)

    private func stroke(_ x: Double, _ y: Double) -> TouchScript {
        TouchScript { $0.scroll(by: CGPoint(x: x, y: y), at: middle) }
    }

    private func transform(_ scale: Double, _ rotation: Double, at time: Double) {
        let change = HostTransform(scale: scale, rotation: rotation, x: 200, y: 400)
        HostInputDelivery.current.deliver(HostInput(.transform(change), at: time))
    }

    @Test("a pan that allows it follows a trackpad without touches, and ends after a rest", .claim("U118"))
    func trackpad() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            stroke(3, -4).run(display, window)
            #expect(log.take() == [] && pan.state == .possible)
            pan.allowedScrollTypesMask = .continuous
            stroke(3, -4).run(display, window)
            #expect(log.take() == ["pan began"] && pan.numberOfTouches == 0)
            #expect(pan.translation(in: view) == CGPoint(x: -3, y: 4) && pan.location(in: view) == middle)
            for _ in 0..<10 {
                display.advance(by: 0.01)
                stroke(0, -6).run(display, window)
            }
            #expect(pan.translation(in: view) == CGPoint(x: -3, y: 64))
            #expect(abs(pan.velocity(in: view).y - 600) < 5)
            pan.setTranslation(.zero, in: view)
            stroke(1, 0).run(display, window)
            #expect(pan.translation(in: view) == CGPoint(x: -1, y: 0))
            #expect(Set(log.take()) == ["pan changed"])
            display.advance(by: 0.2)
            #expect(log.take() == ["pan ended"] && pan.state == .possible)
            #expect(pan.translation(in: view) == .zero)
        }
    }

    @Test("wheels and trackpads are told apart by the mask", .claim("U118"))
    func masks() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            let wheel = TouchScript { $0.turnWheel(by: 1, at: middle) }
            let begins: [(UIScrollTypeMask, Bool, Bool)] = [
                ([], false, false), (.discrete, true, false), (.continuous, false, true), (.all, true, true),
            ]
            for (mask, byWheel, byTrackpad) in begins {
                pan.allowedScrollTypesMask = mask
                wheel.run(display, window, and: 1)
                #expect(log.take().contains("pan began") == byWheel)
                stroke(0, 5).run(display, window, and: 1)
                #expect(log.take().contains("pan began") == byTrackpad)
            }
        }
    }

    @Test("a pan inside of a scroll view comes before it, one around it after it", .claim("U118"))
    func scrollViews() {
        onGestureWindow { display, window, view, log in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = CGSize(width: 400, height: 2000)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
            scroll.addSubview(inner)
            view.addSubview(scroll)
            display.advance(by: 0)
            let around = log.watch(UIPanGestureRecognizer(), "around", in: view)
            around.allowedScrollTypesMask = .all
            stroke(0, 30).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 30 && log.take() == [])
            stroke(0, -900).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 0 && log.take() == [])
            stroke(0, -30).run(display, window, and: 1)
            #expect(log.take() == ["around began", "around ended"])
            let inside = log.watch(UIPanGestureRecognizer(), "inside", in: inner)
            inside.allowedScrollTypesMask = .all
            stroke(0, 30).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 0 && log.take() == ["inside began", "inside ended"])
            log.refused = ["inside", "around"]
            stroke(0, 30).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 30 && log.take() == [])
            scroll.panGestureRecognizer.allowedScrollTypesMask = .discrete
            stroke(0, 30).run(display, window, and: 1)
            #expect(scroll.contentOffset.y == 30)
        }
    }

    @Test("two fingers on a trackpad pinch and turn without touches", .claim("U118"))
    func transforms() {
        onGestureWindow { display, _, view, log in
            let pinch = log.watch(UIPinchGestureRecognizer(), "pinch", in: view)
            let turn = log.watch(UIRotationGestureRecognizer(), "turn", in: view)
            transform(1.5, 0, at: display.time)
            #expect(log.take() == ["pinch began"] && pinch.scale == 1.5 && pinch.numberOfTouches == 0)
            display.advance(by: 0.01)
            transform(2, 0.5, at: display.time)
            #expect(log.take() == ["pinch changed"] && pinch.scale == 3 && turn.state == .possible)
            #expect(pinch.velocity > 0 && pinch.location(in: view) == middle)
            display.advance(by: 0.2)
            #expect(log.take() == ["pinch ended"] && pinch.scale == 1)
            log.simultaneous = ["pinch", "turn"]
            transform(1.5, 0.25, at: display.time)
            #expect(Set(log.take()) == ["pinch began", "turn began"] && turn.rotation == 0.25)
            transform(1, 0.25, at: display.time)
            #expect(log.take() == ["turn changed"] && turn.rotation == 0.5)
            transform(.nan, 0, at: display.time)
            transform(0, .infinity, at: display.time)
            #expect(log.take() == [])
            display.advance(by: 0.2)
            #expect(Set(log.take()) == ["pinch ended", "turn ended"])
        }
    }

    @Test(
        "delegates are asked with an event of the kind, and a scroll view zooms by a trackpad",
        .claim("U118")
    )
    func kinds() {
        final class Asked: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
            var kinds: [UIEvent.EventType] = []
            var zoomed: UIView?
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
                -> Bool
            {
                kinds.append(event.type)
                return false
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        }
        onGestureWindow { display, window, view, _ in
            let asked = Asked()
            let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
            pan.allowedScrollTypesMask = .all
            for recognizer in [pan, pinch] {
                recognizer.delegate = asked
                view.addGestureRecognizer(recognizer)
            }
            stroke(0, 5).run(display, window)
            transform(2, 0, at: display.time)
            #expect(asked.kinds == [.scroll, .transform])
            #expect(pan.state == .possible && pinch.state == .possible)
            let scroll = UIScrollView(frame: view.bounds)
            let content = UIView(frame: view.bounds)
            asked.zoomed = content
            (scroll.delegate, scroll.maximumZoomScale) = (asked, 4)
            scroll.addSubview(content)
            view.addSubview(scroll)
            display.advance(by: 0)
            transform(2, 0, at: display.time)
            display.advance(by: 1)
            #expect(scroll.zoomScale == 2)
        }
    }

    @Test("a gesture that is broken off takes the rest of the stroke with it", .claim("U118"))
    func brokenOff() {
        onGestureWindow { display, window, view, log in
            let pan = log.watch(UIPanGestureRecognizer(), "pan", in: view)
            pan.allowedScrollTypesMask = .all
            stroke(0, 5).run(display, window)
            pan.isEnabled = false
            pan.isEnabled = true
            #expect(log.take() == ["pan began", "pan cancelled"])
            stroke(0, 5).run(display, window)
            #expect(log.take() == [])
            display.advance(by: 0.5)
            stroke(0, 5).run(display, window, and: 1)
            #expect(log.take() == ["pan began", "pan ended"])
        }
    }
}
