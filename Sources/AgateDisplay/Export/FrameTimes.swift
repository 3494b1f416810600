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
    /// As many of the pictures as a rate allows, over the same length.
    ///
    /// Evenly spaced pictures are spaced anew; of given moments those stay that are at least a frame of the rate behind the last that stays.
    func within(_ rate: FrameRate) -> FrameTimes {
        if let framesPerSecond {
            guard framesPerSecond > rate.value else { return self }
            return FrameTimes(duration: Double(times.count) / framesPerSecond, framesPerSecond: rate.value)
        }
        let shortest = 1 / rate.value
        var kept: [Double] = []
        for time in times where kept.last.map({ time - $0 >= shortest - 1e-9 }) ?? true { kept.append(time) }
        return FrameTimes(at: kept)
    }
}
