import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// A keyboard that a finger takes along.
@MainActor @Suite("A keyboard under a finger", .serialized)
struct KeyboardDragTests {
    private func run(
        _ mode: UIScrollView.KeyboardDismissMode = .interactive,
        _ body: (ManualDisplay, UIWindow, UITextField, UIView) throws -> Void
    ) rethrows {
        let size = CGSize(width: 393, height: 852)
        try ManualDisplay.run(size: size, scale: 1) { display in
            UIScreen.main.simulatesKeyboard = true
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.makeKeyAndVisible()
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.alwaysBounceVertical = true
            scroll.keyboardDismissMode = mode
            window.addSubview(scroll)
            let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
            scroll.addSubview(field)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 100),
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
            ])
            field.becomeFirstResponder()
            display.advance(by: 0.5)
            try body(display, window, field, bar)
        }
    }

    private func touch(_ phase: UITouch.Phase, _ y: CGFloat, _ window: UIWindow, _ display: ManualDisplay) {
        UITouch.simulate(phase, at: CGPoint(x: 200, y: y), in: window)
        display.advance(by: 0.02)
    }

    @Test("follows a finger that has reached it, guide included, and goes when the finger goes down")
    func dismissed() {
        run { display, window, field, bar in
            var posted: [String] = []
            let names = [
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
                    let frame = notice.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    MainActor.assumeIsolated {
                        posted.append("\(name.rawValue) \(Int(frame?.minY ?? -1))")
                    }
                }
            }
            #expect(bar.frame.maxY == 516)
            touch(.began, 300, window, display)
            touch(.moved, 400, window, display)
            #expect(bar.frame.maxY == 516 && field.isFirstResponder)
            touch(.moved, 600, window, display)
            #expect(bar.frame.maxY == 600)
            touch(.moved, 560, window, display)
            #expect(bar.frame.maxY == 560 && posted.isEmpty)
            touch(.moved, 650, window, display)
            touch(.ended, 650, window, display)
            #expect(!field.isFirstResponder)
            display.advance(by: 0.5)
            #expect(bar.frame.maxY == 852)
            #expect(
                posted == [
                    "UIKeyboardWillChangeFrameNotification 650", "UIKeyboardWillHideNotification 650",
                    "UIKeyboardDidHideNotification 650",
                ]
            )
            tokens.forEach { NotificationCenter.default.removeObserver($0) }
        }
    }

    @Test("comes back when the finger goes up again, and when the text does not let go")
    func restored() {
        run { display, window, field, bar in
            touch(.began, 300, window, display)
            for y in [400, 700, 680, 660, 640, 620, 600, 580, 560] as [CGFloat] {
                touch(.moved, y, window, display)
            }
            #expect(bar.frame.maxY == 560)
            touch(.ended, 560, window, display)
            display.advance(by: 0.5)
            #expect(field.isFirstResponder && bar.frame.maxY == 516)
            let delegate = Stubborn()
            field.delegate = delegate
            touch(.began, 300, window, display)
            for y in [400, 600, 700] as [CGFloat] { touch(.moved, y, window, display) }
            touch(.ended, 700, window, display)
            display.advance(by: 0.5)
            #expect(field.isFirstResponder && bar.frame.maxY == 516)
        }
    }

    private final class Stubborn: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    @Test("goes at once when a drag begins, where the view says so, and never where it says nothing")
    func modes() {
        for (mode, stays) in [(UIScrollView.KeyboardDismissMode.onDrag, false), (.none, true)] {
            run(mode) { display, window, field, bar in
                touch(.began, 300, window, display)
                touch(.moved, 340, window, display)
                #expect(field.isFirstResponder == stays)
                touch(.moved, 700, window, display)
                touch(.ended, 700, window, display)
                display.advance(by: 0.5)
                #expect(bar.frame.maxY == (stays ? 516 : 852))
            }
        }
    }
}
