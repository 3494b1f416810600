import AgateDisplay
import AgateTestSupport
import Testing
import UIKit

@MainActor @Suite("View animation: overlap, completion, options")
struct ViewAnimationTests {
    @Test("there and back in two overlapping blocks never jumps", .claim("D22", "16.6", "16.8", "16.15"))
    func overlap() {
        onWindow { display, _, view in
            view.center = CGPoint(x: 0, y: 0)
            display.advance(by: 0)
            var completions: [String] = []
            UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) {
                completions.append("out \($0)")
            }
            display.advance(by: 0)
            var seen: [(Double, Double)] = []
            for time in [0.35, 0.45, 0.5] {
                display.advance(to: time)
                seen.append((time, Double(view.layer.presentation()?.position.x ?? -1)))
            }
            UIView.animate(withDuration: 1, animations: { view.center.x = 0 }) {
                completions.append("back \($0)")
            }
            #expect(view.layer.animationKeys() == ["position", "position-2"])
            for time in [0.55, 0.6, 1.5] {
                display.advance(to: time)
                seen.append((time, Double(view.layer.presentation()?.position.x ?? -1)))
            }
            let expected = [25.54856, 41.43397, 50, 58.08305, 64.83937, 0]
            for (sample, value) in zip(seen, expected) { expectClose(sample.1, value, within: 2e-4) }
            #expect(completions == ["out true", "back true"])
        }
    }

    @Test("opacity starts from the model unless told to start from the screen", .claim("D23", "16.5"))
    func opacityOverlap() {
        for fromCurrentState in [false, true] {
            onWindow { display, _, view in
                var finished: [Bool] = []
                let linear = UIView.AnimationOptions.curveLinear
                UIView.animate(withDuration: 1, delay: 0, options: linear, animations: { view.alpha = 0 }) {
                    finished.append($0)
                }
                display.advance(by: 0)
                display.advance(to: 0.5)
                UIView.animate(
                    withDuration: 1,
                    delay: 0,
                    options: fromCurrentState ? linear.union(.beginFromCurrentState) : linear,
                    animations: { view.alpha = 1 }
                )
                display.advance(by: 0)
                expectClose(view.layer.presentation()?.opacity, fromCurrentState ? 0.5 : 0, within: 1e-5)
                #expect(finished == [false])
                display.advance(to: 1)
                expectClose(view.layer.presentation()?.opacity, fromCurrentState ? 0.75 : 0.5, within: 1e-5)
            }
        }
    }

    @Test("a new frame inside a block makes three animations", .claim("16.7"))
    func frame() {
        onWindow { display, _, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            }
            #expect(
                Set(view.layer.animationKeys() ?? []) == ["position", "bounds.origin", "bounds.size"]
            )
            display.advance(by: 0)
            #expect(view.layer.presentation()?.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
            display.advance(by: 0.5)
            #expect(view.layer.presentation()?.frame == CGRect(x: 25, y: 25, width: 150, height: 70))
            display.advance(by: 0.5)
            #expect(view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        }
    }

    @Test("a transform goes from the old to the new one, also when they overlap", .claim("16.6"))
    func transform() {
        onWindow { display, _, view in
            view.transform = CGAffineTransform(rotationAngle: 0.5)
            display.advance(by: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(rotationAngle: 1.5)
            }
            display.advance(by: 0)
            for (time, angle) in [(0.0, 0.5), (0.25, 0.75), (0.5, 1), (1, 1.5)] {
                display.advance(to: time)
                let shown = view.layer.presentation()?.affineTransform() ?? .identity
                expectClose(atan2(Double(shown.b), Double(shown.a)), angle, within: 1e-6)
            }
        }
    }

    @Test("a transform that flattens everything is reached without differences")
    func singularTransform() {
        onWindow { display, _, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
            display.advance(by: 0)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.affineTransform().a, 0.5, within: 1e-6)
        }
    }

    @Test("without duration values change at once and the completion comes in the next turn", .claim("16.14"))
    func withoutDuration() {
        onWindow { display, _, view in
            var log: [String] = []
            UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { log.append("zero \($0)") }
            UIView.animate(withDuration: 3, animations: {}) { log.append("empty \($0)") }
            UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) { log.append("equal \($0)") }
            #expect(view.layer.animationKeys() == nil)
            #expect(log.isEmpty)
            display.advance(by: 0)
            #expect(log == ["zero true", "empty true", "equal true"])
        }
    }

    @Test("animations that are removed early make the block unfinished", .claim("16.15"))
    func removedEarly() {
        onWindow { display, _, view in
            var finished: [Bool] = []
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
            display.advance(by: 0.5)
            view.layer.removeAllAnimations()
            display.advance(by: 0.1)
            #expect(finished == [false])
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { finished.append($0) }
            display.advance(by: 0.5)
            view.removeFromSuperview()
            display.advance(by: 0.1)
            #expect(finished == [false, false])
        }
    }

    @Test("animations can be switched off, and then actions are null", .claim("16.2"))
    func switchedOff() {
        onWindow { display, _, view in
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation {
                    #expect(!UIView.areAnimationsEnabled)
                    view.alpha = 0
                }
                #expect(UIView.areAnimationsEnabled)
                view.center.x = 0
            }
            #expect(view.layer.animationKeys() == ["position"])
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.alpha = 1 }
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == ["position"])
            display.advance(by: 0)
            #expect(view.layer.presentation()?.opacity == 1)
        }
    }

    @Test("a view that was just added is animated in")
    func justAdded() {
        onWindow { display, window, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
            display.advance(by: 0)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.opacity, 0.5, within: 1e-5)
        }
    }

    @Test("a transaction of one second does not make a backing layer animate", .claim("S39", "D4"))
    func transactionOfBackingLayer() {
        onWindow { display, _, view in
            view.backgroundColor = .blue
            display.advance(by: 0)
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            view.layer.backgroundColor = UIColor.red.cgColor
            CATransaction.commit()
            #expect(view.layer.animationKeys() == nil)
            display.advance(by: 0)
            #expect(view.layer.presentation()?.backgroundColor == UIColor.red.cgColor)
            #expect(pixel(of: display.makeImage(), x: 100, y: 100) == [255, 0, 0, 255])
        }
    }

    @Test("a subclass that answers itself can animate its backing layer", .claim("S43"))
    func subclassAnswers() {
        final class AnimatingView: UIView {
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity"
                    ? CABasicAnimation(keyPath: event) : super.action(for: layer, forKey: event)
            }
        }
        onWindow { display, window, _ in
            let view = AnimatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            view.alpha = 0
            view.center.x = 50
            #expect(view.layer.animationKeys() == ["opacity"])
        }
    }

    @Test("a stand-alone layer in a block follows the transaction, not the block", .claim("16.11"))
    func standAloneInBlock() {
        onWindow { display, window, _ in
            let layer = CALayer()
            window.layer.addSublayer(layer)
            display.advance(by: 0)
            UIView.animate(withDuration: 3) { layer.opacity = 0 }
            #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
        }
    }

    @Test("repetition and reversal are written into the animations", .claim("16.17"))
    func repetition() {
        onWindow { _, _, view in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
            let endless = view.layer.animation(forKey: "opacity")
            #expect(endless?.repeatCount == 2_147_483_648)
            #expect(endless?.autoreverses == true)
            UIView.beginAnimations("count", context: nil)
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationRepeatCount(2.5)
            UIView.setAnimationCurve(.linear)
            view.backgroundColor = .red
            UIView.commitAnimations()
            let counted = view.layer.animation(forKey: "backgroundColor")
            #expect(counted?.repeatCount == 2.5)
            #expect(counted?.duration == 0.5)
            #expect(counted?.timingFunction == CAMediaTimingFunction(name: .linear))
        }
    }

    @Test("a begin and commit pair calls the methods of its delegate", .claim("S37"))
    func selectors() {
        final class Listener {
            var log: [String] = []
            func willStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
                log.append("start \(animationID ?? "none")")
            }
            func didStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
                log.append("stop \(animationID ?? "none") \(finished.boolValue)")
            }
        }
        onWindow { display, _, view in
            let listener = Listener()
            for name in ["fade", nil] {
                UIView.beginAnimations(name, context: nil)
                UIView.setAnimationDelegate(listener)
                UIView.setAnimationWillStart(Selector("animationWillStart:context:", Listener.willStart))
                UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:", Listener.didStop))
                view.alpha = name == nil ? 1 : 0
                UIView.commitAnimations()
                display.advance(by: 1)
            }
            #expect(listener.log == ["start fade", "stop fade true", "start none", "stop none true"])
        }
    }

    @Test("a spring block makes spring animations with the mapped constants", .claim("16.18"))
    func spring() {
        onWindow { _, _, view in
            UIView.animate(
                withDuration: 3,
                delay: 0,
                usingSpringWithDamping: 0.25,
                initialSpringVelocity: 0,
                animations: { view.center.x = 0 }
            )
            let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
            expectClose(animation?.stiffness, 54.83363359078326, within: 1e-6)
            expectClose(animation?.damping, 3.702486785620688, within: 1e-6)
            #expect(animation?.duration == 3)
            #expect(animation?.mass == 1)
        }
    }

    @Test("a spring told by its look runs until it rests", .claim("16.21"))
    func perceptualSpring() {
        onWindow { display, _, view in
            UIView.animate(springDuration: 0.5, bounce: 0.2, animations: { view.center.x = 0 })
            let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
            #expect((animation?.duration ?? 0) > 0.5)
            display.advance(by: 3)
            #expect(view.layer.presentation()?.position.x == 0)
        }
    }

    @Test("views in a cross dissolve show the old and the new look mixed", .claim("16.23"))
    func crossDissolve() {
        onWindow { display, _, view in
            view.backgroundColor = .black
            display.advance(by: 0)
            var finished: [Bool] = []
            UIView.transition(
                with: view,
                duration: 1,
                options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .white },
                completion: { finished.append($0) }
            )
            display.advance(by: 0)
            display.advance(by: 0.5)
            let middle = pixel(of: display.makeImage(), x: 100, y: 100)[0]
            #expect((126...129).contains(middle))
            display.advance(by: 0.6)
            #expect(finished == [true])
            #expect(pixel(of: display.makeImage(), x: 100, y: 100) == [255, 255, 255, 255])
        }
    }

    @Test("in a flip the old look turns away and the new one comes up", .claim("16.23"))
    func flip() {
        onWindow { display, window, view in
            view.backgroundColor = .red
            display.advance(by: 0)
            var finished: [Bool] = []
            UIView.transition(
                with: view,
                duration: 1,
                options: [.transitionFlipFromLeft, .curveLinear],
                animations: { view.backgroundColor = .blue },
                completion: { finished.append($0) }
            )
            display.advance(by: 0)
            display.advance(to: 0.25)
            #expect(pixel(of: display.makeImage(), x: 100, y: 100) == [255, 0, 0, 255])
            #expect(pixel(of: display.makeImage(), x: 52, y: 100)[3] == 0)
            display.advance(to: 0.75)
            #expect(pixel(of: display.makeImage(), x: 100, y: 100) == [0, 0, 255, 255])
            display.advance(to: 1.2)
            #expect(finished == [true])
            #expect(window.layer.sublayers?.count == 1)
            #expect(pixel(of: display.makeImage(), x: 52, y: 100) == [0, 0, 255, 255])
        }
    }

    @Test("a transition from one view to another swaps them", .claim("16.23"))
    func fromTo() {
        onWindow { display, window, view in
            let other = UIView(frame: view.frame)
            UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve)
            #expect(window.subviews == [other])
            display.advance(by: 1)
            #expect(view.superview == nil)
        }
    }
}
