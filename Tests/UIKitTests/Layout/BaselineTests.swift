import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Baselines of views that name another one for theirs.
///
/// Source: uikit U57.
@MainActor @Suite("Baselines of containers")
struct BaselineTests {
    /// A view with a label in it, 10 points from its edges, whose baselines are its own.
    private final class Titled: UIView {
        let label = UILabel()

        override var forFirstBaselineLayout: UIView { label }
        override var forLastBaselineLayout: UIView { label }

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Title"
            label.font = .systemFont(ofSize: 30)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a view has the baselines of the view that it names", .claim("U57"))
    func named() {
        onWindow { display, window in
            let (titled, small, low) = (Titled(), UILabel(), UIView())
            small.text = "Small"
            small.font = .systemFont(ofSize: 12)
            for view in [titled, small, low] {
                view.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                titled.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
                titled.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                small.leadingAnchor.constraint(equalTo: titled.trailingAnchor),
                small.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),
                low.lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor),
                low.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                low.heightAnchor.constraint(equalToConstant: 5),
                low.widthAnchor.constraint(equalToConstant: 5),
            ])
            display.advance(by: 0)
            let baseline = 20 + 10 + titled.label.font.ascender
            #expect(abs(small.frame.minY + small.font.ascender - baseline) <= 1.5)
            #expect(abs(low.frame.maxY - baseline) <= 1.5)
        }
    }

    @Test(
        "the text of a field stands on the line of the label beside it, however high the field is",
        .claim("U57")
    )
    func fields() {
        onWindow { display, window in
            let (label, usual, high, view) = (UILabel(), UITextField(), UITextField(), UITextView())
            label.text = "Name"
            label.font = .systemFont(ofSize: 24)
            usual.borderStyle = .roundedRect
            usual.text = "Text"
            high.placeholder = "Text"
            view.isScrollEnabled = false
            view.text = "Text"
            (usual.font, high.font, view.font) = (
                .systemFont(ofSize: 14), .systemFont(ofSize: 18), .systemFont(ofSize: 16)
            )
            for next in [label, usual, high, view] {
                next.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(next)
            }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: window.topAnchor, constant: 60),
                usual.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
                high.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
                high.heightAnchor.constraint(equalToConstant: 60),
                view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
            ])
            display.advance(by: 0)
            let line = 60 + label.font.ascender
            /// Where the line of a field that centres its text stands.
            @MainActor func baseline(_ field: UITextField, _ size: CGFloat) -> CGFloat {
                let font = UIFont.systemFont(ofSize: size)
                return field.frame.minY + (field.frame.height - font.lineHeight) / 2 + font.ascender
            }
            #expect(usual.frame.height == usual.intrinsicContentSize.height && high.frame.height == 60)
            #expect(abs(baseline(usual, 14) - line) <= 1.5)
            #expect(abs(baseline(high, 18) - line) <= 1.5)
            let font = UIFont.systemFont(ofSize: 16)
            #expect(abs(view.frame.minY + 8 + font.ascender - line) <= 1.5)
        }
    }
}
