/// A Kochanek-Bartels spline through keyframes of up to four components.
///
/// Source: claims 5.10-5.13. GUESS keyframes-cubic-paced: how tangents scale for unequal intervals.
struct KeyframeSpline: Sendable {
    private var points: [SIMD4<Double>]
    private var outgoing: [SIMD4<Double>]
    private var incoming: [SIMD4<Double>]
    private let template: AnimatableValue

    /// - Parameters:
    ///   - values: The keyframes.
    ///   - track: Where tension, continuity and bias stand; missing ones are 0.
    ///   - times: The key times when they are unequal by themselves.
    /// - Returns: `nil` when there are fewer than two, or of a type that cannot be joined by a curve.
    init?(_ values: [AnimatableValue], track: KeyframeTrack, times: [Double]?) {
        guard values.count > 1, let template = values.first else { return nil }
        var points: [SIMD4<Double>] = []
        points.reserveCapacity(values.count)
        for value in values {
            guard let point = value.components(like: template) else { return nil }
            points.append(point)
        }
        self.template = template
        self.points = points
        outgoing = []
        incoming = []
        for index in points.indices {
            let tension = index < track.tensions.count ? track.tensions[index] : 0
            let continuity = index < track.continuities.count ? track.continuities[index] : 0
            let bias = index < track.biases.count ? track.biases[index] : 0
            let before =
                index > 0 ? points[index] - points[index - 1] : points[index + 1] - points[index]
            let after =
                index + 1 < points.count
                ? points[index + 1] - points[index] : points[index] - points[index - 1]
            let early = (1 - tension) * (1 + bias) / 2
            let late = (1 - tension) * (1 - bias) / 2
            let leaving = early * (1 + continuity) * before + late * (1 - continuity) * after
            let arriving = early * (1 - continuity) * before + late * (1 + continuity) * after
            let (inScale, outScale) = Self.tangentScales(index, times)
            outgoing.append(leaving * outScale)
            incoming.append(arriving * inScale)
        }
    }

    /// How tangents shrink and grow where the intervals beside a keyframe differ, so that the speed stays
    /// even.
    private static func tangentScales(_ index: Int, _ times: [Double]?) -> (in: Double, out: Double) {
        guard let times, index > 0, index + 1 < times.count else { return (1, 1) }
        let before = times[index] - times[index - 1]
        let after = times[index + 1] - times[index]
        guard before + after > 0 else { return (1, 1) }
        return (2 * before / (before + after), 2 * after / (before + after))
    }

    /// The value in a segment, Hermite's cubic.
    func value(segment index: Int, at u: Double) -> AnimatableValue {
        let u2 = u * u
        let u3 = u2 * u
        var sum = (2 * u3 - 3 * u2 + 1) * points[index]
        sum += (u3 - 2 * u2 + u) * outgoing[index]
        sum += (3 * u2 - 2 * u3) * points[index + 1]
        sum += (u3 - u2) * incoming[index + 1]
        return template.replacingComponents(by: u == 1 ? points[index + 1] : sum)
    }

    /// The direction of motion in the first two components.
    func direction(segment index: Int, at u: Double) -> SIMD2<Double> {
        let u2 = u * u
        var slope = (6 * u2 - 6 * u) * points[index]
        slope += (3 * u2 - 4 * u + 1) * outgoing[index]
        slope += (6 * u - 6 * u2) * points[index + 1]
        slope += (3 * u2 - 2 * u) * incoming[index + 1]
        let direction = slope.lowHalf
        return direction == .zero ? (points[index + 1] - points[index]).lowHalf : direction
    }
}

extension AnimatableValue {
    /// The components, `nil` when this value has another type than the template or none.
    fileprivate func components(like template: AnimatableValue) -> SIMD4<Double>? {
        switch (self, template) {
        case (.number(let number), .number): SIMD4(number, 0, 0, 0)
        case (.pair(let pair), .pair): SIMD4(pair.x, pair.y, 0, 0)
        case (.rect(let rect), .rect): rect
        case (.color(let color), .color): color
        default: nil
        }
    }

    fileprivate func replacingComponents(by components: SIMD4<Double>) -> AnimatableValue {
        switch self {
        case .number: .number(components.x)
        case .pair: .pair(components.lowHalf)
        case .rect: .rect(components)
        case .color: .color(components)
        default: self
        }
    }
}
