import AgateGeometry
package import AgateTiming
import Foundation

extension LottieOutline {
    /// The contour at a frame.
    package func contour(at frame: Double) -> LottieBezier {
        switch self {
        case .path(let property, let isReversed):
            let path = property.value(at: frame)
            return isReversed ? path.reversed : path
        case .rectangle(let center, let size, let radius, let isReversed):
            return .rectangle(
                center: center.point(at: frame),
                size: size.size(at: frame),
                radius: radius.number(at: frame),
                isReversed: isReversed
            )
        case .ellipse(let center, let size, let isReversed):
            return .ellipse(
                center: center.point(at: frame),
                size: size.size(at: frame),
                isReversed: isReversed
            )
        case .star(let star):
            let points = min(max(star.points.number(at: frame).rounded(), 0), Double(star.maxPoints))
            func share(_ property: LottieProperty) -> Double { property.number(at: frame) / 100 }
            return .star(
                center: star.center.point(at: frame),
                points: Int(points),
                rotation: star.rotation.number(at: frame),
                outer: (star.outerRadius.number(at: frame), share(star.outerRoundness)),
                inner: star.innerRadius.map { ($0.number(at: frame), share(star.innerRoundness)) },
                isReversed: star.isReversed
            )
        }
    }

    /// The times at which its keyframes stand; none if it never changes.
    func addKeyframeTimes(to times: inout [Double]) {
        if case .path(let property, _) = self {
            if property.isAnimated { times += property.keyframes.map(\.time) }
        } else {
            properties.addKeyframeTimes(to: &times)
        }
    }

    /// The paces at which it may go from one frame to another one.
    func paces(from start: Double, to end: Double) -> [UnitBezier] {
        if case .path(let property, _) = self { return property.keyframes.paces(from: start, to: end) }
        return properties.paces(from: start, to: end)
    }

    /// All that it is made of, but for a path.
    private var properties: [LottieProperty] {
        switch self {
        case .path: []
        case .rectangle(let center, let size, let radius, _): center.properties + [size, radius]
        case .ellipse(let center, let size, _): center.properties + [size]
        case .star(let star):
            star.center.properties + [
                star.points, star.rotation, star.outerRadius, star.outerRoundness, star.innerRoundness,
            ] + [star.innerRadius].compactMap { $0 }
        }
    }
}

extension Array where Element == LottieProperty {
    /// Adds the times of the keyframes of all that change.
    package func addKeyframeTimes(to times: inout [Double]) {
        for property in self where property.isAnimated { times += property.keyframes.map(\.time) }
    }

    /// The times of the keyframes of all that change.
    package var keyframeTimes: [Double] {
        var times: [Double] = []
        addKeyframeTimes(to: &times)
        return times
    }

    /// The paces at which one of them may go from one frame to another one.
    package func paces(from start: Double, to end: Double) -> [UnitBezier] {
        flatMap { $0.isAnimated ? $0.keyframes.paces(from: start, to: end) : [] }
    }
}
