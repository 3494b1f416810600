import Dispatch
import Foundation
import Synchronization

/// The time of a live display, and the sleep of its render thread.
///
/// One thread sleeps; any thread may wake it.
package protocol DisplayClock: AnyObject, Sendable {
    /// The time now, in seconds, never set back.
    var time: Double { get }

    /// Sleeps until a time, or until a call of `wake()`; a wake that came before is not lost.
    ///
    /// - Parameter wanted: The time, infinite to be woken only. Waking too early does no harm.
    func sleep(until wanted: Double)

    /// Wakes the sleeper, or keeps it from falling asleep the next time.
    func wake()

    /// The render thread calls this when it ends; no thread sleeps on the clock from then on.
    func end()
}

/// A clock that runs by itself, at the rate of another one unless its speed is changed.
final class RunningClock: DisplayClock {
    /// From when on the clock shows what.
    private struct Course {
        var speed = 1.0
        /// The other clock's time at which this course began.
        var start = 0.0
        /// The time of this clock then.
        var shown = 0.0
    }

    private let read: @Sendable () -> Double
    private let alarm = DispatchSemaphore(value: 0)
    private let course = LockedValue(Course())
    private let isChanged = Atomic<Bool>(false)

    /// No sleep is longer, so that a clock that runs away from the system's is followed sooner or later.
    private static let longestSleep = 3600.0

    init(_ read: @escaping @Sendable () -> Double) {
        self.read = read
    }

    var time: Double {
        guard isChanged.load(ordering: .acquiring) else { return read() }
        return course.withLock { time(in: $0) }
    }

    private func time(in course: Course) -> Double {
        course.shown + (read() - course.start) * course.speed
    }

    /// How fast it runs beside the other clock, 0 to stand.
    var speed: Double {
        get { course.withLock { $0.speed } }
        set { change { $0.speed = newValue } }
    }

    /// Moves it on at once.
    func skip(_ seconds: Double) {
        change { $0.shown += seconds }
    }

    private func change(_ body: (inout Course) -> Void) {
        course.withLock { course in
            let now = read()
            course.shown = isChanged.load(ordering: .relaxed) ? time(in: course) : now
            course.start = now
            body(&course)
            isChanged.store(true, ordering: .releasing)
        }
        wake()
    }

    func sleep(until wanted: Double) {
        let speed = speed
        guard wanted < .infinity, speed > 0 else {
            alarm.wait()
            return
        }
        _ = alarm.wait(timeout: .now() + min(max((wanted - time) / speed, 0), Self.longestSleep))
    }

    func wake() {
        alarm.signal()
    }

    func end() {}
}
