import AgateDisplay
import Foundation
import Testing
import UIKit

/// A container of its own that flips from one child to the other, and a card with two sides.
private final class SwitchController: UIViewController {
    let pages: [UIViewController]
    private(set) var current: UIViewController?
    private(set) var ends: [Bool] = []
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80))
    let front = UIView()
    let back = UIView()

    init(_ pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let first = pages[0]
        addChild(first)
        first.view.frame = place
        view.addSubview(first.view)
        first.didMove(toParent: self)
        current = first
        front.backgroundColor = .red
        back.backgroundColor = .blue
        for side in [front, back] {
            side.frame = card.bounds
            side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        card.addSubview(front)
        view.addSubview(card)
        card.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("flip", SwitchController.flip))
        )
    }

    private var place: CGRect { CGRect(x: 0, y: 0, width: view.bounds.width, height: 200) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        current?.view.frame = place
    }

    func show(_ index: Int, _ options: UIView.AnimationOptions) {
        guard let old = current, pages[index] !== old else { return }
        let new = pages[index]
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = place.offsetBy(dx: place.width, dy: 0)
        current = new
        transition(from: old, to: new, duration: 0.4, options: options) {
            old.view.frame = self.place.offsetBy(dx: -self.place.width, dy: 0)
            new.view.frame = self.place
        } completion: { [weak self] finished in
            old.removeFromParent()
            new.didMove(toParent: self)
            self?.ends.append(finished)
        }
    }

    func flip() {
        let (from, to) = front.superview == nil ? (back, front) : (front, back)
        UIView.transition(from: from, to: to, duration: 0.5, options: [.transitionFlipFromRight]) {
            [weak self] in
            self?.ends.append($0)
        }
    }
}

private final class LoggingPage: UIViewController {
    private(set) var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "leaves" : "comes")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "left" : "came")
    }
}

@MainActor @Suite("Libraries: a container that goes from child to child")
struct ContainerSwitchTests {
    private func stage(_ body: (ManualDisplay, UIWindow, SwitchController, [LoggingPage]) throws -> Void)
        throws
    {
        weak var gone: SwitchController?
        weak var gonePage: LoggingPage?
        try onScreen { display, window in
            let pages = [UIColor.green, .orange].map { color in
                let page = LoggingPage()
                page.view.backgroundColor = color
                return page
            }
            let container = SwitchController(pages)
            (gone, gonePage) = (container, pages[1])
            window.rootViewController = container
            display.advance(by: 0.1)
            try body(display, window, container, pages)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil && gonePage == nil)
    }

    @Test("the children push each other, and hear of it in UIKit's order")
    func pushing() throws {
        try stage { display, window, container, pages in
            #expect(pages[0].calls == ["comes", "came", "willAppear", "didAppear"])
            container.show(1, .curveLinear)
            display.advance(by: 0)
            display.advance(by: 0.2)
            #expect(
                display.color(at: 100, 100) == [0, 255, 0] && display.color(at: 220, 100) == [255, 128, 0]
            )
            display.film("switch-half")
            display.advance(by: 0.5)
            #expect(
                container.ends == [true] && container.children == [pages[1]] && pages[0].view.superview == nil
            )
            #expect(pages[0].calls.suffix(4) == ["leaves", "willDisappear", "didDisappear", "left"])
            #expect(pages[1].calls == ["comes", "willAppear", "didAppear", "came"])
            #expect(display.color(at: 20, 100) == [255, 128, 0])
            container.show(0, .transitionCrossDissolve)
            display.advance(by: 0.1)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(
                container.children == [pages[0]]
                    && pages[0].view.frame.size == CGSize(width: 480, height: 200)
            )
            container.show(1, .transitionFlipFromLeft)
            display.advance(by: 0.1)
            container.view.removeFromSuperview()
            display.advance(by: 1)
            #expect(container.ends.count == 3)
        }
    }

    @Test("a card flips: narrow half way, its other side after it; tapped on the way it takes no touch")
    func flipping() throws {
        try stage { display, window, container, _ in
            let tap = TouchScript { $0.tap(at: CGPoint(x: 160, y: 340)) }
            display.play(tap, in: window)
            display.advance(by: 0.1)
            #expect(
                display.color(at: 160, 340) == [255, 0, 0] && display.color(at: 103, 340) == [255, 255, 255]
            )
            display.film("flip-early")
            tap.play(in: window)
            display.advance(by: 0.3)
            #expect(display.color(at: 160, 340) == [0, 0, 255])
            display.film("flip-late")
            display.advance(by: 1)
            #expect(
                container.ends == [true] && container.back.superview === container.card
                    && container.front.superview == nil
            )
            #expect(display.color(at: 103, 340) == [0, 0, 255])
            display.play(tap, in: window, then: 1)
            #expect(container.front.superview === container.card && container.ends == [true, true])
        }
    }
}
