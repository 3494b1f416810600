import AgateTiming

/// The animations of birth values that run during one entry of an emitter's history.
final class EmitterAnimations: Sendable {
    let list: [RenderAnimation]
    /// The model values, alone and as those of a layer.
    private let model: EmitterValues
    private let layer: LayerValues
    /// The local time after which no animation has an effect.
    private let endTime: Double
    /// Whether birth rates of the layer's own cells are animated.
    let affectsRates: Bool
    /// Whether lifetimes are animated.
    let affectsLifetimes: Bool
    /// Whether images of particles are animated.
    let affectsContents: Bool

    /// - Returns: Nil without animations.
    init?(_ values: EmitterValues, _ animations: [RenderAnimation]) {
        guard !animations.isEmpty else { return nil }
        list = animations
        model = values
        var layer = LayerValues()
        layer.kind = .emitter(CopyOnWriteBox(values))
        self.layer = layer
        endTime = animations.reduce(-.infinity) { latest, animation in
            animation.leavesNoTrace ? max(latest, animation.timing.endTime) : .infinity
        }
        affectsRates = animations.contains { $0.affects(\.isBirthRate) }
        affectsLifetimes = animations.contains { $0.affects(\.isLifetime) }
        affectsContents = animations.contains { $0.affects(\.isParticleContents) }
    }

    /// The values at a local time.
    ///
    /// - Complexity: O(animations).
    func values(at localTime: Double) -> EmitterValues {
        if localTime > endTime + 2 * TimingParameters.timeTolerance { return model }
        return layer.evaluated(with: list, at: localTime).kind.values(EmitterValues.self)
    }

    /// Whether other animations are the same but for those that have ended by a local time without a trace.
    func matches(_ others: [RenderAnimation], at localTime: Double) -> Bool {
        var next = others[...]
        for animation in list {
            if let other = next.first, other.id == animation.id, other.timing == animation.timing {
                next = next.dropFirst()
            } else {
                guard animation.leavesNoTrace, animation.timing.phase(at: localTime) == .after else {
                    return false
                }
            }
        }
        return next.isEmpty
    }
}

// MARK: - Sampling

extension EmitterAnimations {
    /// The steps in whose middle animated rates and lifetimes are sampled.
    struct Steps {
        /// The edges; empty where nothing changes.
        var edges: [Double] = []
        /// The edge from which on the steps repeat for ever.
        var repeated: Int?
        /// A time before the first edge, and one after the last.
        var before: Double
        var after: Double

        /// The middle of each step.
        var middles: [Double] { zip(edges, edges.dropFirst()).map { $0 + ($1 - $0) / 2 } }
    }

    /// Steps per second, unless there are too many.
    private static let stepsPerSecond = 120.0
    private static let maxSteps = 1_024
    /// The maximum number of evaluations of single animations for all steps together.
    private static let maxEvaluations = 1 << 16

    /// Divides the time from a local time on into steps, with edges where animations of rates and lifetimes begin and end.
    ///
    /// Endless animations with cycles of different lengths are sampled over sixteen of the longest cycle, which then repeat.
    func steps(from start: Double) -> Steps {
        let sampled = list.filter { $0.affects { $0.isBirthRate || $0.isLifetime } }
        var cuts: Set<Double> = []
        var cycles: [Double] = []
        for animation in sampled {
            let timing = animation.timing
            for time in [timing.startTime, timing.endTime] where time.isFinite && time > start {
                cuts.insert(time)
            }
            let cycle = timing.cycleDuration / abs(timing.speed)
            if timing.endTime == .infinity, cycle > 0, cycle.isFinite { cycles.append(cycle) }
        }
        var sorted = cuts.sorted()
        if !cycles.isEmpty, start.isFinite { sorted.insert(start, at: 0) }
        let origin = start.isFinite ? start : 0
        guard let first = sorted.first, let last = sorted.last else {
            return Steps(before: origin, after: origin)
        }
        var steps = Steps(before: start.isFinite ? start + (first - start) / 2 : first - 1, after: last + 1)
        if let longest = cycles.max(), let shortest = cycles.min() {
            sorted.append(last + (longest == shortest ? longest : longest * 16))
        }
        let maxSteps = max(min(Self.maxSteps, Self.maxEvaluations / list.count), 16)
        // Too many begins and ends for an edge at each.
        if sorted.count > maxSteps / 2 { sorted = [first, last] + (cycles.isEmpty ? [] : sorted.suffix(1)) }
        steps.edges = Self.divide(sorted, maxSteps: maxSteps)
        if !cycles.isEmpty { steps.repeated = steps.edges.firstIndex(of: last) }
        return steps
    }

    /// Divides each interval between two times into steps of equal length.
    private static func divide(_ times: [Double], maxSteps: Int) -> [Double] {
        guard let first = times.first, let last = times.last, last > first, (last - first).isFinite else {
            return Array(times.prefix(1))
        }
        let density = min(stepsPerSecond, Double(maxSteps) / (last - first))
        var edges = [first]
        for (start, end) in zip(times, times.dropFirst()) where end > start {
            let count = max(((end - start) * density).rounded(.up), 1)
            for step in 1..<Int(count) + 1 {
                edges.append(Double(step) == count ? end : start + (end - start) * (Double(step) / count))
            }
        }
        return edges
    }
}

// MARK: - What animations affect

extension RenderAnimation {
    /// Whether it, or an animation of its group, has one of some targets.
    func affects(_ isIncluded: (PropertyTarget) -> Bool) -> Bool {
        var pending = [self]
        while let next = pending.popLast() {
            switch next.content {
            case .property(let property): if isIncluded(property.compiled.target) { return true }
            case .group(let children): pending += children
            case .transition, .silent: break
            }
        }
        return false
    }

    /// Whether the model shows after its end.
    fileprivate var leavesNoTrace: Bool { isRemovedOnCompletion || !timing.fillMode.fillsForwards }
}

extension PropertyTarget {
    /// Whether it decides when particles are born, or with which values.
    var isBirthValue: Bool {
        guard let owners = property?.row.owners else { return false }
        // What all layers have says where the emitter is, not what it emits.
        return owners.contains(LayerKinds(.emitter)) && owners != .all && isAnimatable
    }

    /// Whether the birth rates of the layer's own cells depend on it.
    fileprivate var isBirthRate: Bool {
        if case .cell(let target) = self {
            return target.names.count == 1 && (target.property == .birthRate || target.property == .isEnabled)
        }
        return property == .birthRate
    }

    /// Whether lifetimes depend on it.
    fileprivate var isLifetime: Bool {
        if case .cell(let target) = self {
            return target.property == .lifetime || target.property == .lifetimeRange
        }
        return property == .lifetime
    }

    fileprivate var isParticleContents: Bool {
        guard case .cell(let target) = self else { return false }
        return target.property == .contents || target.property == .contentsRect
    }
}
