import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Wheels, trackpads and keys over scroll views.
///
/// Source: uikit U91, U104, U106.
@MainActor @Suite("Scroll views: wheels and keys")
struct ScrollWheelTests {
    @MainActor private final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if lines.last != "scroll" { lines.append("scroll") }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("did end \(decelerate)")
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
    }

    private func onScrollView(_ body: (ManualDisplay, UIWindow, UIScrollView, Log) throws -> Void) rethrows {
        try onWindow { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 300, height: 3000)
            let log = Log()
            scroll.delegate = log
            window.addSubview(scroll)
            display.advance(by: 0)
            try body(display, window, scroll, log)
        }
    }

    private func press(_ code: UIKeyboardHIDUsage) {
        KeyDelivery.keyDown(UIKey(code, characters: ""))
        KeyDelivery.keyUp(code)
    }

    private let middle = CGPoint(x: 150, y: 150)

    @Test("a notch of a wheel moves content by 50 points within 0.15 s, and two are one burst (uikit U104)")
    func notches() {
        onScrollView { display, window, scroll, log in
            let script = TouchScript {
                $0.turnWheel(by: 1, at: middle)
                $0.wait(0.05)
                $0.turnWheel(by: 1, at: middle)
            }
            script.play(in: window)
            display.advance(by: 0.1)
            #expect(scroll.contentOffset.y > 30 && scroll.contentOffset.y < 100)
            #expect(!scroll.isTracking && !scroll.isDragging)
            display.advance(by: 0.11)
            #expect(scroll.contentOffset.y == 100)
            display.advance(by: 0.3)
            #expect(log.lines == ["will drag", "scroll", "did end false"])
        }
    }

    @Test("a trackpad is followed at once, and never beyond an edge")
    func precise() {
        onScrollView { display, window, scroll, _ in
            TouchScript { $0.scroll(by: CGPoint(x: 0, y: 33), at: middle) }.play(in: window)
            display.advance(by: 0)
            #expect(scroll.contentOffset.y == 33)
            TouchScript { $0.scroll(by: CGPoint(x: 0, y: -500), at: middle) }.play(in: window)
            display.advance(by: 0)
            #expect(scroll.contentOffset.y == 0)
        }
    }

    @Test("what the innermost scroll view cannot do its superview does")
    func nested() {
        onScrollView { display, window, scroll, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 230)
            scroll.addSubview(inner)
            let script = TouchScript {
                $0.scroll(by: CGPoint(x: 0, y: 50), at: CGPoint(x: 10, y: 10))
                $0.wait(0.05)
                $0.scroll(by: CGPoint(x: 0, y: 50), at: CGPoint(x: 10, y: 10))
            }
            script.play(in: window)
            display.advance(by: 0.1)
            #expect(inner.contentOffset.y == 30)
            #expect(scroll.contentOffset.y == 50)
        }
    }

    @Test("keys for pages scroll by nine tenths of the height, Home to the top (uikit U106)")
    func keys() {
        onScrollView { display, _, scroll, log in
            press(.keyboardPageDown)
            display.advance(by: 0.5)
            #expect(scroll.contentOffset.y == 270)
            press(.keyboardSpacebar)
            display.advance(by: 0.5)
            #expect(scroll.contentOffset.y == 540)
            press(.keyboardPageUp)
            display.advance(by: 0.5)
            #expect(scroll.contentOffset.y == 270)
            press(.keyboardHome)
            display.advance(by: 0.5)
            #expect(scroll.contentOffset.y == 0 && log.lines.last == "top")
        }
    }

    @Test("content at its upper edge stays there when the window covers more (uikit U91)")
    func covered() {
        onScrollView { display, window, scroll, _ in
            window.coveredInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            display.advance(by: 0)
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(scroll.contentOffset.y == -59)
            scroll.contentOffset.y = 100
            window.coveredInsets.top = 20
            display.advance(by: 0)
            #expect(scroll.contentOffset.y == 100)
        }
    }
}
