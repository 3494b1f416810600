import AgateTestSupport
import AgateTiming
import Testing

@Suite("Pacing curves")
struct UnitBezierTests {
    @Test("inputs outside are the ends", arguments: [UnitBezier.linear, .default, .easeIn])
    func clamps(curve: UnitBezier) {
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: 2) == 1)
        #expect(curve.value(at: .nan) == 0)
    }

    @Test("values that Apple's function was seen to give")
    func observed() {
        #expect(abs(UnitBezier.default.value(at: 0.67) - 0.926527) < 1e-5)
        #expect(abs(UnitBezier.easeInEaseOut.value(at: 0.67) - 0.772850) < 1e-5)
        #expect(abs(UnitBezier.easeIn.value(at: 0.67) - 0.515911) < 1e-5)
        #expect(abs(UnitBezier.easeOut.value(at: 0.67) - 0.846581) < 1e-5)
        #expect(abs(UnitBezier(x1: 0.1, y1: 1, x2: 1, y2: 0.2).value(at: 0.67) - 0.589449) < 1e-5)
    }

    @Test("flat spots do not stop the solver")
    func flat() {
        for curve in [
            UnitBezier(x1: 1, y1: 0, x2: 0, y2: 1), UnitBezier(x1: 1, y1: 0, x2: 0.8, y2: 1),
            UnitBezier(x1: 0, y1: 0, x2: 0, y2: 0), UnitBezier(x1: .nan, y1: 0, x2: 1, y2: 1),
            UnitBezier(x1: -5, y1: 0, x2: 7, y2: 1),
        ] {
            var last = 0.0
            for step in 0...1000 {
                let value = curve.value(at: Double(step) / 1000)
                #expect(!(value < last - 1e-4))
                if !value.isNaN { last = value }
            }
        }
    }

    @Test("overshooting control points lead outside and back")
    func overshoot() {
        let curve = UnitBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
        #expect(curve.value(at: 0.2) < 0)
        #expect(curve.value(at: 0.8) > 1)
    }
}

@Suite("Springs")
struct SpringTests {
    @Test("the default spring overshoots where the formula says", .claim("D30"))
    func overshoot() {
        let spring = Spring()
        #expect(abs(spring.settlingDuration - 1.4727003) < 1e-6)
        #expect(abs(100 * spring.progress(at: 0.3627599) - 116.3034) < 1e-4)
        #expect(abs(spring.velocity(at: 0.3627599)) < 1e-5)
        var time = 1.41
        while time < 3 {
            #expect(abs(1 - spring.progress(at: time)) < 0.001)
            time += 0.01
        }
    }

    @Test("velocity is the slope of progress")
    func slope() {
        for damping in [0.0, 5, 20, 40] {
            for velocity in [-5.0, 0, 12] {
                let spring = Spring(
                    damping: damping,
                    initialVelocity: velocity,
                    allowsOverdamping: damping == 40
                )
                for time in [0.05, 0.3, 1.1] {
                    let slope = (spring.progress(at: time + 1e-6) - spring.progress(at: time - 1e-6)) / 2e-6
                    #expect(abs(spring.velocity(at: time) - slope) < 1e-5)
                }
            }
        }
    }

    @Test("impossible numbers are at the target at once, and nothing hangs")
    func impossible() {
        for odd in [Double.nan, .infinity, -.infinity, -1, 0] {
            for spring in [
                Spring(mass: odd), Spring(stiffness: odd), Spring(damping: odd), Spring(initialVelocity: odd),
                Spring(dampingRatio: odd, duration: 1), Spring(dampingRatio: 0.5, duration: odd),
                Spring(perceptualDuration: odd, bounce: 0.5), Spring(perceptualDuration: 1, bounce: odd),
            ] {
                for time in [-1, 0, 0.1, 1e9, Double.infinity] {
                    #expect(!spring.progress(at: time).isNaN)
                    #expect(!spring.velocity(at: time).isNaN)
                }
                #expect(spring.settlingDuration >= 0)
            }
        }
    }

    @Test("over-damped springs settle on a tenth of a second")
    func overdampedSettling() {
        let spring = Spring(perceptualDuration: 1, bounce: -0.5)
        #expect(abs(spring.settlingDuration * 10 - (spring.settlingDuration * 10).rounded()) < 1e-9)
        #expect(abs(1 - spring.progress(at: spring.settlingDuration)) < 0.001)
        #expect(abs(1 - spring.progress(at: spring.settlingDuration - 0.1)) >= 0.001)
    }
}
