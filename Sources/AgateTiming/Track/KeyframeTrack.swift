package import AgateGeometry

/// The values of a keyframe animation and how they follow each other.
///
/// Source: claims 5.1-5.16.
package struct KeyframeTrack: Sendable {
    package var values: [AnimatableValue] = [] { didSet { plan = nil } }
    /// Wins over `values` when given.
    package var path: Path? { didSet { plan = nil } }
    /// Wins over `values` and `path` when given, with everything that follows from them.
    package var function: KeyframeFunction?
    /// When each value is reached, as fractions of the whole, used as given in any order; paced modes ignore them.
    package var keyTimes: [Double]? { didSet { plan = nil } }
    /// One per segment; missing ones are linear.
    package var segmentPaces: [UnitBezier] = [] { didSet { plan = nil } }
    package var calculationMode = CalculationMode.linear { didSet { plan = nil } }
    package var rotationMode: RotationMode?
    package var tensions: [Double] = [] { didSet { plan = nil } }
    package var continuities: [Double] = [] { didSet { plan = nil } }
    package var biases: [Double] = [] { didSet { plan = nil } }

    /// The part that does not depend on time, once it was computed.
    private var plan: KeyframePlan?

    package init() {}

    /// Works out once what does not depend on time.
    package mutating func prepare() {
        if plan == nil, function == nil { plan = KeyframePlan(self) }
    }

    /// The value at a paced fraction of the whole, `nil` when there are no keyframes.
    ///
    /// - Parameter fraction: Limited to `0...1`.
    /// - Complexity: O(log keyframes) once prepared, which ``PropertyAnimation`` sees to.
    package func value(at fraction: Double) -> AnimatableValue? {
        let fraction = min(max(fraction, 0), 1)
        if let function { return function.value(at: fraction) }
        return (plan ?? KeyframePlan(self)).value(at: fraction)
    }

    /// The paced fraction at which the value changes next, up to 1; `nil` when it changes all the time.
    ///
    /// - Complexity: O(keyframes).
    package func nextStep(after fraction: Double) -> Double? {
        function == nil ? (plan ?? KeyframePlan(self)).nextStep(after: fraction) : nil
    }

    /// How far an object that follows the path is turned, in radians from the x axis towards y; `nil` without
    /// a path or a ``rotationMode``.
    package func rotation(at fraction: Double) -> Double? {
        guard let rotationMode, function == nil else { return nil }
        let plan = plan ?? KeyframePlan(self)
        guard let tangent = plan.tangent(at: min(max(fraction, 0), 1)) else { return nil }
        return rotationMode == .autoReverse ? tangent + .pi : tangent
    }

    /// The key times, if there are any.
    var givenTimes: [Double]? { keyTimes.flatMap { $0.isEmpty ? nil : $0 } }

    /// A value of the type that the keyframes have, if there are any.
    package var sample: AnimatableValue? {
        function?.sample ?? (path == nil ? values.first : .pair(.zero))
    }
}

/// How in-between values are made.
package enum CalculationMode: String, Sendable, Hashable {
    case linear, discrete, paced, cubic, cubicPaced

    /// Whether key times follow from distances.
    package var isPaced: Bool { self == .paced || self == .cubicPaced }

    /// Whether the values are joined by a spline.
    package var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How an object on a path turns.
package enum RotationMode: String, Sendable, Hashable {
    case auto, autoReverse
}
