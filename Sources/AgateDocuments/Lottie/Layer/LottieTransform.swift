package import AgateGeometry
import Foundation

/// Where a layer or a group stands.
///
/// Source: documents L34, L50, L51.
package struct LottieTransform: Sendable, Equatable {
    package var anchor = LottieProperty.origin
    package var position = LottiePosition.joined(.origin)
    /// In percent.
    package var scale = LottieProperty.natural
    /// In degrees, clockwise.
    package var rotation = LottieProperty.zero
    /// In percent.
    package var opacity = LottieProperty.whole
    /// In degrees.
    package var skew = LottieProperty.zero
    package var skewAxis = LottieProperty.zero
    /// Rotations out of the plane; nil for what lies in it.
    package var space: LottieSpaceRotation?

    package init() {}

    /// The opacity at a frame, `0...1`.
    ///
    /// Source: documents L52.
    package func opacity(at frame: Double) -> Double { min(max(opacity.number(at: frame) / 100, 0), 1) }

    /// The matrix at a frame, from the layer's own space to its parent's.
    ///
    /// - Parameter extra: A rotation that is added, in degrees.
    package func matrix(at frame: Double, addingRotation extra: Double = 0) -> CGAffineTransform {
        let (anchor, position) = (anchor.point(at: frame), position.point(at: frame))
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(linear(at: frame, addingRotation: extra))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The part of the matrix that turns, stretches and skews, as seen from straight ahead.
    package func linear(at frame: Double, addingRotation extra: Double = 0) -> CGAffineTransform {
        let plane = plane(at: frame, addingRotation: extra)
        guard let space else { return plane }
        let turned = space.rotation(at: frame)
        return plane.concatenating(
            CGAffineTransform(a: turned.m11, b: turned.m12, c: turned.m21, d: turned.m22, tx: 0, ty: 0)
        )
    }

    /// The part of the matrix that turns, stretches and skews, with what it does to depth.
    ///
    /// Source: documents L56.
    package func spatial(at frame: Double, addingRotation extra: Double = 0) -> CATransform3D {
        let plane = CATransform3DMakeAffineTransform(plane(at: frame, addingRotation: extra))
        return space.map { CATransform3DConcat(plane, $0.rotation(at: frame)) } ?? plane
    }

    /// The part of the matrix within the layer's plane.
    private func plane(at frame: Double, addingRotation extra: Double) -> CGAffineTransform {
        let scale = scale.size(at: frame) / 100
        var matrix = CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: 0, ty: 0)
        let skew = skew.number(at: frame)
        if skew != 0 {
            let (axis, slope) = (skewAxis.number(at: frame), Self.slope(-skew))
            matrix = matrix.concatenating(Self.rotation(axis))
                .concatenating(CGAffineTransform(a: 1, b: 0, c: slope, d: 1, tx: 0, ty: 0))
                .concatenating(Self.rotation(-axis))
        }
        return matrix.concatenating(Self.rotation(rotation.number(at: frame) + extra))
    }

    /// The tangent of an angle in degrees, exact at half turns.
    ///
    /// Within a millionth of a degree of a right angle it is that of the angle beside, so that matrices stay finite.
    static func slope(_ degrees: Double) -> Double {
        let angle = degrees.remainder(dividingBy: 180)
        guard angle.isFinite, angle != 0 else { return 0 }
        let limit = 90 - 1e-6
        return tan(min(max(angle, -limit), limit) * .pi / 180)
    }

    /// A rotation by degrees, exact at quarter turns.
    static func rotation(_ degrees: Double) -> CGAffineTransform {
        let turns = degrees.truncatingRemainder(dividingBy: 360)
        let (sine, cosine): (Double, Double)
        switch turns {
        case 0: return .identity
        case 90, -270: (sine, cosine) = (1, 0)
        case 180, -180: (sine, cosine) = (0, -1)
        case 270, -90: (sine, cosine) = (-1, 0)
        default: (sine, cosine) = (sin(turns * .pi / 180), cos(turns * .pi / 180))
        }
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}

/// Where something stands: one property, or one for each axis.
package enum LottiePosition: Sendable, Equatable {
    case joined(LottieProperty)
    case split(x: LottieProperty, y: LottieProperty)

    package func point(at frame: Double) -> SIMD2<Double> {
        switch self {
        case .joined(let property): property.point(at: frame)
        case .split(let x, let y): SIMD2(x.number(at: frame), y.number(at: frame))
        }
    }

    /// The direction of the motion at a frame, in degrees clockwise from the right; 0 if it never moves.
    ///
    /// Source: documents L55.
    package func heading(at frame: Double) -> Double {
        let direction: SIMD2<Double>?
        switch self {
        case .joined(let property): direction = property.direction(at: frame)
        case .split:
            // Two curves that know nothing of each other: the way of a short while.
            let way = point(at: frame + 0.01) - point(at: frame - 0.01)
            direction = way == .zero ? nil : way
        }
        return direction.map { atan2($0.y, $0.x) * 180 / .pi } ?? 0
    }

    package var properties: [LottieProperty] {
        switch self {
        case .joined(let property): [property]
        case .split(let x, let y): [x, y]
        }
    }
}

extension LottieTransform {
    /// Everything that changes, opacity left out.
    package var placing: [LottieProperty] {
        position.properties + [anchor, scale, rotation, skew, skewAxis] + (space?.properties ?? [])
    }
}
