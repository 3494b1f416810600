import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Groups inside each other")
struct GroupTests {
    private func motion(_ keyPath: String = "position.x", duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = duration
        return animation
    }

    private func group(_ members: [CAAnimation], duration: Double) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = members
        group.duration = duration
        return group
    }

    private func x(of layer: CALayer) -> Double? { (layer.presentation()?.position.x).map { Double($0) } }

    @Test("a group inside a group keeps its own time, its speed and its begin", .claim("2.6", "2.23"))
    func nested() {
        onStage { display in
            let layer = display.addLayer()
            let inner = group([motion(duration: 2)], duration: 2)
            inner.beginTime = 0.5
            inner.speed = 2
            let outer = group([inner], duration: 1.25)
            layer.add(outer, forKey: nil)
            for (time, expected) in [(0.25, 100.0), (0.5, 0), (0.75, 25), (1.0, 50), (1.249, 74.9)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
            // Cut off by the outer group, at three quarters of the way.
            display.advance(to: 1.25)
            expectClose(x(of: layer), 100)
        }
    }

    @Test("a group's curve bends the time that its members see, those of inner groups too", .claim("2.24"))
    func pacedGroup() {
        onStage { display in
            let layer = display.addLayer()
            let outer = group([group([motion(duration: 1)], duration: 1)], duration: 1)
            outer.timingFunction = CAMediaTimingFunction(name: .easeIn)
            layer.add(outer, forKey: nil)
            display.advance(to: 0.25)
            expectClose(x(of: layer), 9.3465, within: 1e-3)
            display.advance(to: 0.75)
            expectClose(x(of: layer), 62.1861, within: 1e-3)
        }
    }

    @Test("members without a duration take that of the group around them", .claim("2.23"))
    func inheritedDuration() {
        onStage { display in
            let layer = display.addLayer()
            let member = motion(duration: 0)
            let outer = group([group([member], duration: 0)], duration: 2)
            layer.add(outer, forKey: nil)
            display.advance(to: 0.5)
            expectClose(x(of: layer), 25)
        }
    }

    @Test("a repeated group repeats its members", .claim("2.12", "2.23"))
    func repeated() {
        onStage { display in
            let layer = display.addLayer()
            let outer = group([motion(duration: 1)], duration: 1)
            outer.repeatCount = 3
            outer.autoreverses = true
            layer.add(outer, forKey: nil)
            for (time, expected) in [(0.25, 25.0), (1.25, 75), (2.5, 50), (5.75, 25)] {
                display.advance(to: time)
                expectClose(x(of: layer), expected)
            }
        }
    }

    @Test("the delegates and the removal of members are ignored; only the group tells", .claim("2.23"))
    func delegates() {
        onStage { display in
            let layer = display.addLayer()
            let (memberLog, groupLog) = (DelegateLog(), DelegateLog())
            let member = motion(duration: 0.5)
            member.delegate = memberLog
            member.fillMode = .forwards
            member.isRemovedOnCompletion = true
            let outer = group([member], duration: 1)
            outer.delegate = groupLog
            layer.add(outer, forKey: nil)
            display.advance(to: 0.75)
            expectClose(x(of: layer), 100)
            display.advance(to: 1)
            #expect(memberLog.events.isEmpty)
            #expect(groupLog.events == ["start", "stop true"])
        }
    }

    @Test("a transition runs inside a group, and beside other members", .claim("2.23", "10.2"))
    func transitionInGroup() {
        onStage { display in
            let layer = CALayer()
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            _ = display.addLayer(layer, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let push = CATransition()
            push.type = .push
            push.subtype = .fromLeft
            push.duration = 1
            let zoom = motion("opacity", duration: 2)
            zoom.fromValue = 1
            zoom.toValue = 0
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer.add(group([push, zoom], duration: 2), forKey: "both")
            CATransaction.commit()
            #expect(layer.animationKeys() == ["both"])
            display.advance(to: 0.5)
            let middle = display.makeImage()
            // The left half shows the new colour, the right half the old, both at three quarters over black.
            #expect(pixel(of: middle, x: 120, y: 150)[0] > 180)
            #expect(pixel(of: middle, x: 120, y: 150)[2] < 10)
            #expect(pixel(of: middle, x: 180, y: 150)[0] < 10)
            #expect(pixel(of: middle, x: 180, y: 150)[2] > 180)
            display.advance(to: 1.5)
            #expect(pixel(of: display.makeImage(), x: 180, y: 150)[2] < 10)
        }
    }
}
