import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Animations: defaults and key-value coding")
struct AnimationDefaultsTests {
    @Test("a new animation has the documented values", .claim("4.13", "2.2"))
    func defaults() {
        let animation = CABasicAnimation()
        #expect(animation.delegate == nil)
        #expect(animation.timingFunction == nil)
        #expect(animation.isRemovedOnCompletion)
        #expect(animation.keyPath == nil)
        #expect(!animation.isAdditive && !animation.isCumulative)
        #expect(animation.valueFunction == nil)
        #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
        #expect(animation.beginTime == 0 && animation.duration == 0 && animation.timeOffset == 0)
        #expect(animation.speed == 1)
        #expect(animation.repeatCount == 0 && animation.repeatDuration == 0 && !animation.autoreverses)
        #expect(animation.fillMode == .removed)
    }

    @Test("a new keyframe animation has no values and runs linearly", .claim("5.2"))
    func keyframeDefaults() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        #expect(animation.keyPath == "position")
        #expect(animation.values == nil && animation.path == nil && animation.keyTimes == nil)
        #expect(animation.timingFunctions == nil && animation.rotationMode == nil)
        #expect(animation.calculationMode == .linear)
    }

    @Test("a new transition fades over the whole way", .claim("10.1"))
    func transitionDefaults() {
        let transition = CATransition()
        #expect(transition.type == .fade)
        #expect(transition.subtype == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        #expect(transition.filter == nil)
    }

    @Test(
        "the class tells the defaults that are not zero",
        arguments: [
            "duration", "beginTime", "autoreverses", "startProgress", "initialVelocity", "nonsense",
        ]
    )
    func noDefault(key: String) {
        #expect(CASpringAnimation.defaultValue(forKey: key) == nil)
        #expect(CATransition.defaultValue(forKey: key) == nil)
    }

    @Test("the class tells the defaults that are something", .claim("4.14"))
    func classDefaults() {
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Double == 1)
        #expect(CAAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
        #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
        #expect(CASpringAnimation.defaultValue(forKey: "mass") as? Double == 1)
        #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? Double == 100)
        #expect(CASpringAnimation.defaultValue(forKey: "damping") as? Double == 10)
        #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
        #expect(CATransition.defaultValue(forKey: "endProgress") as? Double == 1)
    }

    @Test("key-value coding reads and writes properties under Objective-C's names")
    func properties() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(2, forKey: "duration")
        animation.setValue(CGFloat(0.5), forKey: "speed")
        animation.setValue(false, forKey: "removedOnCompletion")
        animation.setValue(true, forKey: "additive")
        animation.setValue(CAMediaTimingFillMode.both, forKey: "fillMode")
        animation.setValue(0.25, forKey: "fromValue")
        animation.setValue("position", forKey: "keyPath")
        #expect(animation.duration == 2)
        #expect(animation.speed == 0.5)
        #expect(!animation.isRemovedOnCompletion)
        #expect(animation.isAdditive)
        #expect(animation.fillMode == .both)
        #expect(animation.fromValue as? Double == 0.25)
        #expect(animation.keyPath == "position")
        #expect(animation.value(forKey: "fillMode") as? String == "both")
        #expect(animation.value(forKey: "duration") as? CGFloat == 2)
        #expect(animation.value(forKeyPath: "additive") as? Bool == true)
    }

    @Test("a value of another type changes nothing")
    func wrongTypes() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.duration = 3
        animation.setValue("long", forKey: "duration")
        animation.setValue(nil, forKey: "duration")
        animation.setValue(7, forKey: "calculationMode")
        animation.setValue("easeIn", forKey: "timingFunction")
        #expect(animation.duration == 3)
        #expect(animation.calculationMode == .linear)
        #expect(animation.timingFunction == nil)
    }

    @Test("any other key keeps its value")
    func arbitraryKeys() {
        let animation = CAAnimation()
        let marker = NSObject()
        animation.setValue(marker, forKey: "clock")
        animation.setValue("minute", forKey: "hand")
        #expect(animation.value(forKey: "clock") as? NSObject === marker)
        #expect(animation.value(forKey: "hand") as? String == "minute")
        animation.setValue(nil, forKey: "hand")
        #expect(animation.value(forKey: "hand") == nil)
        #expect(animation.value(forKey: "unknown") == nil)
    }

    @Test("key paths reach into structures and layers")
    func keyPaths() {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 3, y: 4)
        #expect(animation.value(forKeyPath: "fromValue.y") as? Double == 4)
        animation.setValue(9, forKeyPath: "fromValue.x")
        #expect(animation.fromValue as? CGPoint == CGPoint(x: 9, y: 4))

        let layer = CALayer()
        animation.setValue(layer, forKey: "layer")
        animation.setValue(0.5, forKeyPath: "layer.opacity")
        #expect(layer.opacity == 0.5)
        #expect(animation.value(forKeyPath: "layer.opacity") as? Float == 0.5)
    }

    @Test("the animation keeps its delegate alive")
    func delegate() {
        let animation = CAAnimation()
        weak var delegate: SilentDelegate?
        do {
            let made = SilentDelegate()
            animation.delegate = made
            delegate = made
        }
        #expect(delegate != nil)
        animation.delegate = nil
        #expect(delegate == nil)
    }
}

/// A delegate that leaves out both methods.
final class SilentDelegate: NSObject, CAAnimationDelegate {}
