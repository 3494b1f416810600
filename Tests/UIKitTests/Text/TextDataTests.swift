import AgateDisplay
import CoreText
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Data of a text view's text that become links.
@MainActor @Suite("Data in text views")
struct TextDataTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var asked: [String] = []

        func textView(
            _ textView: UITextView,
            shouldInteractWith url: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(url) \(characterRange)")
            return false
        }
    }

    @Test(
        "a tap on an address or a number that is looked for asks the delegate, while the text is not edited"
    )
    func taps() {
        onWindow { display, window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 200))
            let delegate = Delegate()
            view.font = .systemFont(ofSize: 16)
            view.text = "First line\nSee example.com or\ncall 555-0132"
            view.isEditable = false
            view.delegate = delegate
            window.addSubview(view)
            @MainActor func tap(_ character: Int) {
                display.advance(by: 1)
                guard let start = view.position(from: view.beginningOfDocument, offset: character) else {
                    return
                }
                let caret = view.caretRect(for: start)
                let point = CGPoint(x: caret.midX + 3, y: caret.midY)
                UITouch.simulate(.began, at: point, in: window)
                UITouch.simulate(.ended, at: point, in: window)
            }
            tap(17)
            #expect(delegate.asked.isEmpty)
            view.dataDetectorTypes = .link
            tap(17)
            tap(12)
            tap(37)
            #expect(delegate.asked == ["http://example.com {15, 11}"])
            view.dataDetectorTypes = [.link, .phoneNumber]
            tap(37)
            #expect(delegate.asked.last == "tel:5550132 {35, 8}" && delegate.asked.count == 2)
            #expect(view.attributedText.attribute(.link, at: 17, effectiveRange: nil) == nil)
            view.isEditable = true
            tap(17)
            #expect(delegate.asked.count == 2)
        }
    }

    @Test("what is found has the looks of links")
    func looks() {
        func blues(_ types: UIDataDetectorTypes, editable: Bool) -> Int {
            onWindow { display, window in
                let view = UITextView(frame: window.bounds)
                view.backgroundColor = .white
                view.text = "example.com"
                view.font = .systemFont(ofSize: 40)
                view.linkTextAttributes = [.foregroundColor: UIColor.blue]
                view.isEditable = editable
                view.dataDetectorTypes = types
                window.addSubview(view)
                display.advance(by: 0.1)
                let image = UIImage(cgImage: display.makeImage())
                var count = 0
                for x in 0..<280 {
                    for y in 0..<60 where image.pixel(x, y).prefix(3).elementsEqual([0, 0, 255]) {
                        count += 1
                    }
                }
                return count
            }
        }
        #expect(blues(.link, editable: false) > 100)
        #expect(blues(.link, editable: true) == 0)
        #expect(blues([], editable: false) == 0)
    }
}
