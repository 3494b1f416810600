import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Gives the content another inset at a moment of a drag's end.
@MainActor private final class InsetSetter: NSObject, UIScrollViewDelegate {
    enum Moment: CaseIterable {
        case willEnd, didEnd, willDecelerate, later
    }

    let moment: Moment
    var ends = 0

    init(_ moment: Moment) { self.moment = moment }

    private func set(_ view: UIScrollView, at now: Moment) {
        if now == moment { view.contentInset.top = 50 }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { set(scrollView, at: .willEnd) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        set(scrollView, at: .didEnd)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        set(scrollView, at: .willDecelerate)
        guard moment == .later else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { scrollView.contentInset.top = 50 } }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
}

@MainActor @Suite("Scroll views: other edges at the end of a drag, and numbers that are none")
struct ScrollInsetEndTests {
    @Test(
        "an inset that is set when dragging ends is where the bounce comes to rest",
        .claim("Q5.11"),
        arguments: 0..<4
    )
    func bounce(index: Int) {
        let moment = InsetSetter.Moment.allCases[index]
        onGestureWindow { display, window, view, _ in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = CGSize(width: 400, height: 4000)
            let setter = InsetSetter(moment)
            scroll.delegate = setter
            view.addSubview(scroll)
            display.advance(by: 0)
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), over: 0.4, rest: 0.2)
            }.run(display, window, and: 3)
            #expect(abs(scroll.contentOffset.y + 50) < 0.5, "\(moment): \(scroll.contentOffset)")
            #expect(setter.ends == 1)
        }
    }

    @Test(
        "bounds, frames, insets and sizes with numbers that are none are told of, and the last ones stay",
        .claim("Q6.5")
    )
    func numbers() {
        onGestureWindow { display, _, view, _ in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.layer.name = "list"
            scroll.contentSize = CGSize(width: 400, height: 4000)
            scroll.contentInset.top = 7
            view.addSubview(scroll)
            display.advance(by: 0)
            let bounds = scroll.bounds
            let told = AnimationDiagnostics.mistakes {
                for bad in [CGFloat.nan, .infinity, -.infinity] {
                    scroll.bounds.origin.y = bad
                    scroll.bounds.size.height = bad
                    scroll.frame.size.width = bad
                    scroll.contentInset.top = bad
                    scroll.contentSize.height = bad
                    scroll.contentOffset.y = bad
                    display.advance(by: 0.1)
                }
            }
            #expect(scroll.bounds == bounds && scroll.frame == view.bounds)
            #expect(scroll.contentInset.top == 7 && scroll.contentSize.height == 4000)
            #expect(told.count == 4, "\(told)")
            #expect(told.allSatisfy { $0.contains("UIScrollView \"list\"") && $0.contains("not finite") })
        }
    }

    @Test(
        "huge numbers end too, whichever of them is huge",
        .claim("Q6.5"),
        arguments: [1e9, 1e30, 1e300, -1e300]
    )
    func huge(number: Double) {
        onGestureWindow { display, window, view, _ in
            let scroll = UIScrollView(frame: view.bounds)
            view.addSubview(scroll)
            scroll.alwaysBounceVertical = true
            scroll.contentSize = CGSize(width: number, height: number)
            scroll.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            scroll.contentOffset = CGPoint(x: number, y: number)
            display.advance(by: 0.1)
            scroll.bounds.size = CGSize(width: abs(number), height: abs(number))
            display.advance(by: 0.1)
            scroll.frame = view.bounds
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), over: 0.2)
            }.run(display, window, and: 1)
            #expect(scroll.contentOffset.y.isFinite)
        }
    }

    @Test("safe areas that are no numbers count as none", .claim("Q6.5"))
    func safeAreas() {
        onWindow { display, window in
            let controller = UIViewController()
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentInsetAdjustmentBehavior = .always
            controller.view.addSubview(scroll)
            window.rootViewController = controller
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: .nan,
                left: 0,
                bottom: .infinity,
                right: 0
            )
            display.advance(by: 0.1)
            scroll.contentSize = CGSize(width: 300, height: 900)
            display.advance(by: 0.1)
            #expect(scroll.adjustedContentInset.top.isFinite && scroll.contentOffset.y.isFinite)
        }
    }
}
