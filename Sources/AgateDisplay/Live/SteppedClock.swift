import Foundation

/// A clock that stands until it is set, and that knows when the render thread has done all that was due.
///
/// With it a live display, threads and all, does the same in every run: set the clock with ``advance(to:)``, and when
/// that returns the frame of that time has been handed over and the render thread sleeps.
package final class SteppedClock: DisplayClock, @unchecked Sendable {
    // All of it is used with the condition's lock held only.
    private let condition = NSCondition()
    private var now: Double
    private var isWoken = false
    private var hasEnded = false
    /// The time at which the sleeping thread wakes; nil when no thread sleeps.
    private var wanted: Double?
    private var sleeps = 0

    package init(time: Double = 0) {
        now = time
    }

    package var time: Double { locked { now } }

    /// How often threads have gone to sleep here.
    package var sleepCount: Int { locked { sleeps } }

    /// When the render thread wants to wake by itself, once it sleeps; infinite if only a commit can wake it.
    package var alarm: Double {
        locked {
            waitForSleep()
            return wanted ?? .infinity
        }
    }

    /// Sets the time, and waits until the render thread sleeps again with nothing left to do.
    ///
    /// The thread must have been started by a frame handler or a commit, and must not be the caller's.
    package func advance(to time: Double) {
        locked {
            now = max(now, time)
            condition.broadcast()
            waitForSleep()
        }
    }

    /// Sets the time without waiting: what a handler on the render thread does to play one that is slow.
    package func set(_ time: Double) {
        locked {
            now = max(now, time)
            condition.broadcast()
        }
    }

    package func sleep(until wanted: Double) {
        locked {
            sleeps += 1
            self.wanted = wanted
            condition.broadcast()
            while !isWoken, now < wanted { condition.wait() }
            isWoken = false
            self.wanted = nil
        }
    }

    package func wake() {
        locked {
            isWoken = true
            condition.broadcast()
        }
    }

    package func end() {
        locked {
            hasEnded = true
            condition.broadcast()
        }
    }

    private func waitForSleep() {
        while !hasEnded {
            if let wanted, !isWoken, now < wanted { return }
            condition.wait()
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
