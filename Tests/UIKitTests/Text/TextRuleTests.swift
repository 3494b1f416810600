import AgateDisplay
import AgateTestSupport
import CoreText
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Texts: sizes, spacing and directions")
struct TextRuleTests {
    @Test("a text view that does not scroll has the width of its text in a stack", .claim("Q5.7"))
    func stack() {
        onWindow { display, window in
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            stack.axis = .vertical
            stack.alignment = .center
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = "some words"
            stack.addArrangedSubview(view)
            stack.addArrangedSubview(UIView())
            window.addSubview(stack)
            let told = AnimationDiagnostics.mistakes { display.advance(by: 0.1) }
            let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            let natural = view.sizeThatFits(unlimited)
            #expect(natural.width > 60)
            #expect(abs(view.frame.width - natural.width) < 1 && abs(view.frame.height - natural.height) < 1)
            #expect(told.isEmpty)
            // What is longer than the stack breaks, and is as high as its lines.
            view.text = String(repeating: "many words ", count: 20)
            display.advance(by: 0.1)
            #expect(view.frame.width <= 300.5)
            let broken = view.sizeThatFits(CGSize(width: view.frame.width, height: .greatestFiniteMagnitude))
            #expect(broken.height > 3 * natural.height / 2 && abs(view.frame.height - broken.height) < 1)
        }
    }

    @Test("the spacing of lines follows the last line of a paragraph, too", .claim("Q5.18"))
    func lineSpacing() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 17
        (style.minimumLineHeight, style.maximumLineHeight) = (17, 17)
        let text = NSAttributedString(
            string: "A\nB\nC",
            attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]
        )
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        // Three lines of 17 with 17 between them.
        #expect(label.sizeThatFits(.zero).height == 85)
        let room = CGSize(width: 300, height: 1000)
        #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height == 85)
        let setter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let frame = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRangeMake(0, 0),
            nil,
            CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
            nil
        )
        #expect(frame.height == 85)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.textContainerInset = .zero
        view.attributedText = text
        let starts = (0..<3).map {
            view.layoutManager.lineFragmentRect(forGlyphAt: 2 * $0, effectiveRange: nil).minY
        }
        #expect(starts == [0, 34, 68])
    }

    @Test(
        "an emoji at the end of a text, or of a line, under a direction stays whole",
        .claim("Q5.18"),
        arguments: [
            "ab 😀", "😀", "ab 😀\tc", "a😀 👍🏽",
        ]
    )
    func emoji(string: String) {
        for direction in [NSWritingDirection.rightToLeft, .leftToRight] {
            for kind in [NSWritingDirectionFormatType.embedding, .override] {
                let text = NSAttributedString(
                    string: string,
                    attributes: [
                        .font: UIFont.systemFont(ofSize: 17),
                        .writingDirection: [NSNumber(value: direction.rawValue | kind.rawValue)],
                    ]
                )
                let line = CTLineCreateWithAttributedString(text as CFAttributedString)
                let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
                for run in runs {
                    let range = CTRunGetStringRange(run)
                    let units = Array(string.utf16)
                    let (first, last) = (units[range.location], units[range.location + range.length - 1])
                    #expect(
                        !UTF16.isTrailSurrogate(first) && !UTF16.isLeadSurrogate(last),
                        "\(string) \(range)"
                    )
                }
            }
        }
    }

    @Test("values scale by Apple's design leadings", .claim("Q5.18"))
    func leadings() {
        func scaled(_ style: UIFont.TextStyle, _ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat
        {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
            ])
            return UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
        }
        #expect(scaled(.title1, 34, .extraLarge) == 36)
        #expect(scaled(.subheadline, 20, .accessibilityLarge) == 36)
        #expect(scaled(.caption2, 13, .accessibilityLarge) == 29)
    }
}
