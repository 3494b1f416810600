import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Views in pages.
@MainActor @Suite("Print formatters")
struct PrintFormatterTests {
    private final class Striped: UIView {
        var parts: [CGRect] = []

        override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { parts.append(rect) }
    }

    @Test("a view has as many pages as its height takes, and each one draws its part")
    func pages() {
        let view = Striped(frame: CGRect(x: 0, y: 0, width: 50, height: 130))
        let formatter = view.viewPrintFormatter()
        #expect(formatter.view === view && formatter.pageCount == 1)
        formatter.maximumContentHeight = 60
        formatter.maximumContentWidth = 40
        formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
        formatter.startPage = 2
        #expect(formatter.pageCount == 3)
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 7, y: 5, width: 40, height: 60))
        #expect(formatter.rectForPage(at: 4) == CGRect(x: 7, y: 5, width: 40, height: 10))
        #expect(formatter.rectForPage(at: 1) == .zero && formatter.rectForPage(at: 5) == .zero)
        let paper = CGRect(x: 0, y: 0, width: 40, height: 60)
        _ = UIGraphicsImageRenderer(size: paper.size).image { _ in
            for page in 0..<7 { formatter.draw(in: paper, forPageAt: page) }
        }
        #expect(
            view.parts == [
                CGRect(x: 0, y: 0, width: 40, height: 60), CGRect(x: 0, y: 60, width: 40, height: 60),
                CGRect(x: 0, y: 120, width: 40, height: 10),
            ]
        )
        #expect(UIView().viewPrintFormatter().pageCount == 0 && UIPrintFormatter().pageCount == 0)
    }

    @Test("what a view and its subviews show is drawn on the page, and nothing outside of it")
    func drawn() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
            let lower = UIView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
            lower.backgroundColor = .red
            view.addSubview(lower)
            window.addSubview(view)
            display.advance(by: 0)
            let formatter = view.viewPrintFormatter()
            formatter.maximumContentHeight = 20
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let page = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image {
                _ in
                formatter.draw(in: CGRect(x: 5, y: 5, width: 20, height: 20), forPageAt: 1)
            }
            #expect(page.pixel(10, 10) == [255, 0, 0, 255] && page.pixel(2, 10) == [0, 0, 0, 0])
            let first = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image {
                _ in
                formatter.draw(in: CGRect(x: 5, y: 5, width: 20, height: 20), forPageAt: 0)
            }
            #expect(first.pixel(10, 10) == [0, 0, 0, 0])
        }
    }
}
