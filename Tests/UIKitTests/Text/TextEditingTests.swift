import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Editing of text fields and text views")
struct TextEditingTests {
    private final class FieldLog: UITextFieldDelegate {
        var lines: [String] = []
        var refuses: Set<String> = []

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            lines.append("should \(range.location),\(range.length) '\(string)'")
            return !refuses.contains(string)
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            lines.append("selection '\(textField.text ?? "")'")
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("return")
            return true
        }
    }

    private final class ViewLog: NSObject, UITextViewDelegate {
        var lines: [String] = []

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            lines.append("should \(range.location),\(range.length) '\(text)'")
            return true
        }

        func textViewDidChange(_ textView: UITextView) { lines.append("change '\(textView.text ?? "")'") }

        func textViewDidChangeSelection(_ textView: UITextView) {
            lines.append("selection \(textView.selectedRange.location)")
        }
    }

    /// text T222.
    @Test("a field asks, changes, sends its event and posts its notification, in this order")
    func fieldOrder() {
        onWindow { _, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            window.addSubview(field)
            let log = FieldLog()
            field.delegate = log
            field.addAction(
                UIAction { _ in log.lines.append("event '\(field.text ?? "")'") },
                for: .editingChanged
            )
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification,
                object: field,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log.lines.append("note") } }
            field.becomeFirstResponder()
            log.lines = []
            field.insertText("ab")
            #expect(log.lines == ["should 0,0 'ab'", "selection 'ab'", "event 'ab'", "note"])
            log.lines = []
            log.refuses = ["x"]
            field.insertText("x")
            #expect(log.lines == ["should 2,0 'x'"])
            #expect(field.text == "ab")
            log.lines = []
            field.deleteBackward()
            #expect(log.lines == ["should 1,1 ''", "selection 'a'", "event 'a'", "note"])
            log.lines = []
            field.insertText("\n")
            #expect(log.lines == ["return"])
            #expect(field.isEditing)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("setting a field's text tells nobody")
    func silentSetter() {
        let field = UITextField()
        let log = FieldLog()
        field.delegate = log
        field.text = "new"
        #expect(log.lines.isEmpty)
        #expect(field.text == "new")
        field.text = nil
        #expect(field.text == "")
    }

    /// text T222, T224.
    @Test("a text view asks, changes, tells of the selection and then of the text")
    func viewOrder() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let log = ViewLog()
        view.delegate = log
        view.insertText("a\nb")
        #expect(log.lines == ["should 0,0 'a\nb'", "selection 3", "change 'a\nb'"])
        view.selectedRange = NSRange(location: 0, length: 1)
        log.lines = []
        view.insertText("")
        #expect(log.lines == ["should 0,1 ''", "selection 0", "change '\nb'"])
    }

    /// text T222.
    @Test("deleting takes one caret stop, whatever it is made of")
    func deletingClusters() {
        let view = UITextView()
        for cluster in [
            "e\u{0301}", "\u{1F1E9}\u{1F1EA}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
            "\u{1F44D}\u{1F3FD}",
        ] {
            view.text = "x" + cluster
            view.deleteBackward()
            #expect(view.text == "x", "deleting \(cluster)")
        }
        view.text = "a\r\nb"
        view.selectedRange = NSRange(location: 3, length: 0)
        view.deleteBackward()
        #expect(view.text == "ab")
        view.text = ""
        view.deleteBackward()
        #expect(view.text == "")
    }

    @Test("selections are cut to the text and widened to whole clusters")
    func selections() {
        let view = UITextView()
        view.text = "a\u{1F600}b"
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.selectedRange = NSRange(location: 2, length: 1)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: 3, length: 100)
        #expect(view.selectedRange == NSRange(location: 3, length: 1))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: -4, length: 2)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test("a change of the storage by others moves the selection along")
    func foreignChanges() {
        let view = UITextView()
        view.text = "hello world"
        view.selectedRange = NSRange(location: 6, length: 5)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "oh, ")
        #expect(view.selectedRange == NSRange(location: 10, length: 5))
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 12))
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        view.textStorage.setAttributedString(NSAttributedString(string: ""))
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    /// text T222.
    @Test("marked text is replaced until it is settled, and one undo takes all of it back")
    func markedText() {
        onWindow { display, window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(view)
            view.text = "ab"
            view.selectedRange = NSRange(location: 1, length: 0)
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.text == "anib")
            #expect(view.markedTextRange.flatMap(view.text(in:)) == "ni")
            #expect(view.selectedRange == NSRange(location: 3, length: 0))
            view.setMarkedText("nihon", selectedRange: NSRange(location: 0, length: 99))
            #expect(view.text == "anihonb")
            #expect(view.selectedRange == NSRange(location: 1, length: 5))
            view.insertText("\u{65E5}\u{672C}")
            #expect(view.text == "a\u{65E5}\u{672C}b")
            #expect(view.markedTextRange == nil)
            display.advance(by: 0.1)
            view.undoManager?.undo()
            #expect(view.text == "ab")
            view.undoManager?.redo()
            #expect(view.text == "a\u{65E5}\u{672C}b")
            view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(view.markedTextRange == nil)
            view.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
            view.unmarkText()
            #expect(view.markedTextRange == nil)
            #expect(view.text.contains("y"))
        }
    }

    @Test("what is typed in one go is undone in one go")
    func undo() {
        onWindow { display, window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(view)
            let undo = view.undoManager
            #expect(undo?.canUndo == false)
            for letter in "hello" {
                view.insertText(String(letter))
                display.advance(by: 0.1)
            }
            view.deleteBackward()
            display.advance(by: 0.1)
            view.selectedRange = NSRange(location: 0, length: 0)
            view.insertText("X")
            display.advance(by: 0.1)
            #expect(view.text == "Xhell")
            #expect(undo?.undoActionName == "Typing")
            undo?.undo()
            #expect(view.text == "hell")
            undo?.undo()
            #expect(view.text == "")
            #expect(undo?.canUndo == false)
            undo?.redo()
            #expect(view.text == "hell")
            undo?.redo()
            #expect(view.text == "Xhell")
            #expect(undo?.canRedo == false)
            undo?.undo()
            view.insertText("new")
            #expect(undo?.canRedo == false)
        }
    }

    @Test("keys move, extend, delete and select")
    func keys() {
        onWindow { _, window in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 100))
            window.addSubview(view)
            view.text = "one two three"
            view.becomeFirstResponder()
            @MainActor func press(
                _ code: UIKeyboardHIDUsage,
                _ held: UIKeyModifierFlags = [],
                _ characters: String = ""
            ) {
                KeyDelivery.keyDown(UIKey(code, characters: characters, modifierFlags: held))
                KeyDelivery.keyUp(code)
            }
            press(.keyboardLeftArrow, .alternate)
            #expect(view.selectedRange == NSRange(location: 8, length: 0))
            press(.keyboardLeftArrow, [.alternate, .shift])
            #expect(view.selectedRange == NSRange(location: 4, length: 4))
            press(.keyboardRightArrow, .shift)
            #expect(view.selectedRange == NSRange(location: 5, length: 3))
            press(.keyboardDeleteOrBackspace)
            #expect(view.text == "one tthree")
            press(.keyboardDeleteOrBackspace, .alternate)
            #expect(view.text == "one three")
            press(.keyboardDeleteForward)
            #expect(view.text == "one hree")
            press(.keyboardHome)
            #expect(view.selectedRange.location == 0)
            press(.keyboardA, .command, "a")
            #expect(view.selectedRange == NSRange(location: 0, length: 8))
            press(.keyboardX, .command, "x")
            #expect(view.text == "")
            #expect(UIPasteboard.general.string == "one hree")
            press(.keyboardV, .command, "v")
            press(.keyboardReturnOrEnter)
            KeyDelivery.type("y")
            #expect(view.text == "one hree\ny")
            press(.keyboardUpArrow)
            #expect(view.selectedRange.location <= 8)
            press(.keyboardDownArrow, .command)
            #expect(view.selectedRange.location == 10)
        }
    }

    @Test("a secret text shows dots, moves by words over all of it and cannot be copied")
    func secretText() {
        onWindow { _, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.isSecureTextEntry = true
            field.text = "pa\u{1F600} w"
            window.addSubview(field)
            field.becomeFirstResponder()
            UIPasteboard.general.string = "before"
            field.selectAll(nil)
            field.copy(nil)
            #expect(UIPasteboard.general.string == "before")
            #expect(!field.canPerformAction("copy:", withSender: nil))
            let one = UITextField()
            one.text = "\u{2022}"
            one.sizeToFit()
            let dot =
                one.caretRect(for: one.endOfDocument).midX - one.caretRect(for: one.beginningOfDocument).midX
            let end = field.caretRect(for: field.endOfDocument).midX
            let start = field.caretRect(for: field.beginningOfDocument).midX
            #expect(abs(end - start - 5 * dot) < 0.01)
            #expect(field.text == "pa\u{1F600} w")
        }
    }

    @Test("typing attributes are those of the character before, until the selection changes")
    func typingAttributes() {
        let view = UITextView()
        let big = UIFont.systemFont(ofSize: 30)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.font, value: big, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        #expect(view.typingAttributes[.font] as? UIFont == big)
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 10)
        view.typingAttributes[.font] = big
        view.insertText("X")
        #expect(view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == big)
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 10)
    }

    @Test("commands of the responder chain get a key before it is pressed")
    func keyCommands() {
        final class Commander: UIView {
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("go:", Commander.go))]
            }
            func go(_ sender: Any) { calls += 1 }
            var presses = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses += 1
            }
        }
        onWindow { _, window in
            let view = Commander(frame: window.bounds)
            window.addSubview(view)
            view.becomeFirstResponder()
            KeyDelivery.keyDown(UIKey(.keyboardK, characters: "k", modifierFlags: .command))
            #expect(view.calls == 1)
            #expect(view.presses == 0)
            KeyDelivery.keyDown(UIKey(.keyboardJ, characters: "j"))
            KeyDelivery.keyDown(UIKey(.keyboardJ, characters: "j"), isRepeat: true)
            #expect(view.presses == 1)
        }
    }
}
