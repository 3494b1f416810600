import AgateTestSupport
import AgateTiming
import Testing

@Suite("The clock of an animation")
struct ClockReadingTests {
    private func timing(
        duration: Double = 1,
        speed: Double = 1,
        offset: Double = 0,
        repeats: Double = 0,
        reverses: Bool = false,
        fill: FillMode = .both
    ) -> TimingParameters {
        var timing = TimingParameters(duration: duration)
        timing.speed = speed
        timing.timeOffset = offset
        timing.repeatCount = repeats
        timing.autoreverses = reverses
        timing.fillMode = fill
        return timing
    }

    @Test("an offset shifts what is played, not when: second half first")
    func offset() {
        let timing = timing(offset: 0.5)
        #expect(timing.reading(at: 0).progress == 0.5)
        #expect(timing.reading(at: 0.25).progress == 0.75)
        #expect(timing.reading(at: 0.75).progress == 0.25)
        #expect(timing.reading(at: 1).phase == .after)
        #expect(timing.reading(at: 1).progress == 0.5)
    }

    @Test("a speed of 0 holds the offset for ever; at the duration it shows the end")
    func paused() {
        #expect(timing(speed: 0, offset: 0.25).reading(at: 1e9).progress == 0.25)
        #expect(timing(speed: 0, offset: 0.25).reading(at: -5).phase == .active)
        #expect(timing(speed: 0, offset: 1).reading(at: 3).progress == 1)
        #expect(timing(speed: 0, offset: 7).reading(at: 3).progress == 1)
        #expect(timing(speed: 0, offset: 2, reverses: true).reading(at: 3).progress == 0)
    }

    @Test("a negative speed plays downwards from the offset, once")
    func backwards() {
        let timing = timing(speed: -1, offset: 1)
        #expect(timing.reading(at: 0).progress == 1)
        #expect(timing.reading(at: 0.25).progress == 0.75)
        #expect(timing.reading(at: 0.75).progress == 0.25)
        #expect(timing.reading(at: 1).phase == .after)
        #expect(timing.reading(at: 1).progress == 0)
        #expect(timing.endTime == 1)
    }

    @Test("the seam belongs to the next cycle, the end to the last one")
    func seams() {
        let timing = timing(duration: 0.1, repeats: 3)
        #expect(timing.reading(at: 0.1).iteration == 1)
        #expect(timing.reading(at: 0.1).progress < 1e-9)
        #expect(timing.reading(at: 0.1 + 0.1 + 0.1).phase == .after)
        #expect(timing.reading(at: 0.1 + 0.1 + 0.1).progress == 1)
        #expect(timing.reading(at: 0.1 + 0.1 + 0.1).iteration == 2)
    }

    @Test("sums of times that miss the end by a rounding have reached it")
    func rounding() {
        var timing = timing(duration: 0.25)
        timing.beginTime = 0.1
        #expect(timing.reading(at: 0.35).phase == .after)
        timing.beginTime = 1_000_000.1
        #expect(timing.reading(at: 1_000_000.35).phase == .after)
        #expect(timing.reading(at: timing.endTime).phase == .after)
        #expect(timing.reading(at: timing.startTime).phase == .active)
    }

    @Test("a duration of 0 is over at once and shows its end")
    func instant() {
        let reading = timing(duration: 0).reading(at: 0)
        #expect(reading.phase == .after)
        #expect(reading.progress == 1)
    }

    @Test("the end counts as active for a group that holds it")
    func heldEnd() {
        let timing = timing(fill: .removed)
        #expect(!timing.reading(at: 1).isInEffect)
        #expect(timing.reading(at: 1, includesEnd: true).isInEffect)
        #expect(timing.reading(at: 1, includesEnd: true).progress == 1)
        #expect(!timing.reading(at: 1.5, includesEnd: true).isInEffect)
    }

    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude, 1,
    ]

    @Test("no parameter makes a reading that is out of range", arguments: odd)
    func oddNumbers(first: Double) {
        for second in Self.odd {
            for third in Self.odd {
                var timing = TimingParameters(duration: first)
                timing.beginTime = second
                timing.repeatCount = third
                timing.repeatDuration = second
                timing.timeOffset = third
                for speed in Self.odd {
                    timing.speed = speed
                    for autoreverses in [false, true] {
                        timing.autoreverses = autoreverses
                        for time in Self.odd {
                            let reading = timing.reading(at: time)
                            #expect(reading.progress >= 0 && reading.progress <= 1)
                            #expect(reading.iteration >= 0)
                            #expect(!reading.localTime.isNaN)
                            #expect(timing.activeDuration >= 0)
                        }
                    }
                }
            }
        }
    }
}

@Suite("The clock of a layer")
struct TimeMappingTests {
    @Test("it stands at 0 before its begin")
    func beforeBegin() {
        let clock = TimeMapping(beginTime: 8, speed: 0.5, timeOffset: 7)
        #expect(clock.localTime(at: 7) == 0)
        #expect(clock.localTime(at: 8) == 7)
        #expect(clock.localTime(at: 10) == 8)
        #expect(clock.parentTime(at: 8) == 10)
    }

    @Test("a stopped one shows its offset and has no way back", .claim("2.4"), arguments: [0.0, 5, 1e12])
    func stopped(time: Double) {
        let clock = TimeMapping(speed: 0, timeOffset: 3)
        #expect(clock.localTime(at: time) == 3)
        #expect(clock.parentTime(at: time) == 0)
    }

    @Test("pausing and going on leaves no jump")
    func pauseAndResume() {
        let pausedAt = TimeMapping.identity.localTime(at: 2.4)
        let paused = TimeMapping(beginTime: 0, speed: 0, timeOffset: pausedAt)
        #expect(paused.localTime(at: 10) == 2.4)
        let resumed = TimeMapping(beginTime: 12.4 - paused.timeOffset)
        #expect(abs(resumed.localTime(at: 12.4) - 2.4) < 1e-12)
        #expect(abs(resumed.localTime(at: 12.9) - 2.9) < 1e-12)
    }
}
