import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// The helper of listing 8.2.
private func apply(_ animation: CABasicAnimation, to layer: CALayer) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: keyPath)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(animation.toValue, forKeyPath: keyPath)
    CATransaction.commit()
    layer.add(animation, forKey: nil)
}

@Suite("Explicit animations")
struct ExplicitAnimationTests {
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("snap back: without a change of the model the old colour returns", .claim("S56", "S57", "D12"))
    func snapBack() {
        onStage { display in
            let layer = CALayer()
            layer.backgroundColor = blue
            _ = display.addLayer(layer)
            let animation = CABasicAnimation()
            animation.keyPath = "backgroundColor"
            animation.toValue = red
            layer.add(animation, forKey: nil)
            display.advance(by: 0.125)
            expectColor(layer.presentation()?.backgroundColor, 0.5, 0, 0.5)
            display.advance(to: 0.25)
            expectColor(layer.presentation()?.backgroundColor, 0, 0, 1)
        }
    }

    @Test("fix A: model first, old colour as from value", .claim("S59"))
    func fixA() {
        onStage { display in
            let layer = CALayer()
            layer.backgroundColor = blue
            _ = display.addLayer(layer)
            let animation = CABasicAnimation(keyPath: "backgroundColor")
            animation.toValue = red
            animation.fromValue = layer.backgroundColor
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = red
            CATransaction.commit()
            layer.add(animation, forKey: nil)
            display.advance(by: 0.125)
            expectColor(layer.presentation()?.backgroundColor, 0.5, 0, 0.5)
            display.advance(to: 0.3)
            expectColor(layer.presentation()?.backgroundColor, 1, 0, 0)
        }
    }

    @Test("helper: no snap-back, and no jump when it is called again", .claim("S60", "S61", "D13"))
    func helper() {
        onStage { display in
            let layer = CALayer()
            layer.backgroundColor = blue
            _ = display.addLayer(layer)
            let first = CABasicAnimation(keyPath: "backgroundColor")
            first.toValue = red
            apply(first, to: layer)
            display.advance(by: 0.125)
            expectColor(layer.presentation()?.backgroundColor, 0.5, 0, 0.5)
            let second = CABasicAnimation(keyPath: "backgroundColor")
            second.toValue = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            apply(second, to: layer)
            display.advance(by: 0)
            expectColor(layer.presentation()?.backgroundColor, 0.5, 0, 0.5)
            display.advance(by: 0.25)
            expectColor(layer.presentation()?.backgroundColor, 0, 1, 0)
        }
    }

    @Test("fade: opacity from 0 over 0.75 s, the model stays", .claim("S15", "D7"))
    func fade() {
        onStage { display in
            let layer = display.addLayer()
            let fadeIn = CABasicAnimation(keyPath: "opacity")
            fadeIn.duration = 0.75
            fadeIn.fromValue = 0
            layer.add(fadeIn, forKey: "fade in slowly")
            for (time, opacity) in [(0.1875, 0.25), (0.375, 0.5), (0.5625, 0.75), (0.75, 1)] {
                display.advance(to: time)
                expectClose(layer.presentation().map { Double($0.opacity) }, opacity)
            }
            #expect(layer.animationKeys() == nil)
            #expect(layer.opacity == 1)
        }
    }

    @Test("delegate: starts, then stops once; removal says not finished", .claim("S62", "2.26", "D29"))
    func delegate() {
        onStage { display in
            let layer = display.addLayer()
            let log = DelegateLog()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.delegate = log
            layer.add(animation, forKey: "a")
            #expect(log.events == [])
            display.advance(by: 0)
            #expect(log.events == ["start"])
            display.advance(by: 1)
            #expect(log.events == ["start", "stop true"])

            let second = DelegateLog()
            animation.delegate = second
            layer.add(animation, forKey: "a")
            display.advance(by: 0.5)
            let third = DelegateLog()
            animation.delegate = third
            layer.add(animation, forKey: "a")
            display.advance(by: 0)
            #expect(second.events == ["start", "stop false"])
            #expect(third.events == ["start"])
            layer.removeFromSuperlayer()
            display.advance(by: 0)
            #expect(third.events == ["start", "stop false"])
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("copy: changes after the addition have no effect", .claim("4.11"))
    func addedCopy() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 2
            layer.add(animation, forKey: "a")
            animation.duration = 50
            #expect(layer.animation(forKey: "a")?.duration == 2)
            #expect(layer.animation(forKey: "a") !== animation)
            layer.add(animation, forKey: nil)
            layer.add(animation, forKey: nil)
            #expect(layer.animationKeys() == ["a"])
        }
    }

    @Test("fill: backwards shows the first value during the delay, removed the model", .claim("S16", "D28"))
    func fill() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.beginTime = display.time + 1
            layer.add(animation, forKey: "delayed")
            display.advance(by: 0.5)
            #expect(layer.presentation()?.opacity == 1)
            animation.fillMode = .backwards
            animation.beginTime = display.time + 1
            layer.add(animation, forKey: "delayed")
            display.advance(by: 0.5)
            #expect(layer.presentation()?.opacity == 0)
        }
    }

    @Test("group: members are cut off and only the group's delegate is told", .claim("2.23", "D27"))
    func group() {
        onStage { display in
            let layer = display.addLayer()
            let long = CABasicAnimation(keyPath: "zPosition")
            long.fromValue = 0
            long.toValue = 1
            long.duration = 2
            let longLog = DelegateLog()
            long.delegate = longLog
            let short = CABasicAnimation(keyPath: "cornerRadius")
            short.fromValue = 8
            short.toValue = 4
            short.duration = 0.5
            let group = CAAnimationGroup()
            group.animations = [long, short]
            group.duration = 1
            let log = DelegateLog()
            group.delegate = log
            layer.add(group, forKey: "group")
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.cornerRadius, 6)
            display.advance(to: 0.75)
            expectClose(layer.presentation()?.zPosition, 0.375)
            #expect(layer.presentation()?.cornerRadius == 0)
            display.advance(to: 1)
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.zPosition == 0)
            #expect(log.events == ["start", "stop true"])
            #expect(longLog.events == [])
        }
    }

    @Test("discrete keyframes: each value for a third", .claim("D31"))
    func discrete() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CAKeyframeAnimation(keyPath: "zPosition")
            animation.values = [1, 2, 3]
            animation.calculationMode = .discrete
            animation.duration = 3
            layer.add(animation, forKey: nil)
            for (time, value) in [(Double, CGFloat)]([
                (0.5, 1), (0.99, 1), (1.01, 2), (1.99, 2), (2.01, 3), (2.9, 3),
            ]) {
                display.advance(to: time)
                #expect(layer.presentation()?.zPosition == value)
            }
        }
    }

    @Test(
        "key path and matrix: a full turn is one way a turn and the other way nothing",
        .claim("G26", "4.8")
    )
    func fullTurn() {
        onStage { display in
            let layer = display.addLayer()
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = 0
            turn.toValue = 2 * Double.pi
            turn.duration = 1
            layer.add(turn, forKey: "turn")
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.transform.m11, 0, within: 1e-9)
            expectClose(layer.presentation()?.transform.m12, 1, within: 1e-9)
            layer.removeAllAnimations()
            let still = CABasicAnimation(keyPath: "transform")
            still.fromValue = CATransform3DIdentity
            still.toValue = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
            still.duration = 1
            layer.add(still, forKey: "still")
            display.advance(by: 0.25)
            expectClose(layer.presentation()?.transform.m11, 1, within: 1e-9)
        }
    }

    @Test("spring: overshoots and settles", .claim("D30"))
    func spring() {
        onStage { display in
            let layer = display.addLayer()
            let spring = CASpringAnimation(keyPath: "zPosition")
            spring.fromValue = 0
            spring.toValue = 100
            expectClose(spring.settlingDuration, 1.4727003346780927, within: 1e-9)
            spring.duration = spring.settlingDuration
            layer.add(spring, forKey: nil)
            display.advance(to: 0.3627599)
            expectClose(layer.presentation()?.zPosition, 116.3034, within: 1e-3)
            display.advance(to: 1.42)
            expectClose(layer.presentation()?.zPosition, 100, within: 0.1)
        }
    }

    @Test("pause: a paused layer holds, and resumes without a jump", .claim("D26", "2.19", "2.20"))
    func pauseAndResume() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.4)
            let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = paused
            display.advance(by: 10)
            expectClose(layer.presentation()?.zPosition, 40)
            let pausedTime = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
            display.advance(by: 0)
            expectClose(layer.presentation()?.zPosition, 40)
            display.advance(by: 0.2)
            expectClose(layer.presentation()?.zPosition, 60)
        }
    }
}
