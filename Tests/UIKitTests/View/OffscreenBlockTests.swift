import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Blocks that animate views which are in no window yet.
@MainActor @Suite("Animation blocks before a window")
struct OffscreenBlockTests {
    private final class Loading: UIViewController {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(mark)
            mark.alpha = 0
            UIView.animate(withDuration: 1, delay: 0.5) {
                self.mark.alpha = 1
                self.mark.center.x = 105
            } completion: {
                self.ends.append($0)
            }
        }
    }

    @Test(
        "a block of viewDidLoad runs with its delay when the view is shown in the same turn",
        .claim("Q5.1")
    )
    func shown() {
        onWindow { display, window in
            let controller = Loading()
            window.rootViewController = controller
            display.advance(by: 0)
            #expect(controller.mark.layer.animationKeys()?.isEmpty == false)
            display.advance(by: 0.25)
            #expect(controller.mark.layer.presentation()?.opacity == 0 && controller.ends.isEmpty)
            display.advance(by: 0.75)
            let shown = controller.mark.layer.presentation()
            #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
            #expect(abs((shown?.position.x ?? 0) - 55) < 1)
            display.advance(by: 1)
            #expect(controller.ends == [true] && controller.mark.layer.animationKeys() == nil)
        }
    }

    @Test("so does one before a push", .claim("Q5.1"))
    func pushed() {
        onWindow { display, window in
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            display.advance(by: 0.1)
            let next = UIViewController()
            next.view.backgroundColor = .white
            let mark = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
            next.view.addSubview(mark)
            UIView.animate(withDuration: 1) { mark.alpha = 0 }
            navigation.pushViewController(next, animated: false)
            display.advance(by: 0)
            display.advance(by: 0.5)
            #expect(abs((mark.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        }
    }

    @Test("a view that comes into no window in that turn completes at once, finished", .claim("Q5.1"))
    func never() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0.5) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
            #expect(view.alpha == 0 && ends.isEmpty)
            display.advance(by: 0)
            display.advance(by: 0)
            #expect(ends == [true] && view.layer.animationKeys() == nil)
            window.addSubview(view)
            display.advance(by: 0.1)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test(
        "keyframes of it move, too; replaced before the window the first block is unfinished",
        .claim("Q5.1")
    )
    func keyframes() {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [Bool] = []
            UIView.animate(withDuration: 3) {
                view.backgroundColor = .red
            } completion: {
                ends.append($0)
            }
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
            UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
            window.addSubview(view)
            display.advance(by: 0)
            display.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.2)
            #expect(ends == [false])
        }
    }

    @Test("a view that is made in a block begins where the block leaves it", .claim("Q5.1"))
    func made() {
        onWindow { display, window in
            var made: UIView?
            UIView.animate(withDuration: 1) {
                let view = UIView()
                view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
                window.addSubview(view)
                made = view
            }
            display.advance(by: 0)
            #expect(made?.layer.animationKeys() == nil)
            #expect(made?.layer.presentation()?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        }
    }
}
