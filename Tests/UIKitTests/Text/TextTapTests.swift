import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("Taps on texts")
struct TextTapTests {
    /// A screen whose background ends editing, as most screens with texts have it.
    private final class Screen: UIView {
        private(set) var taps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("close:", Screen.close))
            )
        }

        required init?(coder: NSCoder) { nil }

        private func close(_ tap: UITapGestureRecognizer) {
            taps += 1
            endEditing(true)
        }
    }

    private func run(_ text: UIView, _ body: (Screen, (CGPoint) -> Void) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = Screen(frame: window.bounds)
            window.addSubview(screen)
            text.frame = CGRect(x: 50, y: 50, width: 200, height: 60)
            screen.addSubview(text)
            window.makeKeyAndVisible()
            display.advance(by: 0)
            try body(screen) { point in
                TouchScript { $0.tap(at: point) }.play(in: window)
                display.advance(by: 1)
            }
        }
    }

    @Test("a tap on a field edits it though the screen around ends editing by taps")
    func field() {
        let field = UITextField()
        run(field) { screen, tap in
            tap(CGPoint(x: 150, y: 80))
            #expect(field.isFirstResponder && screen.taps == 0)
            tap(CGPoint(x: 150, y: 200))
            #expect(!field.isFirstResponder && screen.taps == 1)
            field.isEnabled = false
            tap(CGPoint(x: 150, y: 80))
            #expect(!field.isFirstResponder && screen.taps == 2)
        }
    }

    @Test("a tap on a text view edits it, one on a text view that only shows is the screen's")
    func view() {
        let text = UITextView()
        run(text) { screen, tap in
            tap(CGPoint(x: 150, y: 80))
            #expect(text.isFirstResponder && screen.taps == 0)
            tap(CGPoint(x: 150, y: 200))
            #expect(!text.isFirstResponder && screen.taps == 1)
            (text.isEditable, text.isSelectable) = (false, false)
            tap(CGPoint(x: 150, y: 80))
            #expect(!text.isFirstResponder && screen.taps == 2)
        }
    }
}
