package import AgateGeometry

/// The values of a keyframe animation and how they follow each other.
///
/// Source: claims 5.1-5.16.
package struct KeyframeTrack: Sendable {
    package var values: [AnimatableValue] = []
    /// Wins over `values` when given.
    package var path: Path?
    /// As given; unsuitable ones are ignored.
    package var keyTimes: [Double]?
    /// One per segment; missing ones are linear.
    package var segmentPaces: [UnitBezier] = []
    package var calculationMode = CalculationMode.linear
    package var rotationMode: RotationMode?
    package var tensions: [Double] = []
    package var continuities: [Double] = []
    package var biases: [Double] = []

    package init() {}
}

/// How in-between values are made.
package enum CalculationMode: String, Sendable, Hashable {
    case linear, discrete, paced, cubic, cubicPaced
}

/// How an object on a path turns.
package enum RotationMode: String, Sendable, Hashable {
    case auto, autoReverse
}
