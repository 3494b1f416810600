import AgateDisplay
import Foundation
import UIKit

/// Fields and text views that are edited.
///
/// Views are the main actor's, and so are the tests of these cases.
enum EditingCases {
    private static func edited(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        at times: [Double] = [0],
        _ build: @escaping @MainActor @Sendable (UIWindow) -> Void
    ) -> GoldenCase {
        GoldenCase(name, width: width, height: height, scale: 2, at: times) { _ in
            MainActor.assumeIsolated {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.backgroundColor = UIColor(cgColor: .paper)
                window.makeKeyAndVisible()
                build(window)
            }
        }
    }

    static let all: [GoldenCase] = [
        // The caret shows, is half faded, and is hidden.
        edited("editing/field-typed-into", 150, 46, at: [0, 0.5, 0.7]) { window in
            let field = UITextField(frame: CGRect(x: 6, y: 6, width: 138, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            window.addSubview(field)
            field.becomeFirstResponder()
            field.insertText("Gypsy")
        },
        edited("editing/fields", 150, 166) { window in
            @MainActor func field(_ row: Int, _ change: @MainActor (UITextField) -> Void) {
                let field = UITextField(frame: CGRect(x: 6, y: 6 + 40 * CGFloat(row), width: 138, height: 34))
                field.borderStyle = .roundedRect
                change(field)
                window.addSubview(field)
            }
            field(0) { $0.placeholder = "Placeholder" }
            field(1) { $0.text = "More than there is room for" }
            field(2) {
                $0.text = "secret"
                $0.isSecureTextEntry = true
                $0.textAlignment = .center
            }
            field(3) {
                $0.text = "clear"
                $0.clearButtonMode = .always
                let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                side.backgroundColor = .systemTeal
                $0.leftView = side
                $0.leftViewMode = .always
            }
        },
        edited("editing/field-scrolled", 110, 46) { window in
            let field = UITextField(frame: CGRect(x: 6, y: 6, width: 98, height: 34))
            field.borderStyle = .roundedRect
            window.addSubview(field)
            field.becomeFirstResponder()
            field.insertText("a long line, scrolled")
        },
        edited("editing/text-view-selection", 170, 120) { window in
            let view = UITextView(frame: CGRect(x: 6, y: 6, width: 158, height: 108))
            view.font = .systemFont(ofSize: 15)
            view.text =
                "Lines of text that are\nselected, and go on \u{05D0}\u{05D1}\u{05D2} in other directions."
            window.addSubview(view)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 9, length: 40)
        },
        edited("editing/text-view-marked", 170, 70) { window in
            let view = UITextView(frame: CGRect(x: 6, y: 6, width: 158, height: 58))
            view.font = .systemFont(ofSize: 15)
            window.addSubview(view)
            view.becomeFirstResponder()
            view.insertText("Kana: ")
            view.setMarkedText("\u{306B}\u{307B}\u{3093}", selectedRange: NSRange(location: 3, length: 0))
        },
        edited("editing/text-view-scrolled", 120, 80) { window in
            let view = UITextView(frame: CGRect(x: 6, y: 6, width: 108, height: 68))
            view.font = .systemFont(ofSize: 15)
            let text = NSMutableAttributedString(
                string: "one\ntwo\nthree link\nfour\nfive",
                attributes: [.font: UIFont.systemFont(ofSize: 15)]
            )
            text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 14, length: 4))
            text.addAttribute(
                .backgroundColor,
                value: UIColor.systemYellow,
                range: NSRange(location: 19, length: 4)
            )
            view.attributedText = text
            window.addSubview(view)
            view.layoutIfNeeded()
            view.contentOffset.y = 30
        },
    ]
}
