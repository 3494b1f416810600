import Foundation
import Testing
import UIKit

@Suite("Text storages")
struct TextStorageTests {
    /// Writes down what it hears.
    private final class Log: NSTextStorageDelegate {
        var lines: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage,
            willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            lines.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }

        func textStorage(
            _ textStorage: NSTextStorage,
            didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            lines.append("did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }
    }

    private final class Manager: NSLayoutManager {
        var heard: (NSRange, Int) -> Void = { _, _ in }

        override func processEditing(
            for textStorage: NSTextStorage,
            edited editMask: NSTextStorage.EditActions,
            range newCharRange: NSRange,
            changeInLength delta: Int,
            invalidatedRange invalidatedCharRange: NSRange
        ) { heard(newCharRange, delta) }
    }

    /// text T230.
    @Test("changes are told to delegate, listeners and layout managers in Apple's order")
    func order() {
        let storage = NSTextStorage(string: "one")
        let log = Log()
        storage.delegate = log
        let manager = Manager()
        manager.heard = { log.lines.append("layout \($0.location),\($0.length) \($1)") }
        storage.addLayoutManager(manager)
        let center = NotificationCenter.default
        let tokens = [
            NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
        ].map { name in
            center.addObserver(forName: name, object: storage, queue: nil) {
                log.lines.append("note \($0.name.rawValue)")
            }
        }
        storage.append(NSAttributedString(string: " two"))
        #expect(
            log.lines == [
                "will 3 3,4 4", "note NSTextStorageWillProcessEditingNotification", "did 3 3,4 4",
                "note NSTextStorageDidProcessEditingNotification", "layout 3,4 4",
            ]
        )
        tokens.forEach(center.removeObserver)
    }

    /// text T230.
    @Test("nested changes count as one, over all that was changed")
    func nesting() {
        let storage = NSTextStorage(string: "0123456789")
        let log = Log()
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "xyz")
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 1, length: 2))
        storage.endEditing()
        #expect(log.lines.isEmpty)
        #expect(storage.editedRange == NSRange(location: 1, length: 8))
        #expect(storage.changeInLength == 0)
        storage.endEditing()
        #expect(log.lines == ["will 2 1,8 0", "did 2 1,8 0"])
        #expect(storage.string == "034567xyz9")
        #expect(storage.editedMask == [])
        #expect(storage.editedRange.location == NSNotFound)
        storage.endEditing()
        #expect(log.lines.count == 2)
    }

    @Test("a delegate's own change is part of the change that it is told of")
    func changeWithinChange() {
        final class Adder: NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage,
                willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange,
                changeInLength delta: Int
            ) {
                textStorage.replaceCharacters(in: NSRange(location: textStorage.length, length: 0), with: "!")
            }
        }
        let storage = NSTextStorage(string: "")
        let adder = Adder()
        storage.delegate = adder
        let manager = Manager()
        var heard: [String] = []
        manager.heard = { heard.append("\($0.location),\($0.length) \($1)") }
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        #expect(storage.string == "ab!")
        #expect(heard == ["0,3 3"])
    }

    /// Keeps the text itself, as subclasses for colouring do.
    private final class OwnText: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")

        override var string: String { text.string }

        override func attributes(
            at location: Int,
            effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    @Test("a subclass that keeps the text itself is asked and told by the four primitives")
    func ownText() {
        let key = NSAttributedString.Key("mark")
        let storage = OwnText()
        storage.append(NSAttributedString(string: "hello", attributes: [key: 1]))
        storage.insert(NSAttributedString(string: "XY"), at: 1)
        storage.addAttribute(key, value: 2, range: NSRange(location: 2, length: 3))
        #expect(storage.string == "hXYello")
        #expect(storage.length == 7)
        #expect(storage.attribute(key, at: 3, effectiveRange: nil) as? Int == 2)
        var range = NSRange()
        #expect(
            storage.attribute(key, at: 5, longestEffectiveRange: &range, in: NSRange(location: 0, length: 7))
                as? Int
                == 1
        )
        #expect(range == NSRange(location: 5, length: 2))
        storage.mutableString.replaceCharacters(in: NSRange(location: 0, length: 3), with: "J")
        #expect(storage.string == "Jello")
        // Foundation copies the inherited storage without asking.
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "Jello")
        #expect(copy.attribute(key, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "el")
    }

    @Test("ranges out of the text and within surrogate pairs do no harm")
    func hostileRanges() {
        let storage = NSTextStorage(string: "a\u{1F600}b")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        #expect(storage.string == "ab")
        storage.replaceCharacters(in: NSRange(location: 99, length: 5), with: "c")
        #expect(storage.string == "abc")
        storage.replaceCharacters(in: NSRange(location: NSNotFound, length: 0), with: "d")
        #expect(storage.string == "abcd")
        storage.replaceCharacters(in: NSRange(location: -3, length: 4), with: "")
        #expect(storage.string == "bcd")
        storage.deleteCharacters(in: NSRange(location: 1, length: Int.max))
        #expect(storage.string == "b")
        storage.addAttribute(.font, value: "no font", range: NSRange(location: -5, length: 100))
        #expect(storage.attributes(at: 40, effectiveRange: nil).isEmpty)
        storage.setAttributedString(storage)
        #expect(storage.string == "b")
    }

    @Test("each paragraph has the style of its first character")
    func fixedStyles() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let storage = NSTextStorage(string: "one\ntwo")
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
        #expect(storage.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle == style)
        #expect(storage.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
    }
}
