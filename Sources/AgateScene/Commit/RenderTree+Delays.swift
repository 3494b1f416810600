import AgateTiming

/// How far behind and ahead of a layer the copies of it are that replicators above make.
///
/// Source: claims 15.4, G5.
extension RenderTree {
    /// The range of the delays of a layer's copies, in seconds of its local time; 0 alone when there are none.
    ///
    /// - Complexity: O(1) while no replicator delays its copies, else O(depth).
    func copyDelays(of id: LayerID) -> ClosedRange<Double> {
        guard delayingCount > 0 else { return 0...0 }
        var (lower, upper) = (0.0, 0.0)
        var factor = 1.0
        var current = self[id].map { ($0.values.localSpeed, $0.superlayer) }
        // No more steps than layers: a damaged tree must not hold us for ever.
        var steps = count
        while let (speed, superlayer) = current, let superlayer, steps > 0, let above = self[superlayer] {
            steps -= 1
            factor *= speed
            let last = above.values.lastCopyDelay * factor
            lower += min(last, 0)
            upper += max(last, 0)
            current = (above.values.localSpeed, above.superlayer)
        }
        return lower.isFinite && upper.isFinite ? lower...upper : -.infinity ... .infinity
    }
}

extension LayerValues {
    /// Whether this is a replicator whose copies live at different times.
    var delaysCopies: Bool { lastCopyDelay != 0 }

    /// How many seconds the last copy is behind.
    fileprivate var lastCopyDelay: Double {
        guard let rare = ReplicatorValues.rare(in: kind), rare.isPresent, rare.values.instanceCount > 1 else {
            return 0
        }
        let delay = rare.values.instanceDelay * Double(rare.values.instanceCount - 1)
        return delay.isFinite ? delay : 0
    }

    fileprivate var localSpeed: Double { timing.isPresent ? timing.values.parameters.speed : 1 }
}

extension RenderAnimation {
    /// The parent time from which on the copies of the layer can differ from those at a parent time; infinity when they
    /// are all done, and when there are none.
    ///
    /// While one of them may move, that is at once.
    func nextChangeOfCopies(after parentTime: Double, delays: ClosedRange<Double>) -> Double {
        guard delays.lowerBound < delays.upperBound else { return .infinity }
        let start = timing.startTime + delays.lowerBound
        if parentTime < start { return start }
        return parentTime <= timing.endTime + delays.upperBound ? parentTime : .infinity
    }
}
