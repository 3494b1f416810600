import AgateTiming

/// The values of an emitter layer from a local time on, until the next entry of its history.
final class EmitterEntry: Sendable {
    /// The layer's local time; minus infinity for the first entry.
    let start: Double
    /// The model values.
    let values: EmitterValues
    /// The animations of birth values; nil without any.
    let animations: EmitterAnimations?
    /// The cells of the model values.
    let table: EmitterCellTable
    /// When particles of each of the layer's own cells are born.
    let schedules: [BirthSchedule]
    /// For each of these cells, the seconds after the birth of a particle until it and everything that it emitted is dead.
    let maxAge: [Double]

    /// - Parameters:
    ///   - start: The local time from which on it is in effect.
    ///   - values: The model values.
    ///   - animations: The animations of birth values.
    ///   - previous: The entry before.
    init(
        from start: Double,
        _ values: EmitterValues,
        _ animations: [RenderAnimation],
        after previous: EmitterEntry?
    ) {
        self.start = start
        self.values = values
        let animations = EmitterAnimations(values, animations)
        self.animations = animations
        if let previous, previous.values.cells === values.cells, previous.values.lifetime == values.lifetime {
            table = previous.table
        } else {
            table = EmitterCellTable(values.cells, lifetime: values.lifetime)
        }
        let samples = animations.flatMap { [table] in SampledRates($0, table, from: start) }
        maxAge = samples?.maxAge ?? Array(table.maxAge.prefix(table.topCount))
        schedules = (0..<table.topCount).map { [table] cell in
            let before = previous.flatMap { cell < $0.schedules.count ? $0.schedules[cell] : nil }
            return BirthSchedule(
                table.cells[cell].timing,
                rate: values.rate(of: table.cells[cell]),
                curve: samples?.rates[cell],
                phase: BirthSchedule.phase(key: values.key, cell: cell),
                from: start,
                integral: before?.finalIntegral(at: start) ?? 0
            )
        }
    }

    /// Whether particles born after a local time have the same values under this entry.
    func matches(_ values: EmitterValues, _ animations: [RenderAnimation], at localTime: Double) -> Bool {
        guard self.values.hasSameBirthValues(as: values) else { return false }
        return self.animations?.matches(animations, at: localTime) ?? animations.isEmpty
    }

    /// The local time at which all of its particles, and everything that they emitted, are dead; minus infinity when there are none.
    ///
    /// - Parameter limit: When the next entry begins.
    func end(until limit: Double) -> Double {
        var end = -Double.infinity
        for (cell, schedule) in schedules.enumerated() where maxAge[cell] > 0 {
            end = max(end, min(schedule.lastBirthTime, limit) + maxAge[cell])
        }
        return end
    }
}

/// The animated birth rates and lifetimes of an emitter's own cells.
private struct SampledRates {
    /// For each cell; nil where rates are not animated.
    private(set) var rates: [RateCurve?]
    /// For each cell; see ``EmitterEntry/maxAge``.
    private(set) var maxAge: [Double]

    /// - Returns: Nil where neither rates nor lifetimes are animated.
    init?(_ animations: EmitterAnimations, _ table: EmitterCellTable, from start: Double) {
        guard animations.affectsRates || animations.affectsLifetimes else { return nil }
        let steps = animations.steps(from: start)
        let cells = 0..<table.topCount
        maxAge = Array(table.maxAge.prefix(table.topCount))
        rates = cells.map { _ in nil }
        var samples: [[Double]] = []
        for time in [steps.before] + steps.middles + [steps.after] {
            let values = animations.values(at: time)
            let current = values.cells?.cells ?? []
            if animations.affectsRates {
                samples.append(
                    cells.map {
                        $0 < current.count ? values.rate(of: current[$0]) * current[$0].timing.speed : 0
                    }
                )
            }
            if animations.affectsLifetimes {
                let animated = EmitterCellTable(values.cells, lifetime: values.lifetime).maxAge
                for cell in cells where cell < animated.count {
                    maxAge[cell] = max(maxAge[cell], animated[cell])
                }
            }
        }
        guard animations.affectsRates, let before = samples.first, let after = samples.last else { return }
        let edges = steps.edges.isEmpty ? [0] : steps.edges
        rates = cells.map { cell in
            RateCurve(
                times: edges,
                rates: samples.dropFirst().dropLast().map { $0[cell] },
                before: before[cell],
                after: after[cell],
                repeated: steps.repeated
            )
        }
    }
}

extension EmitterValues {
    /// The parent key of the random numbers of the layer's own particles.
    var key: UInt64 { UInt64(truncatingIfNeeded: seed) }

    /// The births of one of the layer's own cells per second of the cell's time; 0 for rates that are not finite.
    func rate(of cell: EmitterCellValues) -> Double {
        let rate = cell[.birthRate] * Double(birthRate)
        return cell.isEnabled && rate > 0 && rate.isFinite ? rate : 0
    }

    /// Whether particles are born at the same rate and with the same values.
    func hasSameBirthValues(as other: EmitterValues) -> Bool {
        guard birthRate == other.birthRate, lifetime == other.lifetime, velocity == other.velocity,
            scale == other.scale, spin == other.spin, seed == other.seed,
            emitterPosition == other.emitterPosition, emitterZPosition == other.emitterZPosition,
            emitterSize == other.emitterSize, emitterDepth == other.emitterDepth,
            emitterShape == other.emitterShape, emitterMode == other.emitterMode
        else { return false }
        return EmitterCellList.areSame(cells, other.cells)
    }
}

extension EmitterCellList {
    /// Whether two lists have the same values, nested cells included.
    fileprivate static func areSame(_ left: EmitterCellList?, _ right: EmitterCellList?) -> Bool {
        var pending = [(left, right)]
        while let (left, right) = pending.popLast() {
            if left === right { continue }
            let (left, right) = (left?.cells ?? [], right?.cells ?? [])
            guard left.count == right.count else { return false }
            for (left, right) in zip(left, right) {
                guard left.isSame(as: right) else { return false }
                pending.append((left.cells, right.cells))
            }
        }
        return true
    }
}

extension EmitterCellValues {
    /// Whether two cells have the same values, apart from their names and nested cells.
    fileprivate func isSame(as other: EmitterCellValues) -> Bool {
        timing == other.timing && minificationFilter == other.minificationFilter
            && magnificationFilter == other.magnificationFilter
            && EmitterCellProperty.allCases.allSatisfy { value(of: $0) == other.value(of: $0) }
    }
}
