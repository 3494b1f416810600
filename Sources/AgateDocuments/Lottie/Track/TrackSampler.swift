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
    private static let minimum = 1e-7

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
            if let last = edges.last, edge - last > Self.minimum { edges.append(edge) }
        }
        if let last = edges.last, range.upperBound - last > Self.minimum { edges.append(range.upperBound) }
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
            let look = self.look(from, to, value)
            let pace = look.isStraight ? nil : paces(from.frame, end).first { goes(from, to, at: $0, value) }
            if let pace {
                result[result.count - 1].pace = pace
                result.append(to)
            } else {
                divide(from, to, value, &result, known: look)
            }
            if jumps { result.append(TrackSample(frame: end - Self.jump, value: at)) }
        }
        return Self.shortened(result)
    }

    /// The values that were found between two samples.
    private struct Look {
        /// Whether the engine shows what is wanted in between.
        var isStraight: Bool
        /// The wanted value in the middle.
        var middle: AnimatableValue
    }

    /// Adds the samples after the first end up to the second one.
    ///
    /// - Parameter known: The values found between the ends, if they have been computed.
    private func divide(
        _ from: TrackSample,
        _ to: TrackSample,
        _ value: (Double) -> AnimatableValue,
        _ result: inout [TrackSample],
        known: Look? = nil
    ) {
        let length = to.frame - from.frame
        if length <= shortest { return result.append(to) }
        let look = known ?? self.look(from, to, value)
        if look.isStraight { return result.append(to) }
        let between = TrackSample(frame: from.frame + length / 2, value: look.middle)
        divide(from, between, value, &result)
        divide(between, to, value, &result)
    }

    /// Looks between two samples, the middle first.
    private func look(_ from: TrackSample, _ to: TrackSample, _ value: (Double) -> AnimatableValue) -> Look {
        let way = TrackWay(from.value, to.value)
        let middle = value(from.frame + (to.frame - from.frame) / 2)
        var look = Look(isStraight: way.passes(middle, at: 0.5, tolerance), middle: middle)
        for fraction in Self.fractions.prefix(2) where look.isStraight {
            let wanted = value(from.frame + (to.frame - from.frame) * fraction)
            look.isStraight = way.passes(wanted, at: fraction, tolerance)
        }
        return look
    }

    /// Whether the engine shows what is wanted between two samples at a pace.
    private func goes(
        _ from: TrackSample,
        _ to: TrackSample,
        at pace: UnitBezier,
        _ value: (Double) -> AnimatableValue
    ) -> Bool {
        let way = TrackWay(from.value, to.value)
        return ([0.5] + Self.fractions).allSatisfy { fraction in
            let wanted = value(from.frame + (to.frame - from.frame) * fraction)
            return way.passes(wanted, at: pace.value(at: fraction), tolerance)
        }
    }

    /// Where it is looked at beside the middle: places that no period has.
    private static let fractions = [0.2113, 0.7887, 0.0731, 0.9269]

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
