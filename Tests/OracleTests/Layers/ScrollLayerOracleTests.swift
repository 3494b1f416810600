import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Facts of scroll layers that tests have shown on Apple's own implementation.
@Suite("Oracle: scroll layers")
struct ScrollLayerOracleTests {
    private func numbers(_ text: some StringProtocol) -> [CGFloat] {
        text.split { " ,".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    }

    @Test("scrolling moves the bounds as measured", .claim("15.13"))
    func table() {
        let rows = OracleTable.load("scroll_layer.csv", in: .module)
        #expect(rows.count >= 7)
        for row in rows {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            for step in (row["operation"] ?? "").split(separator: ";") {
                let words = step.split(separator: " ", maxSplits: 1)
                let n = numbers(words[1])
                switch words[0] {
                case "bounds": layer.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
                case "mode": layer.scrollMode = CAScrollLayerScrollMode(rawValue: String(words[1]))
                case "scrollToPoint": layer.scroll(to: CGPoint(x: n[0], y: n[1]))
                case "scrollToRect": layer.scroll(to: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
                default: Issue.record("unknown step \(step)")
                }
            }
            let n = numbers(row["bounds_after(or rect)"] ?? "")
            #expect(layer.bounds == CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), "\(row)")
        }
    }

    @Test("a rectangle of a layer inside scrolls the nearest scroll layer", .claim("15.13", "G17"))
    func nested() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        scroller.addSublayer(content)
        content.scrollRectToVisible(CGRect(x: 200, y: 150, width: 20, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 120, y: 80))
        #expect(content.visibleRect == CGRect(x: 120, y: 80, width: 100, height: 80))
        content.scroll(CGPoint(x: 7, y: 9))
        #expect(scroller.bounds.origin == CGPoint(x: 7, y: 9))
        #expect(scroller.visibleRect == scroller.bounds)
        #expect(content.value(forKeyPath: "visibleRect.origin.x") as? Double == 7)
    }

    @Test("without a scroll layer nothing moves and all is visible", .claim("15.13"))
    func alone() {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        let inner = CALayer()
        inner.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
        layer.addSublayer(inner)
        inner.scrollRectToVisible(CGRect(x: 90, y: 90, width: 1, height: 1))
        inner.scroll(CGPoint(x: 3, y: 3))
        #expect(layer.bounds.origin == .zero)
        #expect(inner.visibleRect == inner.bounds)
        #expect(CAScrollLayer().masksToBounds)
    }
}
