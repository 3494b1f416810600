import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// What a program hears of the keyboard.
@MainActor private final class Listener {
    struct Notice: Equatable {
        var name: String
        var begin: CGRect
        var end: CGRect
    }

    private(set) var notices: [Notice] = []
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []
    private let names: [NSNotification.Name] = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]

    init() {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notice in
                nonisolated(unsafe) let notice = notice
                MainActor.assumeIsolated { self?.hear(notice) }
            }
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func hear(_ notice: Notification) {
        let begin = notice.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = (notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(notice.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(notice.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(notice.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        notices.append(
            Notice(
                name: notice.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                    .replacingOccurrences(of: "Notification", with: ""),
                begin: begin ?? .null,
                end: end ?? .null
            )
        )
    }

    func take() -> [Notice] {
        defer { notices = [] }
        return notices
    }

    func takeNames() -> [String] { take().map(\.name) }
}

/// Programs on screens with keyboards post to the process, so one is run at a time.
@MainActor @Suite("A keyboard on the screen", .serialized)
struct SimulatedKeyboardTests {
    private func run(
        _ device: SimulatedDevice? = .iPhone16,
        size: CGSize? = nil,
        _ body: (ManualDisplay, UIWindow) throws -> Void
    ) rethrows {
        let size = size ?? device?.size ?? CGSize(width: 393, height: 852)
        try ManualDisplay.run(size: size, scale: 1) { display in
            UIScreen.main.simulatedDevice = device
            UIScreen.main.simulatesKeyboard = true
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.makeKeyAndVisible()
            try body(display, window)
        }
    }

    private func field(in window: UIWindow, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        window.addSubview(field)
        return field
    }

    @Test(
        "comes up for a text that is edited and goes after it, 336 points high in a quarter second",
        .claim("U193")
    )
    func comesAndGoes() {
        run { display, window in
            let listener = Listener()
            let field = field(in: window)
            display.advance(by: 0)
            #expect(listener.take().isEmpty)
            field.becomeFirstResponder()
            let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)
            let shown = CGRect(x: 0, y: 516, width: 393, height: 336)
            #expect(
                listener.take() == [
                    .init(name: "WillChangeFrame", begin: hidden, end: shown),
                    .init(name: "WillShow", begin: hidden, end: shown),
                ]
            )
            display.advance(by: 0.2)
            #expect(listener.take().isEmpty)
            display.advance(by: 0.1)
            #expect(listener.takeNames() == ["DidChangeFrame", "DidShow"])
            field.resignFirstResponder()
            #expect(
                listener.take() == [
                    .init(name: "WillChangeFrame", begin: shown, end: hidden),
                    .init(name: "WillHide", begin: shown, end: hidden),
                ]
            )
            display.advance(by: 0.3)
            #expect(listener.takeNames() == ["DidChangeFrame", "DidHide"])
            #expect(UIApplication.shared.windows.count == 1)
        }
    }

    @Test("is 291 points high on a screen of 667", .claim("U193"))
    func lowScreen() {
        run(.iPhoneSE) { _, window in
            let listener = Listener()
            field(in: window).becomeFirstResponder()
            #expect(listener.take().last?.end == CGRect(x: 0, y: 376, width: 375, height: 291))
        }
    }

    @Test("its guide is at the safe area without it, and moves with it", .claim("U37"))
    func guide() throws {
        try run { display, window in
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 50),
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
            ])
            let field = field(in: window)
            display.advance(by: 0.1)
            #expect(bar.frame.maxY == 818)
            #expect(window.keyboardLayoutGuide.layoutFrame.height == 0)
            field.becomeFirstResponder()
            #expect(bar.frame.maxY == 516)
            #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
            display.advance(by: 0.125)
            let middle = try #require(bar.layer.presentation()).frame.maxY
            #expect(middle > 560 && middle < 780)
            display.advance(by: 0.2)
            #expect(bar.layer.presentation()?.frame.maxY == 516)
            field.resignFirstResponder()
            display.advance(by: 0.3)
            #expect(bar.frame.maxY == 818)
        }
    }

    @Test("stays for the next field, and the delegate of a field hears before the notifications")
    func nextField() {
        run { display, window in
            let listener = Listener()
            let first = field(in: window)
            let second = field(in: window, y: 200)
            final class Delegate: NSObject, UITextFieldDelegate {
                var before: (() -> Int)?
                var heard = -1
                func textFieldDidBeginEditing(_ textField: UITextField) { heard = before?() ?? -1 }
            }
            let delegate = Delegate()
            delegate.before = { listener.notices.count }
            first.delegate = delegate
            first.becomeFirstResponder()
            #expect(delegate.heard == 0)
            display.advance(by: 0.3)
            #expect(listener.takeNames() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            second.becomeFirstResponder()
            display.advance(by: 0.3)
            #expect(listener.take().isEmpty && second.isFirstResponder)
            second.removeFromSuperview()
            display.advance(by: 0.3)
            #expect(listener.takeNames() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("comes when the field that waits for it comes into a window")
    func waits() {
        run { display, window in
            let listener = Listener()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.becomeFirstResponder()
            #expect(listener.take().isEmpty)
            window.addSubview(field)
            #expect(listener.takeNames() == ["WillChangeFrame", "WillShow"])
            display.advance(by: 0.1)
            // It turns round before it has come.
            field.resignFirstResponder()
            display.advance(by: 0.5)
            #expect(listener.takeNames() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("views of the program's come in its place and above it")
    func inputViews() {
        run { display, window in
            let listener = Listener()
            let field = field(in: window)
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            #expect(listener.take().last?.end.minY == 472)
            display.advance(by: 0.3)
            let place = accessory.convert(accessory.bounds, to: nil)
            #expect(place == CGRect(x: 0, y: 852 - 380, width: 393, height: 44))
            _ = listener.take()
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
            field.inputView = own
            field.reloadInputViews()
            #expect(listener.take().last?.end == CGRect(x: 0, y: 852 - 164, width: 393, height: 164))
            display.advance(by: 0.3)
            #expect(own.window != nil)
            field.resignFirstResponder()
            display.advance(by: 0.3)
            #expect(accessory.window == nil || accessory.window?.isHidden == true)
        }
    }

    /// Taps on a key.
    private func press(_ name: String, on keyboard: UIWindow, _ display: ManualDisplay) {
        var stack: [UIView] = [keyboard]
        while let view = stack.popLast() {
            if view.accessibilityLabel == name, view is UIControl {
                let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                UITouch.simulate(.began, at: center, in: keyboard)
                UITouch.simulate(.ended, at: center, in: keyboard)
                return display.advance(by: 0.05)
            }
            stack += view.subviews
        }
        Issue.record("no key \(name)")
    }

    @Test("its keys type into the field, capitals after shift, and delete")
    func types() throws {
        try run { display, window in
            let field = field(in: window)
            field.becomeFirstResponder()
            display.advance(by: 0.3)
            let keyboard = try #require(UIApplication.shared.windows.last)
            #expect(keyboard !== window && window.isKeyWindow)
            for key in ["shift", "A", "g", "a", "t", "e", "x", "delete", "space", "123", "7"] {
                press(key, on: keyboard, display)
            }
            #expect(field.text == "Agate 7")
            #expect(field.isFirstResponder)
        }
    }

    @Test("is not there unless somebody wants it, and goes at once when nobody does")
    func off() {
        run { display, window in
            let listener = Listener()
            let field = field(in: window)
            field.becomeFirstResponder()
            display.advance(by: 0.3)
            _ = listener.take()
            UIScreen.main.simulatesKeyboard = false
            #expect(UIApplication.shared.windows.count == 1)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            display.advance(by: 0.3)
            #expect(listener.take().isEmpty)
        }
    }

    @Test("input views that are too high are as high as the screen, and those that are nothing show nothing")
    func badInputViews() {
        run { display, window in
            let listener = Listener()
            let field = field(in: window)
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1e9))
            field.becomeFirstResponder()
            #expect(listener.take().last?.end == CGRect(x: 0, y: 0, width: 393, height: 852))
            display.advance(by: 0.3)
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.nan))
            field.reloadInputViews()
            display.advance(by: 0.3)
            #expect(UIApplication.shared.windows.count == 1)
        }
    }

    @Test("an alert goes to the middle of what it leaves")
    func alert() throws {
        try run { display, window in
            let screen = UIViewController()
            window.rootViewController = screen
            display.advance(by: 0)
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            screen.present(alert, animated: true)
            display.advance(by: 1)
            let field = try #require(alert.textFields?.first)
            field.resignFirstResponder()
            display.advance(by: 0.3)
            #expect(abs(alert.view.frame.midY - (59 + 818) / 2) <= 1)
            field.becomeFirstResponder()
            display.advance(by: 0.3)
            #expect(abs(alert.view.frame.midY - (59 + 516) / 2) <= 1)
        }
    }

    @Test("a text that cannot be changed has none")
    func readOnly() {
        run { display, window in
            let listener = Listener()
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            text.isEditable = false
            window.addSubview(text)
            text.becomeFirstResponder()
            display.advance(by: 0.3)
            #expect(listener.take().isEmpty)
        }
    }
}
