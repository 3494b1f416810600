import AgateTiming

/// The starts and finishes of a tree's animations that have been reported to the client, and the next ones to report.
///
/// Kept beside the tree, which it only reads: telling of a start or finish changes no layer and no picture, so neither a frame that shows
/// the tree nor a copy of it that the renderer holds is touched by it. Belongs to the thread that applies commits.
package struct AnimationReports: Sendable {
    private var layers = LayerTable<LayerReports>()
    /// No unreported start or finish comes before this time of the display while no layer has a clock of its own.
    private var earliestEvent = Double.infinity

    package init() {}

    /// Takes note of the animations that a commit adds and takes away.
    ///
    /// - Parameters:
    ///   - commit: The commit that was applied.
    ///   - tree: The tree after it.
    package mutating func update(after commit: Commit, in tree: RenderTree) {
        for operation in commit.operations {
            switch operation {
            case .insert(let id, _):
                // The slot may have been another layer's.
                if let gone = layers.layer(inSlot: id.slot) { layers.remove(gone) }
            case .remove(let id):
                layers.remove(id)
            case .setAnimations(let id, let animations):
                setAnimations(animations, of: id, in: tree)
            case .setValues, .setSublayers, .setMask, .setRoot:
                break
            }
        }
    }

    private mutating func setAnimations(
        _ animations: [RenderAnimation],
        of id: LayerID,
        in tree: RenderTree
    ) {
        guard !animations.isEmpty, tree.address(of: id) != nil else { return layers.remove(id) }
        if let index = layers.index(of: id) {
            layers.elements[index].setAnimations(animations)
            earliestEvent = min(earliestEvent, layers.elements[index].nextEvent)
        } else {
            if let gone = layers.layer(inSlot: id.slot) { layers.remove(gone) }
            var layer = LayerReports()
            layer.setAnimations(animations)
            earliestEvent = min(earliestEvent, layer.nextEvent)
            layers.insert(layer, for: id)
        }
    }

    /// The events to report to the client at a time of the display: starts and finishes that became due, each once,
    /// in the order of their times.
    ///
    /// An animation that was replaced or removed before its end is not finished here: the client, who did
    /// it, knows. An animation inside a group is not heard of.
    ///
    /// Source: claims 2.25, 2.26.
    ///
    /// - Complexity: O(1) while nothing is due; else O(layers with animations), and O(their animations) for the
    ///   layers with events.
    package mutating func takeEvents(at time: Double, in tree: RenderTree) -> [RenderEvent] {
        let isRetimed = tree.retimedCount > 0
        if !isRetimed, max(time, 0) + TimingParameters.timeTolerance < earliestEvent { return [] }
        earliestEvent = .infinity
        var due: [DueEvent] = []
        for (index, id) in layers.layers.enumerated() where layers.elements[index].nextEvent < .infinity {
            let localTime = tree.localTime(of: id, at: time)
            if localTime + TimingParameters.timeTolerance >= layers.elements[index].nextEvent {
                layers.elements[index].takeEvents(of: id, in: tree, at: localTime, into: &due)
            }
            earliestEvent = min(earliestEvent, layers.elements[index].nextEvent)
        }
        guard !due.isEmpty else { return [] }
        if isRetimed {
            for index in due.indices {
                due[index].time = tree.displayTime(of: due[index].layer, whenLocalTimeIs: due[index].time)
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

    /// When the next unreported start or finish of an animation comes, however much moves meanwhile.
    ///
    /// - Returns: The time itself for what is due already; infinity when nothing will start or finish without a new
    ///   commit.
    /// - Complexity: O(1) where no layer has a clock of its own, else O(animated layers).
    package func nextEvent(after time: Double, in tree: RenderTree) -> Double {
        if tree.retimedCount == 0 { return max(earliestEvent, time) }
        var next = Double.infinity
        for (id, layer) in zip(layers.layers, layers.elements) where layer.nextEvent < .infinity {
            next = min(next, tree.displayTime(of: id, whenLocalTimeReaches: layer.nextEvent, after: time))
            if next <= time { return time }
        }
        return next
    }
}
