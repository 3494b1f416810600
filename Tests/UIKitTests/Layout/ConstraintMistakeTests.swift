import AgateTestSupport
import Foundation
import Testing
import UIKit

/// Constraints that mean nothing end the program, as an exception does on Apple's systems, with UIKit's words.
///
/// Source: uikit U50, U57.
@Suite("Constraints: mistakes")
struct ConstraintMistakeTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a pair of a width and an edge stops when it is made")
    func pair() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                _ = NSLayoutConstraint(
                    item: first,
                    attribute: .width,
                    relatedBy: .equal,
                    toItem: second,
                    attribute: .left,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
        #expect(text(result).contains("Invalid pairing of layout attributes"))
    }

    @Test(
        "an active constraint stops the program when it is required no longer, and one that is not active does not",
        .claim("U50")
    )
    func priority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
                constraint.priority = .defaultHigh
                constraint.priority = .required
                let (window, view) = (UIWindow(), UIView())
                window.addSubview(view)
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.priority = .defaultHigh
                width.isActive = true
                width.priority = .defaultLow
                width.priority = .required
            }
        }
        #expect(text(result).contains("You passed priority 1000.0 and the existing priority was 250.0"))
    }

    @Test("views that share no superview stop when their constraint is activated")
    func ancestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
            }
        }
        #expect(text(result).contains("no common ancestor"))
    }
}
