import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What covers a scroll view counts for what is shown of its content, and for its bars.
///
/// Source: uikit U98, U101, U103.
@MainActor @Suite("Scroll views: what is covered is not seen")
struct ScrollInsetsRuleTests {
    private func onScrollView(_ body: (ManualDisplay, UIWindow, UIScrollView) throws -> Void) rethrows {
        try onWindow { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 300, height: 1000)
            window.addSubview(scroll)
            display.advance(by: 0)
            try body(display, window, scroll)
        }
    }

    @Test(
        "a rectangle below a keyboard's inset is brought above it, and one below a bar under it",
        .claim("U98")
    )
    func visibleRectangle() {
        onScrollView { display, window, scroll in
            scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 100, right: 0)
            scroll.contentOffset = .zero
            // 300 points of height, 100 of them covered: a field that ends at 260 ends at 200 on the screen.
            scroll.scrollRectToVisible(CGRect(x: 0, y: 230, width: 50, height: 30), animated: false)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
            scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 50, height: 30), animated: false)
            #expect(scroll.contentOffset.y == 60, "it is seen")
            scroll.scrollRectToVisible(CGRect(x: 0, y: 80, width: 50, height: 30), animated: false)
            #expect(scroll.contentOffset.y == 50)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 980, width: 50, height: 20), animated: false)
            #expect(scroll.contentOffset.y == 800)
            // More than fits: the beginning of it.
            scroll.scrollRectToVisible(CGRect(x: 0, y: 810, width: 50, height: 180), animated: false)
            #expect(scroll.contentOffset.y == 780)
            scroll.contentOffset.y = 100
            for bad in [CGFloat.nan, .infinity] {
                scroll.scrollRectToVisible(CGRect(x: 0, y: bad, width: 5, height: 5), animated: false)
            }
            scroll.scrollRectToVisible(.null, animated: false)
            #expect(scroll.contentOffset.y == 100)
        }
    }

    @Test(
        "bars keep clear of the safe area unless told otherwise, and are white where the look is dark",
        .claim("U103")
    )
    func bars() throws {
        try onScrollView { display, window, scroll in
            window.coveredInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
            display.advance(by: 0)
            scroll.flashScrollIndicators()
            let bar = try #require(scroll.subviews.first { $0.frame.width == 3 })
            #expect(scroll.contentOffset.y == -40 && bar.alpha == 1)
            #expect(bar.frame.minY == 3, "43 points below the top of the view")
            scroll.automaticallyAdjustsScrollIndicatorInsets = false
            #expect(bar.frame.minY == -37)
            scroll.verticalScrollIndicatorInsets.top = 7
            #expect(bar.frame.minY == -30)
            @MainActor func white() -> CGFloat {
                let traits = bar.traitCollection
                return bar.backgroundColor?.resolvedColor(with: traits).cgColor.components?.first ?? -1
            }
            #expect(white() == 0)
            window.overrideUserInterfaceStyle = .dark
            #expect(white() == 1)
            scroll.indicatorStyle = .black
            #expect(white() == 0)
            scroll.showsVerticalScrollIndicator = false
            #expect(bar.alpha == 0)
        }
    }

    private final class Press: UIButton {
        var lines: [String] = []
        func down() { lines.append("down") }
        func cancel() { lines.append("cancel") }
        func up() { lines.append("up") }
    }

    /// How far content goes under a finger that has rested on a button in it, and what the button hears.
    private func dragFromButton(in scroll: UIScrollView, _ host: (Press) -> Void) -> (CGFloat, [String]) {
        onWindow { display, window in
            scroll.frame = window.bounds
            window.addSubview(scroll)
            let button = Press(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            button.addTarget(button, action: Selector("down", Press.down), for: .touchDown)
            button.addTarget(button, action: Selector("cancel", Press.cancel), for: .touchCancel)
            button.addTarget(button, action: Selector("up", Press.up), for: .touchUpInside)
            host(button)
            scroll.contentSize = CGSize(width: 300, height: 1000)
            display.advance(by: 0.02)
            UITouch.simulate(.began, at: CGPoint(x: 100, y: 150), in: window)
            for _ in 0..<20 { display.advance(by: 0.02) }
            for step in 1...5 {
                UITouch.simulate(.moved, at: CGPoint(x: 100, y: 150 - Double(step) * 20), in: window)
                display.advance(by: 0.02)
            }
            let offset = scroll.contentOffset.y
            UITouch.simulate(.ended, at: CGPoint(x: 100, y: 50), in: window)
            return (offset, button.lines)
        }
    }

    @Test(
        "tables take the touch of a button that a finger rests on when it moves, plain scroll views do not",
        .claim("U101")
    )
    func controls() {
        let plain = UIScrollView()
        let (still, kept) = dragFromButton(in: plain) { plain.addSubview($0) }
        #expect(still == 0 && kept == ["down", "up"])
        let table = UITableView()
        let (moved, taken) = dragFromButton(in: table) { table.tableHeaderView = $0 }
        #expect(moved > 30 && taken == ["down", "cancel"])
        #expect(!plain.touchesShouldCancel(in: UISwitch()) && table.touchesShouldCancel(in: UISwitch()))
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(grid.touchesShouldCancel(in: UIButton()))
    }
}
