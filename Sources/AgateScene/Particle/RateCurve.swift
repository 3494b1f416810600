/// An animated birth rate and its integral, as a table of steps with a constant rate each.
///
/// The rate is constant before the first step; after the last it is constant, or a part of the table repeats for ever.
struct RateCurve: Sendable {
    /// The edges of the steps, one more than there are steps.
    let times: [Double]
    /// The rate before the first edge and after the last.
    private let before: Double
    private let after: Double
    /// The integral from the first edge to each edge.
    private let integrals: [Double]
    /// The first edge of the part that repeats; nil without one.
    private let repeated: Int?

    /// - Parameters:
    ///   - times: The edges, in order; at least one.
    ///   - rates: The rate in each step.
    ///   - before: The rate before.
    ///   - after: The rate afterwards where nothing repeats.
    ///   - repeated: The edge from which on the steps repeat.
    init(times: [Double], rates: [Double], before: Double, after: Double, repeated: Int?) {
        self.times = times
        self.before = before
        self.after = after
        var integrals = [0.0]
        integrals.reserveCapacity(times.count)
        for (step, rate) in rates.enumerated() {
            integrals.append(integrals[step] + rate * (times[step + 1] - times[step]))
        }
        self.integrals = integrals
        self.repeated = repeated.flatMap { times[times.count - 1] > times[$0] ? $0 : nil }
    }

    /// The integral between two times.
    func integral(from start: Double, to end: Double) -> Double { integral(at: end) - integral(at: start) }

    /// The time at which the integral since another time reaches a value.
    func time(after births: Double, from start: Double) -> Double { time(of: integral(at: start) + births) }

    /// The time after which nothing is born; infinity when births never end.
    var lastBirthTime: Double {
        if let repeated { return integrals[last] > integrals[repeated] ? .infinity : times[repeated] }
        return after > 0 ? .infinity : times[times.count - 1]
    }

    private var last: Int { times.count - 1 }

    /// The integral from the first edge on; negative before it.
    private func integral(at time: Double) -> Double {
        if time <= times[0] { return before > 0 ? (time - times[0]) * before : 0 }
        if time < times[last] {
            let step = Self.step(in: times, of: time)
            let share = (time - times[step]) / (times[step + 1] - times[step])
            return integrals[step] + (integrals[step + 1] - integrals[step]) * share
        }
        guard let repeated else { return integrals[last] + (after > 0 ? (time - times[last]) * after : 0) }
        let period = times[last] - times[repeated]
        let cycles = ((time - times[last]) / period).rounded(.down)
        let within = Self.clamped(time - times[last] - cycles * period, below: period)
        let perCycle = integrals[last] - integrals[repeated]
        let inCycle = integral(at: times[repeated] + within) - integrals[repeated]
        return integrals[last] + cycles * perCycle + inCycle
    }

    private func time(of integral: Double) -> Double {
        if integral <= 0 { return before > 0 ? times[0] + integral / before : times[0] }
        if integral <= integrals[last] {
            let step = Self.step(in: integrals, of: integral)
            let share = (integral - integrals[step]) / (integrals[step + 1] - integrals[step])
            return times[step] + (times[step + 1] - times[step]) * share
        }
        let more = integral - integrals[last]
        guard let repeated else { return after > 0 ? times[last] + more / after : times[last] }
        let perCycle = integrals[last] - integrals[repeated]
        guard perCycle > 0 else { return times[last] }
        let period = times[last] - times[repeated]
        let cycles = (more / perCycle).rounded(.down)
        let within = Self.clamped(more - cycles * perCycle, below: perCycle)
        return times[last] + cycles * period + self.time(of: integrals[repeated] + within) - times[repeated]
    }

    /// A number as one of a half-open range from 0; what is not a number is 0.
    private static func clamped(_ number: Double, below end: Double) -> Double {
        number > 0 ? min(number, end.nextDown) : 0
    }

    /// The step whose upper edge is the first that is not below a value, so that the values grow in it.
    private static func step(in edges: [Double], of value: Double) -> Int {
        var (low, high) = (1, edges.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
