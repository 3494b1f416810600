import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Which offsets are legal, and what keeps offsets there.
///
/// Source: uikit U90, U91, U106.
@MainActor @Suite("Scroll views: ranges and insets")
struct ScrollRangeTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var insetChanges = 0
        var scrolls = 0
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private func onCoveredWindow(_ body: (ManualDisplay, UIWindow, UIScrollView, Log) -> Void) {
        onWindow { display, window in
            window.coveredInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
            let scroll = UIScrollView(frame: window.bounds)
            let log = Log()
            scroll.delegate = log
            window.addSubview(scroll)
            display.advance(by: 0)
            body(display, window, scroll, log)
        }
    }

    @Test(
        "the safe area counts where the behaviour says, and an offset at the top stays there",
        .claim("U91")
    )
    func behaviours() {
        onCoveredWindow { display, window, scroll, log in
            #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
            scroll.contentSize = CGSize(width: 300, height: 1000)
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
            #expect(scroll.contentOffset.y == -40 && log.insetChanges == 1)
            scroll.contentInset.top = 10
            #expect(scroll.adjustedContentInset.top == 50 && scroll.contentOffset.y == -50)
            scroll.contentInsetAdjustmentBehavior = .never
            #expect(scroll.adjustedContentInset == scroll.contentInset && scroll.contentOffset.y == -10)
            #expect(log.insetChanges == 3)
            scroll.contentInset.top = 0
            scroll.contentSize.height = 100
            scroll.contentInsetAdjustmentBehavior = .scrollableAxes
            #expect(scroll.adjustedContentInset == .zero)
            scroll.alwaysBounceVertical = true
            #expect(scroll.adjustedContentInset.top == 40 && scroll.contentOffset.y == -40)
            scroll.alwaysBounceVertical = false
            #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
            scroll.contentInsetAdjustmentBehavior = .always
            #expect(scroll.adjustedContentInset.bottom == 20)
        }
    }

    @Test(
        "between bars the content of a controller begins below them, whether it scrolls or not",
        .claim("U91")
    )
    func bars() {
        onWindow { display, window in
            let controller = UIViewController()
            let scroll = UIScrollView()
            controller.view.addSubview(scroll)
            scroll.frame = controller.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let navigation = UINavigationController(rootViewController: controller)
            window.rootViewController = navigation
            display.advance(by: 0.1)
            let covered = controller.view.safeAreaInsets.top
            #expect(covered > 0 && scroll.contentSize.height < scroll.bounds.height)
            #expect(scroll.adjustedContentInset.top == covered && scroll.contentOffset.y == -covered)
            scroll.contentInsetAdjustmentBehavior = .scrollableAxes
            #expect(scroll.adjustedContentInset.top == 0)
        }
    }

    @Test(
        "content that becomes shorter, and a view that becomes larger, leave nothing beyond the end",
        .claim("U90")
    )
    func shorter() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let log = Log()
            scroll.delegate = log
            window.addSubview(scroll)
            scroll.contentSize = CGSize(width: 400, height: 1000)
            scroll.contentInset.bottom = 30
            scroll.contentOffset = CGPoint(x: 300, y: 900)
            log.scrolls = 0
            scroll.contentSize.height = 500
            #expect(scroll.contentOffset == CGPoint(x: 300, y: 430) && log.scrolls == 1)
            scroll.frame.size = CGSize(width: 200, height: 200)
            #expect(scroll.contentOffset == CGPoint(x: 200, y: 330) && log.scrolls == 2)
            scroll.contentSize = CGSize(width: 50, height: 50)
            #expect(scroll.contentOffset == .zero)
            scroll.contentSize = CGSize(width: 400, height: 1000)
            scroll.contentOffset.y = -25
            scroll.contentSize.height = 900
            // What a program has pulled beyond the top stays.
            #expect(scroll.contentOffset.y == -25)
        }
    }

    @Test("a table that reloads fewer rows shows the last of them", .claim("U90"))
    func shorterTable() {
        onWindow { display, window in
            let source = Rows()
            let table = UITableView(frame: window.bounds)
            table.rowHeight = 44
            table.dataSource = source
            window.addSubview(table)
            display.advance(by: 0)
            table.contentOffset.y = 4000
            display.advance(by: 0)
            source.count = 10
            table.reloadData()
            display.advance(by: 0)
            #expect(table.contentOffset.y == 140 && table.visibleCells.count == 7)
            source.count = 2
            table.reloadData()
            display.advance(by: 0)
            #expect(table.contentOffset.y == 0 && table.visibleCells.count == 2)
        }
    }

    @Test("Home goes to the top of the only scroll view that wants it", .claim("U106"))
    func home() {
        onWindow { display, window in
            let scrolls = (0..<2).map { index in
                let scroll = UIScrollView(frame: CGRect(x: 150 * index, y: 0, width: 150, height: 300))
                scroll.contentSize = CGSize(width: 150, height: 1000)
                scroll.contentOffset.y = 200
                window.addSubview(scroll)
                return scroll
            }
            @MainActor func pressHome() {
                KeyDelivery.keyDown(UIKey(.keyboardHome, characters: ""))
                KeyDelivery.keyUp(.keyboardHome)
                display.advance(by: 0.5)
            }
            pressHome()
            #expect(scrolls.map(\.contentOffset.y) == [200, 200])
            scrolls[0].scrollsToTop = false
            pressHome()
            #expect(scrolls.map(\.contentOffset.y) == [200, 0])
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 200
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
