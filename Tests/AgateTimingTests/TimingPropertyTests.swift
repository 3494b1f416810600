import AgateGeometry
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("What holds for all clocks and values")
struct TimingPropertyTests {
    @Test("a reversing clock is its own mirror", .claim("3.9"), arguments: [1, 2, 3] as [UInt64])
    func mirror(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var timing = TimingParameters(duration: generator.double(in: 0.01...5))
            timing.autoreverses = true
            timing.repeatCount = Double(generator.int(in: 1..<4))
            let time = generator.double(in: 0...timing.activeDuration)
            let there = timing.reading(at: time).progress
            let back = timing.reading(at: timing.activeDuration - time).progress
            #expect(abs(there - back) < 1e-6)
        }
    }

    @Test("the phase changes at the start and at the end, nowhere else", arguments: [1, 2, 3] as [UInt64])
    func phases(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var timing = TimingParameters(duration: generator.double(in: 0.01...5))
            timing.beginTime = generator.double(in: -1e6...1e6)
            timing.speed = generator.double(in: -3...3)
            timing.repeatCount = generator.double(in: 0...4)
            let step = 1e-6 / abs(timing.speed)
            #expect(timing.phase(at: timing.startTime) == .active)
            #expect(timing.phase(at: timing.startTime - step) == .before)
            #expect(timing.phase(at: timing.endTime) == .after)
            #expect(timing.phase(at: timing.endTime - step) == .active)
        }
    }

    @Test("curves rise from 0 to 1 and stay there", arguments: [1, 2, 3] as [UInt64])
    func curves(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let curve = UnitBezier(
                x1: generator.unit(),
                y1: generator.unit(),
                x2: generator.unit(),
                y2: generator.unit()
            )
            var last = 0.0
            for step in 0...100 {
                let value = curve.value(at: Double(step) / 100)
                #expect(value >= -1e-12 && value <= 1 + 1e-12)
                // Control points in the unit square: never far back. Only those that rise never turn back.
                if curve.y1 <= curve.y2 { #expect(value >= last - 1e-7) }
                last = value
            }
        }
    }

    private func randomValue(_ kind: Int, _ generator: inout SeededGenerator) -> AnimatableValue {
        func number() -> Double { generator.double(in: -1000...1000) }
        switch kind {
        case 0: return .number(number())
        case 1: return .pair([number(), number()])
        case 2: return .rect([number(), number(), number(), number()])
        case 3: return .color([generator.unit(), generator.unit(), generator.unit(), generator.unit()])
        case 4: return .array([.number(number()), .pair([number(), number()])])
        default:
            let turn = CATransform3DMakeRotation(number(), number(), number(), number())
            return .transform(CATransform3DConcat(CATransform3DMakeScale(2, 3, 0.5), turn))
        }
    }

    @Test("both ends are exact, and what is added can be taken away", arguments: 0..<6)
    func ends(kind: Int) {
        var generator = SeededGenerator(seed: UInt64(kind))
        for _ in 0..<100 {
            let from = randomValue(kind, &generator)
            let to = randomValue(kind, &generator)
            #expect(from.interpolated(to: to, fraction: 0) == from)
            #expect(from.interpolated(to: to, fraction: 1) == to)
            #expect(from.added(to: from.neutralElement) == from)
            #expect(from.neutralElement.added(to: to) == to)
            let track = BasicTrack(from: from, by: to)
            #expect(track.value(at: 1, over: .none) == to.added(to: from))
        }
    }

    @Test("every mode goes through its keyframes at their times", arguments: [1, 2, 3] as [UInt64])
    func keyframes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for mode in [CalculationMode.linear, .cubic] {
            var track = KeyframeTrack()
            track.calculationMode = mode
            track.values = (0..<6).map { _ in randomValue(1, &generator) }
            var times = (0..<4).map { _ in generator.unit() }.sorted()
            times = [0] + times + [1]
            track.keyTimes = times
            track.prepare()
            for (time, value) in zip(times, track.values) {
                guard case .pair(let expected) = value, case .pair(let point)? = track.value(at: time) else {
                    Issue.record("no point")
                    continue
                }
                #expect(abs(point.x - expected.x) < 1e-6 && abs(point.y - expected.y) < 1e-6)
            }
        }
    }

    @Test("a point that is paced along a path keeps its speed", arguments: [1, 2, 3] as [UInt64])
    func pacedSpeed(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: generator.double(in: 0...100), y: generator.double(in: 0...100))
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<3 {
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addLine(to: point())
        }
        var track = KeyframeTrack()
        track.path = path
        track.calculationMode = .paced
        track.prepare()
        let count = 4000
        var lengths: [Double] = []
        for step in 0..<count {
            guard let from = track.value(at: Double(step) / Double(count))?.asPair,
                let to = track.value(at: Double(step + 1) / Double(count))?.asPair
            else { continue }
            lengths.append(((to - from) * (to - from)).sum().squareRoot())
        }
        let mean = lengths.reduce(0, +) / Double(count)
        // Chords of corners and tight bends are shorter; none is longer.
        #expect((lengths.max() ?? 0) < mean * 1.002)
        #expect(lengths.filter { $0 < mean * 0.99 }.count < count / 50)
    }
}
