import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Layouts inside of layouts, and those that never end.
///
/// Source: uikit U12.
@MainActor @Suite("Repeated layout")
struct RepeatedLayoutTests {
    private final class Measuring: UIView {
        var body: () -> Void = {}
        override func layoutSubviews() {
            super.layoutSubviews()
            body()
        }
    }

    /// A view with one in it that is as wide, by constraints.
    private func prototype() -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 10)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        ])
        return (outer, inner)
    }

    @Test(
        "one view that is laid out for the size of each of 40 rows is laid out each time",
        .claim("U12"),
        arguments: [false, true]
    )
    func measuring(atOnce: Bool) {
        onWindow { display, window in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let (outer, inner) = prototype()
            let rows = Measuring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var widths: [CGFloat] = []
            rows.body = {
                for index in 1...40 {
                    outer.frame.size.width = CGFloat(index * 5)
                    outer.layoutIfNeeded()
                    widths.append(inner.frame.width)
                }
            }
            window.addSubview(rows)
            if atOnce { rows.layoutIfNeeded() } else { display.advance(by: 0) }
            #expect(widths == (1...40).map { CGFloat($0 * 5) })
            #expect(lines.isEmpty)
        }
    }

    @Test("a layout that never ends is stopped, though it lays out others meanwhile", .claim("U12"))
    func loops() {
        onWindow { display, window in
            var lines: [String] = []
            LayoutHost.current.log = { lines.append($0) }
            let (outer, _) = prototype()
            let view = Measuring()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            var layouts = 0
            view.body = {
                layouts += 1
                guard layouts < 1000 else { return }
                width.constant += 1
                outer.setNeedsLayout()
                outer.layoutIfNeeded()
            }
            display.advance(by: 0)
            #expect(layouts <= 11)
            #expect(lines.count == 1 && lines.first?.contains("layouts: stopped") == true)
        }
    }

    @Test("a view that asks for the layout around it in each of its own comes to an end", .claim("U12"))
    func asksAround() {
        onWindow { display, window in
            LayoutHost.current.log = { _ in }
            let view = Measuring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            let width = inner.widthAnchor.constraint(equalToConstant: 1)
            NSLayoutConstraint.activate([
                width, inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            ])
            var count = 0
            view.body = {
                count += 1
                width.constant += 1
                view.setNeedsLayout()
                window.layoutIfNeeded()
            }
            window.addSubview(view)
            window.layoutIfNeeded()
            display.advance(by: 0)
            #expect(count < 20_000)
        }
    }
}
