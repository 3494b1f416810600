import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Segments, steppers and the spinner of a pull.
///
/// Source: uikit U105, U133, U134.
@MainActor @Suite("Segmented controls, steppers and refresh controls")
struct SegmentedControlTests {
    @Test("segments begin at the floor of their share: 280 by 3 is 93, 93, 94 (uikit U133)")
    func widths() {
        onGestureWindow { display, window, view, _ in
            let control = UISegmentedControl(items: ["A", "B", "C"])
            control.frame = CGRect(x: 20, y: 100, width: 280, height: 32)
            view.addSubview(control)
            display.advance(by: 0.1)
            // The middles of the titles: 46.5, 139.5 and 233.
            let titles = control.subviews.compactMap { $0 as? UILabel }.map(\.center.x)
            #expect(titles == [46.5, 139.5, 233] && control.intrinsicContentSize.height == 32)
        }
    }

    @Test("a tap chooses a segment and sends an event; setting the index sends none (uikit U134)")
    func choosing() {
        onGestureWindow { display, window, view, _ in
            let control = UISegmentedControl(items: ["A", "B", "C"])
            control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
            view.addSubview(control)
            var events = 0
            control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 1
            #expect(events == 0)
            let third = CGPoint(x: 300, y: 116)
            TouchScript { $0.tap(at: third) }.run(display, window, and: 0.5)
            #expect(control.selectedSegmentIndex == 2 && events == 1)
            TouchScript { $0.tap(at: third) }.run(display, window, and: 0.5)
            #expect(events == 1)
            control.setEnabled(false, forSegmentAt: 0)
            TouchScript { $0.tap(at: CGPoint(x: 90, y: 116)) }.run(display, window, and: 0.5)
            #expect(control.selectedSegmentIndex == 2 && events == 1)
            // The pill is dragged.
            TouchScript { $0.drag(from: third, to: CGPoint(x: 200, y: 116), over: 0.3) }
                .run(display, window, and: 0.5)
            #expect(control.selectedSegmentIndex == 1 && events == 2)
        }
    }

    @Test("a momentary control lets go of what was chosen (uikit U134)")
    func momentary() {
        onGestureWindow { display, window, view, _ in
            let control = UISegmentedControl(items: ["A", "B"])
            control.isMomentary = true
            control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
            view.addSubview(control)
            var seen: [Int] = []
            control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
            for _ in 0..<2 {
                TouchScript { $0.tap(at: CGPoint(x: 90, y: 116)) }.run(display, window, and: 0.5)
            }
            #expect(seen == [0, 0] && control.selectedSegmentIndex == -1)
        }
    }

    @Test("segments are put in and taken out; the choice stays with its segment")
    func editing() {
        let control = UISegmentedControl(items: ["A", "B", 7, UIImage()])
        #expect(control.numberOfSegments == 3)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Z", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
        control.removeSegment(at: 0, animated: true)
        control.removeSegment(at: 99, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
        var runs = 0
        let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in runs += 1 }
        control.insertSegment(action: action, at: 50, animated: false)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("act")) == 2)
        #expect(control.titleForSegment(at: 2) == "Act" && control.actionForSegment(at: 0) == nil)
        control.setWidth(60, forSegmentAt: 0)
        control.setWidth(.nan, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 60 && control.widthForSegment(at: 1) == 0)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil && runs == 0)
    }

    @Test("a stepper is 94 by 32, steps at a tap, and repeats after 0.5 s each 0.1 s (uikit U133, U134)")
    func stepper() {
        onGestureWindow { display, window, view, _ in
            let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 7, height: 7))
            #expect(stepper.frame.size == CGSize(width: 94, height: 32))
            view.addSubview(stepper)
            var events = 0
            stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            let plus = CGPoint(x: 175, y: 116)
            TouchScript { $0.tap(at: plus) }.run(display, window, and: 0.3)
            #expect(stepper.value == 1 && events == 1)
            TouchScript {
                $0.press(at: plus)
                $0.wait(0.85)
                $0.release()
            }.run(display, window, and: 0.3)
            // At the touch, and after 0.5, 0.6, 0.7 and 0.8 s.
            #expect(stepper.value == 6 && events == 6)
            TouchScript { $0.tap(at: CGPoint(x: 120, y: 116)) }.run(display, window, and: 0.3)
            #expect(stepper.value == 5)
            stepper.maximumValue = 5
            TouchScript { $0.tap(at: plus) }.run(display, window, and: 0.3)
            #expect(stepper.value == 5)
            stepper.wraps = true
            TouchScript { $0.tap(at: plus) }.run(display, window, and: 0.3)
            #expect(stepper.value == 0)
            stepper.isContinuous = false
            events = 0
            TouchScript {
                $0.press(at: plus)
                $0.wait(0.75)
                $0.release()
            }.run(display, window, and: 0.3)
            #expect(stepper.value == 4 && events == 1)
            stepper.value = .nan
            stepper.stepValue = -1
            #expect(stepper.value == 4 && stepper.stepValue == 1)
            stepper.minimumValue = 50
            #expect(stepper.maximumValue == 50 && stepper.value == 50)
        }
    }

    private func onScroll(_ body: (ManualDisplay, UIWindow, UIScrollView, UIRefreshControl) -> Void) {
        onGestureWindow { display, window, view, _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            scroll.contentSize = CGSize(width: 400, height: 400)
            let refresh = UIRefreshControl()
            scroll.refreshControl = refresh
            view.addSubview(scroll)
            display.advance(by: 0.1)
            body(display, window, scroll, refresh)
        }
    }

    @Test("a pull of 60 points is told of once, before the finger leaves (uikit U105)")
    func refresh() {
        onScroll { display, window, scroll, refresh in
            var events = 0
            refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            #expect(refresh.frame.height == 60 && refresh.superview === scroll)
            TouchScript { $0.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260), over: 0.3) }
                .run(display, window, and: 1)
            #expect(events == 0 && !refresh.isRefreshing && scroll.contentOffset.y == 0)
            let pull = TouchScript {
                $0.press(at: CGPoint(x: 200, y: 200))
                $0.move(to: CGPoint(x: 200, y: 420), over: 0.4)
                $0.wait(0.2)
                $0.move(to: CGPoint(x: 200, y: 430), over: 0.1)
                $0.release()
            }
            pull.play(in: window)
            display.advance(by: 0.5)
            #expect(events == 1 && refresh.isRefreshing && scroll.isDragging)
            display.advance(by: 2)
            // The content rests below the spinner.
            #expect(events == 1 && scroll.contentInset.top == 60 && abs(scroll.contentOffset.y + 60) < 0.5)
            refresh.endRefreshing()
            #expect(!refresh.isRefreshing && scroll.contentInset.top == 0)
            display.advance(by: 0.125)
            #expect(scroll.contentOffset.y < -5)
            display.advance(by: 0.2)
            #expect(scroll.contentOffset.y == 0)
        }
    }

    @Test(
        "beginning to refresh makes room without moving the content, and leaving takes it back (uikit U105)"
    )
    func beginning() {
        onScroll { display, window, scroll, refresh in
            refresh.beginRefreshing()
            refresh.beginRefreshing()
            #expect(refresh.isRefreshing && scroll.contentInset.top == 60 && scroll.contentOffset.y == 0)
            scroll.refreshControl = nil
            #expect(scroll.contentInset.top == 0 && refresh.superview == nil)
        }
    }
}
