import Foundation

/// How frames of one composition follow from those of another one.
///
/// Source: documents L62, L64.
package struct LottieTimeMap: Sendable, Equatable {
    /// One step inwards.
    package enum Step: Sendable, Equatable {
        /// inner = (outer − start) / stretch
        case stretched(start: Double, stretch: Double)
        /// inner = seconds(outer) · rate
        case remapped(LottieProperty, rate: Double)
    }

    /// From the outside inwards.
    package private(set) var steps: [Step] = []

    package static let identity = LottieTimeMap()

    package init() {}

    /// The map that goes one step further in.
    package func then(_ step: Step) -> LottieTimeMap {
        if case .stretched(0, 1) = step { return self }
        var result = self
        result.steps.append(step)
        return result
    }

    /// The inner frame at an outer one.
    package func inner(at outer: Double) -> Double {
        var frame = outer
        for step in steps { frame = Self.inner(step, frame) }
        return frame
    }

    private static func inner(_ step: Step, _ frame: Double) -> Double {
        switch step {
        case .stretched(let start, let stretch): (frame - start) / stretch
        case .remapped(let property, let rate): property.number(at: frame) * rate
        }
    }

    /// The outer frames within a range at which given inner frames are reached, and those at which the map itself bends or
    /// jumps.
    package func outer(of inner: [Double], in range: ClosedRange<Double>) -> [Double] {
        guard !steps.isEmpty else { return inner.filter { range.contains($0) } }
        // From the innermost step outwards: the frames that matter in its outer composition.
        var wanted = inner
        for index in steps.indices.reversed() {
            switch steps[index] {
            case .stretched(let start, let stretch):
                wanted = wanted.map { $0 * stretch + start }
            case .remapped(let property, let rate):
                var bounds = Self.bounds(of: range, through: steps[..<index])
                bounds = min(max(bounds.lowerBound, -1e7), 1e7)...min(max(bounds.upperBound, -1e7), 1e7)
                wanted = Self.crossings(of: wanted, property, rate, in: bounds)
            }
        }
        return wanted.filter { range.contains($0) }
    }

    /// Where a range of outer frames leads through some steps, roughly.
    private static func bounds(of range: ClosedRange<Double>, through steps: ArraySlice<Step>) -> ClosedRange<
        Double
    > {
        var (low, high) = (range.lowerBound, range.upperBound)
        for step in steps {
            switch step {
            case .stretched:
                let (a, b) = (inner(step, low), inner(step, high))
                (low, high) = (min(a, b), max(a, b))
            case .remapped(let property, let rate):
                let values = property.keyframes.map { ($0.value.first ?? 0) * rate }
                (low, high) = ((values.min() ?? 0) - 100, (values.max() ?? 0) + 100)
            }
        }
        return low...high
    }

    /// The frames at which a remapping reaches given inner frames, and its own keyframes.
    private static func crossings(
        of wanted: [Double],
        _ property: LottieProperty,
        _ rate: Double,
        in range: ClosedRange<Double>
    ) -> [Double] {
        let sorted = wanted.sorted()
        var result = property.keyframes.map(\.time)
        for index in property.keyframes.indices.dropLast() where !property.keyframes[index].isHold {
            let (start, end) = (
                max(property.keyframes[index].time, range.lowerBound),
                min(property.keyframes[index + 1].time, range.upperBound)
            )
            guard start < end else { continue }
            // Half a frame at a time; within it the map is taken as running one way, and so it is from end to end where it is steady.
            let isSteady = property.keyframes[index].curves.isEmpty && property.keyframes[index].motion == nil
            let count = isSteady ? 1 : min(Int(((end - start) * 2).rounded(.up)), 100_000)
            let next = property.keyframes[index + 1]
            var (before, from) = (start, property.number(at: start) * rate)
            for part in 1...max(count, 1) {
                let after = start + (end - start) * Double(part) / Double(max(count, 1))
                let to =
                    if part < count || end < next.time {
                        property.number(at: after) * rate
                    } else if isSteady {
                        (next.value.first ?? 0) * rate
                    } else {
                        property.number(at: after - 1e-9) * rate
                    }
                let (low, high) = (min(from, to), max(from, to))
                if low < high {
                    var at = sorted.partitioningIndex { $0 >= low }
                    while at < sorted.count, sorted[at] <= high {
                        result.append(before + (after - before) * (sorted[at] - from) / (to - from))
                        at += 1
                    }
                }
                (before, from) = (after, to)
            }
        }
        return result
    }
}

extension Array {
    /// The first index whose element meets a condition that holds for all that follow it.
    package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
