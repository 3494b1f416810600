/// How often a display link wants to be called, and what that comes to on a display.
///
/// Source: claims 17.5. GUESS link-rate: rounded towards more calls. GUESS link-range: of a count and a range the
/// one that was set last counts.
struct LinkPace {
    private(set) var framesPerSecond = 0
    private(set) var range = CAFrameRateRange.default
    private(set) var frameInterval = 1
    /// The rate to come up to and the one not to exceed, in frames per second; 0 is any.
    private var wanted: (rate: Double, limit: Double) = (0, 0)

    mutating func want(framesPerSecond count: Int) {
        framesPerSecond = count
        wanted = (Double(count), 0)
    }

    mutating func want(range newRange: CAFrameRateRange) {
        range = newRange
        let limit = Double(newRange.maximum)
        let preferred = Double(newRange.preferred ?? 0)
        wanted = (preferred > 0 ? preferred : limit, limit)
    }

    mutating func want(frameInterval count: Int) {
        frameInterval = max(count, 1)
        wanted = (0, 0)
    }

    /// The refreshes from call to call, of a display with an interval in seconds between its refreshes.
    func refreshesPerCall(interval: Double) -> Int {
        guard wanted.rate > 0, interval > 0 else { return frameInterval }
        let nativeRate = 1 / interval
        let stride = Self.whole((nativeRate / wanted.rate + 1e-6).rounded(.down))
        guard wanted.limit > 0, nativeRate / Double(stride) > wanted.limit * (1 + 1e-6) else { return stride }
        return Self.whole((nativeRate / wanted.limit - 1e-6).rounded(.up))
    }

    private static func whole(_ number: Double) -> Int {
        number.isFinite ? max(1, Int(min(number, 1e9))) : 1
    }
}
