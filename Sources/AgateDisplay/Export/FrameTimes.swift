/// The moments of which an export makes pictures, in seconds from the display's time at the beginning.
public struct FrameTimes: Sendable, Hashable {
    /// The moments, in ascending order: seconds from the display's time when the export begins.
    public let times: [Double]
    /// Pictures per second where they are evenly spaced.
    public let framesPerSecond: Double?

    /// Evenly spaced pictures: the first at the display's time when the export begins, the last one frame before the end.
    ///
    /// - Parameters:
    ///   - duration: The length, in seconds; what is not above 0 gives one picture.
    ///   - framesPerSecond: Pictures per second; what is not above 0 counts as 60.
    public init(duration: Double, framesPerSecond: Double) {
        let rate = framesPerSecond.isFinite && framesPerSecond > 0 ? min(framesPerSecond, 1000) : 60
        let length = duration.isFinite ? max(duration, 0) : 0
        let count = Int(min(max((length * rate).rounded(), 1), 1_000_000))
        times = (0..<count).map { Double($0) / rate }
        self.framesPerSecond = rate
    }

    /// Pictures at given moments, counted from the display's time when the export begins, not from 0 of its clock.
    ///
    /// An export leaves the display at its last moment, so that a second one with the same times goes on from there. On a display at
    /// 2 seconds `FrameTimes(at: [0, 0.5])` are the pictures of 2 and 2.5 seconds.
    ///
    /// - Parameter times: Seconds, in any order; those below 0 and those that are not finite are left out.
    public init(at times: [Double]) {
        self.times = times.filter { $0.isFinite && $0 >= 0 }.sorted()
        framesPerSecond = nil
    }
}

extension FrameTimes {
    /// A number of frames that are evenly spaced.
    ///
    /// - Parameter count: At least 1.
    package init(count: Int, rate: FrameRate) {
        times = (0..<max(count, 1)).map { rate.time(of: $0) }
        framesPerSecond = rate.value
    }

    /// When each frame begins and the last one ends, in whole ticks from the first, rounded; a frame at given moments stays as long as the
    /// one before it when it is the last.
    func ticks(perSecond rate: Double) -> [Int] {
        let last = times.last ?? 0
        let gap = framesPerSecond.map { 1 / $0 } ?? (times.count > 1 ? last - times[times.count - 2] : 1)
        let first = times.first ?? 0
        return (times + [last + gap]).map { Int((($0 - first) * rate).rounded()) }
    }
}
