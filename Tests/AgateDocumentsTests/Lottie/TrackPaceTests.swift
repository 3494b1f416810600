import AgateTiming
import Testing

import AgateDocuments

/// Samples that keep the pace of keyframes instead of many values.
@Suite("Paces of tracks")
struct TrackPaceTests {
    private let ease = UnitBezier(x1: 0.7, y1: 0.1, x2: 0.2, y2: 1.3)

    @Test(
        "a part of a curve is the curve between two times, backwards too",
        arguments: [0.0, 0.2, 0.45],
        [0.5, 0.9, 1.0]
    )
    func part(start: Double, end: Double) throws {
        let part = try #require(ease.part(from: start, to: end))
        let (low, high) = (ease.value(at: start), ease.value(at: end))
        for fraction in stride(from: 0.0, through: 1, by: 0.0625) {
            let wanted = ease.value(at: start + (end - start) * fraction)
            #expect(abs(low + (high - low) * part.value(at: fraction) - wanted) < 1e-6)
        }
    }

    @Test("a curve that ends at the height at which it begins has no part there")
    func flat() {
        #expect(UnitBezier(x1: 0.3, y1: 0, x2: 0.7, y2: 0).part(from: 0, to: 1e-9) == nil)
    }

    @Test("keyframes tell their paces between two frames, and none across a keyframe")
    func paces() {
        let keyframes = [
            LottieKeyframe(time: 0, value: [0.0], curves: [ease]),
            LottieKeyframe(time: 10, value: [1.0], isHold: true),
            LottieKeyframe(time: 20, value: [2.0]),
        ]
        #expect(keyframes.paces(from: 0, to: 10) == [ease])
        #expect(keyframes.paces(from: 2, to: 5).count == 1)
        #expect(keyframes.paces(from: 5, to: 15).isEmpty)
        #expect(keyframes.paces(from: 10, to: 20).isEmpty)
        #expect(keyframes.paces(from: 10, to: 0).count == 1)
    }

    @Test("a stretch at one pace has two samples, and one at another has as many as it takes, documents L154")
    func samples() {
        let sampler = TrackSampler(range: 0...30, tolerance: TrackTolerance(distance: 0.01))
        func value(_ frame: Double) -> AnimatableValue {
            .number(frame <= 10 ? 100 * ease.value(at: frame / 10) : 100 + (frame - 10) * (frame - 10))
        }
        let samples = sampler.samples(breaks: [0, 10]) { _, _ in
            [.easeIn, ease]
        } _: {
            value($0)
        }
        #expect(samples[0].pace == ease && samples[1].frame == 10)
        #expect(samples.count > 10)
        let plain = sampler.samples(breaks: [0, 10]) { value($0) }
        #expect(plain.count > samples.count && plain.allSatisfy { $0.pace == nil })
        // What is shown between the samples is what is wanted.
        for frame in stride(from: 0.0, through: 30, by: 0.37) {
            let index = samples.lastIndex { $0.frame <= frame } ?? 0
            guard index + 1 < samples.count else { continue }
            let (from, to) = (samples[index], samples[index + 1])
            let linear = (frame - from.frame) / (to.frame - from.frame)
            let shown = from.value.interpolated(
                to: to.value,
                fraction: from.pace.map { $0.value(at: linear) } ?? linear
            )
            #expect(TrackTolerance(distance: 0.1).holds(shown, value(frame)))
        }
    }
}
