import AVFoundation
import Testing

@Suite("Times of sound and film")
struct CMTimeTests {
    @Test("times of different scales are equal as numbers, and have one hash")
    func equality() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(CMTime(value: 1, timescale: 2).hashValue == CMTime(value: 300, timescale: 600).hashValue)
        #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
        #expect(CMTime.invalid > CMTime.positiveInfinity)
        #expect(CMTime.negativeInfinity < CMTime.zero)
    }

    @Test("a sum has a scale that both times fit")
    func sums() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        #expect(sum.value == 5 && sum.timescale == 6)
        #expect((CMTime(value: 5, timescale: 6) - CMTime(value: 1, timescale: 3)).seconds == 0.5)
        #expect(CMTimeAdd(.positiveInfinity, .negativeInfinity) == .invalid)
        #expect(CMTimeAdd(.zero, .indefinite).isIndefinite)
    }

    @Test("numbers that have no room become coarser, and infinite at last")
    func overflow() {
        let large = CMTime(value: .max, timescale: 600)
        let sum = large + large
        #expect(sum.isNumeric && sum.timescale < 600 && sum.hasBeenRounded)
        #expect((CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)).isPositiveInfinity)
        #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: -2).isNegativeInfinity)
        #expect(CMTime(value: .min, timescale: 1) - CMTime(value: 1, timescale: 1) < .zero)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(!CMTime(value: 1, timescale: 0).isValid)
    }

    @Test(
        "a time goes to another scale by each way of rounding",
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2)), (.roundTowardZero, 1),
            (.roundAwayFromZero, 2),
            (.quickTime, 1), (.roundTowardPositiveInfinity, 2), (.roundTowardNegativeInfinity, 1),
        ] as [(CMTimeRoundingMethod, Int64)]
    )
    func rounding(method: CMTimeRoundingMethod, value: Int64) {
        let time = CMTime(value: 3, timescale: 20).convertScale(10, method: method)
        #expect(time.value == value && time.timescale == 10 && time.hasBeenRounded)
    }

    @Test("a range contains its beginning and not its end")
    func ranges() {
        let range = CMTimeRange(
            start: CMTimeMake(value: 1, timescale: 1),
            end: CMTimeMake(value: 3, timescale: 1)
        )
        #expect(range.duration.seconds == 2)
        #expect(range.containsTime(range.start) && !range.containsTime(range.end))
        let other = CMTimeRange(
            start: CMTimeMake(value: 2, timescale: 1),
            duration: CMTimeMake(value: 5, timescale: 1)
        )
        #expect(range.intersection(other).duration.seconds == 1)
        #expect(range.union(other).end.seconds == 7)
        #expect(range.intersection(CMTimeRange(start: range.end, duration: range.duration)).isEmpty)
    }

    @Test(
        "a box gives the time back that was put in",
        arguments: [
            CMTime(value: .max, timescale: .max), CMTime(value: .min, timescale: 1),
            CMTime(value: -1, timescale: 600),
            .invalid, .indefinite, .positiveInfinity,
        ]
    )
    func boxes(time: CMTime) {
        let found = NSValue(time: time).timeValue
        #expect(found.value == time.value && found.timescale == time.timescale && found.flags == time.flags)
        let range = CMTimeRange(start: time, duration: .zero)
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(!NSValue(cgPoint: .zero).timeValue.isValid)
    }

    @Test("times print as on Apple's systems")
    func printing() {
        #expect("\(CMTime(value: 1, timescale: 2))" == "{1/2 = 0.500}")
        #expect("\(CMTime.invalid)" == "{INVALID}")
    }
}
