/// Turns times of a page's clock into times of the display's.
///
/// A message cannot come before its event has happened: the smallest difference that was seen is taken for that of the clocks, so a
/// message that was held up keeps the time of its event.
package struct ClientClock {
    private var difference = Double.infinity
    private var last = -Double.infinity

    package init() {}

    /// The time on the display's clock: never after now, and never before that of the input before.
    package mutating func time(of clientTime: Double, arriving now: Double) -> Double {
        difference = min(difference, now - clientTime)
        // A page's clock that runs wild says nothing.
        let time = max(clientTime + difference, now - Self.longestDelay)
        last = max(last, min(time, now))
        return last
    }

    /// No input is older than this when it arrives, in seconds.
    private static let longestDelay = 10.0
}
