/// How the time of a layer follows from its parent's.
///
///     let clock = TimeMapping(beginTime: 8, speed: 0.5, timeOffset: 7)
///     clock.localTime(at: 10)     // 8
///     clock.localTime(at: 7)      // 0: not begun
///     clock.parentTime(at: 8)     // 10
///
/// Source: claims 2.3-2.5.
package struct TimeMapping: Sendable, Hashable {
    /// When the clock begins, in parent time.
    package var beginTime: Double
    /// Local seconds that pass per parent second.
    package var speed: Double
    /// The local time at the begin.
    package var timeOffset: Double

    package init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
        self.beginTime = beginTime
        self.speed = speed
        self.timeOffset = timeOffset
    }

    /// The clock of a layer with these parameters.
    ///
    /// GUESS layer-duration: a layer's own duration, repeats, reversal and fill mode do not bend its clock, and a
    /// layer outside its interval stays visible (claims F10).
    package init(_ parameters: TimingParameters) {
        self.init(
            beginTime: parameters.beginTime,
            speed: parameters.speed,
            timeOffset: parameters.timeOffset
        )
    }

    /// The clock of a layer whose timing was never touched.
    package static let identity = TimeMapping()

    /// The local time at a parent time, 0 before the begin.
    package func localTime(at parentTime: Double) -> Double {
        if parentTime < beginTime { return 0 }
        let elapsed = speed == 0 ? 0 : (parentTime - beginTime) * speed
        return elapsed + timeOffset
    }

    /// The parent time at which the clock shows a local time; for a stopped clock 0 (claims 2.4).
    package func parentTime(at localTime: Double) -> Double {
        guard speed != 0 else { return 0 }
        return (localTime - timeOffset) / speed + beginTime
    }
}
