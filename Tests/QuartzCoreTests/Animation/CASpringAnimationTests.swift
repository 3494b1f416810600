import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("CASpringAnimation")
struct CASpringAnimationTests {
    @Test("a new spring has the documented numbers", .claim("6.1"))
    func defaults() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
        #expect(abs(spring.perceptualDuration - 0.628319) < 1e-6)
        #expect(abs(spring.bounce - 0.5) < 1e-12)
    }

    @Test("impossible numbers are ignored", .claim("6.1"))
    func badNumbers() {
        let spring = CASpringAnimation()
        for bad in [0, -1, CGFloat.nan, .infinity] {
            spring.mass = bad
            spring.stiffness = bad
        }
        spring.damping = -1
        spring.damping = .nan
        spring.initialVelocity = .nan
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        #expect(spring.initialVelocity == 0)
    }

    @Test(
        "the settling time is Apple's",
        arguments: [
            (100.0, 10.0, 1.4727003346780927), (100, 1, 13.91321015404625),
            (39.47841760435743, 6.283185307179586, 2.3438753795710707), (100, 20, 1.0), (100, 30, 1.0),
        ]
    )
    func settling(stiffness: Double, damping: Double, expected: Double) {
        let spring = CASpringAnimation()
        spring.stiffness = stiffness
        spring.damping = damping
        #expect(abs(spring.settlingDuration - expected) < 1e-12)
    }

    @Test("a spring made by duration and bounce reads back what it was made of", .claim("6.7"))
    func perceptual() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(spring.allowsOverdamping)
        #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9)
        #expect(abs(spring.damping - 6 * .pi) < 1e-9)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
        #expect(abs(spring.bounce - 0.25) < 1e-12)
        #expect(spring.duration == spring.settlingDuration)
        let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(abs(slow.bounce + 0.5) < 1e-12)
        let odd = CASpringAnimation(perceptualDuration: .nan, bounce: .nan)
        #expect(odd.mass > 0 && odd.stiffness > 0 && odd.damping >= 0)
    }

    @Test("the motion overshoots by its formula, and its curve is not used", .claim("6.8"))
    func motion() {
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let compiled = spring.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
        let time = Double.pi / 75.0.squareRoot()
        let shown = LayerValues().evaluated(with: [compiled], at: time).zPosition
        #expect(abs(shown - 116.3034) < 1e-4)
    }
}
