import AgateTiming

/// The time inside of a group, and which of its children comes next.
struct GroupTime {
    private let children: [RenderAnimation]
    /// The children's parent time.
    private let time: Double
    private let duration: Double
    /// The properties of the group itself where it meets others.
    private let seam: GroupSeam
    private var next = 0
    /// The children that begin about now, found when the first child is at its end.
    private var beginnings: GroupBeginnings?

    init(
        of group: RenderAnimation,
        _ reading: ClockReading,
        children: [RenderAnimation],
        seam: GroupSeam = GroupSeam()
    ) {
        self.children = children
        self.seam = seam
        duration = group.timing.duration
        // Claims 2.24: the group's pace bends its time.
        if let pace = group.pace, duration.isFinite {
            time = pace.value(at: reading.progress) * duration
        } else {
            time = reading.localTime
        }
    }

    /// The next child with what its clock shows, and what of it counts; `nil` after the last.
    ///
    /// A child is in effect at its exact end too, but for what a later child takes over there; and up to the
    /// begin of a later child that touches it, for what that one changes.
    ///
    /// Source: claims 2.23.
    mutating func nextChild() -> (child: RenderAnimation, reading: ClockReading, seam: GroupSeam)? {
        guard next < children.count else { return nil }
        let child = timed(children[next])
        next += 1
        var reading = child.timing.reading(at: time)
        let end = child.timing.endTime
        guard reading.phase == .after, !reading.isInEffect, time <= end + GroupSeam.tolerance else {
            return (child, reading, seam)
        }
        let isExact = time <= end + TimingParameters.timeTolerance
        let beginnings = beginnings ?? GroupBeginnings(of: children.lazy.map(timed), at: time)
        self.beginnings = beginnings
        let waiting = isExact ? nil : beginnings.waiting(for: end)
        guard isExact || waiting?.isEmpty == false else { return (child, reading, seam) }
        reading.phase = .active
        reading.isInEffect = true
        return (child, reading, seam.narrowed(to: waiting, without: beginnings.started(since: end)))
    }

    /// Claims 2.23: a child without a duration takes the group's.
    private func timed(_ child: RenderAnimation) -> RenderAnimation {
        guard !(child.timing.duration > 0) else { return child }
        var child = child
        child.timing.duration = duration
        return child
    }
}

/// The property that an animation inside of a group changes.
enum GroupEffect: Hashable {
    case property(PropertyTarget)
    case transition
}

/// The properties of a child that count where it meets others that change the same.
struct GroupSeam {
    /// Children this close touch, in seconds of the group's time.
    static let tolerance = 1e-6

    /// All there is, if nil.
    private var only: Set<GroupEffect>?
    private var excluded: Set<GroupEffect> = []

    func allows(_ effect: GroupEffect) -> Bool {
        (only?.contains(effect) ?? true) && !excluded.contains(effect)
    }

    fileprivate func narrowed(to effects: Set<GroupEffect>?, without others: Set<GroupEffect>) -> GroupSeam {
        var result = self
        if let effects { result.only = only?.intersection(effects) ?? effects }
        result.excluded.formUnion(others)
        return result
    }
}

/// The children of a group that begin about a time, by what they change.
private struct GroupBeginnings {
    /// Those in effect, each with its latest begin.
    private var started: [GroupEffect: Double] = [:]
    /// Those that are not in effect yet, each with its earliest begin.
    private var waiting: [GroupEffect: Double] = [:]

    /// - Complexity: O(children).
    init(of children: some Sequence<RenderAnimation>, at time: Double) {
        for child in children {
            let begin = child.timing.startTime
            guard abs(begin - time) <= 2 * GroupSeam.tolerance else { continue }
            let reading = child.timing.reading(at: time)
            switch reading.phase {
            case .active:
                child.forEachEffect { started[$0] = max(started[$0] ?? begin, begin) }
            case .before where !reading.isInEffect:
                child.forEachEffect { waiting[$0] = min(waiting[$0] ?? begin, begin) }
            case .before, .after: break
            }
        }
    }

    /// The effects that have begun where a child ends.
    func started(since end: Double) -> Set<GroupEffect> {
        Self.effects(started) { $0 >= end - GroupSeam.tolerance }
    }

    /// The effects that begin so soon after the end of a child that nothing may show in between.
    func waiting(for end: Double) -> Set<GroupEffect> {
        Self.effects(waiting) { $0 <= end + GroupSeam.tolerance }
    }

    private static func effects(
        _ begins: [GroupEffect: Double],
        where isNear: (Double) -> Bool
    ) -> Set<GroupEffect> {
        begins.isEmpty ? [] : Set(begins.filter { isNear($0.value) }.keys)
    }
}

extension RenderAnimation {
    /// Calls a closure with everything that the animation changes; groups without recursion.
    fileprivate func forEachEffect(_ body: (GroupEffect) -> Void) {
        var pending = [self]
        while let animation = pending.popLast() {
            switch animation.content {
            case .property(let property): body(.property(property.target))
            case .transition: body(.transition)
            case .group(let children): pending.append(contentsOf: children)
            case .silent: break
            }
        }
    }
}
