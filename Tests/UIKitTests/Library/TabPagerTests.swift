import AgateDisplay
import Foundation
import Testing
import UIKit

/// Pages beside each other under a row of buttons, with a line that goes along with the finger; children are added as they come.
private final class TabPager: UIViewController, UIScrollViewDelegate {
    let pages: [UIViewController]
    let bar = UIStackView()
    let line = CAShapeLayer()
    let scroll = UIScrollView()
    private(set) var current = 0
    private var isTurning = false

    init(_ pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.distribution = .fillEqually
        bar.translatesAutoresizingMaskIntoConstraints = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.isPagingEnabled = true
        scroll.delegate = self
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(bar)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            scroll.topAnchor.constraint(equalTo: bar.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        for (index, page) in pages.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(page.title, for: .normal)
            button.tag = index
            button.addTarget(self, action: Selector("choose:", TabPager.choose(_:)), for: .touchUpInside)
            bar.addArrangedSubview(button)
        }
        line.strokeColor = UIColor.red.cgColor
        line.lineWidth = 4
        line.actions = ["path": NSNull(), "strokeStart": NSNull(), "strokeEnd": NSNull()]
        view.layer.addSublayer(line)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = scroll.bounds.size
        let content = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        if scroll.contentSize != content {
            isTurning = true
            scroll.contentSize = content
            scroll.contentOffset.x = size.width * CGFloat(current)
            isTurning = false
        }
        for (index, page) in pages.enumerated() where page.parent === self {
            page.view.frame = CGRect(
                x: size.width * CGFloat(index),
                y: 0,
                width: size.width,
                height: size.height
            )
        }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bar.frame.maxY - 2))
        path.addLine(to: CGPoint(x: view.bounds.width, y: bar.frame.maxY - 2))
        line.path = path.cgPath
        moveLine()
        load(current)
    }

    private func load(_ index: Int) {
        guard pages.indices.contains(index), pages[index].parent == nil else { return }
        let page = pages[index]
        addChild(page)
        page.view.frame = CGRect(
            x: scroll.bounds.width * CGFloat(index),
            y: 0,
            width: scroll.bounds.width,
            height: scroll.bounds.height
        )
        scroll.addSubview(page.view)
        page.didMove(toParent: self)
    }

    private func unload(besides index: Int) {
        for (other, page) in pages.enumerated() where abs(other - index) > 1 && page.parent === self {
            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
        }
    }

    private func moveLine() {
        guard scroll.bounds.width > 0 else { return }
        let part = scroll.contentOffset.x / scroll.contentSize.width
        let width = 1 / CGFloat(pages.count)
        line.strokeStart = max(0, part)
        line.strokeEnd = min(1, part + width)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isTurning, scrollView.bounds.width > 0 else { return }
        moveLine()
        let place = scrollView.contentOffset.x / scrollView.bounds.width
        load(Int(place.rounded(.down)))
        load(Int(place.rounded(.up)))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    private func settle() {
        current = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
        unload(besides: current)
    }

    private func choose(_ button: UIButton) {
        scroll.setContentOffset(CGPoint(x: scroll.bounds.width * CGFloat(button.tag), y: 0), animated: true)
    }
}

private final class PlainPage: UIViewController {
    private(set) var calls: [String] = []

    init(_ title: String, _ color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

@MainActor @Suite("Libraries: pages under tabs")
struct TabPagerTests {
    private func stage(_ body: (ManualDisplay, UIWindow, TabPager, [PlainPage]) throws -> Void) throws {
        weak var gone: TabPager?
        weak var goneChild: PlainPage?
        try onScreen { display, window in
            let colors: [UIColor] = [.green, .blue, .orange, .purple]
            let pages = colors.enumerated().map { PlainPage("Tab \($0)", $1) }
            let pager = TabPager(pages)
            (gone, goneChild) = (pager, pages[0])
            window.rootViewController = pager
            display.advance(by: 0.1)
            try body(display, window, pager, pages)
            window.rootViewController = nil
        }
        #expect(gone == nil && goneChild == nil)
    }

    private func drag(by x: CGFloat, over seconds: Double = 0.2, rest: Double = 0) -> TouchScript {
        TouchScript {
            $0.drag(
                from: CGPoint(x: 160 - x / 2, y: 300),
                to: CGPoint(x: 160 + x / 2, y: 300),
                over: seconds,
                rest: rest
            )
        }
    }

    @Test(
        "the line goes along with the finger, the next page comes when it is seen, and the one after it does not"
    )
    func dragging() throws {
        try stage { display, window, pager, pages in
            #expect(pages[0].calls == ["willAppear", "didAppear"] && pager.children.count == 1)
            drag(by: -170, rest: 0.5).play(in: window)
            display.advance(by: 0.4)
            #expect(abs(pager.line.strokeStart - 0.125) < 0.001 && abs(pager.line.strokeEnd - 0.375) < 0.001)
            #expect(pages[1].calls == ["willAppear", "didAppear"] && pages[2].parent == nil)
            display.film("tabs-half")
            #expect(
                display.color(at: 100, 300) == [0, 255, 0] && display.color(at: 220, 300) == [0, 0, 255]
            )
            #expect(
                display.color(at: 80, 42) == [255, 0, 0] && display.color(at: 20, 42) == [255, 255, 255]
            )
            display.advance(by: 2)
            #expect(pager.current == 1 && pager.scroll.contentOffset.x == 320)
            display.play(drag(by: -120, over: 0.08), in: window, then: 2)
            #expect(pager.current == 2 && pager.children.count == 2 && pages[0].parent == nil)
            #expect(pages[0].calls.suffix(2) == ["willDisappear", "didDisappear"])
        }
    }

    @Test("a button turns over the pages between; touched or turned on the way, it ends on a page")
    func choosing() throws {
        try stage { display, window, pager, pages in
            let last = TouchScript { $0.tap(at: CGPoint(x: 280, y: 22)) }
            display.play(last, in: window, then: 1)
            #expect(pager.current == 3 && pager.line.strokeStart == 0.75)
            #expect(pages.map { $0.parent == nil } == [true, true, false, false])
            let first = TouchScript { $0.tap(at: CGPoint(x: 40, y: 22)) }
            display.play(first, in: window, then: 0.1)
            let offset = pager.scroll.contentOffset.x
            #expect(offset > 0 && offset < 960)
            // A finger stops it; let go it turns to the nearest page.
            display.play(drag(by: 8, over: 0.2, rest: 0.2), in: window, then: 2)
            #expect(
                pager.scroll.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0,
                "\(pager.scroll.contentOffset)"
            )
            display.play(last, in: window, then: 0.1)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            #expect(
                pager.scroll.contentOffset.x.truncatingRemainder(dividingBy: 480) == 0,
                "\(pager.scroll.contentOffset)"
            )
            #expect(pager.line.path?.boundingBox.width == 480)
            let shown = pages.first {
                $0.parent === pager && $0.view.frame.minX == pager.scroll.contentOffset.x
            }
            #expect(shown?.view.frame.size == CGSize(width: 480, height: 276))
            display.film("tabs-turned")
        }
    }
}
