import AgatePixels

/// How many frames a film has, and how long each stays.
package struct FilmTiming: Sendable {
    /// The number of frames.
    package let count: Int
    /// Frames per second where they are evenly spaced.
    private let rate: FrameRate?
    /// The beginnings of frames in other films, in seconds.
    private let times: [Double]

    /// Evenly spaced frames.
    package init(count: Int, rate: FrameRate) {
        (self.count, self.rate, times) = (max(count, 1), rate, [])
    }

    /// The frames of an export.
    init(_ frames: FrameTimes) {
        count = frames.times.count
        rate = frames.framesPerSecond.flatMap { FrameRate($0) }
        times = rate == nil ? frames.times : []
    }

    /// How long a frame stays in an animated PNG file.
    func delay(_ index: Int) -> AnimatedPNGDelay {
        if let rate { return AnimatedPNGDelay(rate.denominator, over: rate.numerator) }
        return AnimatedPNGDelay(seconds: begin(index + 1) - begin(index))
    }

    /// How long a frame stays in whole ticks: the beginnings of frames are rounded, so that errors do not add up.
    package func ticks(_ index: Int, perSecond: Double) -> Int {
        func tick(_ index: Int) -> Int { Int(((begin(index) - begin(0)) * perSecond).rounded()) }
        return tick(index + 1) - tick(index)
    }

    /// When a frame begins; the last one stays as long as the one before it.
    private func begin(_ index: Int) -> Double {
        if let rate { return rate.time(of: index) }
        if index < times.count { return times[index] }
        guard let last = times.last else { return 0 }
        return last + (times.count > 1 ? last - times[times.count - 2] : 1)
    }
}
