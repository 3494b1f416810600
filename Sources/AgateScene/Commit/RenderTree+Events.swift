import AgateTiming

extension RenderTree {
    /// What the client has to hear at a time of the display: starts and finishes that became due, each once,
    /// in the order of their times.
    ///
    /// An animation that was replaced or removed before its end is not finished here: the client, who did
    /// it, knows. An animation inside a group is not heard of.
    ///
    /// Source: claims 2.25, 2.26.
    ///
    /// - Complexity: O(1) while nothing is due; else O(layers with animations), and O(their animations) for the
    ///   layers with events.
    package mutating func takeEvents(at time: Double) -> [RenderEvent] {
        if retimedCount == 0, max(time, 0) + TimingParameters.timeTolerance < earliestEvent { return [] }
        earliestEvent = .infinity
        var due: [DueEvent] = []
        for index in animated.indices where animated[index].nextEvent < .infinity {
            earliestEvent = min(earliestEvent, animated[index].nextEvent)
            let id = animated[index].id
            let localTime = localTime(of: id, at: time)
            guard localTime + TimingParameters.timeTolerance >= animated[index].nextEvent else { continue }
            let nextEvent = store.update(Int(id.slot)) { $0.takeEvents(at: localTime, into: &due) }
            animated[index].nextEvent = nextEvent ?? .infinity
            earliestEvent = min(earliestEvent, animated[index].nextEvent)
        }
        guard !due.isEmpty else { return [] }
        if retimedCount > 0 {
            for index in due.indices {
                due[index].time = displayTime(of: due[index].layer, whenLocalTimeIs: due[index].time)
            }
        }
        due.sort { left, right in
            if left.time != right.time { return left.time < right.time }
            if left.animation.raw != right.animation.raw { return left.animation.raw < right.animation.raw }
            return !left.isFinish && right.isFinish
        }
        return due.map {
            $0.isFinish ? .finished($0.layer, $0.animation) : .started($0.layer, $0.animation)
        }
    }

    /// When an animation next starts or finishes that was not told of, however much moves meanwhile.
    ///
    /// - Returns: The time itself for what is due already; infinity when nothing will start or finish without a new
    ///   commit.
    /// - Complexity: O(1) where no layer has a clock of its own, else O(animated layers).
    package func nextEvent(after time: Double) -> Double {
        if retimedCount == 0 { return max(earliestEvent, time) }
        var next = Double.infinity
        for layer in animated where layer.nextEvent < .infinity {
            next = min(next, displayTime(of: layer.id, whenLocalTimeReaches: layer.nextEvent, after: time))
            if next <= time { return time }
        }
        return next
    }

    /// When the picture or the events can next differ from what they are at a time of the display.
    ///
    /// - Returns: The time itself while something is moving; the time of the next start or finish when
    ///   everything waits; `nil` when nothing will ever happen without a new commit.
    /// - Complexity: O(animations), less where something moves.
    package func nextChange(after time: Double) -> Double? {
        if areParticlesMoving(at: time) { return time }
        var next = Double.infinity
        for layer in animated {
            guard let node = self[layer.id] else { continue }
            let localTime = localTime(of: layer.id, at: time)
            let isReversed = runsBackwards(layer.id)
            let copyDelays = copyDelays(of: layer.id)
            var nextLocal = Double.infinity
            for animation in node.animations {
                let change = min(
                    animation.nextChange(after: localTime, isReversed: isReversed),
                    animation.nextChangeOfCopies(after: localTime, delays: copyDelays)
                )
                if change <= localTime, node.runs(self, at: time) { return time }
                nextLocal = min(nextLocal, change)
            }
            guard nextLocal < .infinity else { continue }
            // The way back through the clocks may round to the time itself.
            next = min(next, max(displayTime(of: layer.id, whenLocalTimeIs: nextLocal), time.nextUp))
        }
        return next < .infinity ? next : nil
    }
}

/// An event with the time at which it became due: the layer's at first, then the display's.
private struct DueEvent {
    var time: Double
    var layer: LayerID
    var animation: AnimationID
    var isFinish: Bool
}

extension RenderTree.Node {
    /// Notes what is due at a local time as told.
    ///
    /// - Returns: The local time of the next event, infinity without one.
    fileprivate mutating func takeEvents(at localTime: Double, into due: inout [DueEvent]) -> Double {
        for index in animations.indices where index < reports.count && !reports[index].isFinished {
            let timing = animations[index].timing
            let phase = timing.phase(at: localTime)
            if phase != .before, !reports[index].isStarted {
                reports[index].isStarted = true
                let begin = timing.beginTime.isFinite ? timing.beginTime : localTime
                due.append(DueEvent(time: begin, layer: id, animation: animations[index].id, isFinish: false))
            }
            if phase == .after {
                reports[index].isFinished = true
                let end = timing.endTime.isFinite ? timing.endTime : localTime
                due.append(DueEvent(time: end, layer: id, animation: animations[index].id, isFinish: true))
            }
        }
        return nextEvent
    }

    /// The local time of the next start or finish that was not told, infinity without one.
    var nextEvent: Double {
        var next = Double.infinity
        for index in animations.indices where index < reports.count {
            let timing = animations[index].timing
            if !reports[index].isStarted {
                next = min(next, timing.startTime)
            } else if !reports[index].isFinished {
                next = min(next, timing.endTime)
            }
        }
        return next
    }

    /// Whether the layer's clock moves.
    fileprivate func runs(_ tree: RenderTree, at time: Double) -> Bool {
        guard tree.retimedCount > 0 else { return true }
        return tree.displayTime(of: id, whenLocalTimeIs: tree.localTime(of: id, at: time)) < .infinity
    }
}

extension RenderAnimation {
    /// The parent time from which on the values can differ from those at a parent time: that time itself
    /// while it plays, infinity when it is over.
    ///
    /// - Parameter isReversed: Whether parent time runs backwards: what is over will play again.
    func nextChange(after parentTime: Double, isReversed: Bool = false) -> Double {
        let phase = timing.phase(at: parentTime)
        if isReversed { return phase == .before || timing.speed == 0 ? .infinity : parentTime }
        switch phase {
        case .before: return timing.startTime
        case .after: return .infinity
        case .active:
            // Held in place by a speed of 0.
            if timing.speed == 0 { return .infinity }
            switch content {
            case .silent: return timing.endTime
            case .property(let property): return nextStep(of: property, after: parentTime) ?? parentTime
            case .group, .transition: return parentTime
            }
        }
    }

    /// When an animation that goes in steps takes the next one.
    ///
    /// `nil` when it moves, or in other ways than plainly forwards. Values of a subclass may be looked at in
    /// every frame, so they count as moving.
    private func nextStep(of property: PropertyAnimation, after parentTime: Double) -> Double? {
        guard pace == nil, timing.speed > 0, timing.timeOffset == 0, !timing.autoreverses,
            timing.duration.isFinite, property.target.property != nil
        else { return nil }
        let reading = timing.reading(at: parentTime)
        guard let step = property.program.nextStep(after: reading.progress) else { return nil }
        let local = (reading.iteration + step) * timing.duration
        let time = firstTime(near: timing.beginTime + local / timing.speed) {
            let other = timing.reading(at: $0)
            return other.iteration > reading.iteration || other.progress >= step
        }
        return min(max(time, parentTime.nextUp), timing.endTime)
    }

    /// The first time that has reached a step, from where it is but for the rounding of a few operations.
    private func firstTime(near estimate: Double, isReached: (Double) -> Bool) -> Double {
        var time = estimate
        for _ in 0..<16 where !isReached(time) { time = time.nextUp }
        for _ in 0..<16 where isReached(time.nextDown) { time = time.nextDown }
        return time
    }
}
