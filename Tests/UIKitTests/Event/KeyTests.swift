import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Who is told of keys, and in which order.
///
/// Source: uikit U113, U120.
@MainActor @Suite("Keys (uikit U120)")
struct KeyTests {
    /// A controller that writes presses down, and has commands.
    private final class Keyed: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        var passesOn = false

        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                let key = press.key
                log.append(
                    "down \(key?.keyCode.rawValue ?? -1) \(key?.characters ?? "") \(key?.modifierFlags.rawValue ?? 0)"
                )
            }
            if passesOn { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("up") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("cancelled")
        }
        func first(_ sender: Any?) { log.append("first") }
        func second(_ sender: Any?) { log.append("second") }
    }

    private func key(_ code: UIKeyboardHIDUsage, _ text: String, _ held: UIKeyModifierFlags = []) -> UIKey {
        UIKey(code, characters: text, charactersIgnoringModifiers: text, modifierFlags: held)
    }

    @Test(
        "without a first responder the root controller is told of keys, by HID usage, characters and modifiers"
    )
    func root() {
        let controller = Keyed()
        onPhone(root: controller) { _, _ in
            KeyDelivery.keyDown(key(.keyboardA, "A", .shift))
            KeyDelivery.keyDown(key(.keyboardA, "A", .shift), isRepeat: true)
            KeyDelivery.keyDown(key(.keyboardB, "b"))
            KeyDelivery.keyUp(.keyboardA)
            KeyDelivery.keyUp(.keyboardA)
            #expect(controller.log == ["down 4 A \(UIKeyModifierFlags.shift.rawValue)", "down 5 b 0", "up"])
            controller.log = []
            KeyDelivery.cancel()
            KeyDelivery.keyUp(.keyboardB)
            #expect(controller.log == ["cancelled"])
        }
    }

    @Test("a key that a text has edited by comes up unnoticed by those behind it; other keys do not")
    func edits() {
        let controller = Keyed()
        onPhone(root: controller) { _, _ in
            for input in [UITextField(), UITextView()] as [UIView & UIKeyInput] {
                input.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                controller.view.addSubview(input)
                input.becomeFirstResponder()
                input.insertText("ab")
                KeyDelivery.keyDown(key(.keyboardLeftArrow, ""))
                KeyDelivery.keyUp(.keyboardLeftArrow)
                KeyDelivery.keyDown(key(.keyboardDeleteOrBackspace, ""))
                KeyDelivery.cancel()
                #expect(controller.log.isEmpty)
                KeyDelivery.keyDown(key(.keyboardF1, ""))
                KeyDelivery.keyUp(.keyboardF1)
                #expect(controller.log.count == 2 && controller.log.last == "up")
                controller.log = []
            }
        }
    }

    @Test("what is presented last is told before those under it")
    func presented() {
        let (root, top) = (Keyed(), Keyed())
        onPhone(root: root) { display, _ in
            root.present(top, animated: false)
            KeyDelivery.keyDown(key(.keyboardC, "c"))
            #expect(root.log.isEmpty && top.log == ["down 6 c 0"])
        }
    }

    @Test("a command of the chain comes before the press; of several that match the first one is called")
    func commands() {
        let controller = Keyed()
        controller.commands = [
            UIKeyCommand(
                input: "k",
                modifierFlags: [.command, .shift],
                action: Selector("second:", Keyed.second)
            ),
            UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("first:", Keyed.first)),
            UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("second:", Keyed.second)),
        ]
        onPhone(root: controller) { _, _ in
            KeyDelivery.keyDown(key(.keyboardK, "k", .command))
            KeyDelivery.keyUp(.keyboardK)
            #expect(controller.log == ["first"])
            KeyDelivery.keyDown(key(.keyboardK, "k", [.command, .shift]))
            #expect(controller.log == ["first", "second"])
            KeyDelivery.keyDown(key(.keyboardK, "k"))
            #expect(controller.log.last == "down 14 k 0")
        }
    }

    @Test("while a text is edited its keys are the text's, unless a command wants priority")
    func priority() {
        let controller = Keyed()
        let left = UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow,
            modifierFlags: [],
            action: Selector("first:", Keyed.first)
        )
        controller.commands = [left]
        onPhone(root: controller) { display, _ in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
            controller.view.addSubview(field)
            field.text = "abc"
            field.becomeFirstResponder()
            KeyDelivery.keyDown(key(.keyboardLeftArrow, ""))
            #expect(controller.log.isEmpty)
            KeyDelivery.keyUp(.keyboardLeftArrow)
            controller.log = []
            let place = field.selectedTextRange.map {
                field.offset(from: field.beginningOfDocument, to: $0.start)
            }
            #expect(place == 2)
            left.wantsPriorityOverSystemBehavior = true
            KeyDelivery.keyDown(key(.keyboardLeftArrow, ""))
            #expect(controller.log == ["first"])
        }
    }

    @Test("tab goes from one text to the next, and past everything else")
    func tab() {
        let controller = UIViewController()
        onPhone(root: controller) { display, _ in
            let views: [UIView] = [
                UITextField(), UIButton(type: .system), UITextField(), UISwitch(), UITextView(),
                UITextField(),
            ]
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 200, height: 40)
                controller.view.addSubview(view)
            }
            (views[5] as? UITextField)?.isEnabled = false
            @MainActor func press(_ held: UIKeyModifierFlags = []) {
                KeyDelivery.keyDown(key(.keyboardTab, "\t", held))
                KeyDelivery.keyUp(.keyboardTab)
            }
            views[0].becomeFirstResponder()
            press()
            #expect(views[2].isFirstResponder)
            press(.shift)
            #expect(views[0].isFirstResponder)
            (views[2] as? UITextField)?.isHidden = true
            press()
            #expect(!views[2].isFirstResponder && !views[1].isFirstResponder && !views[3].isFirstResponder)
        }
    }
}
