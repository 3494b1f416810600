import AgateTiming

extension RenderTree {
    /// The local time of a layer at a time of the display.
    ///
    /// An unknown layer keeps the display's time.
    ///
    /// Source: claims 2.5, 2.6.
    ///
    /// - Complexity: O(1) while no layer has a clock of its own, else O(depth).
    package func localTime(of id: LayerID, at time: Double) -> Double {
        // Claims 2.5: before its begin, which is 0 by default, a layer's clock stands at 0.
        guard retimedCount > 0 else { return max(time, 0) }
        var localTime = time
        for mapping in clocks(above: id).reversed() {
            localTime = mapping.localTime(at: localTime)
        }
        return localTime
    }

    /// The display's time at which a layer's clock shows a local time; infinity when it never does.
    package func displayTime(of id: LayerID, whenLocalTimeIs localTime: Double) -> Double {
        guard retimedCount > 0 else { return localTime }
        var time = localTime
        for mapping in clocks(above: id) {
            guard mapping.speed != 0 else { return .infinity }
            time = mapping.parentTime(at: time)
        }
        return time
    }

    /// The first time of the display, not before another one, at which a layer's clock shows a local time or a later
    /// one; where a clock on the way has not begun yet, when it begins, because the ones below it jump then.
    ///
    /// - Returns: Infinity when that never happens.
    func displayTime(
        of id: LayerID,
        whenLocalTimeReaches localTime: Double,
        after time: Double
    ) -> Double {
        var reading = time
        // The clocks so far together: what they show is slope * time + shift.
        var slope = 1.0
        var shift = 0.0
        for mapping in clocks(above: id).reversed() {
            if reading < mapping.beginTime {
                return slope > 0 ? max((mapping.beginTime - shift) / slope, time.nextUp) : .infinity
            }
            reading = mapping.localTime(at: reading)
            slope *= mapping.speed
            shift = (shift - mapping.beginTime) * mapping.speed + mapping.timeOffset
        }
        if reading + TimingParameters.timeTolerance >= localTime { return time }
        return slope > 0 ? max((localTime - shift) / slope, time.nextUp) : .infinity
    }

    /// Whether the clock of a layer runs backwards: an odd number of negative speeds down to it.
    func runsBackwards(_ id: LayerID) -> Bool {
        guard retimedCount > 0 else { return false }
        return clocks(above: id).reduce(false) { $0 != ($1.speed < 0) }
    }

    /// The clocks from a layer up to the root, the layer's first; neighbours that keep time are one.
    private func clocks(above id: LayerID) -> [TimeMapping] {
        var clocks: [TimeMapping] = []
        var lastKeepsTime = false
        var current: LayerID? = id
        // No more steps than layers: a damaged tree must not hold us for ever.
        var steps = store.count
        while let layer = current, steps > 0, let node = self[layer] {
            steps -= 1
            let isRetimed = node.values.isRetimed
            if isRetimed {
                clocks.append(TimeMapping(node.values.timing.values.parameters))
            } else if !lastKeepsTime {
                clocks.append(.identity)
            }
            lastKeepsTime = !isRetimed
            current = node.superlayer
        }
        return clocks
    }

    /// The values of a layer on screen at a time of the display: its model with its running animations.
    ///
    /// - Returns: `nil` for a layer that is not in the tree.
    /// - Complexity: O(animations of the layer), and what ``localTime(of:at:)`` takes.
    package func values(of id: LayerID, at time: Double) -> LayerValues? {
        self[id]?.presentation(at: localTime(of: id, at: time))
    }
}

extension RenderTree.Node {
    /// The values with the running animations at a local time.
    ///
    /// - Complexity: O(animations).
    package func presentation(at localTime: Double) -> LayerValues {
        animations.isEmpty ? values : values.evaluated(with: animations, at: localTime)
    }
}
