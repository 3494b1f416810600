import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// The listing's context and saved states.
@MainActor private enum PopContext {
    struct SavedState {
        let layer: CALayer
        let keyPath: String
        let oldValue: Any?
    }

    static var isCurrent = false
    static var states: [SavedState] = []

    static let hook: Void = {
        UIView.installActionHook { _, layer, event, original in
            guard isCurrent else { return original() }
            states.append(SavedState(layer: layer, keyPath: event, oldValue: layer.value(forKeyPath: event)))
            return NSNull()
        }
    }()
}

extension UIView {
    /// The API that the text builds.
    fileprivate static func popAnimation(withDuration duration: TimeInterval, animations: () -> Void) {
        _ = PopContext.hook
        PopContext.isCurrent = true
        animations()
        for state in PopContext.states {
            guard let old = state.oldValue, let new = state.layer.value(forKeyPath: state.keyPath) else {
                continue
            }
            let animation = CAKeyframeAnimation(keyPath: state.keyPath)
            animation.duration = duration
            animation.keyTimes = [0, 0.35, 1]
            animation.values = [old, new, old]
            animation.timingFunctions = [
                CAMediaTimingFunction(controlPoints: 1, 0, 0.8, 1),
                CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1),
            ]
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            state.layer.setValue(old, forKeyPath: state.keyPath)
            CATransaction.commit()
            state.layer.add(animation, forKey: state.keyPath)
        }
        PopContext.states.removeAll()
        PopContext.isCurrent = false
    }
}

@MainActor @Suite("View-layer synergy: a block API of one's own", .serialized)
struct ViewLayerSynergyPopTests {
    @Test("pop turns there and back, and the model stays", .claim("S21", "S22", "S24", "S26", "S27", "D8"))
    func rotation() {
        onWindow { display, _, view in
            UIView.popAnimation(withDuration: 0.7) {
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            #expect(view.layer.animationKeys() == ["transform"])
            #expect(view.layer.animation(forKey: "transform") is CAKeyframeAnimation)
            #expect(view.transform == .identity)
            display.advance(by: 0)
            let expected: [(Double, Double)] = [
                (0.0875, 0.0544671), (0.175, 0.3329543), (0.245, 1), (0.35, 0.4302171), (0.5, 0.0888518),
                (0.7, 0),
            ]
            for (time, fraction) in expected {
                display.advance(to: time)
                let transform = view.layer.presentation()?.affineTransform() ?? .identity
                let angle = atan2(Double(transform.b), Double(transform.a))
                expectClose(angle / (.pi / 2), fraction, within: 2e-5)
                #expect(view.transform == .identity)
            }
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("the same API works for position, size and colour", .claim("S21"))
    func otherProperties() {
        onWindow { display, _, view in
            view.backgroundColor = .white
            UIView.popAnimation(withDuration: 1) {
                view.center.y += 40
                view.bounds.size = CGSize(width: 120, height: 120)
                view.backgroundColor = .black
            }
            #expect(view.layer.animationKeys() == ["position", "bounds", "backgroundColor"])
            display.advance(by: 0)
            display.advance(to: 0.35)
            let shown = view.layer.presentation()
            expectClose(shown?.position.y, 140, within: 1e-3)
            expectClose(shown?.bounds.width, 120, within: 1e-3)
            expectClose(shown?.backgroundColor?.components?.first, 0, within: 1e-3)
            #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        }
    }

    @Test("outside of its context the hook answers as the view does", .claim("S23", "S28"))
    func onlyInContext() {
        onWindow { _, _, view in
            UIView.popAnimation(withDuration: 0.7) { view.alpha = 0.5 }
            view.layer.removeAllAnimations()
            view.alpha = 0.75
            #expect(view.layer.animationKeys() == nil)
            #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            #expect(view.layer.animation(forKey: "opacity") is CABasicAnimation)
        }
    }

    @Test(
        "keyframe blocks answer no animation and become one animation per property",
        .claim("S25", "G21", "16.22")
    )
    func keyframes() {
        onWindow { display, _, view in
            view.center = CGPoint(x: 0, y: 50)
            display.advance(by: 0)
            var answers: [Bool] = []
            var finished: [Bool] = []
            UIView.animateKeyframes(
                withDuration: 2,
                delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        answers.append(view.action(for: view.layer, forKey: "position") is NSNull)
                        view.center.x = 100
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 0
                    }
                },
                completion: { finished.append($0) }
            )
            #expect(answers == [true])
            #expect(view.layer.animationKeys() == ["position"])
            let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
            #expect(animation?.keyTimes == [0, 0.5, 1])
            #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
            for (time, x) in [(0.5, 25.832), (1, 100), (1.5, 25.832), (2, 0)] {
                display.advance(to: time)
                expectClose(view.layer.presentation()?.position.x, x, within: 1e-3)
            }
            display.advance(by: 0.1)
            #expect(finished == [true])
        }
    }

    @Test(
        "keyframe blocks are paced as a whole: by the curve of their options, else by that around them",
        .claim("16.22", "G21")
    )
    func keyframeCurves() {
        onWindow { display, _, view in
            @MainActor func animate(_ options: UIView.KeyframeAnimationOptions) {
                view.alpha = 1
                UIView.animateKeyframes(
                    withDuration: 2,
                    delay: 0,
                    options: options,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                            view.alpha = 1
                        }
                    }
                )
            }
            @MainActor func shown() -> CAMediaTimingFunction? {
                view.layer.animation(forKey: "opacity")?.timingFunction
            }
            let linear = UIView.KeyframeAnimationOptions(
                rawValue: UIView.AnimationOptions.curveLinear.rawValue
            )
            animate([linear, .calculationModeLinear])
            #expect(shown() == CAMediaTimingFunction(name: .linear))
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.opacity, 0.5, within: 1e-4)
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { animate([]) }
            #expect(shown() == CAMediaTimingFunction(name: .easeIn))
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { animate(linear) }
            #expect(shown() == CAMediaTimingFunction(name: .linear))
        }
    }

    @Test("an image view's animation prints as a discrete animation of contents", .claim("S29", "16.24"))
    func imageViewDescription() {
        onWindow { _, window, _ in
            let images = (0..<3).map { Self.image(white: CGFloat($0) / 2) }
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            view.animationImages = images
            view.animationDuration = 2.5
            view.startAnimating()
            #expect(view.isAnimating)
            let text =
                view.layer.animation(forKey: view.layer.animationKeys()?.first ?? "")?.debugDescription ?? ""
            let expected =
                "<CAKeyframeAnimation:0x…; removedOnCompletion = 0; "
                + "delegate = <_UIImageViewExtendedStorage: 0x…>; duration = 2.5; "
                + "repeatCount = 2.14748e+09; calculationMode = discrete; "
                + "values = (\"<CGImage 0x…>\", \"<CGImage 0x…>\", \"<CGImage 0x…>\"); "
                + "keyPath = contents>"
            #expect(withoutAddresses(text) == expected)
        }
    }

    @Test("an image view shows each image for its part of the time", .claim("S29", "D21"))
    func imageViewFrames() {
        onWindow { display, window, _ in
            let images = (0..<3).map { Self.image(white: CGFloat($0) / 2) }
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            view.animationImages = images
            view.animationDuration = 2.5
            view.startAnimating()
            display.advance(by: 0)
            for (time, index) in [
                (0.4, 0), (0.83, 0), (0.84, 1), (1.66, 1), (1.67, 2), (2.49, 2), (2.6, 0), (4, 1),
            ] {
                display.advance(to: time)
                let shown = view.layer.presentation()?.contents as? CGImage
                #expect(shown === images[index].cgImage, "at \(time)")
            }
            view.stopAnimating()
            #expect(!view.isAnimating)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    private static func image(white: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor(white: white, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }
}
