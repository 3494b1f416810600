import AgateTiming
import Foundation

/// How an offset moves along one axis when no finger holds it: a function of the seconds since it was let go.
///
/// Source: uikit U94, U96, U98.
package struct AxisMotion {
    /// A law that holds from a moment on.
    private enum Law {
        case rest(Double)
        case deceleration(from: Double, velocity: Double, rate: Double)
        /// Critically damped: beyond an edge, with a speed.
        case bounce(edge: Double, offset: Double, velocity: Double)
        /// From rest beyond an edge.
        case settling(edge: Double, offset: Double)
        case ease(from: Double, to: Double, duration: Double)
    }

    /// The laws with the moments from which they hold; the last one is rest.
    private var parts: [(start: Double, law: Law)] = []

    /// When it comes to rest, in seconds.
    package var duration: Double { parts.last?.start ?? 0 }

    /// Where it comes to rest.
    package var target: Double {
        if case .rest(let place)? = parts.last?.law { return place }
        return 0
    }

    /// Stays where it is.
    package static func rest(at place: Double) -> AxisMotion { AxisMotion(parts: [(0, .rest(place))]) }

    /// Goes to a place in a time, beginning and ending slowly.
    package static func ease(from: Double, to: Double, duration: Double) -> AxisMotion {
        AxisMotion(parts: [(0, .ease(from: from, to: to, duration: duration)), (duration, .rest(to))])
    }

    /// Flies on with a speed, and springs back from the edges of a range.
    ///
    /// - Parameters:
    ///   - rate: The part of the speed that is left after a millisecond.
    ///   - bounces: Whether it goes beyond the edges; otherwise it stops there.
    package static func flight(
        from place: Double,
        velocity: Double,
        rate: Double,
        range: ClosedRange<Double>,
        bounces: Bool
    ) -> AxisMotion {
        var motion = AxisMotion()
        let edge = min(max(place, range.lowerBound), range.upperBound)
        if place != edge {
            motion.spring(to: edge, offset: place - edge, velocity: velocity, at: 0)
            return motion
        }
        let minimum = ScrollPhysics.minSpeed
        guard abs(velocity) > minimum, rate > 0, rate < 1 else { return .rest(at: place) }
        let reach = ScrollPhysics.reach(rate)
        let end = place + (velocity - (velocity < 0 ? -minimum : minimum)) * reach
        let limit = velocity < 0 ? range.lowerBound : range.upperBound
        let perSecond = 1000 * log(rate)
        motion.parts.append((0, .deceleration(from: place, velocity: velocity, rate: rate)))
        if velocity < 0 ? end >= limit : end <= limit {
            motion.parts.append((log(minimum / abs(velocity)) / perSecond, .rest(end)))
            return motion
        }
        let left = max(1 - (limit - place) / (velocity * reach), 1e-9)
        let crossing = max(0, log(left) / perSecond)
        if bounces {
            motion.spring(to: limit, offset: 0, velocity: velocity * left, at: crossing)
        } else {
            motion.parts.append((crossing, .rest(limit)))
        }
        return motion
    }

    /// Flies to a place with the law of a deceleration, however fast it must be for it.
    package static func flight(from place: Double, to target: Double, rate: Double) -> AxisMotion {
        let distance = target - place
        guard distance != 0, distance.isFinite else { return .rest(at: place) }
        let minimum = ScrollPhysics.minSpeed
        let velocity = distance / ScrollPhysics.reach(rate) + (distance < 0 ? -minimum : minimum)
        return AxisMotion(parts: [
            (0, .deceleration(from: place, velocity: velocity, rate: rate)),
            (log(minimum / abs(velocity)) / (1000 * log(rate)), .rest(target)),
        ])
    }

    /// Goes to a place in a time, slowing down as quickly as the fast rate says, without coming to rest before it is there.
    package static func slowing(from place: Double, to target: Double, duration: Double) -> AxisMotion {
        let distance = target - place
        guard distance != 0, distance.isFinite, duration > 0 else { return .rest(at: target) }
        let rate = 0.99
        let part = 1 - exp(1000 * duration * log(rate))
        let velocity = distance / (ScrollPhysics.reach(rate) * part)
        return AxisMotion(parts: [
            (0, .deceleration(from: place, velocity: velocity, rate: rate)), (duration, .rest(target)),
        ])
    }

    private mutating func spring(to edge: Double, offset: Double, velocity: Double, at start: Double) {
        let law: Law =
            abs(velocity) >= ScrollPhysics.bounceSpeed
            ? .bounce(edge: edge, offset: offset, velocity: velocity) : .settling(edge: edge, offset: offset)
        parts.append((start, law))
        // Nothing is to be seen of a spring that is nearer than this to its edge, and will be.
        let nothing = 0.1
        var time = 1 / ScrollPhysics.bounceRate
        while time < 3, abs(Self.place(law, time) - edge) > nothing { time += 1.0 / 240 }
        parts.append((start + time, .rest(edge)))
    }

    /// Where it is at a time.
    package func place(at time: Double) -> Double {
        guard let part = parts.last(where: { $0.start <= time }) ?? parts.first else { return 0 }
        return Self.place(part.law, max(0, time - part.start))
    }

    private static func place(_ law: Law, _ time: Double) -> Double {
        switch law {
        case .rest(let place): return place
        case .deceleration(let start, let velocity, let rate):
            return start + velocity * ScrollPhysics.reach(rate) * (1 - exp(1000 * time * log(rate)))
        case .bounce(let edge, let offset, let velocity):
            let rate = ScrollPhysics.bounceRate
            return edge + (offset + (velocity + rate * offset) * time) * exp(-rate * time)
        case .settling(let edge, let offset):
            let (slow, quick) = ScrollPhysics.settleRates
            let part = offset / (quick - slow)
            return edge + part * (quick * exp(-slow * time) - slow * exp(-quick * time))
        case .ease(let from, let to, let duration):
            guard duration > 0, time < duration else { return to }
            return from + (to - from) * UnitBezier.easeInEaseOut.value(at: time / duration)
        }
    }
}
