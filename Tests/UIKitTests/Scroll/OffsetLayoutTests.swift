import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What is laid out when content is scrolled.
@MainActor @Suite("Scroll views: layout of what is around")
struct OffsetLayoutTests {
    private final class Pager: UIViewController {
        let scroll = UIScrollView()
        var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.isPagingEnabled = true
            view.addSubview(scroll)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
            scroll.contentOffset = CGPoint(x: view.bounds.width, y: 0)
        }
    }

    @Test("a pager that resets its offset in viewDidLayoutSubviews can be scrolled", .claim("Q5.5"))
    func pager() {
        onWindow { display, window in
            let pager = Pager()
            window.rootViewController = pager
            display.advance(by: 0.1)
            #expect(pager.scroll.contentOffset.x == 300)
            let layouts = pager.layouts
            TouchScript { $0.drag(from: CGPoint(x: 280, y: 150), to: CGPoint(x: 80, y: 150), over: 0.2) }
                .play(in: window)
            display.advance(by: 2)
            #expect(pager.scroll.contentOffset.x == 600)
            #expect(pager.layouts == layouts)
        }
    }

    @Test(
        "the scroll view itself is laid out at each step; another size lays out what is around",
        .claim("Q5.5")
    )
    func itself() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        final class Around: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        onWindow { display, window in
            let around = Around(frame: window.bounds)
            let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            window.addSubview(around)
            around.addSubview(scroll)
            display.advance(by: 0)
            (around.layouts, scroll.layouts) = (0, 0)
            scroll.contentOffset.y = 50
            display.advance(by: 0)
            #expect(scroll.layouts == 1 && around.layouts == 0)
            scroll.bounds.size.height = 120
            display.advance(by: 0)
            #expect(around.layouts == 1)
        }
    }
}
