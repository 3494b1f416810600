import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("Visual formats")
struct VisualFormatTests {
    private func frames(
        _ formats: [String],
        width: CGFloat = 300,
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any] = [:]
    ) -> [CGRect] {
        var found: [CGRect] = []
        ManualDisplay.run(size: CGSize(width: width, height: 200)) { _ in
            LayoutHost.current.log = { _ in }
            let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
            let views = (0..<3).map { _ in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                return view
            }
            let named = ["a": views[0], "b": views[1], "c": views[2]]
            for format in formats {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format,
                        options: options,
                        metrics: metrics,
                        views: named
                    )
                )
            }
            root.layoutIfNeeded()
            found = views.map(\.frame)
        }
        return found
    }

    @Test("margins, spaces, sizes and metrics (uikit U59)")
    func spaces() {
        let found = frames(
            ["H:|-[a(50)]-[b(==a)]-gap-[c(>=10@200)]-20-|", "V:|[a(30)][b(==a)]-(>=5,==9@600)-[c]-|"],
            metrics: ["gap": 12]
        )
        #expect(found[0] == CGRect(x: 8, y: 0, width: 50, height: 30))
        #expect(found[1] == CGRect(x: 66, y: 30, width: 50, height: 30))
        #expect(found[2] == CGRect(x: 128, y: 69, width: 152, height: 123))
    }

    @Test("one that cannot hold leaves the last constraint out (uikit U59)")
    func unsatisfiable() {
        let found = frames(["H:|-[a(50)]-[b(==a)]-20-|"])
        #expect(found[0].minX == 8 && found[0].width == 50 && found[1].minX == 66)
    }

    @Test("options line up, and turn the row round (uikit U59)")
    func options() {
        let found = frames(
            ["H:|-10-[a(50)]-[b(60)]"],
            options: [.alignAllTop, .alignAllBottom, .directionRightToLeft]
        )
        #expect(found[0].maxX == 290 && found[1].maxX == 232 && found[1].width == 60)
        #expect(found[0].minY == found[1].minY)
    }

    @Test("a mistake names its place (uikit U59)")
    func mistakes() {
        let view = UIView()
        UIView().addSubview(view)
        for (format, column) in [
            ("H:|-[a", 6), ("H:[x]", 3), ("V:|-gap-[a]", 4), ("H:[a]-5[a]", 7), ("", 0), ("H:[a(", 5),
        ] {
            var parser = VisualFormat(format, options: [], metrics: [:], views: ["a": view])
            #expect(throws: VisualFormatFlaw.self) { _ = try parser.constraints() }
            var again = VisualFormat(format, options: [], metrics: [:], views: ["a": view])
            do { _ = try again.constraints() } catch {
                #expect(error.column == column, "\(format): \(error)")
                #expect(
                    error.description.contains("\(format) \n" + String(repeating: " ", count: column) + "^")
                )
            }
        }
    }
}
