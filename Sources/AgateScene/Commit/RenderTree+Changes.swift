import AgateTiming

extension RenderTree {
    /// Calls a function with each layer whose node lies elsewhere in memory than in another tree, or with its slot
    /// where only one of them has it.
    ///
    /// - Complexity: O(slots / 32) where nothing changed.
    package func forEachMovedSlot(since other: RenderTree, _ body: (Int) -> Void) {
        store.forEachDifference(from: other.store, body)
    }

    /// Calls a function with each layer that has animations.
    package func forEachAnimatedLayer(_ body: (LayerID) -> Void) {
        for id in animated.layers { body(id) }
    }

    /// When the picture or the events can next differ from what they are at a time of the display.
    ///
    /// - Returns: The time itself while something is moving; the time of the next start or finish when
    ///   everything waits; `nil` when nothing will ever happen without a new commit.
    /// - Complexity: O(animations), less where something moves.
    package func nextChange(after time: Double) -> Double? {
        if areParticlesMoving(at: time) { return time }
        var next = Double.infinity
        for id in animated.layers {
            guard let node = self[id] else { continue }
            let localTime = localTime(of: id, at: time)
            let isReversed = runsBackwards(id)
            let copyDelays = copyDelays(of: id)
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
            next = min(next, max(displayTime(of: id, whenLocalTimeIs: nextLocal), time.nextUp))
        }
        return next < .infinity ? next : nil
    }
}

extension RenderTree.Node {
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
        guard let step = property.compiled.nextStep(after: reading.progress) else { return nil }
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
