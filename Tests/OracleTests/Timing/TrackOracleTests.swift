import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// A list of numbers, or of points as x/y, as keyframes.
private func keyframes(_ text: String) -> [AnimatableValue] {
    text.split(separator: " ").compactMap { item in
        let parts = item.split(separator: "/").compactMap { Double($0) }
        switch parts.count {
        case 1: return .number(parts[0])
        case 2: return .pair(SIMD2(parts[0], parts[1]))
        default: return nil
        }
    }
}

private func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(separator: " ").compactMap { Double($0) }
}

private func expectValue(
    _ value: AnimatableValue?,
    _ row: [String: String],
    _ bound: Double,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    switch value {
    case .number(let x)?:
        #expect(isClose(x, number(row, "x"), bound), "\(x) for \(row)", sourceLocation: sourceLocation)
    case .pair(let point)?:
        #expect(
            isClose(point.x, number(row, "x"), bound),
            "\(point) for \(row)",
            sourceLocation: sourceLocation
        )
        #expect(
            isClose(point.y, number(row, "y"), bound),
            "\(point) for \(row)",
            sourceLocation: sourceLocation
        )
    default:
        Issue.record("no value for \(row)", sourceLocation: sourceLocation)
    }
}

@Suite("Tracks against the tables")
struct TrackOracleTests {
    @Test("basic: all combinations of ends, over a model value, plain and additive", .claim("4.1", "4.5"))
    func endpoints() {
        let rows = OracleTable.load("basic_endpoints.csv", in: .module)
        #expect(rows.count > 20)
        for row in rows {
            func end(_ column: String) -> AnimatableValue? {
                Double(row[column] ?? "").map { .number($0) }
            }
            let track = BasicTrack(from: end("fromValue"), to: end("toValue"), by: end("byValue"))
            var property = PropertyAnimation(target: .property(.zPosition), track: .basic(track))
            property.isAdditive = row["additive"] == "1"
            var timing = TimingParameters(duration: 1)
            timing.fillMode = .both
            let animation = RenderAnimation(
                id: AnimationID(raw: 1),
                timing: timing,
                content: .property(property),
                isRemovedOnCompletion: false
            )
            var model = LayerValues()
            model.zPosition = number(row, "currentValue")
            let shown = model.evaluated(with: [animation], at: number(row, "progress"))
            #expect(isClose(shown.zPosition, number(row, "presentation"), 1e-9), "\(row)")
        }
    }

    @Test("keyframes: linear, discrete and paced values", .claim("D31"))
    func values() {
        let rows = OracleTable.load("keyframes.csv", in: .module)
        #expect(rows.count > 30)
        for row in rows {
            var track = KeyframeTrack()
            track.calculationMode = CalculationMode(rawValue: row["mode"] ?? "") ?? .linear
            track.values = keyframes(row["values"] ?? "")
            let keyTimes = numbers(row["keyTimes"])
            if !keyTimes.isEmpty { track.keyTimes = keyTimes }
            expectValue(track.value(at: number(row, "t")), row, 1e-9)
        }
    }

    @Test("keyframes: Kochanek-Bartels splines")
    func splines() {
        let rows = OracleTable.load("kochanek_bartels.csv", in: .module)
        #expect(rows.count > 50)
        for row in rows {
            var track = KeyframeTrack()
            track.calculationMode = .cubic
            track.values = keyframes(row["values(x or x/y)"] ?? "")
            track.tensions = numbers(row["tensionValues"])
            track.continuities = numbers(row["continuityValues"])
            track.biases = numbers(row["biasValues"])
            expectValue(track.value(at: number(row, "t")), row, 1e-9)
        }
    }

    @Test("keyframes: along a curve by its parameter and by its length")
    func paths() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(
            to: CGPoint(x: 100, y: 0),
            control1: CGPoint(x: 0, y: 100),
            control2: CGPoint(x: 100, y: 100)
        )
        for row in OracleTable.load("path_bezier.csv", in: .module) {
            var track = KeyframeTrack()
            track.calculationMode = CalculationMode(rawValue: row["mode"] ?? "") ?? .linear
            track.path = path
            expectValue(track.value(at: number(row, "t")), row, 1e-9)
        }
    }

    @Test("keyframes: the layer turns with the path in front of its own transform", .claim("5.14"))
    func rotation() {
        let directions = [
            "+x": CGPoint(x: 1, y: 0), "+y": CGPoint(x: 0, y: 1), "-x": CGPoint(x: -1, y: 0),
            "-y": CGPoint(x: 0, y: -1), "diag": CGPoint(x: 1, y: 1),
        ]
        for row in OracleTable.load("rotation_mode.csv", in: .module) {
            guard let direction = directions[row["tangent"] ?? ""] else { continue }
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: direction)
            var track = KeyframeTrack()
            track.path = path
            track.rotationMode = RotationMode(rawValue: row["rotationMode"] ?? "")
            var model = LayerValues()
            model.space.values.transform = CATransform3DMakeScale(2, 3, 1)
            let animation = RenderAnimation(
                id: AnimationID(raw: 1),
                timing: TimingParameters(duration: 1),
                content: .property(PropertyAnimation(target: .property(.position), track: .keyframe(track)))
            )
            let shown = model.evaluated(with: [animation], at: 0.5).space.values.transform
            #expect(isClose(shown.m11, number(row, "m11(base scale 2,3)"), 1e-9), "\(row)")
            #expect(isClose(shown.m12, number(row, "m12"), 1e-9), "\(row)")
            #expect(isClose(shown.m21, number(row, "m21"), 1e-9), "\(row)")
            #expect(isClose(shown.m22, number(row, "m22"), 1e-9), "\(row)")
        }
    }
}
