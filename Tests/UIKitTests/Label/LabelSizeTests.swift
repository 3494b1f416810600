import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@Suite("Sizes of labels")
@MainActor struct LabelSizeTests {
    private func font(_ row: [String: String]) -> UIFont? {
        let size = Double(row["size"] ?? "") ?? 0
        let name = row["font"] ?? ""
        return name.hasPrefix("system") ? .systemFont(ofSize: size) : UIFont(name: name, size: size)
    }

    @Test("labels are as large as the lines of their text, rounded up to pixels (text T202, T203)")
    func table() throws {
        let rows = OracleTable.load("label_sizes.csv", in: .module)
        #expect(rows.count > 150)
        for row in rows {
            func number(_ column: String) -> Double { Double(row[column] ?? "") ?? .nan }
            let text = (row["text_json"] ?? "").replacingOccurrences(of: "\\n", with: "\n")
            ManualDisplay.run(size: CGSize(width: 500, height: 500), scale: number("screen_scale")) { _ in
                let label = UILabel()
                label.font = font(row)
                label.text = text
                label.numberOfLines = Int(number("numberOfLines"))
                let size = label.intrinsicContentSize
                #expect(abs(size.width - number("intrinsic_width")) < 1e-3, "\(row["id"] ?? "") \(text)")
                #expect(abs(size.height - number("intrinsic_height")) < 1e-3, "\(row["id"] ?? "") \(text)")
                #expect(label.sizeThatFits(CGSize(width: 5, height: 5)).height >= size.height)
            }
        }
    }

    @Test("lines of a style's font are further apart than they are high (text T68, T202)")
    func leading() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100), scale: 2) { _ in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "one\ntwo"
            label.font = .preferredFont(forTextStyle: .subheadline)
            #expect(label.intrinsicContentSize.height == 38)
            label.font = .systemFont(ofSize: 15)
            #expect(label.intrinsicContentSize.height == 36)
        }
        ManualDisplay.run(size: CGSize(width: 100, height: 100), scale: 3) { _ in
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 13)
            label.text = "one"
            #expect(abs(label.intrinsicContentSize.height - 15.6667) < 1e-3)
            label.text = "one\ntwo\nthree"
            #expect(abs(label.intrinsicContentSize.height - 46.6667) < 1e-3)
        }
    }

    @Test(
        "a single line is as wide as it is, whatever width is given, and no text has no size (text T203, T204)"
    )
    func widths() {
        let label = UILabel()
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
        label.text = "one two three four"
        let natural = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 20, height: 1)) == natural)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == natural)
        label.preferredMaxLayoutWidth = natural.width / 2
        #expect(label.intrinsicContentSize.height > natural.height)
        #expect(label.intrinsicContentSize.width <= natural.width / 2 + 1)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 50, height: 1000))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 50, height: 1000)).height > two.height)
    }

    @Test("a label in the size that fits it shows all of its text, and in a smaller one it does not grow")
    func neverTooSmall() {
        var random = SeededGenerator(seed: 7)
        let words = [
            "a", "the", "fox", "jumps", "over", "lazy", "AVATAR", "\u{05E9}\u{05DC}\u{05D5}\u{05DD}", "42%",
            "\u{1F600}", "extraordinarily",
        ]
        for _ in 0..<200 {
            let count = Int.random(in: 1...14, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(
                separator: " "
            )
            let label = UILabel()
            label.font = .systemFont(ofSize: CGFloat.random(in: 6...30, using: &random))
            label.numberOfLines = Int.random(in: 0...3, using: &random)
            label.textAlignment = [.left, .center, .right, .natural].randomElement(using: &random) ?? .left
            label.text = text
            let width = CGFloat.random(in: 10...400, using: &random)
            let size = label.sizeThatFits(CGSize(width: width, height: 1e4))
            // The same question in the size that was the answer: never more, and less only where rounding up lets one more letter in.
            let again = label.sizeThatFits(CGSize(width: size.width, height: 1e4))
            #expect(again.height <= size.height && again.width <= size.width, "\(text) in \(width)")
            let rect = label.textRect(
                forBounds: CGRect(origin: .zero, size: size),
                limitedToNumberOfLines: label.numberOfLines
            )
            #expect(rect.size == again, "\(text) in \(width)")
        }
    }

    @Test("the rectangle of the text is as high as its lines, and in the middle (text T205)")
    func textRect() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100), scale: 2) { _ in
            let label = UILabel()
            label.font = .systemFont(ofSize: 17)
            label.text = "Hi"
            let rect = label.textRect(
                forBounds: CGRect(x: 5, y: 7, width: 100, height: 50),
                limitedToNumberOfLines: 0
            )
            #expect(rect.minX == 5 && rect.height == 20.5)
            #expect(rect.minY == 22)
        }
    }

    @Test("a subclass that gives more room to the text is larger by it")
    func subclass() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 4, dy: 3),
                    limitedToNumberOfLines: lines
                )
                return inner.insetBy(dx: -4, dy: -3)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 3)) }
        }
        let plain = UILabel()
        let padded = Padded()
        for label in [plain, padded] { label.text = "padded" }
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 8)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 6)
    }

    @Test("numbers from nowhere have sizes too")
    func hostile() {
        let label = UILabel()
        label.text = "text that goes on\nfor two lines"
        label.numberOfLines = -4
        #expect(label.numberOfLines == 0)
        for width in [CGFloat.nan, -.infinity, .infinity, 0, -1, .greatestFiniteMagnitude, 1e-300] {
            let size = label.sizeThatFits(CGSize(width: width, height: .nan))
            #expect(size.width.isFinite && size.height.isFinite)
            label.preferredMaxLayoutWidth = width
            #expect(label.intrinsicContentSize.height > 0)
        }
        label.minimumScaleFactor = .nan
        label.adjustsFontSizeToFitWidth = true
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
        label.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        _ = drawing(30, 10) {
            label.drawText(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
            label.drawText(in: label.bounds)
        }
    }
}
