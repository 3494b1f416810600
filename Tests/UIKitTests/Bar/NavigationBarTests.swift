import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Navigation bars: their items, what has room, and what touches do.
///
/// Source: uikit U165, U166.
@MainActor @Suite("Navigation bars")
struct NavigationBarTests {
    private func bar(_ items: [UINavigationItem], width: CGFloat = 375) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.frame.size = bar.sizeThatFits(CGSize(width: width, height: 0))
        return bar
    }

    private func onBar(
        _ items: [UINavigationItem],
        _ body: (ManualDisplay, UIWindow, UINavigationBar) throws -> Void
    ) rethrows {
        try onGestureWindow { display, window, view, _ in
            let bar = bar(items, width: 400)
            view.addSubview(bar)
            display.advance(by: 0)
            try body(display, window, bar)
        }
    }

    @Test("a bar is 44 points high, a prompt adds 30, a large title 52 (uikit U165)")
    func heights() {
        // A screen that is not low: bars are lower on those that are.
        onGestureWindow { _, _, _, _ in
            let item = UINavigationItem(title: "One")
            let bar = bar([item])
            @MainActor func height() -> CGFloat { bar.sizeThatFits(CGSize(width: 375, height: 10)).height }
            #expect(height() == 44)
            item.prompt = "Please"
            #expect(height() == 74)
            bar.prefersLargeTitles = true
            #expect(height() == 126)
            item.prompt = nil
            #expect(height() == 96)
            item.largeTitleDisplayMode = .never
            #expect(height() == 44)
            let second = UINavigationItem(title: "Two")
            bar.pushItem(second, animated: false)
            // As the item before.
            #expect(height() == 44)
            second.largeTitleDisplayMode = .always
            #expect(height() == 96)
            #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 96))
        }
    }

    @Test("the title is semibold, of 17 points, in the middle; the large one bold, of 34 points (uikit U165)")
    func titles() throws {
        try onBar([UINavigationItem(title: "Settings")]) { display, _, bar in
            let title = try #require(label("Settings", in: bar))
            let font = try #require(
                title.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            )
            #expect(font.pointSize == 17)
            #expect(abs(place(of: title, in: bar).midX - 200) <= 0.5)
            #expect(abs(place(of: title, in: bar).midY - 22) <= 1)
            bar.prefersLargeTitles = true
            bar.frame.size.height = 96
            display.advance(by: 1)
            let large = try #require(label("Settings", in: bar))
            let largeFont = large.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(largeFont?.pointSize == 34)
            #expect(place(of: large, in: bar).minX == 16)
            #expect(place(of: large, in: bar).maxY == 88)
        }
    }

    @Test("a bar that is less high lets go of the large title, and shows the small one (uikit U165)")
    func collapse() throws {
        try onBar([UINavigationItem(title: "Settings")]) { display, _, bar in
            bar.prefersLargeTitles = true
            for (height, middle) in [(96.0, false), (70, false), (50, true), (44, true), (96, false)] {
                bar.frame.size.height = height
                display.advance(by: 1)
                let shown = try #require(
                    tree(of: bar).compactMap { $0 as? UILabel }
                        .first {
                            ($0.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?
                                .pointSize == 17
                        }
                )
                #expect((shown.alpha == 1) == middle, "\(height)")
            }
        }
    }

    @Test("pushes and pops ask the delegate before and tell it after the animation (uikit U165)")
    func pushAndPop() {
        let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        onBar([first]) { display, _, bar in
            let log = BarLog()
            bar.delegate = log
            bar.pushItem(second, animated: true)
            #expect(bar.topItem === second && bar.backItem === first)
            #expect(log.lines == ["shouldPush Two"])
            display.advance(by: 1)
            #expect(log.lines == ["shouldPush Two", "didPush Two"])
            log.mayPop = false
            #expect(bar.popItem(animated: true) == nil && bar.topItem === second)
            log.mayPop = true
            log.lines = []
            #expect(bar.popItem(animated: false) === second)
            #expect(log.lines == ["shouldPop Two", "didPop Two"] && bar.items?.count == 1)
            log.mayPush = false
            bar.pushItem(second, animated: false)
            #expect(bar.topItem === first)
            // An item that is there stays where it is.
            bar.pushItem(first, animated: false)
            #expect(bar.items?.count == 1)
            bar.items = nil
            #expect(bar.topItem == nil && bar.popItem(animated: true) == nil && bar.items == nil)
        }
    }

    @Test("in a push the new title comes from the right, and the old one goes")
    func travel() throws {
        try onBar([UINavigationItem(title: "One")]) { display, _, bar in
            bar.pushItem(UINavigationItem(title: "Two"), animated: true)
            display.advance(by: 0.1)
            let new = try #require(label("Two", in: bar))
            let shift = try #require(new.layer.presentation()).affineTransform().tx
            #expect(shift > 20 && shift < 200)
            display.advance(by: 1)
            #expect(new.layer.presentation()?.affineTransform().tx == 0)
            // The old title is the way back now.
            let back = try #require(label("One", in: bar))
            #expect(place(of: back, in: bar).minX == 26)
        }
    }

    @Test("pushes during pushes, and items set meanwhile, end with the last item alone")
    func interruptions() {
        onBar([UINavigationItem(title: "0")]) { display, _, bar in
            for number in 1...5 {
                bar.pushItem(UINavigationItem(title: "\(number)"), animated: true)
                display.advance(by: 0.05)
            }
            bar.popItem(animated: true)
            display.advance(by: 0.02)
            bar.setItems([UINavigationItem(title: "last")], animated: true)
            display.advance(by: 2)
            let texts = tree(of: bar).compactMap { ($0 as? UILabel)?.attributedText?.string }.filter {
                !$0.isEmpty
            }
            #expect(texts == ["last"])
        }
    }

    @Test("a touch on the way back pops, unless the item has an action of its own (uikit U165)")
    func wayBack() {
        let top = UINavigationItem(title: "Two")
        onBar([UINavigationItem(title: "One"), top]) { display, window, bar in
            var count = 0
            top.backAction = UIAction { _ in count += 1 }
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 22)) }.run(display, window, and: 1)
            #expect(count == 1 && bar.topItem === top)
            top.backAction = nil
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 22)) }.run(display, window, and: 1)
            #expect(bar.topItem?.title == "One")
        }
    }

    @Test(
        "the way back is called as the screen before, \"Back\" where that does not fit, and nothing (uikit U166)"
    )
    func backTitles() {
        func shown(_ before: String, _ title: String, _ change: (UINavigationItem) -> Void = { _ in })
            -> [String]
        {
            let first = UINavigationItem(title: before)
            change(first)
            let bar = bar([first, UINavigationItem(title: title)], width: 320)
            bar.layoutIfNeeded()
            for view in tree(of: bar) { view.layoutIfNeeded() }
            return tree(of: bar).compactMap { $0 as? UILabel }.filter { $0.superview != nil }
                .compactMap { $0.attributedText?.string }.filter { $0 != title && !$0.isEmpty }
        }
        #expect(shown("Albums", "Photos") == ["Albums"])
        #expect(shown("A title much too long", "Another one that is long") == ["Back"])
        #expect(shown("A title much too long", "Another title that is much too long here") == [])
        #expect(shown("Albums", "Photos") { $0.backButtonTitle = "All" } == ["All"])
        #expect(shown("Albums", "Photos") { $0.backButtonDisplayMode = .generic } == ["Back"])
        #expect(shown("Albums", "Photos") { $0.backButtonDisplayMode = .minimal } == [])
        let own = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        #expect(shown("Albums", "Photos") { $0.backBarButtonItem = own } == ["Up"])
    }

    @Test(
        "buttons call their targets, run their actions, and do nothing while they are disabled (uikit U166)"
    )
    func buttons() {
        final class Target {
            var senders: [String] = []
            @MainActor func use(_ item: UIBarButtonItem) { senders.append(item.title ?? "") }
        }
        let target = Target()
        let item = UINavigationItem(title: "Title")
        let left = UIBarButtonItem(
            title: "Left",
            style: .plain,
            target: target,
            action: Selector("use:", Target.use)
        )
        var runs = 0
        let right = UIBarButtonItem(primaryAction: UIAction(title: "Right") { _ in runs += 1 })
        item.leftBarButtonItem = left
        item.rightBarButtonItem = right
        #expect(right.title == "Right" && item.leftBarButtonItems?.count == 1)
        onBar([item]) { display, window, _ in
            @MainActor func touch(_ x: CGFloat) {
                TouchScript { $0.tap(at: CGPoint(x: x, y: 22)) }.run(display, window, and: 1)
            }
            touch(30)
            touch(380)
            #expect(target.senders == ["Left"] && runs == 1)
            left.isEnabled = false
            right.isHidden = true
            display.advance(by: 0)
            touch(30)
            touch(380)
            #expect(target.senders == ["Left"] && runs == 1)
        }
    }

    @Test("a title between wide buttons stands beside the middle, and is cut where it does not fit")
    func crowded() throws {
        let item = UINavigationItem(title: "A title of some length")
        item.leftBarButtonItem = UIBarButtonItem(
            title: "A wide button",
            style: .plain,
            target: nil,
            action: nil
        )
        try onBar([item]) { display, _, bar in
            let title = try #require(label("A title of some length", in: bar))
            let button = try #require(label("A wide button", in: bar))
            #expect(place(of: button, in: bar).minX == 16)
            item.rightBarButtonItem = UIBarButtonItem(
                title: "Another wide one",
                style: .done,
                target: nil,
                action: nil
            )
            display.advance(by: 0)
            let other = try #require(label("Another wide one", in: bar))
            let place = place(of: title, in: bar)
            #expect(UIKitTests.place(of: other, in: bar).maxX == 384)
            #expect(place.minX >= UIKitTests.place(of: button, in: bar).maxX + 8)
            #expect(place.maxX <= UIKitTests.place(of: other, in: bar).minX - 8 + 0.5)
        }
    }

    @Test("a bar follows changes of what it shows")
    func changes() {
        let item = UINavigationItem(title: "One")
        onBar([item]) { display, _, bar in
            item.title = "Other"
            item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            display.advance(by: 0)
            #expect(label("Other", in: bar) != nil && label("One", in: bar) == nil)
            #expect(label("Edit", in: bar) != nil)
            item.rightBarButtonItem?.title = "Save"
            display.advance(by: 0)
            #expect(label("Save", in: bar) != nil && label("Edit", in: bar) == nil)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            item.titleView = view
            display.advance(by: 0)
            #expect(place(of: view, in: bar) == CGRect(x: 170, y: 7, width: 60, height: 30))
            #expect(label("Other", in: bar) == nil)
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            item.leftBarButtonItem = UIBarButtonItem(customView: own)
            display.advance(by: 0)
            #expect(place(of: own, in: bar) == CGRect(x: 16, y: 12, width: 50, height: 20))
        }
    }

    @Test("appearances are copied, and changes of the copy show")
    func appearances() {
        onBar([UINavigationItem(title: "One")]) { display, _, bar in
            let look = UINavigationBarAppearance()
            look.titleTextAttributes = [.foregroundColor: UIColor.red]
            bar.standardAppearance = look
            look.titleTextAttributes = [.foregroundColor: UIColor.green]
            display.advance(by: 0)
            @MainActor func color() -> UIColor? {
                label("One", in: bar)?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
                    as? UIColor
            }
            #expect(color() == .red)
            bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
            display.advance(by: 0)
            #expect(color() == .blue)
            // An item's own counts more; older properties count less.
            bar.titleTextAttributes = [.foregroundColor: UIColor.brown]
            display.advance(by: 0)
            #expect(color() == .blue)
            bar.topItem?.standardAppearance = look
            display.advance(by: 0)
            #expect(color() == .green)
        }
    }

    @Test("numbers that are none, and no room at all, leave every part finite")
    func badInput() {
        let item = UINavigationItem(title: String(repeating: "long ", count: 200))
        let odd = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        odd.width = .nan
        item.rightBarButtonItems = [odd, .fixedSpace(.infinity), .fixedSpace(-5), .flexibleSpace()]
        let bar = bar([UINavigationItem(title: "Before"), item])
        for size in [CGSize.zero, CGSize(width: 3, height: 500), CGSize(width: 1e7, height: 1)] {
            bar.frame.size = size
            bar.layoutIfNeeded()
            for view in tree(of: bar) {
                view.layoutIfNeeded()
                #expect(view.frame.width.isFinite && view.frame.minX.isFinite, "\(size)")
            }
        }
    }
}
