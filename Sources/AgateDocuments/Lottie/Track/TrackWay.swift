import AgateGeometry
import AgateTiming

/// The way on which the engine goes from a value to another one, evaluated at several places of it.
///
/// What is the same at all places is found once, and paths are compared without being made (benchmark `lottie/layers`).
struct TrackWay {
    private let from: AnimatableValue
    private let to: AnimatableValue
    private let transforms: TransformPair?

    init(_ from: AnimatableValue, _ to: AnimatableValue) {
        (self.from, self.to) = (from, to)
        if case (.transform(let from), .transform(let to)) = (from, to) {
            transforms = TransformPair(from: from, to: to)
        } else {
            transforms = nil
        }
    }

    /// Whether what is shown at a fraction of the way is as near to a wanted value as is allowed.
    func passes(_ wanted: AnimatableValue, at fraction: Double, _ tolerance: TrackTolerance) -> Bool {
        if let transforms { return tolerance.holds(.transform(transforms.value(at: fraction)), wanted) }
        if case (.path(let from), .path(let to), .path(let path)) = (from, to, wanted),
            let isNear = from.isNear(path, onTheWayTo: to, fraction: fraction, distance: tolerance.distance)
        {
            return isNear
        }
        return tolerance.holds(from.interpolated(to: to, fraction: fraction), wanted)
    }
}
