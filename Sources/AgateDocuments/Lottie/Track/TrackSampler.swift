package import AgateTiming

/// Finds the samples that stand for a function of frames.
///
/// Source: documents L154.
package struct TrackSampler: Sendable {
    /// The frames to cover.
    package var range: ClosedRange<Double>
    /// Stretches this short are not divided further, in frames.
    package var shortest = 0.25
    /// The largest difference that is allowed.
    package var tolerance: TrackTolerance

    /// A jump takes this many frames, and is over this many before its frame.
    package static let jump = 1e-9

    /// Edges closer than this are one, in frames.
    private static let least = 1e-7

    package init(range: ClosedRange<Double>, tolerance: TrackTolerance) {
        (self.range, self.tolerance) = (range, tolerance)
    }

    /// The samples of a function, in ascending order; a single one if it never changes.
    ///
    /// - Parameters:
    ///   - breaks: Frames at which the function jumps or bends; between them it is smooth.
    ///   - paces: The paces that the function may have from one frame to another one: where one of them is right, no samples are needed
    ///     in between.
    ///   - value: The function.
    package func samples(
        breaks: [Double],
        paces: (Double, Double) -> [UnitBezier] = { _, _ in [] },
        _ value: (Double) -> AnimatableValue
    ) -> [TrackSample] {
        var edges = [range.lowerBound]
        for edge in breaks.sorted() where edge > range.lowerBound && edge < range.upperBound {
            if let last = edges.last, edge - last > Self.least { edges.append(edge) }
        }
        if let last = edges.last, range.upperBound - last > Self.least { edges.append(range.upperBound) }
        var result = [TrackSample(frame: edges[0], value: value(edges[0]))]
        guard !breaks.isEmpty else { return result }
        for index in 1..<max(edges.count, 1) {
            let from = result[result.count - 1]
            let end = edges[index]
            // What comes just before the edge may be far from what comes at it.
            let before = value(end - Self.jump)
            let at = value(end)
            let jumps = !tolerance.holds(before, at)
            let to = TrackSample(frame: jumps ? end - 2 * Self.jump : end, value: jumps ? before : at)
            let pace =
                isStraight(from, to, nil, value)
                ? nil : paces(from.frame, end).first { isStraight(from, to, $0, value) }
            if let pace {
                result[result.count - 1].pace = pace
                result.append(to)
            } else {
                divide(from, to, value, &result)
            }
            if jumps { result.append(TrackSample(frame: end - Self.jump, value: at)) }
        }
        return Self.shortened(result)
    }

    /// Adds the samples after the first end up to the second one.
    private func divide(
        _ from: TrackSample,
        _ to: TrackSample,
        _ value: (Double) -> AnimatableValue,
        _ result: inout [TrackSample]
    ) {
        let length = to.frame - from.frame
        if length <= shortest || isStraight(from, to, nil, value) {
            result.append(to)
            return
        }
        let middle = from.frame + length / 2
        let between = TrackSample(frame: middle, value: value(middle))
        divide(from, between, value, &result)
        divide(between, to, value, &result)
    }

    /// Whether the engine shows what is wanted between two samples at a pace; looked at in places that no period has.
    private func isStraight(
        _ from: TrackSample,
        _ to: TrackSample,
        _ pace: UnitBezier?,
        _ value: (Double) -> AnimatableValue
    ) -> Bool {
        for fraction in pace == nil ? Self.fractions.prefix(3) : Self.fractions[...] {
            let wanted = value(from.frame + (to.frame - from.frame) * fraction)
            let shown = from.value.interpolated(
                to: to.value,
                fraction: pace.map { $0.value(at: fraction) } ?? fraction
            )
            if !tolerance.holds(shown, wanted) { return false }
        }
        return true
    }

    private static let fractions = [0.5, 0.2113, 0.7887, 0.0731, 0.9269]

    /// Without samples between two equal ones.
    private static func shortened(_ samples: [TrackSample]) -> [TrackSample] {
        var result: [TrackSample] = []
        for sample in samples {
            if result.count > 1, result[result.count - 1].value == sample.value,
                result[result.count - 2].value == sample.value
            {
                result[result.count - 1].frame = sample.frame
                result[result.count - 1].pace = sample.pace
            } else {
                result.append(sample)
            }
        }
        if result.count == 2, result[0].value == result[1].value { result.removeLast() }
        return result
    }
}
