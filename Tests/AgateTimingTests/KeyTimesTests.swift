import AgateGeometry
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Key times")
struct KeyTimesTests {
    private func track(
        _ values: [Double],
        _ times: [Double]?,
        _ mode: CalculationMode = .linear
    ) -> KeyframeTrack {
        var track = KeyframeTrack()
        track.values = values.map { .number($0) }
        track.keyTimes = times
        track.calculationMode = mode
        return track
    }

    /// A path along the x axis through points, closed.
    private func path(_ points: [CGPoint], isClosed: Bool = true) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    private func track(_ path: Path, _ times: [Double]?, _ mode: CalculationMode = .linear) -> KeyframeTrack {
        var track = KeyframeTrack()
        track.path = path
        track.keyTimes = times
        track.calculationMode = mode
        return track
    }

    private let row = [10, 20, 30, 40].map { CGPoint(x: $0, y: 0) }

    private func expect(
        _ track: KeyframeTrack,
        _ expected: [(fraction: Double, value: Double)],
        within tolerance: Double = 1e-12,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (fraction, value) in expected {
            let found = track.value(at: fraction)
            #expect(
                abs((found?.asNumber ?? found?.asPair?.x ?? .nan) - value) <= tolerance,
                "\(String(describing: found)) at \(fraction) instead of \(value)",
                sourceLocation: sourceLocation
            )
        }
    }

    @Test("times that do not ascend or leave 0 to 1 are used as given", .claim("5.3"))
    func anyOrder() {
        expect(track([0, 0, 0.9, 0.9], [0, -0.6, 0.3, 1]), [(0, 0.6), (0.15, 0.75), (0.3, 0.9), (1, 0.9)])
        expect(track([0, 0, 0.9, 0.9], [0, 0.5, 1.5, 1]), [(0.25, 0), (0.75, 0.225), (1, 0.45)])
        // The last interval runs backwards: from its start on its fraction is below 0.
        expect(track([0, 10, 20], [0, 0.6, 0.5]), [(0.3, 5), (0.7, 10), (1, 10)])
    }

    @Test("before the first time the first value holds, after the last the last", .claim("5.3"))
    func holds() {
        let late = track([5, 10, 20], [0.25, 0.5, 0.75])
        expect(late, [(0, 5), (0.25, 5), (0.375, 7.5), (0.625, 15), (0.75, 20), (0.9, 20), (1, 20)])
        let spline = track([0, 1, 4, 9], [0.1, 0.3, 0.5, 0.9], .cubic)
        expect(spline, [(0, 0), (0.1, 0), (0.4, 2.25), (0.9, 9), (1, 9)])
    }

    @Test("with fewer times than values the first values are used, with more the first times", .claim("5.3"))
    func counts() {
        expect(track([0, 10, 20, 30], [0, 1]), [(0, 0), (0.5, 5), (1, 10)])
        expect(track([0, 10, 20], [0.5]), [(0, 0), (1, 0)])
        expect(track([0, 10], [0, 0.5, 1]), [(0.25, 5), (0.5, 10), (1, 10)])
        expect(track(path(row), [0, 0.5]), [(0.25, 15), (0.5, 20), (1, 20)])
        expect(track([0, 10, 20], []), [(0.25, 5)])
    }

    @Test("where there are times, closing a path is no segment", .claim("5.3"))
    func closing() {
        let corner = path([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        #expect(track(corner, [0, 0.25, 1]).value(at: 0.25)?.asPair == [100, 0])
        expect(track(path(row), [0, 0.3, 0.6, 1]), [(0.5, 80.0 / 3), (0.95, 38.75), (1, 40)], within: 1e-9)
        // Without times, and paced, closing is a line.
        expect(track(path(row), nil), [(1, 10)])
        expect(track(path(row), [0, 0.3, 0.6, 1], .paced), [(0.25, 25), (1, 10)], within: 1e-9)
    }

    @Test("a discrete path has one value for each segment, the start of it", .claim("5.5"))
    func discretePath() {
        let open = path([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)], isClosed: false)
        for (fraction, point) in [(0.25, SIMD2(0.0, 0.0)), (0.5, [10, 0]), (0.75, [10, 0]), (1, [10, 0])] {
            #expect(track(open, nil, .discrete).value(at: fraction)?.asPair == point)
        }
        let timed = track(path(row), [0, 0.3, 0.6, 0.9], .discrete)
        expect(timed, [(0, 10), (0.29, 10), (0.3, 20), (0.5, 20), (0.6, 30), (0.9, 30), (0.95, 30), (1, 30)])
    }

    @Test("a step comes at exactly its time", .claim("5.4"))
    func exactSteps() {
        let steps = track([1, 2], [0, 3.0 / 13, 1], .discrete)
        let (local, duration) = (3.0 / 9, 13.0 / 9)
        let fraction = local / duration
        #expect(fraction - 3.0 / 13 < 0 && fraction - 3.0 / 13 > -1e-16)
        expect(steps, [(fraction, 1), (fraction.nextUp, 2), (3.0 / 13, 2), ((3.0 / 13).nextDown, 1)])
        #expect(steps.nextStep(after: fraction) == 3.0 / 13)
        #expect(steps.nextStep(after: 3.0 / 13) == 1)
        let thirds = track([1, 2, 3], nil, .discrete)
        expect(thirds, [(1.0 / 3, 2), ((1.0 / 3).nextDown, 1), (2.0 / 3, 3), ((2.0 / 3).nextDown, 2)])
    }

    @Test("discrete values hold from their time on, whatever the times", .claim("5.4"))
    func discreteTimes() {
        expect(
            track([1, 2, 3], [0, 0.2, 0.4, 0.8], .discrete),
            [(0.1, 1), (0.2, 2), (0.4, 3), (0.8, 3), (1, 3)]
        )
        expect(
            track([1, 2, 3], [0.2, 0.3, 0.5], .discrete),
            [(0, 1), (0.25, 1), (0.3, 2), (0.5, 3), (1, 3)]
        )
        let wild = track([1, 2, 3, 4], [0, 0.5, 0.2, 0.7, 1], .discrete)
        expect(wild, [(0.3, 1), (0.5, 3), (0.6, 3), (0.7, 4)])
        #expect(wild.nextStep(after: 0.3) == 0.5)
        #expect(wild.nextStep(after: 0.5) == 0.7)
        #expect(wild.nextStep(after: 0.7) == 1)
    }

    @Test("a single discrete value with two times does nothing", .claim("5.4"))
    func singleStep() {
        #expect(track([5], [0, 1], .discrete).value(at: 0.5) == nil)
        #expect(track([5], nil, .discrete).value(at: 0.5)?.asNumber == 5)
        #expect(track([5], [0, 1]).value(at: 0.5)?.asNumber == 5)
        #expect(track([5, 6], [0, 1], .discrete).value(at: 0.5)?.asNumber == 5)
    }

    /// The rule as it is written: the first i with t < k(i+1).
    private func searched(_ times: [Double], at fraction: Double) -> (index: Int, local: Double) {
        let last = times.count - 2
        let index = (0...last).first { fraction < times[$0 + 1] } ?? last
        let length = times[index + 1] - times[index]
        if length == 0 { return (index, fraction < times[index] ? 0 : 1) }
        return (index, min(max((fraction - times[index]) / length, 0), 1))
    }

    @Test("random times, in order or not, give what the rule says", .claim("5.3", "5.4"), arguments: 1...20)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let count = generator.int(in: 2..<9)
            var times = (0..<count).map { _ in Double(generator.int(in: -4..<13)) / 8 }
            if generator.int(in: 0..<2) == 0 { times.sort() }
            let values = (0..<count).map { _ in generator.double(in: -10...10) }
            let linear = track(values, times)
            let discrete = track(values, times, .discrete)
            for eighth in 0...16 {
                let fraction = Double(eighth) / 16
                let (index, local) = searched(times, at: fraction)
                let (from, to) = (values[index], values[index + 1])
                expect(linear, [(fraction, local == 1 ? to : from + (to - from) * local)])
                let isPast = times.dropFirst().allSatisfy { $0 <= fraction }
                expect(discrete, [(fraction, isPast ? values[count - 1] : values[index])])
                let next = discrete.nextStep(after: fraction) ?? .nan
                let later = (eighth...16).map { Double($0) / 16 }.filter { $0 < next || fraction == 1 }
                for same in later {
                    #expect(discrete.value(at: same) == discrete.value(at: fraction), "\(times) at \(same)")
                }
            }
        }
    }

    @Test("numbers that are none, and infinite ones, neither crash nor hang")
    func broken() {
        for odd in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
            for mode in [CalculationMode.linear, .discrete, .cubic] {
                for times in [
                    [odd], [odd, odd], [0, odd, 1], [odd, 0.5, odd], [0, odd], [0.5, odd, odd, odd],
                ] {
                    for keyframes in [track([1, 2, 3], times, mode), track(path(row), times, mode)] {
                        var keyframes = keyframes
                        keyframes.rotationMode = .auto
                        for fraction in [0, 0.5, 1, odd] where !fraction.isNaN {
                            _ = keyframes.value(at: fraction)
                            _ = keyframes.rotation(at: fraction)
                            let next = keyframes.nextStep(after: fraction)
                            #expect(next.map { $0 <= 1 } ?? true)
                        }
                    }
                }
            }
        }
    }
}
