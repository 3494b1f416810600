import AgateGeometry
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
                size: size.point(at: frame),
                radius: radius.number(at: frame),
                isReversed: isReversed
            )
        case .ellipse(let center, let size, let isReversed):
            return .ellipse(
                center: center.point(at: frame),
                size: size.point(at: frame),
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
        switch self {
        case .path(let property, _):
            if property.isAnimated { times += property.keyframes.map(\.time) }
        case .rectangle(let center, let size, let radius, _):
            (center.properties + [size, radius]).addKeyframeTimes(to: &times)
        case .ellipse(let center, let size, _):
            (center.properties + [size]).addKeyframeTimes(to: &times)
        case .star(let star):
            (star.center.properties + [
                star.points, star.rotation, star.outerRadius, star.outerRoundness, star.innerRoundness,
            ] + [star.innerRadius].compactMap { $0 }).addKeyframeTimes(to: &times)
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
}
