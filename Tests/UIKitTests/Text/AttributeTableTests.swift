import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Foundation on Linux never frees the attributes of a string: what UIKit makes of strings must not add up.
@MainActor @Suite("The attributes of strings that are gone")
struct AttributeTableTests {
    private final class Mark: NSObject {}

    private static let key = NSAttributedString.Key("mark")

    /// Whether a mark is left when what was done with a text that has it is over.
    private func isLeft(_ body: (NSAttributedString) -> Void) -> Bool {
        weak var left: Mark?
        do {
            let mark = Mark()
            left = mark
            let text = NSMutableAttributedString(
                string: "one two",
                attributes: [.font: UIFont.systemFont(ofSize: 12)]
            )
            text.addAttribute(Self.key, value: mark, range: NSRange(location: 0, length: 3))
            body(text)
        }
        return left != nil
    }

    @Test("a label lets go of a text that it was given, changed and measured")
    func labels() {
        onWindow { display, window in
            let isLeft = isLeft { text in
                let label = UILabel(frame: window.bounds)
                label.attributedText = text
                label.textColor = .red
                label.textAlignment = .center
                label.sizeToFit()
                window.addSubview(label)
                display.advance(by: 0)
                _ = display.makeImage()
                #expect(label.attributedText?.attribute(Self.key, at: 1, effectiveRange: nil) is Mark)
                #expect(label.attributedText?.attribute(Self.key, at: 4, effectiveRange: nil) == nil)
                label.removeFromSuperview()
            }
            display.advance(by: 0)
            #expect(!isLeft)
        }
    }

    @Test("fields, text views and buttons let go of theirs")
    func fields() {
        onWindow { display, window in
            let isLeft = isLeft { text in
                let (field, view, button) = (UITextField(), UITextView(), UIButton(type: .system))
                field.attributedText = text
                field.attributedPlaceholder = text
                view.attributedText = text
                button.setAttributedTitle(text, for: .normal)
                for view in [field, view, button] as [UIView] {
                    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                    window.addSubview(view)
                }
                display.advance(by: 0)
                _ = view.textStorage.attributedSubstring(from: NSRange(location: 1, length: 4))
                view.insertText("more")
                for view in [field, view, button] as [UIView] { view.removeFromSuperview() }
            }
            display.advance(by: 5)
            #expect(!isLeft)
        }
    }

    @Test("copies, parts and texts of values let go of theirs, and each has its own")
    func copies() {
        let isLeft = isLeft { text in
            let label = UILabel()
            label.attributedText = text
            let given = label.attributedText ?? NSAttributedString(string: "")
            let changed = given.mutableCopy() as? NSMutableAttributedString
            changed?.deleteCharacters(in: NSRange(location: 0, length: 4))
            #expect(changed?.string == "two")
            #expect(given.string == "one two")
            let copy = changed?.copy() as? NSAttributedString
            changed?.append(given)
            #expect(copy?.string == "two")
            let part = given.attributedSubstring(from: NSRange(location: 2, length: 3))
            #expect(part.string == "e t")
            #expect(part.attribute(Self.key, at: 0, effectiveRange: nil) is Mark)
            #expect(part.attribute(Self.key, at: 1, effectiveRange: nil) == nil)
            #expect(part.isEqual(to: text.attributedSubstring(from: NSRange(location: 2, length: 3))))
            #expect(String(AttributedString(given).characters) == "one two")
            #expect(given.isEqual(to: text))
        }
        #expect(!isLeft)
    }

    @Test("a label's text is archived under the name of Foundation's class")
    func archives() throws {
        let label = UILabel()
        let styled = NSMutableAttributedString(string: "one")
        styled.addAttribute(Self.key, value: "two" as NSString, range: NSRange(location: 0, length: 1))
        label.attributedText = styled
        let text = try #require(label.attributedText)
        let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
        let names = String(decoding: data, as: UTF8.self)
        #expect(names.contains("NSAttributedString"))
        #expect(!names.contains("OwnAttributedString"))
    }
}
