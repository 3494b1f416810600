import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Animations of named sublayers")
struct SublayerAnimationTests {
    private func onDial(_ body: (ManualDisplay, CALayer, CALayer) -> Void) {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let dial = CALayer()
            let needle = CALayer()
            needle.name = "needle"
            dial.addSublayer(CALayer())
            dial.addSublayer(needle)
            display.layer.addSublayer(dial)
            display.advance(by: 0)
            body(display, dial, needle)
        }
    }

    private func fade(_ keyPath: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 0.5
        animation.duration = 1
        return animation
    }

    @Test("sublayers.NAME.property animates the sublayer of the name", .claim("4.8"))
    func basic() {
        final class Log: CAAnimationDelegate {
            var stops = 0
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
        }
        onDial { display, dial, needle in
            let log = Log()
            let animation = fade("sublayers.needle.opacity")
            animation.delegate = log
            dial.add(animation, forKey: "fade")
            display.advance(by: 0.5)
            #expect(needle.presentation()?.opacity == 0.25)
            #expect(dial.presentation()?.opacity == 1)
            #expect(dial.animationKeys() == ["fade"] && needle.animationKeys() == nil)
            display.advance(by: 1)
            #expect(needle.presentation()?.opacity == 1 && log.stops == 1 && dial.animationKeys() == nil)
        }
    }

    @Test("members, groups and sublayers of sublayers", .claim("4.8"))
    func nested() {
        onDial { display, dial, needle in
            let tip = CALayer()
            tip.name = "tip"
            needle.addSublayer(tip)
            display.advance(by: 0)
            let group = CAAnimationGroup()
            group.animations = [
                fade("sublayers.needle.transform.rotation.z"), fade("sublayers.needle.sublayers.tip.opacity"),
                fade("opacity"),
            ]
            group.duration = 1
            dial.add(group, forKey: "group")
            display.advance(by: 0.5)
            #expect(dial.presentation()?.opacity == 0.25 && tip.presentation()?.opacity == 0.25)
            let angle = needle.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double ?? 0
            #expect(abs(angle - 0.25) < 1e-9)
            dial.removeAnimation(forKey: "group")
            display.advance(by: 0.1)
            #expect(dial.presentation()?.opacity == 1 && tip.presentation()?.opacity == 1)
            #expect(needle.presentation()?.transform.m12 == 0)
        }
    }

    @Test("begin times are the layer's that the animation was added to; unknown names keep time")
    func times() {
        onDial { display, dial, needle in
            needle.timeOffset = 100
            let animation = fade("sublayers.needle.opacity")
            animation.beginTime = 2
            dial.add(animation, forKey: nil)
            dial.add(fade("sublayers.nobody.opacity"), forKey: "nobody")
            display.advance(by: 2.5)
            #expect(needle.presentation()?.opacity == 0.25)
            #expect(dial.animationKeys() == nil)
        }
    }
}
