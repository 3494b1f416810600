import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class Dial: UIView {
    @Invalidating(.layout) var inset = 8.0
    @Invalidating(.display, .layout, .intrinsicContentSize) var turns = 1
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor @Suite("Properties that invalidate, and animations of the system's")
struct InvalidatingTests {
    @Test("another value asks for layout, the same one does not")
    func layout() {
        onWindow { display, window in
            let dial = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(dial)
            display.advance(by: 0)
            let first = dial.layouts
            dial.inset = 8
            dial.turns = 1
            display.advance(by: 0)
            #expect(dial.layouts == first)
            dial.inset = 9
            display.advance(by: 0)
            #expect(dial.layouts == first + 1 && dial.inset == 9)
            dial.turns = 2
            display.advance(by: 0)
            #expect(dial.layouts == first + 2)
        }
    }

    @Test("deleted views become small and clear, and are taken away as they were")
    func delete() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            var isFinished: Bool?
            UIView.perform(.delete, on: [view], animations: nil) { isFinished = $0 }
            display.advance(by: 0.1)
            #expect(view.superview === window && (view.layer.presentation()?.opacity ?? 1) < 1)
            display.advance(by: 0.2)
            #expect(
                isFinished == true && view.superview == nil && view.alpha == 1 && view.transform == .identity
            )
        }
    }
}
