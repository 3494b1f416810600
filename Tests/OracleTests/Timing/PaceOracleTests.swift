import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// A cell as a number, NaN when it is empty or none.
func number(_ row: [String: String], _ column: String) -> Double {
    Double(row[column] ?? "") ?? .nan
}

/// Whether two numbers agree to a bound, relative above 1.
func isClose(_ left: Double, _ right: Double, _ bound: Double) -> Bool {
    left == right || abs(left - right) <= bound * max(1, abs(right))
}

@Suite("Pacing curves against the table")
struct PaceOracleTests {
    @Test("curves: y agrees with forty digits of bisection")
    func curves() {
        let rows = OracleTable.load("cubic_bezier.csv", in: .module)
        #expect(rows.count > 400)
        for row in rows {
            let curve = UnitBezier(
                x1: number(row, "x1"),
                y1: number(row, "y1"),
                x2: number(row, "x2"),
                y2: number(row, "y2")
            )
            let y = curve.value(at: number(row, "x"))
            // Near the flat spot of (1,0)(0,0) a rounding of x is worth more than 1e-9 in y.
            #expect(isClose(y, number(row, "y"), 1e-7), "\(row)")
        }
    }

    @Test("curves: the named ones are the table's, rounded to Float")
    func names() {
        let named = [
            "linear": UnitBezier.linear, "easeIn": .easeIn, "easeOut": .easeOut,
            "easeInEaseOut": .easeInEaseOut, "default": .default,
        ]
        for row in OracleTable.load("cubic_bezier.csv", in: .module) {
            guard let curve = named[row["curve"] ?? ""] else { continue }
            #expect(isClose(curve.value(at: number(row, "x")), number(row, "y"), 1e-6), "\(row)")
        }
    }
}

@Suite("Springs against the tables")
struct SpringOracleTests {
    private func spring(_ row: [String: String]) -> Spring {
        Spring(
            mass: number(row, "mass"),
            stiffness: number(row, "stiffness"),
            damping: number(row, "damping"),
            initialVelocity: number(row, "initialVelocity"),
            allowsOverdamping: row["allowsOverdamping"] == "1"
        )
    }

    @Test("springs: progress and velocity agree with the closed form")
    func motion() {
        let rows = OracleTable.load("spring.csv", in: .module)
        #expect(rows.count > 300)
        for row in rows {
            let time = number(row, "t")
            #expect(isClose(spring(row).progress(at: time), number(row, "progress"), 1e-9), "\(row)")
            #expect(isClose(spring(row).velocity(at: time), number(row, "velocity"), 1e-9), "\(row)")
        }
    }

    @Test("springs: they settle when Apple's do", .claim("6.4", "6.5"))
    func settling() {
        for row in OracleTable.load("spring_settling.csv", in: .module) {
            let expected = number(row, "settlingDuration_formula")
            #expect(isClose(spring(row).settlingDuration, expected, 1e-9), "\(row)")
        }
    }

    @Test("springs: perceptual duration and bounce make stiffness and damping, and read back", .claim("6.7"))
    func perceptual() {
        for row in OracleTable.load("spring_perceptual.csv", in: .module) {
            let duration = number(row, "perceptualDuration")
            let bounce = number(row, "bounce")
            let spring = Spring(perceptualDuration: duration, bounce: bounce)
            #expect(isClose(spring.stiffness, number(row, "stiffness"), 1e-12), "\(row)")
            #expect(isClose(spring.damping, number(row, "damping"), 1e-12), "\(row)")
            #expect(isClose(spring.perceptualDuration, duration, 1e-12), "\(row)")
            #expect(isClose(spring.bounce, bounce, 1e-12), "\(row)")
            let settling = number(row, "settlingDuration")
            if !settling.isNaN { #expect(isClose(spring.settlingDuration, settling, 1e-9), "\(row)") }
        }
    }

    @Test("springs: a damping ratio and a duration make UIKit's stiffness and damping")
    func viewMapping() {
        for row in OracleTable.load("spring_uikit_mapping.csv", in: .module) {
            let spring = Spring(
                dampingRatio: number(row, "dampingRatio"),
                duration: number(row, "duration"),
                initialVelocity: number(row, "initialVelocity")
            )
            #expect(isClose(spring.stiffness, number(row, "stiffness"), 1e-6), "\(row)")
            #expect(isClose(spring.damping, number(row, "damping"), 1e-6), "\(row)")
        }
    }
}
