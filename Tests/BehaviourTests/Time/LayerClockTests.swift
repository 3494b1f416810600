import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Clocks of layers and animations")
struct LayerClockTests {
    /// A linear animation of `position.x` over a second.
    private func motion(from: CGFloat = 0, to: CGFloat = 100, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    private func x(of layer: CALayer) -> Double? { (layer.presentation()?.position.x).map { Double($0) } }

    @Test(
        "an animation's own local time is (parent − begin)·speed + offset, wrapped into its cycle",
        .claim("2.3", "2.17")
    )
    func offsetWraps() {
        onStage { display in
            let layer = display.addLayer()
            let animation = motion()
            animation.timeOffset = 0.5
            layer.add(animation, forKey: nil)
            for (time, expected) in [
                (0.0, 50.0), (0.25, 75), (0.499, 99.9), (0.5, 0), (0.75, 25), (0.99, 49),
            ] {
                display.advance(to: time)
                expectClose(x(of: layer), expected, within: 1e-9 * 1e3)
            }
            display.advance(to: 1)
            expectClose(x(of: layer), 100)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("the offset is in local seconds: speed does not scale it", .claim("2.17"))
    func offsetIsNotScaled() {
        onStage { display in
            let layer = display.addLayer()
            let animation = motion(duration: 4)
            animation.speed = 2
            animation.timeOffset = 1
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            for (time, expected) in [(0.0, 25.0), (1, 75), (1.5, 0), (1.75, 12.5), (2, 25), (3, 25)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
        }
    }

    @Test("an offset of a whole cycle changes nothing, the end included", .claim("2.17", "2.15"))
    func wholeCycleOffset() {
        onStage { display in
            let layer = display.addLayer()
            let animation = motion()
            animation.timeOffset = 1
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            for (time, expected) in [(0.0, 0.0), (0.25, 25), (1, 100), (2, 100)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
        }
    }

    @Test(
        "speed 0 holds the position of the offset for ever, its end included",
        .claim("2.18"),
        arguments: [(0.0, 0.0), (0.3, 30), (1, 100), (7, 100), (-2, 0)]
    )
    func scrubbing(offset: Double, expected: Double) {
        onStage { display in
            let layer = display.addLayer()
            let log = DelegateLog()
            let animation = motion()
            animation.speed = 0
            animation.timeOffset = offset
            animation.delegate = log
            layer.add(animation, forKey: "held")
            for time in [0.0, 0.5, 1, 100] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
            #expect(layer.animationKeys() == ["held"])
            #expect(log.events == ["start"])
        }
    }

    @Test("a negative speed plays downwards from the offset, for as long as forwards", .claim("2.21"))
    func backwards() {
        onStage { display in
            let layer = display.addLayer()
            let log = DelegateLog()
            let animation = motion(duration: 2)
            animation.speed = -2
            animation.timeOffset = 2
            animation.delegate = log
            layer.add(animation, forKey: nil)
            for (time, expected) in [(0.0, 100.0), (0.25, 75), (0.5, 50), (0.75, 25), (0.999, 0.1)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
            display.advance(to: 1)
            #expect(log.events == ["start", "stop true"])
            expectClose(x(of: layer), 100)
        }
    }

    @Test("a layer before its begin shows its local time 0 and stays visible", .claim("2.5", "F10"))
    func beforeBegin() {
        onStage { display in
            let parent = display.addLayer()
            let layer = CALayer()
            parent.addSublayer(layer)
            layer.beginTime = 2
            layer.timeOffset = 0.25
            display.advance(by: 0)
            layer.add(motion(), forKey: nil)
            display.advance(to: 1)
            #expect(layer.convertTime(1, from: nil) == 0)
            expectClose(x(of: layer), 0)
            #expect(layer.presentation()?.isHidden == false)
            display.advance(to: 2.25)
            expectClose(x(of: layer), 50)
        }
    }

    @Test(
        "the times of a chain of layers multiply; a member of it that stands still holds all below",
        .claim("2.6", "2.20")
    )
    func chain() {
        onStage { display in
            let outer = display.addLayer()
            let middle = CALayer()
            let inner = CALayer()
            outer.addSublayer(middle)
            middle.addSublayer(inner)
            outer.speed = 2
            middle.speed = 0.25
            display.advance(by: 0)
            let log = DelegateLog()
            let animation = motion()
            animation.delegate = log
            inner.add(animation, forKey: nil)
            display.advance(to: 1)
            expectClose(x(of: inner), 50)
            let now = outer.convertTime(CACurrentMediaTime(), from: nil)
            outer.speed = 0
            outer.timeOffset = now
            display.advance(to: 50)
            expectClose(x(of: inner), 50)
            #expect(log.events == ["start"])
            // Technical Q&A 1673, for a layer of speed 2.
            let paused = outer.timeOffset
            outer.speed = 2
            outer.timeOffset = 0
            outer.beginTime = 0
            outer.beginTime = (outer.convertTime(CACurrentMediaTime(), from: nil) - paused) / 2
            display.advance(to: 50.5)
            expectClose(x(of: inner), 75)
            display.advance(to: 51)
            #expect(log.events == ["start", "stop true"])
        }
    }

    @Test(
        "scrubbing a layer by its offset moves its animations, backwards too, until one is at its end",
        .claim("2.18", "2.19")
    )
    func scrubbedLayer() {
        onStage { display in
            let layer = display.addLayer()
            layer.speed = 0
            layer.add(motion(), forKey: "motion")
            for (offset, expected) in [(0.0, 0.0), (0.75, 75), (0.25, 25), (0.5, 50)] {
                layer.timeOffset = offset
                display.advance(by: 1)
                expectClose(x(of: layer), expected)
            }
            layer.timeOffset = 1
            display.advance(by: 1)
            // On a layer the very end counts as finished.
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("a layer whose speed is negative plays its animations backwards", .claim("2.3"))
    func reversedLayer() {
        onStage { display in
            let layer = display.addLayer()
            layer.speed = -1
            layer.timeOffset = 2
            display.advance(by: 0)
            let animation = motion()
            animation.beginTime = 0.5
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            for (time, expected) in [(0.0, 100.0), (0.5, 100), (0.75, 75), (1, 50), (1.5, 0), (3, 0)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
        }
    }

    @Test("a layer's duration, repeats and fill do not bend its clock", .claim("2.2"))
    func layerDuration() {
        onStage { display in
            let layer = display.addLayer()
            layer.duration = 0.5
            layer.repeatCount = 2
            layer.autoreverses = true
            layer.fillMode = .removed
            display.advance(to: 3)
            layer.add(motion(), forKey: nil)
            display.advance(by: 0.75)
            #expect(layer.convertTime(3.75, from: nil) == 3.75)
            expectClose(x(of: layer), 75)
        }
    }

    @Test("speeds multiply: 4 s at speed 2 in a layer at speed ½ take 4 s", .claim("G25"))
    func speeds() {
        onStage { display in
            let layer = display.addLayer()
            layer.speed = 0.5
            let log = DelegateLog()
            let animation = motion(duration: 4)
            animation.speed = 2
            animation.delegate = log
            layer.add(animation, forKey: nil)
            display.advance(to: 1)
            expectClose(x(of: layer), 25)
            display.advance(to: 3.99)
            #expect(log.events == ["start"])
            display.advance(to: 4)
            #expect(log.events == ["start", "stop true"])
        }
    }

    @Test(
        "2.5 repeats end in the middle; cumulative ones at 2.5 times the way",
        .claim("G24", "2.15", "4.6"),
        arguments: [(false, 50.0), (true, 250)]
    )
    func fractionalRepeats(isCumulative: Bool, end: Double) {
        onStage { display in
            let layer = display.addLayer()
            let animation = motion()
            animation.repeatCount = 2.5
            animation.isCumulative = isCumulative
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            display.advance(to: 1.25)
            expectClose(x(of: layer), isCumulative ? 125 : 25)
            display.advance(to: 2.5)
            expectClose(x(of: layer), end)
            display.advance(to: 9)
            expectClose(x(of: layer), end)
        }
    }

    @Test("endless repeats never end", .claim("2.12"), arguments: [Float.infinity, .greatestFiniteMagnitude])
    func endless(count: Float) {
        onStage { display in
            let layer = display.addLayer()
            let log = DelegateLog()
            let animation = motion()
            animation.repeatCount = count
            animation.delegate = log
            layer.add(animation, forKey: "endless")
            display.advance(to: 100.25)
            expectClose(x(of: layer), 25, within: 1e-4)
            #expect(log.events == ["start"])
            layer.removeAnimation(forKey: "endless")
            display.advance(by: 0)
            #expect(log.events == ["start", "stop false"])
        }
    }
}
