import AgateGeometry
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Keyframes")
struct KeyframeTrackTests {
    private func track(_ values: [Double], _ mode: CalculationMode = .linear) -> KeyframeTrack {
        var track = KeyframeTrack()
        track.values = values.map { .number($0) }
        track.calculationMode = mode
        return track
    }

    @Test("one value holds, none has no effect", .claim("5.16"))
    func few() {
        #expect(track([5]).value(at: 0.3)?.asNumber == 5)
        #expect(track([]).value(at: 0.3) == nil)
        for mode in [CalculationMode.discrete, .paced, .cubic, .cubicPaced] {
            #expect(track([5], mode).value(at: 0.3)?.asNumber == 5)
            #expect(track([], mode).value(at: 0.3) == nil)
        }
        var empty = KeyframeTrack()
        empty.path = Path()
        #expect(empty.value(at: 0.5) == nil)
    }

    @Test("key times that meet make a jump")
    func jump() {
        var keyframes = track([0, 10, 20, 30])
        keyframes.keyTimes = [0, 0.5, 0.5, 1]
        #expect(abs((keyframes.value(at: 0.4999999)?.asNumber ?? 0) - 10) < 1e-4)
        #expect(keyframes.value(at: 0.5)?.asNumber == 20)
        #expect(keyframes.value(at: 1)?.asNumber == 30)
    }

    @Test("segment paces bend their segment, and not where the mode is paced")
    func segmentPaces() {
        var keyframes = track([0, 10, 20])
        keyframes.segmentPaces = [.easeIn]
        #expect(abs((keyframes.value(at: 0.25)?.asNumber ?? 0) - 3.153568) < 1e-5)
        #expect(keyframes.value(at: 0.75)?.asNumber == 15)
        keyframes.calculationMode = .paced
        #expect(keyframes.value(at: 0.25)?.asNumber == 5)
    }

    @Test("a move inside a path takes no time, closing is a line", .claim("5.9"))
    func subpaths() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.move(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 10))
        path.closeSubpath()
        var keyframes = KeyframeTrack()
        keyframes.path = path
        keyframes.calculationMode = .paced
        #expect(keyframes.value(at: 0.5)?.asPair == [100, 5])
        #expect(keyframes.value(at: 1)?.asPair == [100, 0])
    }

    @Test("paced values without a distance are spread evenly", .claim("5.7"))
    func noDistance() {
        var keyframes = KeyframeTrack()
        keyframes.values = [.string("a"), .string("b"), .string("c")]
        keyframes.calculationMode = .paced
        #expect(keyframes.value(at: 0.75)?.asString == "c")
        #expect(track([5, 5, 5], .paced).value(at: 0.5)?.asNumber == 5)
    }

    @Test("a paced spline goes through its keyframes in proportion to the distances", .claim("5.12"))
    func cubicPaced() {
        let keyframes = track([0, 10, 100], .cubicPaced)
        #expect(abs((keyframes.value(at: 0.1)?.asNumber ?? 0) - 10) < 1e-9)
        #expect(keyframes.value(at: 1)?.asNumber == 100)
        // On a line, with scaled tangents, the speed is even.
        #expect(abs((keyframes.value(at: 0.5)?.asNumber ?? 0) - 50) < 1e-9)
    }

    @Test("a track that changes after it was prepared follows")
    func change() {
        var keyframes = track([0, 10])
        keyframes.prepare()
        #expect(keyframes.value(at: 0.5)?.asNumber == 5)
        keyframes.values = [.number(0), .number(20)]
        #expect(keyframes.value(at: 0.5)?.asNumber == 10)
    }

    @Test("broken numbers neither crash nor hang")
    func broken() {
        for odd in [Double.nan, .infinity, -.infinity, 1e300] {
            for mode in [CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
                var keyframes = track([0, odd, 1], mode)
                keyframes.keyTimes = [0, odd, 1]
                keyframes.tensions = [odd, odd]
                _ = keyframes.value(at: 0.5)
                _ = keyframes.value(at: odd)
                var path = Path()
                path.move(to: .zero)
                path.addCurve(
                    to: CGPoint(x: odd, y: 1),
                    control1: CGPoint(x: odd, y: odd),
                    control2: .zero
                )
                keyframes.path = path
                keyframes.rotationMode = .auto
                _ = keyframes.value(at: 0.5)
                _ = keyframes.rotation(at: 0.5)
            }
        }
    }
}
