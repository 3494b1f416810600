import AgateDisplay
import Foundation
import QuartzCore

extension InspectorMethods {
    static let clock: [String: InspectorMethod] = [
        "clock.get": read { inspector, _ in inspector.clockRecord },
        "clock.set": read { (inspector, parameters) throws(RPCError) in
            try inspector.setClock(parameters)
            return inspector.clockRecord
        },
    ]
}

extension Inspector {
    /// The clock as it is.
    var clockRecord: ClockRecord {
        let now = display.presentationTime
        let shown = shownTime.map { max($0, recorder.earliest ?? $0) } ?? now
        return ClockRecord(
            now: now.sixDigits,
            shown: shown.sixDigits,
            isPast: shown < now,
            speed: (display as? LiveDisplay)?.clockSpeed,
            earliest: (recorder.earliest ?? now).sixDigits
        )
    }

    /// The slowest speed but standing, and the fastest.
    private static let speeds = 0.01...2.0

    /// Pauses, slows, steps and seeks, as the parameters say.
    func setClock(_ parameters: CallParameters) throws(RPCError) {
        if let speed = try parameters.number("speed") {
            guard Self.speeds.contains(speed) else { throw .invalidParameters("speed is 0.01 to 2") }
            try setSpeed(speed)
        }
        if let isPaused = try parameters.bool("paused") { try setPaused(isPaused) }
        if let steps = try parameters.integer("step") {
            guard abs(steps) <= 600, steps != 0 else {
                throw .invalidParameters("step is a number of refreshes up to 600")
            }
            step(steps)
        }
        if parameters.has("seek") { seek(to: try parameters.number("seek")) }
        subscriptions.clockChanged = true
    }

    private func live() throws(RPCError) -> LiveDisplay {
        guard let live = display as? LiveDisplay, live.clockSpeed != nil else {
            throw .unsupported(
                "the clock of this display is moved by the program that drives it; step and seek move it, too"
            )
        }
        return live
    }

    private func setSpeed(_ speed: Double) throws(RPCError) {
        let live = try live()
        speedBeforePause = speed
        if live.clockSpeed != 0 { live.clockSpeed = speed }
    }

    private func setPaused(_ isPaused: Bool) throws(RPCError) {
        let live = try live()
        let speed = live.clockSpeed ?? 1
        if isPaused, speed > 0 {
            speedBeforePause = speed
            live.clockSpeed = 0
        } else if !isPaused {
            shownTime = nil
            if speed == 0 { live.clockSpeed = speedBeforePause }
        }
    }

    /// Goes some refreshes on, or back among what is recorded.
    private func step(_ steps: Int) {
        let refresh = 1 / display.refreshRate
        let from = shownTime ?? display.presentationTime
        // From between two refreshes to the next one, as a display does it.
        let number = steps > 0 ? (from / refresh + 1e-6).rounded(.down) : (from / refresh - 1e-6).rounded(.up)
        seek(to: max((number + Double(steps)) * refresh, 0))
    }

    /// Looks at another time: an earlier one among what is recorded, a later one by moving the clock there; nil is the present.
    private func seek(to time: Double?) {
        guard let time, time.isFinite else { return shownTime = nil }
        let now = display.presentationTime
        if time < now {
            shownTime = max(time, recorder.earliest ?? time)
            return
        }
        shownTime = nil
        // An hour ahead at most: a program may have something to do at each refresh on the way.
        let target = min(time, now + 3600)
        if let manual = display as? ManualDisplay {
            manual.advance(to: target)
        } else if let live = display as? LiveDisplay, live.clockSpeed == 0 {
            live.moveClock(by: target - live.time)
        }
    }
}
