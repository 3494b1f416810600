import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// A controller whose button is made before it is.
private final class EarlyController: UIViewController {
    var taps = 0

    let button: UIButton = {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        // As `self` is here, which the compiler warns of: a function of the class, and no object.
        button.addTarget(
            EarlyController.tap(_:),
            action: Selector("tap:", EarlyController.tap(_:)),
            for: .touchUpInside
        )
        return button
    }()

    override func viewDidLoad() { view.addSubview(button) }

    func tap(_ sender: Any?) { taps += 1 }
}

private final class Sink: NSObject {
    var calls = 0
    func tap(_ sender: Any?) { calls += 1 }
}

private final class OtherSink: NSObject {
    func tap(_ sender: Any?) {}
}

@MainActor @Suite("Controls: who is called")
struct TargetRuleTests {
    @Test("a target that is a function is none: the action goes up the responder chain", .claim("Q5.14"))
    func early() {
        onWindow { display, window in
            let controller = EarlyController()
            window.rootViewController = controller
            display.advance(by: 0)
            #expect(controller.button.allTargets.isEmpty || controller.button.allTargets.contains(NSNull()))
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 20)) }.run(display, window, and: 0.5)
            #expect(controller.taps == 1)
            // Where something else is the first responder, too.
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            window.addSubview(field)
            field.becomeFirstResponder()
            controller.button.sendActions(for: .touchUpInside)
            #expect(controller.taps == 2)
        }
    }

    @Test("a selector among those of several classes calls the target's own method", .claim("Q5.14"))
    func among() {
        let sink = Sink()
        let button = UIButton(frame: .zero)
        let selector = Selector(
            "tap:",
            among: [Selector("tap:", OtherSink.tap(_:)), Selector("tap:", Sink.tap(_:))]
        )
        button.addTarget(sink, action: selector, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(sink.calls == 1)
    }

    @Test("a selector that nobody answers is told of once, by controls and by gestures", .claim("Q5.14"))
    func unanswered() {
        onWindow { display, window in
            let sink = Sink()
            let button = UIButton(frame: .zero)
            button.addTarget(sink, action: Selector("tap:", OtherSink.tap(_:)), for: .touchUpInside)
            let told = AnimationDiagnostics.mistakes {
                button.sendActions(for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
            }
            #expect(told.count == 1)
            #expect(told.first?.contains("UIButton sends tap: to Sink") ?? false, "\(told)")
            button.removeTarget(nil, action: nil, for: .allEvents)
            button.addTarget(nil, action: Selector("nobody:"), for: .touchUpInside)
            let chain = AnimationDiagnostics.mistakes { button.sendActions(for: .touchUpInside) }
            #expect(chain.count == 1 && chain[0].contains("nobody: up the responder chain"), "\(chain)")
            let tap = UITapGestureRecognizer(target: sink, action: Selector("swipe:"))
            window.addGestureRecognizer(tap)
            let gesture = AnimationDiagnostics.mistakes {
                TouchScript { $0.tap(at: CGPoint(x: 200, y: 200)) }.run(display, window, and: 0.5)
            }
            #expect(gesture.count == 1 && gesture[0].contains("swipe: to Sink"), "\(gesture)")
        }
    }
}
