import Foundation

/// Which moment the client sees: the frame on the screen, and one and the same for a whole turn of the main run loop.
///
/// Two slots: the render thread writes the newest frame's time into one, and the client reads the other, which changes
/// only between two turns. Neither waits for the other.
final class FrameReadback: Sendable {
    private struct Slots {
        /// The newest frame; nil while no frame is drawn.
        var shown: Double?
        /// The time that the main thread reads in its turn; nil until it does.
        var read: Double?
        /// The thread that is in a turn.
        var turnOwner: pthread_t?
        /// Nothing is read as it was before the last commit.
        var earliest = -Double.infinity

        func newest(_ now: Double) -> Double { max(shown ?? now, earliest) }
    }

    private let slots = LockedValue(Slots())

    /// Notes the frame that has been handed over; nil when drawing ends.
    func show(_ time: Double?) {
        slots.withLock { $0.shown = time }
    }

    /// Notes a commit: what it says is seen from its own time on.
    func commit(at time: Double) {
        guard time.isFinite else { return }
        slots.withLock {
            $0.earliest = max($0.earliest, time)
            $0.read = $0.read.map { max($0, time) }
        }
    }

    /// Begins a turn of the main thread: it sees the newest frame, and that one until the turn ends.
    func beginTurn() {
        slots.withLock {
            $0.turnOwner = pthread_self()
            $0.read = nil
        }
    }

    /// Shows the newest frame from here on in the same turn.
    func renew() {
        slots.withLock { $0.read = nil }
    }

    /// Ends the turn.
    func endTurn() {
        slots.withLock {
            $0.turnOwner = nil
            $0.read = nil
        }
    }

    /// The moment that the calling thread sees.
    ///
    /// - Parameter now: The clock's time, which is the result while no frame is drawn.
    func time(_ now: Double) -> Double {
        slots.withLock { slots in
            guard let owner = slots.turnOwner, pthread_equal(owner, pthread_self()) != 0 else {
                return slots.newest(now)
            }
            let time = slots.read ?? slots.newest(now)
            slots.read = time
            return time
        }
    }
}
