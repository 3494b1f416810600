import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Begin and end of animations")
struct BeginTimeTests {
    private func motion(duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = duration
        return animation
    }

    private func x(of layer: CALayer) -> Double? { (layer.presentation()?.position.x).map { Double($0) } }

    @Test("the clock of layers is that of the display, and stands still while nobody moves it", .claim("2.1"))
    func clock() {
        onStage { display in
            #expect(CACurrentMediaTime() == 0)
            display.advance(to: 1.5)
            #expect(CACurrentMediaTime() == 1.5)
            #expect(display.layer.convertTime(1.5, from: nil) == 1.5)
        }
    }

    @Test("speeds are kept as single precision", .claim("2.8"))
    func singlePrecision() {
        let layer = CALayer()
        layer.speed = 0.1
        #expect(layer.convertTime(10, from: nil) == 10 * Double(Float(0.1)))
        let animation = CABasicAnimation()
        animation.setValue(0.1, forKey: "speed")
        #expect(animation.speed == 0.1)
    }

    @Test(
        "all animations of one commit begin together, at the commit and not when they were added",
        .claim("2.9")
    )
    func commonBegin() {
        onStage { display in
            let (first, second) = (display.addLayer(), display.addLayer())
            let original = motion()
            first.add(original, forKey: "a")
            second.add(motion(), forKey: "a")
            #expect(first.animation(forKey: "a")?.beginTime == 0)
            display.advance(to: 2)
            first.add(motion(), forKey: "b")
            display.advance(by: 0)
            #expect(first.animation(forKey: "b")?.beginTime == 2)
            #expect(original.beginTime == 0)
        }
        onStage { display in
            let (first, second) = (display.addLayer(), display.addLayer())
            display.advance(to: 3)
            second.speed = 2
            display.advance(by: 0)
            CATransaction.begin()
            first.add(motion(), forKey: "a")
            second.add(motion(), forKey: "a")
            CATransaction.commit()
            #expect(first.animation(forKey: "a")?.beginTime == 3)
            #expect(second.animation(forKey: "a")?.beginTime == 6)
        }
    }

    @Test("a delayed start is a begin in the layer's own time", .claim("2.10"))
    func delayed() {
        onStage { display in
            let layer = display.addLayer()
            layer.speed = 2
            layer.timeOffset = 5
            display.advance(to: 1)
            let animation = motion()
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
            animation.fillMode = .backwards
            layer.add(animation, forKey: nil)
            display.advance(to: 1.25)
            expectClose(x(of: layer), 0)
            display.advance(to: 1.75)
            expectClose(x(of: layer), 50)
        }
    }

    @Test("a member of a group that begins at 0 begins with the group, whenever that is", .claim("2.11"))
    func memberBegin() {
        onStage { display in
            let layer = display.addLayer()
            display.advance(to: 4)
            let group = CAAnimationGroup()
            group.animations = [motion()]
            group.duration = 1
            layer.add(group, forKey: nil)
            display.advance(by: 0.25)
            expectClose(x(of: layer), 25)
        }
    }

    @Test("an animation that has ended leaves its layer, unless it is to stay", .claim("2.25"))
    func removal() {
        onStage { display in
            let layer = display.addLayer()
            let (leaving, staying) = (motion(), motion())
            staying.isRemovedOnCompletion = false
            let log = DelegateLog()
            staying.delegate = log
            layer.add(leaving, forKey: "leaving")
            layer.add(staying, forKey: "staying")
            display.advance(to: 1)
            #expect(layer.animationKeys() == ["staying"])
            #expect(layer.animation(forKey: "leaving") == nil)
            // Without a fill it has no effect any more.
            expectClose(x(of: layer), Double(layer.position.x))
            #expect(log.events == ["start", "stop true"])
        }
    }

    @Test("a delegate is told of the stored copy, which carries keys of one's own", .claim("2.27"))
    func storedCopy() {
        final class Witness: CAAnimationDelegate {
            var animation: CAAnimation?
            func animationDidStart(_ anim: CAAnimation) { animation = anim }
        }
        onStage { display in
            let layer = display.addLayer()
            let witness = Witness()
            let original = motion()
            original.delegate = witness
            original.setValue("mine", forKey: "name")
            layer.add(original, forKey: "key")
            display.advance(by: 0.1)
            #expect(witness.animation !== original)
            #expect(witness.animation === layer.animation(forKey: "key"))
            #expect(witness.animation?.value(forKey: "name") as? String == "mine")
        }
    }

    @Test(
        "without a curve an animation is linear; its curve comes before the segment's",
        .claim("3.7", "3.8")
    )
    func order() {
        onStage { display in
            let layer = display.addLayer()
            layer.add(motion(), forKey: nil)
            display.advance(to: 0.3)
            expectClose(x(of: layer), 30)
        }
        onStage { display in
            let layer = display.addLayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 20]
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
            animation.timingFunctions = [
                CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
            ]
            layer.add(animation, forKey: nil)
            display.advance(to: 0.5)
            // easeIn(0.5) = 0.315357, in the first segment at 0.630714, of which easeIn again is 0.466503.
            expectClose(x(of: layer), 4.665033, within: 1e-4)
        }
    }

    @Test("springs repeat and reverse as other animations do", .claim("6.9"))
    func repeatedSpring() {
        onStage { display in
            let layer = display.addLayer()
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0
            spring.toValue = 100
            spring.duration = 1
            spring.repeatCount = 2
            spring.autoreverses = true
            layer.add(spring, forKey: "spring")
            display.advance(to: 0.3)
            let there = x(of: layer)
            for time in [1.7, 2.3, 3.7] {
                display.advance(to: time)
                expectClose(x(of: layer), there ?? .nan)
            }
            display.advance(to: 4)
            #expect(layer.animationKeys() == nil)
        }
    }
}
