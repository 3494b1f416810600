import AgateGeometry
import AgateTestSupport
import AgateTestTrees
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("Interpolation of random values")
struct InterpolationPropertyTests {
    /// The components of a value that lie between those of the ends.
    private func components(_ value: AnimatableValue) -> [Double]? {
        switch value {
        case .number(let number): [number]
        case .pair(let pair): [pair.x, pair.y]
        case .rect(let four), .color(let four): (0..<4).map { four[$0] }
        case .array(let items): items.compactMap(\.asNumber)
        default: nil
        }
    }

    private func randomValue(_ random: inout SeededGenerator, _ kind: SampleKind) -> AnimatableValue {
        animatableValue(from: random.value(of: kind)) ?? .none
    }

    @Test("both ends are hit exactly, by every kind of value", .claim("4.3"), arguments: SampleKind.allCases)
    func ends(kind: SampleKind) {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<200 {
            let (from, to) = (randomValue(&random, kind), randomValue(&random, kind))
            #expect(from.interpolated(to: to, fraction: 0) == from, "\(from) to \(to)")
            #expect(from.interpolated(to: to, fraction: 1) == to, "\(from) to \(to)")
            let track = BasicTrack(from: from, to: to)
            #expect(track.value(at: 0, over: .none) == from)
            #expect(track.value(at: 1, over: .none) == to)
        }
    }

    @Test(
        "values never leave the hull of their ends where the curve does not",
        // The control points of paths turn about their ends.
        arguments: SampleKind.allCases.filter { $0 != .path }
    )
    func hull(kind: SampleKind) {
        var random = SeededGenerator(seed: 32)
        for _ in 0..<200 {
            let curve = UnitBezier(x1: random.unit(), y1: random.unit(), x2: random.unit(), y2: random.unit())
            let (from, to) = (randomValue(&random, kind), randomValue(&random, kind))
            let fraction = curve.value(at: random.unit())
            #expect((0...1).contains(fraction))
            let value = from.interpolated(to: to, fraction: fraction)
            guard let a = components(from), let b = components(to), let c = components(value),
                a.count == b.count, b.count == c.count
            else { continue }
            for index in c.indices {
                let (low, high) = (min(a[index], b[index]), max(a[index], b[index]))
                // The sum from + (to − from)·y rounds.
                let rounding = 1e-13 * max(abs(low), abs(high))
                #expect(
                    c[index] >= low - rounding && c[index] <= high + rounding,
                    "\(value) in \(from), \(to)"
                )
            }
        }
    }

    @Test("keyframes hit the first and the last value exactly, and stay in the hull")
    func keyframes() {
        var random = SeededGenerator(seed: 33)
        for round in 0..<400 {
            let kind = random.pick([SampleKind.number, .point, .rect, .color])
            var track = KeyframeTrack()
            track.values = (0..<random.int(in: 1..<6)).map { _ in randomValue(&random, kind) }
            track.calculationMode = [.linear, .paced, .discrete][round % 3]
            track.prepare()
            #expect(track.value(at: 0) == track.values.first)
            #expect(track.value(at: 1) == track.values.last)
            let all = track.values.compactMap { components($0) }
            for _ in 0..<8 {
                guard let value = track.value(at: random.unit()).flatMap({ components($0) }) else {
                    Issue.record("no value of \(track.values)")
                    continue
                }
                for index in value.indices {
                    let column = all.map { $0[index] }
                    let rounding = 1e-12 * (column.map { abs($0) }.max() ?? 0)
                    #expect(value[index] >= (column.min() ?? 0) - rounding)
                    #expect(value[index] <= (column.max() ?? 0) + rounding)
                }
            }
        }
    }

    @Test("rotations between transforms stay rotations: rows of length one, at right angles", .claim("7.5"))
    func rotations() {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<200 {
            func turn() -> CATransform3D {
                CATransform3DMakeRotation(
                    CGFloat(random.double(in: -6...6)),
                    CGFloat(random.double(in: -1...1)),
                    CGFloat(random.double(in: -1...1)),
                    CGFloat(random.double(in: -1...1))
                )
            }
            let between = turn().interpolated(to: turn(), fraction: random.unit())
            let product = CATransform3DConcat(between, between.transposed)
            for (found, expected) in zip(product.all, CATransform3DIdentity.all) {
                #expect(abs(found - expected) < 1e-9)
            }
        }
    }

    @Test("adding and taking away again gives the value", .claim("4.5"), arguments: SampleKind.allCases)
    func sums(kind: SampleKind) {
        guard ![.path, .image, .bool].contains(kind) else { return }
        var random = SeededGenerator(seed: 35)
        for _ in 0..<200 {
            let (value, base) = (randomValue(&random, kind), randomValue(&random, kind))
            #expect(value.neutralElement.added(to: value) == value)
            #expect(value.added(to: value.neutralElement) == value)
            if case .array = value { continue }
            let back = value.added(to: base).subtracting(value)
            // For transforms the value is what is applied first: Concat(value, base).
            if case .transform(let found) = back, case .transform(let expected) = base {
                for (a, b) in zip(found.all, expected.all) { #expect(abs(a - b) < 1e-6 * max(1, abs(b))) }
            } else if let a = components(back), let b = components(base) {
                for (x, y) in zip(a, b) { #expect(abs(x - y) < 1e-10 * max(1, abs(y))) }
            }
        }
    }

    @Test("hostile numbers come out of every track without a crash", arguments: SampleKind.allCases)
    func hostile(kind: SampleKind) {
        var random = SeededGenerator(seed: 36)
        for round in 0..<300 {
            func value() -> AnimatableValue {
                animatableValue(from: random.value(of: kind, .hostile)) ?? .none
            }
            let fractions = [0.0, 0.3, 1, -1, 2, .nan, .infinity, -.infinity]
            let track = BasicTrack(from: value(), to: value())
            for fraction in fractions { _ = track.value(at: fraction, over: value()) }
            var keyframes = KeyframeTrack()
            keyframes.values = (0..<random.int(in: 0..<5)).map { _ in value() }
            keyframes.calculationMode = [.linear, .paced, .discrete, .cubic, .cubicPaced][round % 5]
            keyframes.keyTimes = (0..<random.int(in: 0..<5)).map { _ in random.number(in: 0...1, .hostile) }
            keyframes.tensions = [random.number(in: -1...1, .hostile)]
            keyframes.rotationMode = .auto
            if kind == .point { keyframes.path = random.path(.hostile).path }
            for fraction in fractions where !fraction.isNaN {
                _ = keyframes.value(at: fraction)
                _ = keyframes.rotation(at: fraction)
            }
            _ = value().added(to: value()).repeated(random.number(in: 0...3, .hostile))
        }
    }
}

extension CATransform3D {
    fileprivate var transposed: CATransform3D {
        CATransform3D(
            m11: m11,
            m12: m21,
            m13: m31,
            m14: m41,
            m21: m12,
            m22: m22,
            m23: m32,
            m24: m42,
            m31: m13,
            m32: m23,
            m33: m33,
            m34: m43,
            m41: m14,
            m42: m24,
            m43: m34,
            m44: m44
        )
    }

    fileprivate var all: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
