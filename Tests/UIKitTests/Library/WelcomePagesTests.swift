import AgateDisplay
import Foundation
import Testing
import UIKit

/// Pages of a welcome in a page view controller, with dots and a button, whose parts move by how far the page is from the middle.
private final class WelcomePages: UIViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate,
    UIScrollViewDelegate
{
    let pages: [UIViewController]
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let dots = UIPageControl()
    let onward = UIButton(type: .system)
    let ground = UIView()
    private(set) var log: [String] = []
    private(set) var parts: [CGFloat] = []

    init(_ pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var index: Int { pages.firstIndex { $0 === pager.viewControllers?.first } ?? 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        ground.frame = view.bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.backgroundColor = .red
        view.addSubview(ground)
        pager.dataSource = self
        pager.delegate = self
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        for case let scroll as UIScrollView in pager.view.subviews { scroll.delegate = self }
        dots.numberOfPages = pages.count
        dots.addTarget(self, action: Selector("turned", WelcomePages.turned), for: .valueChanged)
        onward.setTitle("Next", for: .normal)
        onward.addTarget(self, action: Selector("go", WelcomePages.go), for: .touchUpInside)
        for (part, x) in [(dots, -0.0), (onward, 110.0)] as [(UIView, CGFloat)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: x).isActive = true
            part.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10)
                .isActive = true
        }
    }

    private func show(_ target: Int, animated: Bool) {
        guard pages.indices.contains(target), target != index else { return }
        pager.setViewControllers(
            [pages[target]],
            direction: target > index ? .forward : .reverse,
            animated: animated
        ) { [weak self] in self?.log.append("shown \(target) \($0)") }
        dots.currentPage = target
    }

    private func turned() { show(dots.currentPage, animated: true) }
    private func go() { show(index + 1, animated: true) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    )
        -> UIViewController?
    {
        guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    )
        -> UIViewController?
    {
        guard let index = pages.firstIndex(where: { $0 === viewController }), index + 1 < pages.count else {
            return nil
        }
        return pages[index + 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(pages.firstIndex { $0 === pendingViewControllers.first } ?? -1)") }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        log.append("did \(completed)")
        dots.currentPage = index
    }

    /// In the middle of the pager's own scroll view the page lies still.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        let part = (scrollView.contentOffset.x - width) / width
        parts.append(part)
        ground.alpha = 1 - abs(part)
    }
}

@MainActor @Suite("Libraries: pages of a welcome")
struct WelcomePagesTests {
    private func stage(_ body: (ManualDisplay, UIWindow, WelcomePages) throws -> Void) throws {
        weak var gone: WelcomePages?
        weak var gonePage: UIViewController?
        try onScreen { display, window in
            let pages = (0..<3).map { index in
                let page = UIViewController()
                let mark = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
                mark.backgroundColor = [UIColor.green, .blue, .black][index]
                page.view.addSubview(mark)
                return page
            }
            let welcome = WelcomePages(pages)
            (gone, gonePage) = (welcome, pages[1])
            window.rootViewController = welcome
            display.advance(by: 0.1)
            try body(display, window, welcome)
            window.rootViewController = nil
            display.advance(by: 0.5)
        }
        #expect(gone == nil && gonePage == nil)
    }

    private func drag(by x: CGFloat, rest: Double = 0) -> TouchScript {
        TouchScript {
            $0.drag(
                from: CGPoint(x: 160 - x / 2, y: 300),
                to: CGPoint(x: 160 + x / 2, y: 300),
                over: 0.2,
                rest: rest
            )
        }
    }

    @Test(
        "a page follows the finger and its ground fades; a short stroke comes back, a long one turns, and the dots know"
    )
    func turning() throws {
        try stage { display, window, welcome in
            #expect(display.color(at: 160, 160) == [0, 255, 0] && display.color(at: 20, 300) == [255, 0, 0])
            drag(by: -90, rest: 0.4).play(in: window)
            display.advance(by: 0.4)
            #expect(abs((welcome.parts.last ?? 0) - 0.25) < 0.01, "\(welcome.parts.last ?? 0)")
            #expect(display.color(at: 30, 160) == [0, 255, 0] && display.color(at: 130, 160) == [0, 255, 0])
            display.film("welcome-quarter")
            display.advance(by: 1.5)
            #expect(welcome.log == ["will 1", "did false"] && welcome.dots.currentPage == 0)
            display.play(drag(by: -200), in: window, then: 1.5)
            #expect(welcome.log.suffix(2) == ["will 1", "did true"] && welcome.dots.currentPage == 1)
            #expect(display.color(at: 160, 160) == [0, 0, 255] && welcome.ground.alpha == 1)
            display.film("welcome-second")
            let next = welcome.onward.center
            display.play(TouchScript { $0.tap(at: next) }, in: window, then: 1.5)
            #expect(welcome.log.last == "shown 2 true" && display.color(at: 160, 160) == [0, 0, 0])
            // Beyond the last page the band gives way.
            drag(by: -150, rest: 0.3).play(in: window)
            display.advance(by: 0.4)
            #expect(welcome.pager.viewControllers?.first === welcome.pages[2])
            display.advance(by: 1)
            #expect(display.color(at: 160, 160) == [0, 0, 0] && welcome.dots.currentPage == 2)
        }
    }

    @Test(
        "a touch that is taken away, two buttons quickly, and a screen that turns between pages end on one page"
    )
    func awkward() throws {
        try stage { display, window, welcome in
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 250, y: 300))
                $0.move(to: CGPoint(x: 150, y: 300), over: 0.2)
                $0.cancel()
            }
            display.play(taken, in: window, then: 1.5)
            #expect(welcome.dots.currentPage == 0 || welcome.dots.currentPage == 1)
            let next = welcome.onward.center
            display.play(
                TouchScript {
                    $0.tap(at: next)
                    $0.wait(0.05)
                    $0.tap(at: next)
                },
                in: window,
                then: 0.05
            )
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            let shown = try #require(welcome.pager.viewControllers?.first)
            let place = shown.view.convert(shown.view.bounds, to: nil)
            #expect(place == CGRect(x: 0, y: 0, width: 480, height: 320), "\(place)")
            display.film("welcome-turned")
            #expect(welcome.pages.filter { $0.viewIfLoaded?.window != nil }.contains { $0 === shown })
        }
    }
}
