import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// What a button's state does to the views around it.
@MainActor @Suite("Buttons: states and layout")
struct ButtonStateTests {
    private func layouts(
        _ button: UIButton,
        constrained: Bool = false,
        _ change: (UIButton) -> Void
    ) -> Int {
        onWindow { display, window in
            let around = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(around)
            around.addSubview(button)
            if constrained {
                button.translatesAutoresizingMaskIntoConstraints = false
                button.leadingAnchor.constraint(equalTo: around.leadingAnchor).isActive = true
                button.topAnchor.constraint(equalTo: around.topAnchor).isActive = true
            } else {
                button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
            }
            display.advance(by: 0.1)
            around.layouts = 0
            change(button)
            display.advance(by: 0.1)
            return around.layouts
        }
    }

    private func plain() -> UIButton {
        let made = UIButton(type: .system)
        made.setTitle("Title", for: .normal)
        return made
    }

    @Test("a button that is highlighted or disabled does not lay out its superview", .claim("Q5.2"))
    func sameSize() {
        let makers: [@MainActor () -> UIButton] = [
            { plain() },
            { UIButton(configuration: .filled(), primaryAction: UIAction(title: "Title") { _ in }) },
        ]
        for constrained in [false, true] {
            for make in makers {
                #expect(layouts(make(), constrained: constrained) { $0.isHighlighted = true } == 0)
                #expect(layouts(make(), constrained: constrained) { $0.isEnabled = false } == 0)
                #expect(layouts(make(), constrained: constrained) { $0.tintColor = .red } == 0)
            }
        }
    }

    @Test("one whose title is another one in that state does", .claim("Q5.2"))
    func otherSize() {
        let button = plain()
        button.setTitle("A much longer title", for: .disabled)
        #expect(layouts(button, constrained: true) { $0.isEnabled = false } > 0)
        let configured = UIButton(configuration: .filled())
        configured.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "A much longer title" : "Title"
        }
        #expect(layouts(configured, constrained: true) { $0.isHighlighted = true } > 0)
    }

    @Test("a frame that is being animated stays when the button is let go", .claim("Q5.2"))
    func animated() {
        onWindow { display, window in
            final class Placing: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    subviews.first?.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                }
            }
            let around = Placing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.addSubview(around)
            let button = plain()
            around.addSubview(button)
            display.advance(by: 0.1)
            button.isHighlighted = true
            display.advance(by: 0.1)
            UIView.animate(withDuration: 1) { button.frame.origin.y = 100 }
            button.isHighlighted = false
            display.advance(by: 0.5)
            #expect(button.frame.minY == 100)
        }
    }
}
