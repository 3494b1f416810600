import AgateDisplay
import Foundation
import UIKit

/// A case of views on a page.
///
/// Views are the main actor's, and so are the tests of these cases. The window keeps them.
func views(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 2,
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
) -> GoldenCase {
    GoldenCase(name, width: width, height: height, scale: scale) { _ in
        MainActor.assumeIsolated {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.backgroundColor = UIColor(cgColor: .paper)
            window.isHidden = false
            build(window)
        }
    }
}

extension UIView {
    /// Adds a label on a tinted ground, so that its bounds are seen.
    @discardableResult
    fileprivate func label(
        _ text: String,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ change: (UILabel) -> Void = { _ in }
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
        label.text = text
        label.backgroundColor = UIColor(white: 0, alpha: 0.06)
        change(label)
        addSubview(label)
        return label
    }
}

enum LabelCases {
    static let all: [GoldenCase] = [
        views("label/alignment", 120, 130) { page in
            let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
            for (row, alignment) in alignments.enumerated() {
                page.label("Aligned", 4, CGFloat(4 + 25 * row), 112, 22) {
                    $0.textAlignment = alignment
                }
            }
        },
        views("label/truncation", 120, 130) { page in
            let modes: [NSLineBreakMode] = [
                .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byWordWrapping,
            ]
            for (row, mode) in modes.enumerated() {
                page.label("Sphinx of black quartz", 4, CGFloat(4 + 25 * row), 112, 22) {
                    $0.lineBreakMode = mode
                }
            }
        },
        views("label/lines", 200, 120) { page in
            let text = "Pack my box with five dozen liquor jugs, and then another five dozen."
            page.label(text, 4, 4, 92, 112) {
                $0.numberOfLines = 0
                $0.font = .systemFont(ofSize: 14)
            }
            page.label(text, 104, 4, 92, 52) {
                $0.numberOfLines = 2
                $0.font = .preferredFont(forTextStyle: .subheadline)
                $0.textAlignment = .right
            }
            page.label(text, 104, 62, 92, 54) {
                $0.numberOfLines = 3
                $0.font = .systemFont(ofSize: 12, weight: .light)
                $0.lineBreakMode = .byTruncatingMiddle
            }
        },
        views("label/weights", 150, 130) { page in
            let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .semibold, .heavy, .black]
            for (row, weight) in weights.enumerated() {
                page.label("Hamburgefonstiv", 4, CGFloat(2 + 21 * row), 142, 20) {
                    $0.font = .systemFont(ofSize: 15, weight: weight)
                }
            }
        },
        views("label/looks", 130, 110) { page in
            page.label("Shadow", 4, 4, 122, 24) {
                $0.shadowColor = .systemRed
                $0.shadowOffset = CGSize(width: 1, height: 1)
            }
            page.label("Highlighted", 4, 30, 122, 24) {
                $0.highlightedTextColor = .systemGreen
                $0.isHighlighted = true
            }
            page.label("Not enabled", 4, 56, 122, 24) { $0.isEnabled = false }
            page.label("Coloured", 4, 82, 122, 24) { $0.textColor = .systemPurple }
        },
        views("label/fitting", 140, 110) { page in
            let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
            for (column, adjustment) in adjustments.enumerated() {
                page.label("Made smaller", CGFloat(4 + 45 * column), 4, 42, 30) {
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minimumScaleFactor = 0.2
                    $0.baselineAdjustment = adjustment
                }
            }
            page.label("Still too long for its room", 4, 38, 100, 22) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.8
            }
            page.label("Closer together", 4, 62, 119, 22) { $0.allowsDefaultTighteningForTruncation = true }
            page.label("Too high for it", 4, 90, 130, 10)
        },
        views("label/attributed", 190, 150) { page in
            let text = NSMutableAttributedString(
                string: "Underlined, struck, filled, raised, outlined, spaced, leaning, wide and linked."
            )
            func add(_ word: String, _ attributes: [NSAttributedString.Key: Any]) {
                text.addAttributes(attributes, range: (text.string as NSString).range(of: word))
            }
            add(
                "Underlined",
                [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed]
            )
            add("struck", [.strikethroughStyle: NSUnderlineStyle.thick.rawValue])
            add("filled", [.backgroundColor: UIColor.systemYellow])
            add("raised", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 10)])
            add(
                "outlined",
                [.strokeWidth: 4, .strokeColor: UIColor.systemBlue, .font: UIFont.boldSystemFont(ofSize: 24)]
            )
            add("spaced", [.kern: 4])
            add("leaning", [.obliqueness: 0.3])
            add("wide", [.expansion: 0.4])
            add("linked", [.link: "https://example.com"])
            page.label("", 4, 4, 182, 142) {
                $0.numberOfLines = 0
                $0.attributedText = text
            }
        },
        views("label/paragraphs", 190, 130) { page in
            let first = NSMutableParagraphStyle()
            first.firstLineHeadIndent = 20
            first.paragraphSpacing = 8
            first.lineSpacing = 4
            let second = NSMutableParagraphStyle()
            second.headIndent = 14
            second.tailIndent = -30
            second.alignment = .justified
            let text = NSMutableAttributedString(
                string: "An indented paragraph whose lines are apart.\n",
                attributes: [.paragraphStyle: first, .font: UIFont.systemFont(ofSize: 13)]
            )
            text.append(
                NSAttributedString(
                    string: "A justified one that hangs, and that keeps away from the right edge.",
                    attributes: [.paragraphStyle: second, .font: UIFont.systemFont(ofSize: 13)]
                )
            )
            page.label("", 4, 4, 182, 122) {
                $0.numberOfLines = 0
                $0.attributedText = text
            }
        },
        views("label/scripts", 170, 135) { page in
            let texts = [
                "\u{05E9}\u{05DC}\u{05D5}\u{05DD} Hebrew 123",
                "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} Arabic",
                "\u{0928}\u{092E}\u{0938}\u{094D}\u{0924}\u{0947} Devanagari",
                "\u{4F60}\u{597D}\u{4E16}\u{754C} CJK",
                "Emoji \u{1F600}\u{1F44D}\u{1F3FD} \u{1F1E9}\u{1F1EA}",
            ]
            for (row, text) in texts.enumerated() { page.label(text, 4, CGFloat(4 + 26 * row), 162, 23) }
        },
        views("label/attachment", 150, 70) { page in
            let square = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
                UIColor.systemOrange.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
                UIColor.white.setFill()
                context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
            }
            let hanging = NSTextAttachment(image: square)
            hanging.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
            let text = NSMutableAttributedString(string: "On ")
            text.append(NSAttributedString(attachment: NSTextAttachment(image: square)))
            text.append(NSAttributedString(string: " and below "))
            text.append(NSAttributedString(attachment: hanging))
            page.label("", 4, 4, 142, 62) {
                $0.numberOfLines = 0
                $0.attributedText = text
            }
        },
        views("label/three-pixels", 70, 60, scale: 3) { page in
            page.label("Thirds", 4, 4, 62, 24) { $0.textAlignment = .center }
            page.label("gypsy", 4, 32, 62, 24) { $0.font = UIFont(name: "Times New Roman", size: 19) }
        },
        views("label/turned", 90, 90, scale: 1) { page in
            page.label("Turned", 15, 30, 60, 24) { $0.transform = CGAffineTransform(rotationAngle: 0.5) }
        },
    ]
}
