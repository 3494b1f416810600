import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Text views and fields on the screen")
struct TextViewTests {
    private let font = UIFont.systemFont(ofSize: 15)

    private func view(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.font = font
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    /// text T223.
    @Test("a text view's content is its lines and its insets, in whole points")
    func contentSize() {
        let view = view("a\nb\nc")
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.contentSize == CGSize(width: 200, height: (3 * font.lineHeight).rounded(.up) + 16))
        let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
        #expect(fitting.height == view.contentSize.height)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == fitting.height)
        view.text = ""
        view.layoutIfNeeded()
        #expect(view.contentSize.height == font.lineHeight.rounded(.up) + 16)
    }

    /// text T223, T224.
    @Test("the caret stands at the line's top, as high as the line")
    func caret() {
        let view = view("abc\n")
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.minY == 8)
        #expect(first.height == font.lineHeight)
        #expect(first.midX == 5)
        let last = view.caretRect(for: view.endOfDocument)
        #expect(abs(last.minY - 8 - font.lineHeight) < 1e-9)
        #expect(last.midX == 5)
    }

    /// text T225.
    @Test("a selection reaches to the edge where it goes on")
    func selectionRects() {
        let view = view("abc\ndef\nghi")
        let start = view.position(from: view.beginningOfDocument, offset: 1)
        let end = view.position(from: view.beginningOfDocument, offset: 9)
        guard let start, let end, let range = view.textRange(from: start, to: end) else {
            Issue.record("no range")
            return
        }
        let rects = view.selectionRects(for: range)
        #expect(rects.count == 3)
        #expect(rects.map(\.rect.maxX).prefix(2).allSatisfy { $0 == 200 })
        #expect(rects.allSatisfy { $0.rect.height == font.lineHeight })
        #expect(rects.map(\.containsStart) == [true, false, false])
        #expect(rects.map(\.containsEnd) == [false, false, true])
        #expect(rects[1].rect.minX == 5)
        #expect(view.firstRect(for: range) == rects[0].rect)
    }

    /// text T120, T121.
    @Test("every caret stop is the closest one to its own caret, in both directions of writing")
    func closest() {
        for text in ["Hello there, a line", "\u{05D0}\u{05D1}\u{05D2} abc \u{05D3}\u{05D4}", "x\n\ny"] {
            let view = view(text, width: 90)
            var place: UITextPosition? = view.beginningOfDocument
            while let here = place {
                let caret = view.caretRect(for: here)
                if let found = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) {
                    let other = view.caretRect(for: found)
                    #expect(
                        abs(other.midX - caret.midX) < 0.5,
                        "\(text) at \(view.offset(from: view.beginningOfDocument, to: here))"
                    )
                    #expect(other.minY == caret.minY)
                }
                place = view.position(from: here, offset: 1)
            }
        }
    }

    @Test("typing at the end scrolls the caret into sight")
    func scrollsToCaret() {
        onWindow { display, window in
            let view = view("", height: 60)
            window.addSubview(view)
            view.becomeFirstResponder()
            for line in 0..<8 { view.insertText("line \(line)\n") }
            display.advance(by: 0.1)
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.contentOffset.y > 0)
            #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
            view.scrollRangeToVisible(NSRange(location: 0, length: 1))
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("the caret blinks by the display's time alone")
    func blinking() {
        onWindow { display, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            window.addSubview(field)
            field.becomeFirstResponder()
            display.advance(by: 0)
            func carets(_ layer: CALayer) -> [CALayer] {
                (layer.animationKeys()?.contains("blink") == true ? [layer] : [])
                    + (layer.sublayers ?? []).flatMap(carets)
            }
            let found = carets(field.layer)
            #expect(found.count == 1)
            guard let caret = found.first else { return }
            #expect(caret.presentation()?.opacity == 1)
            display.advance(by: 0.75)
            #expect(caret.presentation()?.opacity == 0)
            field.insertText("a")
            display.advance(by: 0.1)
            #expect(caret.presentation()?.opacity == 1)
            field.resignFirstResponder()
            display.advance(by: 0.1)
            #expect(carets(field.layer).isEmpty)
        }
    }

    /// text T221.
    @Test("a field is as large as its text and its frame")
    func fieldSizes() {
        let field = UITextField()
        let font = UIFont.systemFont(ofSize: 17)
        field.text = "Hello"
        let plain = field.intrinsicContentSize
        #expect(plain.height == font.lineHeight + 1.5)
        #expect(plain.width == plain.width.rounded())
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: plain.width + 28, height: 34))
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 86, height: 30))
        field.frame = bounds
        let caret = field.caretRect(for: field.beginningOfDocument)
        #expect(caret.size == CGSize(width: 2, height: font.lineHeight + 1.5))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        field.rightViewMode = .always
        #expect(field.textRect(forBounds: bounds).maxX == 70)
    }

    @Test("a touch puts the caret, two select a word, a drag selects")
    func touches() {
        onWindow { display, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
            field.text = "one two three"
            window.addSubview(field)
            display.advance(by: 0)
            let place = field.position(from: field.beginningOfDocument, offset: 5).map {
                field.caretRect(for: $0)
            }
            guard let place else { return }
            let point = CGPoint(x: place.midX, y: place.midY)
            UITouch.simulate(.began, at: point, in: window)
            UITouch.simulate(.ended, at: point, in: window)
            #expect(field.isEditing)
            #expect(
                field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
                    == 5
            )
            UITouch.simulate(.began, at: point, in: window)
            UITouch.simulate(.moved, at: CGPoint(x: 279, y: point.y), in: window)
            UITouch.simulate(.ended, at: CGPoint(x: 279, y: point.y), in: window)
            #expect(field.selectedTextRange.flatMap(field.text(in:)) == "wo three")
        }
    }

    @Test(
        "a finger scrolls a text view of more text than fits, its delegate hears it, and nothing is selected"
    )
    func scrolling() {
        final class Log: NSObject, UITextViewDelegate {
            var scrolls = 0
            var hasEnded = false
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hasEnded = true }
        }
        onWindow { display, window in
            let view = view(Array(repeating: "line", count: 60).joined(separator: "\n"))
            let log = Log()
            view.delegate = log
            #expect(view.delegate === log && (view as UIScrollView).delegate === log)
            window.addSubview(view)
            view.becomeFirstResponder()
            display.advance(by: 0)
            let script = TouchScript {
                $0.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), over: 0.2)
            }
            script.play(in: window)
            display.advance(by: script.duration)
            #expect(view.isDecelerating && view.contentOffset.y >= 60 && log.scrolls > 2)
            display.advance(by: 5)
            #expect(log.hasEnded && view.contentOffset.y > 61 && view.selectedRange.length == 0)
            view.text = "short"
            display.advance(by: 0.1)
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("text views draw what their containers hold, and nothing that scrolled away")
    func drawing() {
        onWindow { display, window in
            let view = view("HHHH\n\n\n\n\n\n\n\n\n\n", width: 100, height: 40)
            view.textColor = .black
            view.backgroundColor = .white
            window.addSubview(view)
            @MainActor func darkPixels() -> Int {
                display.advance(by: 0.1)
                let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { context in
                    window.layer.render(in: context.cgContext)
                }
                var count = 0
                for y in 0..<40 {
                    for x in 0..<100 where (image.pixel(x, y).first ?? 255) < 100 { count += 1 }
                }
                return count
            }
            #expect(darkPixels() > 20)
            view.contentOffset.y = 60
            #expect(darkPixels() == 0)
        }
    }

    @Test("text comes back from an archive, and the view's own parts come back once")
    func archives() throws {
        let view = view("kept\ntext")
        view.isEditable = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 34))
        field.text = "field"
        field.placeholder = "hint"
        field.borderStyle = .roundedRect
        view.addSubview(field)
        let count = view.subviews.count
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextView
        #expect(copy?.text == "kept\ntext")
        #expect(copy?.font == font)
        #expect(copy?.isEditable == false)
        #expect(copy?.subviews.count == count)
        let inner = copy?.subviews.compactMap { $0 as? UITextField }.first
        #expect(inner?.text == "field")
        #expect(inner?.placeholder == "hint")
        #expect(inner?.borderStyle == .roundedRect)
    }

    @Test("hostile text, sizes and offsets do no harm")
    func hostile() {
        onWindow { display, window in
            let lone = String(decoding: [0xD800, 0x41, 0xDC00] as [UInt16], as: UTF16.self)
            for text in [
                "", "\u{0}", lone, "\r\n\r", "\u{2028}\u{2029}\u{85}",
                String(repeating: "\u{0301}", count: 3000),
            ] {
                let view = view(text, width: 0, height: 0)
                window.addSubview(view)
                view.becomeFirstResponder()
                view.insertText(text)
                view.setMarkedText(text, selectedRange: NSRange(location: -1, length: Int.max))
                view.deleteBackward()
                view.contentOffset = CGPoint(x: 0, y: 1e9)
                view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -4)
                display.advance(by: 0.1)
                view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 7))
                _ = view.closestPosition(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
                _ = view.position(from: view.endOfDocument, offset: Int.max)
                view.removeFromSuperview()
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                field.text = text
                field.isSecureTextEntry = true
                field.adjustsFontSizeToFitWidth = true
                window.addSubview(field)
                field.becomeFirstResponder()
                field.selectAll(nil)
                field.insertText(text)
                display.advance(by: 0.1)
                field.removeFromSuperview()
            }
        }
    }
}
