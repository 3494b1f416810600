import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("A prepared pacing curve")
struct PacingCurveTests {
    private static let curves: [UnitBezier] =
        [
            .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
            UnitBezier(x1: 0, y1: 0, x2: 0, y2: 0), UnitBezier(x1: 1, y1: 1, x2: 1, y2: 1),
            UnitBezier(x1: 1, y1: 0, x2: 0, y2: 1), UnitBezier(x1: 0, y1: 1, x2: 1, y2: 0),
            UnitBezier(x1: 0.3, y1: -2, x2: 0.4, y2: 3), UnitBezier(x1: 0, y1: 1, x2: 0, y2: 1),
            UnitBezier(x1: -1, y1: 0, x2: 5, y2: 1),
        ]
        + (1...40 as ClosedRange<UInt64>).map { seed in
            var generator = SeededGenerator(seed: seed)
            return UnitBezier(
                x1: generator.unit(),
                y1: generator.double(in: -1...2),
                x2: generator.unit(),
                y2: generator.double(in: -1...2)
            )
        }

    @Test("it is the curve to nine digits", .claim("3.1"), arguments: curves)
    func isTheCurve(bezier: UnitBezier) {
        let curve = PacingCurve(bezier)
        for step in -3...5003 {
            let x = Double(step) / 5000
            let difference = abs(curve.value(at: x) - bezier.value(at: x))
            #expect(difference <= 1e-9, "\(bezier) at \(x) is off by \(difference)")
        }
    }

    @Test("both ends are exact, and a curve between its ends never leaves them", arguments: curves)
    func bounds(bezier: UnitBezier) {
        let curve = PacingCurve(bezier)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -.infinity) == 0)
        #expect(curve.value(at: .infinity) == 1)
        #expect(curve.value(at: .nan).isNaN || 0...1 ~= curve.value(at: .nan))
        guard 0...1 ~= bezier.y1, 0...1 ~= bezier.y2 else { return }
        for step in 0...3000 {
            #expect(0...1 ~= curve.value(at: Double(step) / 3000))
        }
    }

    @Test("the same curve is prepared once")
    func sharing() {
        #expect(PacingCurve.of(.easeIn) === PacingCurve.of(.easeIn))
        #expect(PacingCurve.of(.easeIn) !== PacingCurve.of(.easeOut))
        for seed in 0..<2000 as Range<UInt64> {
            let x = Double(seed) / 2000
            #expect(PacingCurve.of(UnitBezier(x1: x, y1: 0, x2: 1, y2: 1)).bezier.x1 == x)
        }
    }

    @Test("curves of numbers that are none give no trap")
    func hostile() {
        for number in [Double.nan, .infinity, -.infinity, 1e300] {
            let curve = PacingCurve(UnitBezier(x1: number, y1: number, x2: 0.5, y2: number))
            for step in 0...20 { _ = curve.value(at: Double(step) / 20) }
            #expect(curve.value(at: 1) == 1)
        }
    }
}
