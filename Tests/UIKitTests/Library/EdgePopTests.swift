import AgateDisplay
import Foundation
import Testing
import UIKit

/// A navigation controller that has a bar of its own, and brings the swipe from the edge back by being its recogniser's delegate.
private final class OwnBarNavigation: UINavigationController, UIGestureRecognizerDelegate {
    private(set) var asked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        interactivePopGestureRecognizer?.delegate = self
        interactivePopGestureRecognizer?.addTarget(
            self,
            action: Selector("followed:", OwnBarNavigation.followed(_:))
        )
    }

    private(set) var parts: [CGFloat] = []

    private func followed(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed, let coordinator = transitionCoordinator else { return }
        parts.append(coordinator.percentComplete)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return true
    }
}

private final class EdgePage: UIViewController {
    private(set) var notices: [String] = []

    init(_ color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        notices.append("willAppear")
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.notices.append(context.isCancelled ? "cancelled" : "goes on")
        }
    }

    override func viewDidAppear(_ animated: Bool) { notices.append("didAppear") }
    override func viewDidDisappear(_ animated: Bool) { notices.append("didDisappear") }
}

@MainActor @Suite("Libraries: a swipe from the edge under a bar of its own")
struct EdgePopTests {
    private func swipe(to end: CGFloat, rest: Double = 0.2) -> TouchScript {
        TouchScript {
            $0.drag(from: CGPoint(x: 3, y: 200), to: CGPoint(x: end, y: 200), over: 0.25, rest: rest)
        }
    }

    @Test(
        "at the first page a swipe leads nowhere and stops nothing; later ones follow the finger, go or come back"
    )
    func swipes() throws {
        weak var gone: EdgePage?
        try onScreen { display, window in
            let (first, second) = (EdgePage(.green), EdgePage(.blue))
            let navigation = OwnBarNavigation(rootViewController: first)
            gone = second
            window.rootViewController = navigation
            display.advance(by: 0.1)
            display.play(swipe(to: 250), in: window, then: 1)
            #expect(navigation.asked == 1 && navigation.topViewController === first)
            navigation.pushViewController(second, animated: true)
            // Swiped while it comes.
            display.play(swipe(to: 120), in: window, then: 1)
            #expect(navigation.topViewController === second && second.notices.last == "didAppear")
            swipe(to: 103, rest: 0.4).play(in: window)
            display.advance(by: 0.4)
            let shown = try #require(second.view.layer.presentation())
            let place = shown.convert(CGPoint.zero, to: window.layer.presentation())
            #expect(abs(place.x - 100) < 1, "\(place)")
            #expect(abs((navigation.parts.last ?? 0) - 100.0 / 320) < 0.01)
            display.film("edge-third")
            display.advance(by: 1.5)
            #expect(navigation.topViewController === second && first.notices.contains("cancelled"))
            #expect(second.notices.last == "didAppear" && display.color(at: 5, 5) == [0, 0, 255])
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 3, y: 200))
                $0.move(to: CGPoint(x: 250, y: 200), over: 0.2)
                $0.cancel()
            }
            display.play(taken, in: window, then: 1)
            #expect(navigation.topViewController === second)
            swipe(to: 300, rest: 0).play(in: window)
            display.advance(by: 0.2)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            #expect(navigation.viewControllers == [first] && first.notices.last == "didAppear")
            #expect(second.notices.last == "didDisappear" && display.color(at: 470, 300) == [0, 255, 0])
            #expect(first.view.frame.size == CGSize(width: 480, height: 320))
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }
}
