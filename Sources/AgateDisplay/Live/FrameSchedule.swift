/// Which refresh a frame is for, what time it shows, and whether it came in time.
///
/// Refresh number `n` is at `n` divided by the rate. There is at most one frame for each.
struct FrameSchedule {
    /// Refreshes per second.
    private(set) var rate: Double
    private var interval: Double { 1 / rate }
    var pacing = FramePacing()

    /// The refresh of the last frame.
    private var lastRefresh = -Double.infinity
    private var lastTime = -Double.infinity
    /// The refresh at which the picture is to change next; nil while it rests.
    private var expected: Double?
    private var began = 0.0
    private var wasExpected = false

    /// A time this much before a refresh, as a part of the interval, is that refresh.
    private static let tolerance = 1e-6

    init(rate: Double) {
        self.rate = rate
    }

    /// Counts refreshes at another rate: the last frame was for the one that its time falls into.
    mutating func setRate(_ newRate: Double) {
        rate = newRate
        if lastRefresh > -.infinity { lastRefresh = refresh(at: lastTime) }
        expected = nil
    }

    /// The refresh that a time falls into.
    private func refresh(at time: Double) -> Double {
        (time * rate + Self.tolerance).rounded(.down)
    }

    /// Forgets what was shown: the next frame is due at once.
    mutating func restart() {
        lastRefresh = -.infinity
        lastTime = -.infinity
        expected = nil
    }

    /// Whether there was no frame yet for the refresh that a time falls into.
    func isDue(at now: Double) -> Bool {
        refresh(at: now) > lastRefresh
    }

    /// The time of the refresh that shows what changes at a time: after the present one, and after the last frame's.
    func refreshTime(showing change: Double, after now: Double) -> Double {
        guard change < .infinity else { return .infinity }
        // A little early, so that no rounding puts it after a clock that says the refresh's time.
        return (max(refreshNumber(showing: change), refresh(at: now) + 1) - Self.tolerance / 2) / rate
    }

    private func refreshNumber(showing change: Double) -> Double {
        max((change * rate - Self.tolerance).rounded(.up), lastRefresh + 1)
    }

    /// Begins a frame.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - commitTime: The time of the last commit: what begins with it has begun in this frame.
    /// - Returns: The time that the frame shows: that of its refresh, so that motion is even; the present one for
    ///   the first frame after a rest.
    mutating func begin(at now: Double, commitTime: Double) -> Double {
        let number = refresh(at: now)
        began = now
        var time = now
        wasExpected = expected.map { number >= $0 } ?? false
        if let expected, number >= expected {
            pacing.dropped += Int(min(number - expected, 1e9))
            began = number / rate
            time = min(max(began, commitTime), max(now, began))
        }
        lastRefresh = number
        lastTime = max(lastTime, time)
        return lastTime
    }

    /// Ends the frame that was begun.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - isNew: Whether it was shown.
    ///   - change: When the picture is to change next, infinite if never.
    mutating func end(at now: Double, isNew: Bool, change: Double) {
        if isNew {
            pacing.shown += 1
            if now > began + interval * (1 + Self.tolerance) { pacing.late += 1 }
        } else if wasExpected {
            pacing.duplicated += 1
        }
        let spent = max(now - began, 0)
        pacing.longestFrame = max(pacing.longestFrame, spent)
        pacing.totalTime += spent
        expected = change < .infinity ? refreshNumber(showing: change) : nil
    }
}
