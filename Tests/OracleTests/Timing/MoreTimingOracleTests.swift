import AgateGeometry
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Points beyond those of the other tables, made by `Scripts/oracles` with other methods than the engine's.
@Suite("Timing against points worked out another way")
struct MoreTimingOracleTests {
    @Test("curves: forty shapes, near the ends too", .claim("3.3", "3.6"))
    func curves() {
        let rows = OracleTable.load("more_cubic_bezier.csv", in: .module)
        #expect(rows.count == 480)
        for row in rows {
            let curve = UnitBezier(
                x1: number(row, "x1"),
                y1: number(row, "y1"),
                x2: number(row, "x2"),
                y2: number(row, "y2")
            )
            let y = curve.value(at: number(row, "x"))
            // Where a curve stands upright a rounding of x moves y by the square or cube root of it.
            let isUpright = (number(row, "x1") == 0 && number(row, "x2") == 0) || number(row, "x1") == 1
            #expect(isClose(y, number(row, "y"), isUpright ? 2e-5 : 1e-7), "\(y) for \(row)")
        }
    }

    @Test("springs: the exponential of the equation's matrix", .claim("6.3"))
    func springs() {
        let rows = OracleTable.load("more_spring.csv", in: .module)
        #expect(rows.count == 360)
        for row in rows {
            let spring = Spring(
                mass: number(row, "mass"),
                stiffness: number(row, "stiffness"),
                damping: number(row, "damping"),
                initialVelocity: number(row, "initialVelocity"),
                allowsOverdamping: row["allowsOverdamping"] == "1"
            )
            let time = number(row, "t")
            #expect(isClose(spring.progress(at: time), number(row, "progress"), 1e-9), "\(row)")
            #expect(isClose(spring.velocity(at: time), number(row, "velocity"), 1e-8), "\(row)")
        }
    }

    @Test("springs of views: the roots of the envelope", .claim("16.18"))
    func viewSprings() {
        let rows = OracleTable.load("more_spring_view.csv", in: .module)
        #expect(rows.count == 40)
        for row in rows {
            let spring = Spring(
                dampingRatio: number(row, "dampingRatio"),
                duration: number(row, "duration")
            )
            #expect(isClose(spring.stiffness, number(row, "stiffness"), 1e-6), "\(row)")
            #expect(isClose(spring.damping, number(row, "damping"), 1e-6), "\(row)")
        }
    }

    @Test(
        "clocks: phase, effect and progress for all sorts of parameters",
        .claim("2.12", "2.13", "2.14", "2.15", "2.16", "2.17", "2.18", "2.21")
    )
    func clocks() {
        let rows = OracleTable.load("more_timing.csv", in: .module)
        #expect(rows.count == 700)
        for row in rows {
            var timing = TimingParameters(duration: number(row, "duration"))
            timing.beginTime = number(row, "beginTime")
            timing.speed = number(row, "speed")
            timing.timeOffset = number(row, "timeOffset")
            timing.repeatCount = number(row, "repeatCount")
            timing.repeatDuration = number(row, "repeatDuration")
            timing.autoreverses = row["autoreverses"] == "1"
            timing.fillMode = FillMode(name: row["fillMode"] ?? "")
            let reading = timing.reading(at: number(row, "parentTime"))
            #expect("\(reading.phase)" == row["phase"], "\(row)")
            #expect(reading.isInEffect == (row["inEffect"] == "1"), "\(row)")
            #expect(isClose(reading.progress, number(row, "progress"), 1e-9), "\(reading) for \(row)")
        }
    }

    private func list(_ text: String?) -> [Double] {
        (text ?? "").split(separator: " ").compactMap { Double($0) }
    }

    private func expect(_ track: KeyframeTrack, _ row: [String: String]) {
        if row["value"] == "none" {
            #expect(track.value(at: number(row, "t")) == nil, "\(row)")
            return
        }
        guard case .number(let value)? = track.value(at: number(row, "t")) else {
            Issue.record("no value for \(row)")
            return
        }
        #expect(isClose(value, number(row, "value"), 1e-9), "\(value) for \(row)")
    }

    @Test("splines: random tension, continuity, bias and key times", .claim("5.10", "5.11", "5.3"))
    func splines() {
        let rows = OracleTable.load("more_kochanek_bartels.csv", in: .module)
        #expect(rows.count == 120)
        for row in rows {
            var track = KeyframeTrack()
            track.calculationMode = .cubic
            track.values = list(row["values"]).map { .number($0) }
            track.tensions = list(row["tensionValues"])
            track.continuities = list(row["continuityValues"])
            track.biases = list(row["biasValues"])
            let times = list(row["keyTimes"])
            if !times.isEmpty { track.keyTimes = times }
            expect(track, row)
        }
    }

    @Test("keyframes: random values, times and segment curves", .claim("5.3", "5.4", "5.6", "5.7", "5.16"))
    func keyframes() {
        let rows = OracleTable.load("more_keyframes.csv", in: .module)
        #expect(rows.count == 150)
        for row in rows {
            var track = KeyframeTrack()
            track.calculationMode = CalculationMode(rawValue: row["mode"] ?? "") ?? .cubic
            track.values = list(row["values"]).map { .number($0) }
            let times = list(row["keyTimes"])
            if !times.isEmpty { track.keyTimes = times }
            track.segmentPaces = (row["timingFunctions(x1/y1/x2/y2)"] ?? "").split(separator: " ").map {
                text in
                let parts = text.split(separator: "/").compactMap { Double($0) }
                return UnitBezier(x1: parts[0], y1: parts[1], x2: parts[2], y2: parts[3])
            }
            expect(track, row)
        }
    }

    @Test("paths: by their length and by their parameter", .claim("5.8"))
    func paths() {
        let rows = OracleTable.load("more_path.csv", in: .module)
        #expect(rows.count == 144)
        for row in rows {
            var track = KeyframeTrack()
            track.calculationMode = CalculationMode(rawValue: row["mode"] ?? "") ?? .cubic
            track.path = path(row["path"] ?? "")
            guard case .pair(let point)? = track.value(at: number(row, "t")) else {
                Issue.record("no value for \(row)")
                continue
            }
            #expect(isClose(point.x, number(row, "x"), 1e-6), "\(point) for \(row)")
            #expect(isClose(point.y, number(row, "y"), 1e-6), "\(point) for \(row)")
        }
    }

    /// A path from letters and coordinates.
    private func path(_ text: String) -> Path {
        var words = text.split(separator: " ")[...]
        func point() -> CGPoint {
            let (x, y) = (words.popFirst().flatMap { Double($0) }, words.popFirst().flatMap { Double($0) })
            return CGPoint(x: x ?? .nan, y: y ?? .nan)
        }
        var path = Path()
        while let letter = words.popFirst() {
            switch letter {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            default:
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            }
        }
        return path
    }
}
