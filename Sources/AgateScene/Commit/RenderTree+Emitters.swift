import AgateTiming

/// The histories of emitter layers, which commits keep up to date: see ``EmitterHistory``.
extension RenderTree {
    /// Records the values of emitters that a commit changed, and the present values of those whose clock it may have set back.
    ///
    /// - Parameters:
    ///   - time: The commit's.
    ///   - areRetimed: Whether layers have, or had, clocks of their own.
    /// - Complexity: O(1) where no emitter changed and no layer has a clock of its own.
    mutating func recordEmitters(at time: Double, areRetimed: Bool) {
        for id in changedEmitters { record(id, at: time) }
        changedEmitters.removeAll(keepingCapacity: true)
        guard areRetimed else { return }
        for id in emitters where (self[id]?.emitterHistory?.count ?? 0) > 1 { record(id, at: time) }
    }

    private mutating func record(_ id: LayerID, at time: Double) {
        guard let node = self[id] else { return }
        guard let emitter = EmitterValues.rare(in: node.values.kind) else {
            emitters.remove(id)
            store.update(Int(id.slot)) { $0.emitterHistory = nil }
            return
        }
        let history: EmitterHistory
        if let before = node.emitterHistory {
            history = before.recording(
                emitter.values,
                node.animations,
                at: localTime(of: id, at: time),
                delay: copyDelays(of: id).upperBound
            )
            if history === before { return }
        } else {
            history = EmitterHistory(emitter.values, node.animations)
            emitters.insert(id)
        }
        store.update(Int(id.slot)) { $0.emitterHistory = history }
    }

    /// Whether there are moving particles at a time of the display, or will be without a new commit.
    func areParticlesMoving(at time: Double) -> Bool {
        emitters.contains { id in
            guard let history = self[id]?.emitterHistory, history.hasCells else { return false }
            let localTime = localTime(of: id, at: time)
            guard localTime - copyDelays(of: id).upperBound < history.end || runsBackwards(id) else {
                return false
            }
            // Infinite where a clock from the layer upwards is stopped.
            return displayTime(of: id, whenLocalTimeIs: localTime) < .infinity
        }
    }
}

extension LayerValues {
    /// Whether commits record the values of the layer's kind.
    var keepsHistory: Bool { kind.name.traits.contains(.keepsHistory) }
}
