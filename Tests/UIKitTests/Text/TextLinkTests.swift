import AgateDisplay
import CoreText
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Links in texts, and room that is kept free.
@MainActor @Suite("Text links and placeholders")
struct TextLinkTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var asked: [String] = []

        func textView(
            _ textView: UITextView,
            shouldInteractWith url: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(url) \(characterRange) \(interaction)")
            return false
        }
    }

    @Test("a tap on a link asks the delegate; elsewhere, and in text that is edited, it does not")
    func links() {
        onWindow { display, window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let delegate = Delegate()
            let text = NSMutableAttributedString(
                string: "Read more here",
                attributes: [.font: UIFont.systemFont(ofSize: 20)]
            )
            text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 5, length: 4))
            view.attributedText = text
            view.isEditable = false
            view.delegate = delegate
            window.addSubview(view)
            display.advance(by: 0)
            @MainActor func tap(_ character: Int) {
                guard let start = view.position(from: view.beginningOfDocument, offset: character) else {
                    return
                }
                let caret = view.caretRect(for: start)
                let point = CGPoint(x: caret.midX + 4, y: caret.midY)
                UITouch.simulate(.began, at: point, in: window)
                UITouch.simulate(.ended, at: point, in: window)
                display.advance(by: 1)
            }
            tap(1)
            #expect(delegate.asked.isEmpty)
            tap(6)
            #expect(delegate.asked == ["https://example.org/a {5, 4} invokeDefaultAction"])
            view.isEditable = true
            tap(6)
            #expect(delegate.asked.count == 1)
        }
    }

    @Test("room is kept for a width, and taken away again; not if something else is there")
    func placeholders() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "ab"
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        let room = field.insertTextPlaceholder(with: CGSize(width: 40, height: 20))
        #expect((field.text ?? "").count > 3 && !room.rects.isEmpty)
        #expect(room.rects.reduce(0) { $0 + $1.rect.width } >= 39)
        field.remove(room)
        #expect(field.text == "ab" && room.rects.isEmpty)
        field.remove(room)
        #expect(field.text == "ab")
        for width in [CGFloat.nan, .infinity, -1, 0] {
            field.remove(field.insertTextPlaceholder(with: CGSize(width: width, height: 1)))
            #expect(field.text == "ab")
        }
    }
}
