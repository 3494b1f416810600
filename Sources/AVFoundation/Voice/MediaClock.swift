import AgateDisplay
import Foundation
import QuartzCore

/// The display that a player plays on: its time, its sound, and its main queue.
///
/// A player that is used inside of a manual display belongs to that one; all others belong to the live display.
struct MediaClock {
    private weak var context: DisplayContext?
    /// The time at which the display was last seen.
    private var lastTime = 0.0

    /// The display of the calling thread.
    init() {
        let current = DisplayContext.current
        context = current
        lastTime = current.display.time
    }

    /// The display; nil once it has gone.
    var display: Display? { context?.display }

    /// The display's time, in seconds.
    var time: Double { context?.display.time ?? lastTime }

    /// The display's sound.
    var track: SoundTrack? { context?.display.sound }

    /// Lets the device of the system sound, if the display is a live one.
    func startDevice() {
        if let live = context?.display as? LiveDisplay { SoundOutput.start(for: live) }
    }

    /// A timer may fire so little before its time that what it waits for is not there yet, and is set again: not for the same visit of the display.
    private static let shortestDelay = 1e-4

    /// Calls a function on the main queue of the display after some seconds, unless the timer is invalidated before.
    func schedule(after seconds: Double, _ body: @escaping () -> Void) -> Timer {
        // Foundation's initialiser with an interval alone fires at once on Linux.
        let date = Date(timeIntervalSinceNow: max(seconds, Self.shortestDelay))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in body() }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
}
