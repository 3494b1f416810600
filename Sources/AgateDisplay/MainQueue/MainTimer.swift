import CAgateMainQueue

/// A run loop's timer that a manual display fires in its stead.
final class MainTimer {
    /// The `CFRunLoopTimer`; kept alive by ``isRetained`` only.
    let timer: UnsafeMutableRawPointer
    private let callout: AgateTimerCallout
    private let info: UnsafeMutableRawPointer?
    /// Seconds between firings; 0 for a timer that fires once.
    private let interval: Double
    /// When it fires first, or first after it was moved, in seconds of the display's clock.
    private(set) var firstDue: Double
    /// How often it has fired since.
    private var firings = 0.0
    /// The fire date that belongs to ``firstDue``: another one tells that the timer of this address is another one.
    var fireDate: Double
    /// Its place in the agenda; nil while it is in none.
    var entry: Int?
    private var isRetained = false

    /// No timer fires more often than this, in seconds, as on Apple's systems.
    private static let shortestInterval = 1e-4

    init(
        _ timer: UnsafeMutableRawPointer,
        callout: @escaping AgateTimerCallout,
        info: UnsafeMutableRawPointer?,
        interval: Double,
        fireDate: Double,
        due: Double
    ) {
        self.timer = timer
        self.callout = callout
        self.info = info
        self.interval = interval > 0 ? max(interval, Self.shortestInterval) : 0
        self.fireDate = fireDate
        firstDue = due
    }

    deinit {
        if isRetained { agate_timer_release(timer) }
    }

    /// Keeps the timer alive from here on, as a run loop does.
    func retain() {
        guard !isRetained else { return }
        isRetained = true
        agate_timer_retain(timer)
    }

    var isValid: Bool { agate_timer_is_valid(timer) }

    func move(to due: Double) {
        firstDue = due
        firings = 0
        fireDate = agate_timer_fire_date(timer)
    }

    /// Counts a firing.
    ///
    /// - Returns: When the timer fires again; nil if it does not.
    func nextDue() -> Double? {
        guard interval > 0 else { return nil }
        firings += 1
        return firstDue + firings * interval
    }

    func callOut() {
        callout(timer, info)
    }

    func invalidate() {
        agate_timer_invalidate(timer)
    }
}
