/// The reading of an animation's clock at a time.
package struct ClockReading: Sendable, Hashable {
    /// Where a time lies relative to the active interval.
    package enum Phase: Sendable, Hashable { case before, active, after }

    /// Where the time lies.
    package var phase: Phase
    /// Whether the animation shows: it is active, or its fill mode covers the phase.
    package var isInEffect: Bool
    /// Seconds since the begin in the animation's own time, negative before it.
    package var elapsed: Double
    /// Which repeat is playing, counted from 0; a whole number.
    package var iteration: Double
    /// The position in one forward run, in local seconds, folded when it plays back: `0...duration`.
    package var localTime: Double
    /// ``localTime`` as a fraction of the duration, before pacing: `0...1`.
    package var progress: Double
}

extension TimingParameters {
    /// Times this close count as equal, in seconds: what adding and subtracting times on a clock that has
    /// run for days can lose.
    package static let timeTolerance = 1e-9

    /// One forward run, and the way back when it reverses, in local seconds.
    package var cycleDuration: Double {
        let run = duration > 0 ? duration : 0
        return autoreverses ? 2 * run : run
    }

    /// The length of all cycles together, in local seconds: 0 or more, infinite when it repeats for ever.
    ///
    /// Source: claims 2.12, 2.13. GUESS clock-repeats: with both repeats given the duration wins.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = cycleDuration
        guard cycle > 0, repeatCount > 0 else { return cycle }
        return repeatCount * cycle
    }

    /// The parent time from which on it is not before its begin: minus infinity for a stopped one.
    package var startTime: Double {
        speed == 0 || beginTime.isNaN ? -.infinity : beginTime
    }

    /// The parent time at which the active interval has passed; infinity when it never does.
    package var endTime: Double {
        let length = activeDuration
        guard length > 0 else { return startTime }
        guard speed != 0, !speed.isNaN else { return .infinity }
        return startTime + length / abs(speed)
    }

    /// Where a parent time lies.
    package func phase(at parentTime: Double) -> ClockReading.Phase {
        let elapsed = elapsed(at: parentTime)
        if elapsed < -Self.timeTolerance { return .before }
        return elapsed >= activeDuration - Self.timeTolerance ? .after : .active
    }

    private func elapsed(at parentTime: Double) -> Double {
        guard speed != 0 else { return 0 }
        let elapsed = (parentTime - beginTime) * abs(speed)
        return elapsed.isNaN ? 0 : elapsed
    }

    /// The reading of the clock at a parent time.
    ///
    /// Edge cases:
    /// - The seam between two cycles belongs to the next one; the end of the last cycle to that one, so
    ///   `progress` there is 1, or 0 when it reverses.
    /// - `timeOffset` shifts what is played, not when: the position wraps round inside the cycle.
    /// - A speed of 0 holds the position `timeOffset` for ever; at or past the end that is the end.
    /// - A negative speed plays downwards from `timeOffset`.
    /// - A duration of 0 is over at once and shows its end.
    ///
    /// Postcondition: `progress` is in `0...1` and `iteration` is 0 or more for all parameters.
    ///
    /// Source: claims 2.14-2.21. GUESS clock-held, GUESS clock-backwards: the two rules above for speeds of 0
    /// and below. GUESS clock-offset: an offset wraps round, and the very end shows what came just before it.
    ///
    /// - Parameters:
    ///   - parentTime: Seconds in the time of the layer, or of the group.
    ///   - includesEnd: Whether the very end of the active interval still counts as active, as it does for
    ///     the children of a group.
    /// - Complexity: O(1).
    package func reading(at parentTime: Double, includesEnd: Bool = false) -> ClockReading {
        let elapsed = elapsed(at: parentTime)
        let length = activeDuration
        var phase = self.phase(at: parentTime)
        if phase == .after, includesEnd, elapsed <= length + Self.timeTolerance { phase = .active }
        let isInEffect =
            switch phase {
            case .before: fillMode.fillsBackwards
            case .active: true
            case .after: fillMode.fillsForwards
            }
        let position = position(elapsed: min(max(elapsed, 0), length), length: length)
        return ClockReading(
            phase: phase,
            isInEffect: isInEffect,
            elapsed: elapsed,
            iteration: position.iteration,
            localTime: position.localTime,
            progress: position.progress
        )
    }

    private func position(
        elapsed: Double,
        length: Double
    ) -> (iteration: Double, localTime: Double, progress: Double) {
        guard duration > 0 else { return (0, 0, 1) }
        let offset = timeOffset.isFinite ? timeOffset : 0
        let cycle = cycleDuration
        guard cycle.isFinite else {
            let localTime = speed < 0 ? max(offset - elapsed, 0) : max(offset + elapsed, 0)
            return (0, localTime.isNaN ? 0 : localTime, 0)
        }
        let tolerance = min(Self.timeTolerance, cycle * 1e-6)
        let isAtEnd = elapsed >= length - tolerance
        var played = speed < 0 ? offset - elapsed : offset + elapsed
        if speed == 0 { played = min(max(played, 0), length) }
        guard played.isFinite else { return (0, 0, 0) }

        // How far into the cycle, and which one.
        var iteration = ((played + tolerance) / cycle).rounded(.down)
        var within = max(played - iteration * cycle, 0)
        let isOnSeam = within <= tolerance
        if isOnSeam {
            // On the way up the seam belongs to the next cycle, but for the very end; on the way down to the
            // one below, but for the very end.
            let isHeldAtEnd = speed == 0 && played > 0 && played >= length - tolerance
            let endsGoingUp = speed > 0 && isAtEnd && elapsed > 0
            let staysGoingDown = speed < 0 && !isAtEnd
            if isHeldAtEnd || endsGoingUp || staysGoingDown {
                iteration -= 1
                within = cycle
            }
        }
        within = min(within, cycle)
        var localTime = within
        if within > duration { localTime = autoreverses ? 2 * duration - within : duration }
        return (min(max(iteration, 0), 1e15), localTime, min(max(localTime / duration, 0), 1))
    }
}
