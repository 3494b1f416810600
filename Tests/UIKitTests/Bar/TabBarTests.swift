import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tab bars.
///
/// Source: uikit U167.
@MainActor @Suite("Tab bars")
struct TabBarTests {
    private func items(_ count: Int) -> [UITabBarItem] {
        (0..<count).map { UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0) }
    }

    @Test("a bar is 49 points high, and as much more as the screen covers below (uikit U167)")
    func height() {
        // A screen that is not low: bars are lower on those that are.
        onGestureWindow { _, _, _, _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
            #expect(bar.sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 49))
            #expect(bar.selectedItem == nil && bar.items == nil)
        }
    }

    @Test(
        "a touch selects and tells the delegate, also of the selected tab; programs select silently (uikit U167)"
    )
    func touches() {
        onGestureWindow { display, window, view, _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
            let log = BarLog()
            bar.delegate = log
            bar.items = items(4)
            view.addSubview(bar)
            bar.selectedItem = bar.items?[3]
            display.advance(by: 0)
            #expect(log.lines == [])
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 720)) }.run(display, window, and: 1)
            #expect(bar.selectedItem?.tag == 1 && log.lines == ["select 1"])
            TouchScript { $0.tap(at: CGPoint(x: 150, y: 720)) }.run(display, window, and: 1)
            #expect(log.lines == ["select 1", "select 1"])
            bar.items?[0].isEnabled = false
            display.advance(by: 0)
            TouchScript { $0.tap(at: CGPoint(x: 50, y: 720)) }.run(display, window, and: 1)
            #expect(bar.selectedItem?.tag == 1)
            bar.items = items(2)
            #expect(bar.selectedItem == nil)
        }
    }

    @Test("tabs share the width, or stand in the middle")
    func widths() throws {
        // A screen that is not low: bars are lower on those that are.
        onGestureWindow { _, _, _, _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            bar.items = items(2)
            @MainActor func middles() -> [CGFloat] {
                bar.layoutIfNeeded()
                for view in tree(of: bar) { view.layoutIfNeeded() }
                return (0..<2).compactMap {
                    label("Tab \($0)", in: bar).map { place(of: $0, in: bar).midX.rounded() }
                }
            }
            #expect(zip(middles(), [100, 300]).allSatisfy { abs($0 - $1) <= 1 })
            bar.itemPositioning = .centered
            bar.itemWidth = 60
            bar.itemSpacing = 40
            // 160 points in the middle.
            #expect(zip(middles(), [150, 250]).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    @Test("the selected tab has the tint, others are grey, and both follow changes (uikit U167)")
    func colors() {
        onGestureWindow { display, _, view, _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
            bar.items = items(2)
            bar.selectedItem = bar.items?[0]
            bar.tintColor = .red
            bar.unselectedItemTintColor = .green
            view.addSubview(bar)
            @MainActor func colors() -> [UIColor?] {
                display.advance(by: 0)
                return (0..<2).map {
                    label("Tab \($0)", in: bar)?.attributedText?.attribute(
                        .foregroundColor,
                        at: 0,
                        effectiveRange: nil
                    )
                        as? UIColor
                }
            }
            #expect(colors() == [.red, .green])
            view.tintColor = .brown
            bar.tintColor = nil
            bar.selectedItem = bar.items?[1]
            #expect(colors() == [.green, .brown])
        }
    }

    @Test("a badge is a capsule 18 points high at the picture; without text a dot")
    func badges() throws {
        // A screen that is not low: bars are lower on those that are.
        onGestureWindow { _, _, _, _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            bar.items = items(1)
            bar.items?[0].badgeValue = "3"
            @MainActor func badge() -> CGRect? {
                bar.layoutIfNeeded()
                for view in tree(of: bar) { view.layoutIfNeeded() }
                return tree(of: bar).first { $0.backgroundColor == .systemRed }.map { place(of: $0, in: bar) }
            }
            #expect(badge() == CGRect(x: 205, y: 2, width: 18, height: 18))
            bar.items?[0].badgeValue = ""
            #expect(badge()?.size == CGSize(width: 8, height: 8))
            bar.items?[0].badgeValue = nil
            #expect(badge() == nil)
        }
    }
}
