import AgateTiming

/// The times at which particles of one cell are born while one entry of the history is in effect.
///
/// The number of births is the integral of the rate: particle n is born where the integral reaches n plus the cell's phase. Each
/// schedule continues the integral of the one before.
///
/// GUESS emitter-births: the phases of the cells of an emitter are spread evenly over 0...1, beginning with one that the seed
/// gives; with seed 0 the first cell's is 1, so that its particle n is born at (n + 1) / rate.
struct BirthSchedule: Sendable {
    /// The mapping from the time of the emitting layer or particle to the cell's time.
    private let clock: TimeMapping
    /// The cell's time at which it stops emitting.
    private let end: Double
    /// In 0...1, without 0.
    private let phase: Double
    /// The cell's time from which on the schedule is in effect, and the integral there.
    private let start: Double
    private let startIntegral: Double
    /// Births per second of the cell's time.
    private let rate: Double
    /// An animated rate, which replaces ``rate``; over the time of what emits.
    private let curve: RateCurve?
    /// Whether there can be births.
    let isActive: Bool

    /// - Parameters:
    ///   - timing: The cell's timing.
    ///   - rate: Births per second of the cell's time.
    ///   - curve: The animated rate, in births per second of the time of what emits; nil where it is constant.
    ///   - phase: See ``phase(key:cell:)``.
    ///   - time: The time of what emits from which on the schedule is in effect; minus infinity for always.
    ///   - integral: The integral of the rate up to that time.
    init(
        _ timing: TimingParameters,
        rate: Double,
        curve: RateCurve? = nil,
        phase: Double,
        from time: Double = -.infinity,
        integral: Double = 0
    ) {
        clock = TimeMapping(timing)
        end = timing.duration > 0 ? timing.duration : .infinity
        self.phase = phase
        self.rate = rate
        self.curve = curve
        let isValid =
            timing.speed > 0 && timing.speed.isFinite && timing.beginTime.isFinite
            && timing.timeOffset.isFinite
        isActive = isValid && (curve != nil || rate > 0 && rate.isFinite)
        startIntegral = integral
        // Nothing is born before the cell's time is 0.
        start = isValid ? max((time - timing.beginTime) * timing.speed + timing.timeOffset, 0) : 0
    }

    /// The phase of a cell.
    ///
    /// - Parameters:
    ///   - key: The layer's seed, or the key of the particle that emits.
    ///   - cell: The index of the cell.
    static func phase(key: UInt64, cell: Int) -> Double {
        // The fractions of multiples of the golden ratio are spread evenly for any number of cells.
        let turns = ParticleDice.unit(of: key) + Double(cell) * 0.618_033_988_749_894_8
        let phase = turns - turns.rounded(.down)
        return phase < 1e-6 ? 1 : phase
    }

    /// The cell's time; unlike a layer's it also runs before its begin.
    private func cellTime(at time: Double) -> Double {
        (time - clock.beginTime) * clock.speed + clock.timeOffset
    }

    /// The integral of the rate up to a cell's time.
    private func integral(at cellTime: Double) -> Double {
        guard let curve else { return startIntegral + (cellTime - start) * rate }
        return startIntegral
            + curve.integral(from: clock.parentTime(at: start), to: clock.parentTime(at: cellTime))
    }

    /// The integral of the rate where the next schedule begins.
    ///
    /// - Parameter time: In the time of what emits.
    func finalIntegral(at time: Double) -> Double {
        let last = min(cellTime(at: time), end)
        guard isActive, last > start else { return startIntegral }
        let integral = integral(at: last)
        // Keeps the precision of fractions; numbers of particles repeat only long after their death.
        return integral.isFinite ? integral.truncatingRemainder(dividingBy: 0x1p31) : 0
    }

    /// The numbers of the particles that can be alive, or have living descendants, at a time.
    ///
    /// - Parameters:
    ///   - time: The time of what emits.
    ///   - limit: When the next schedule begins, or when what emits dies; infinity for never.
    ///   - maxAge: Seconds after which a particle does not count any more.
    ///   - maxCount: The maximum number of particles; older ones are left out.
    func births(at time: Double, until limit: Double, maxAge: Double, maxCount: Int) -> Range<Int> {
        guard isActive else { return 0..<0 }
        let now = cellTime(at: time)
        let last = min(now, cellTime(at: limit), end)
        guard last > start else { return 0..<0 }
        let rest = 1 - phase
        let count = (integral(at: last) + rest + 1e-9).rounded(.down)
        let dead = (integral(at: now - maxAge * clock.speed) + rest).rounded(.down)
        let before = (startIntegral + rest + 1e-9).rounded(.down)
        let first = max(dead, before, count - Double(maxCount))
        guard count > first, count < 1e15 else { return 0..<0 }
        return Int(first)..<Int(count)
    }

    /// When a particle is born, in the time of what emits: the same bits in every frame.
    func birthTime(of number: Int) -> Double {
        let births = Double(number) + phase - startIntegral
        guard let curve else { return clock.parentTime(at: start + births / rate) }
        return curve.time(after: births, from: clock.parentTime(at: start))
    }

    /// The age of a particle at a time of what emits.
    func age(of number: Int, at time: Double) -> Double {
        guard curve == nil else { return time - birthTime(of: number) }
        let birth = start + (Double(number) + phase - startIntegral) / rate
        return (cellTime(at: time) - birth) / clock.speed
    }

    /// The time of what emits after which nothing is born if no other schedule follows: minus infinity when nothing is ever born.
    var lastBirthTime: Double {
        guard isActive, end > start else { return -.infinity }
        return min(curve?.lastBirthTime ?? .infinity, end < .infinity ? clock.parentTime(at: end) : .infinity)
    }
}
