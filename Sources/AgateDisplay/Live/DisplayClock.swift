import Dispatch
import Foundation

/// The time of a live display, and the sleep of its render thread.
///
/// One thread sleeps; any thread may wake it.
package protocol DisplayClock: AnyObject, Sendable {
    /// The time now, in seconds, never set back.
    var time: Double { get }

    /// Sleeps until a time, or until somebody wakes the sleeper; a wake that came before is not lost.
    ///
    /// - Parameter wanted: The time, infinite to be woken only. Waking too early does no harm.
    func sleep(until wanted: Double)

    /// Wakes the sleeper, or keeps it from falling asleep the next time.
    func wake()

    /// The render thread calls this when it ends; no thread sleeps on the clock from then on.
    func end()
}

/// A clock that runs by itself.
final class RunningClock: DisplayClock {
    private let read: @Sendable () -> Double
    private let alarm = DispatchSemaphore(value: 0)

    /// No sleep is longer, so that a clock that runs away from the system's is followed sooner or later.
    private static let longestSleep = 3600.0

    init(_ read: @escaping @Sendable () -> Double) {
        self.read = read
    }

    var time: Double { read() }

    func sleep(until wanted: Double) {
        guard wanted < .infinity else {
            alarm.wait()
            return
        }
        _ = alarm.wait(timeout: .now() + min(max(wanted - read(), 0), Self.longestSleep))
    }

    func wake() {
        alarm.signal()
    }

    func end() {}
}
