package import AgateGeometry
package import AgateTiming
import Foundation

extension CATransform3D {
    /// A part that key paths address: `rotation.z` in radians, `scale` as the mean of three, `scale.xy` of two,
    /// `translation` as a pair, and so on.
    ///
    /// `nil` for parts that transforms do not have.
    ///
    /// Source: claims 4.8. GUESS transform-angles: the three rotations apply in the order x, y, z.
    package func component(_ component: ValueComponent) -> AnimatableValue? {
        switch component {
        case .translation: return .pair(SIMD2(Double(m41), Double(m42)))
        case .translationX: return .number(Double(m41))
        case .translationY: return .number(Double(m42))
        case .translationZ: return .number(Double(m43))
        default: break
        }
        if let element = component.matrixElement { return .number(Double(self[keyPath: element])) }
        let parts = TransformParts(self)
        return switch component {
        case .rotation, .rotationZ: .number(parts.angles.z)
        case .rotationX: .number(parts.angles.x)
        case .rotationY: .number(parts.angles.y)
        case .scale: .number(parts.scale.sum() / 3)
        case .scaleX: .number(parts.scale.x)
        case .scaleY: .number(parts.scale.y)
        case .scaleZ: .number(parts.scale.z)
        case .scaleXY: .number((parts.scale.x + parts.scale.y) / 2)
        default: nil
        }
    }

    /// This transform with a part replaced: taken apart, changed, put together again.
    ///
    /// `nil` when there is no
    /// such part or the new one has the wrong type.
    package func replacing(_ component: ValueComponent, by part: AnimatableValue) -> CATransform3D? {
        switch component {
        case .translation:
            guard let pair = part.asPair else { return nil }
            return replacingTranslation(x: pair.x, y: pair.y)
        case .translationX: return part.asNumber.map { replacingTranslation(x: $0) }
        case .translationY: return part.asNumber.map { replacingTranslation(y: $0) }
        case .translationZ: return part.asNumber.map { replacingTranslation(z: $0) }
        default: break
        }
        guard let number = part.asNumber else { return nil }
        if let element = component.matrixElement {
            var result = self
            result[keyPath: element] = CGFloat(number)
            return result
        }
        var parts = TransformParts(self)
        switch component {
        case .rotation, .rotationZ: parts.angles.z = number
        case .rotationX: parts.angles.x = number
        case .rotationY: parts.angles.y = number
        case .scale: parts.scale = SIMD3(repeating: number)
        case .scaleX: parts.scale.x = number
        case .scaleY: parts.scale.y = number
        case .scaleZ: parts.scale.z = number
        case .scaleXY: (parts.scale.x, parts.scale.y) = (number, number)
        default: return nil
        }
        return parts.matrix
    }

    private func replacingTranslation(
        x: Double? = nil,
        y: Double? = nil,
        z: Double? = nil
    ) -> CATransform3D {
        guard m14 == 0, m24 == 0, m34 == 0, m44 == 1 else {
            var parts = TransformParts(self)
            if let x { parts.translation.x = x }
            if let y { parts.translation.y = y }
            if let z { parts.translation.z = z }
            return parts.matrix
        }
        var result = self
        if let x { result.m41 = CGFloat(x) }
        if let y { result.m42 = CGFloat(y) }
        if let z { result.m43 = CGFloat(z) }
        return result
    }
}

extension ValueComponent {
    /// The element of a matrix that it names.
    fileprivate var matrixElement: WritableKeyPath<CATransform3D, CGFloat>? {
        switch self {
        case .m11: \.m11
        case .m12: \.m12
        case .m13: \.m13
        case .m14: \.m14
        case .m21: \.m21
        case .m22: \.m22
        case .m23: \.m23
        case .m24: \.m24
        case .m31: \.m31
        case .m32: \.m32
        case .m33: \.m33
        case .m34: \.m34
        case .m41: \.m41
        case .m42: \.m42
        case .m43: \.m43
        case .m44: \.m44
        default: nil
        }
    }
}

/// A transform as scale, skew, three rotations, translation and perspective, applied in this order.
///
/// Unlike the decomposition that interpolates whole transforms this one is for people: a transform that only
/// scales reads as the very scales it was made with, mirrored or not, and a rotation about one axis as that
/// angle.
private struct TransformParts {
    var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    var skew = SIMD3<Double>.zero
    /// Radians about x, y, z, in this order.
    var angles = SIMD3<Double>.zero
    var translation: SIMD3<Double>
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init(_ transform: CATransform3D) {
        let t = transform
        translation = SIMD3(t.m41, t.m42, t.m43)
        let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
        if column != perspective {
            // transform = affine part · perspective; solved for the latter's last column.
            var affine = t
            (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
            let inverse = CATransform3DInvert(affine)
            perspective = inverse.timesColumn(column)
        }
        split(SIMD3(t.m11, t.m12, t.m13), SIMD3(t.m21, t.m22, t.m23), SIMD3(t.m31, t.m32, t.m33))
    }

    /// Takes the linear part, given by its rows, apart.
    private mutating func split(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        if first.y == 0, first.z == 0, second.x == 0, second.z == 0, third.x == 0, third.y == 0,
            !(first.x < 0 && second.y < 0) && !(second.y < 0 && third.z < 0)
                && !(first.x < 0 && third.z < 0)
        {
            // Scale alone; two mirrored axes are rather a half turn.
            scale = SIMD3(first.x, second.y, third.z)
            return
        }
        var (r0, r1, r2) = (first, second, third)
        scale.x = r0.length
        r0 /= scale.x
        skew.x = r0.dot(r1)
        r1 -= skew.x * r0
        scale.y = r1.length
        r1 /= scale.y
        skew.y = r0.dot(r2)
        r2 -= skew.y * r0
        skew.z = r1.dot(r2)
        r2 -= skew.z * r1
        scale.z = r2.length
        r2 = scale.z > 0 ? r2 / scale.z : r0.cross(r1)
        guard scale.x > 0, scale.y > 0, scale.x.isFinite, scale.y.isFinite, scale.z.isFinite else {
            // Flat: no telling how it is turned.
            skew = .zero
            scale = SIMD3(first.length, second.length, third.length)
            return
        }
        skew.x /= scale.y
        if scale.z > 0 {
            skew.y /= scale.z
            skew.z /= scale.z
        }
        if r0.dot(r1.cross(r2)) < 0 {
            // GUESS transform-mirror: along x, which leaves the turn about z as it was.
            scale.x = -scale.x
            r0 = -r0
            skew.x = -skew.x
            skew.y = -skew.y
        }
        angles = Self.angles(r0, r1, r2)
    }

    /// The three angles of a rotation given by its rows.
    private static func angles(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) -> SIMD3<Double>
    {
        let cosineY = (r0.x * r0.x + r0.y * r0.y).squareRoot()
        let y = atan2(-r0.z, cosineY)
        guard cosineY > 1e-9 else {
            // A quarter turn about y: x and z turn about one axis. All of it to z.
            return SIMD3(0, y, atan2(-r1.x, r1.y))
        }
        let plain = SIMD3(atan2(r1.z, r2.z), y, atan2(r0.y, r0.x))
        // The same rotation the other way round; the better one turns less about x and z, so that a turn about
        // y alone reads as that angle beyond a quarter too.
        let other = SIMD3(turned(plain.x), turned(-y), turned(plain.z))
        return abs(other.x) + abs(other.z) + 1e-6 < abs(plain.x) + abs(plain.z) ? other : plain
    }

    /// An angle half a turn on, within half a turn of 0.
    private static func turned(_ angle: Double) -> Double {
        angle > 0 ? angle - .pi : angle + .pi
    }

    var matrix: CATransform3D {
        let (sinX, cosX) = (sin(angles.x), cos(angles.x))
        let (sinY, cosY) = (sin(angles.y), cos(angles.y))
        let (sinZ, cosZ) = (sin(angles.z), cos(angles.z))
        // Rows of rotation x · rotation y · rotation z.
        let r0 = SIMD3(cosY * cosZ, cosY * sinZ, -sinY)
        let r1 = SIMD3(sinX * sinY * cosZ - cosX * sinZ, sinX * sinY * sinZ + cosX * cosZ, sinX * cosY)
        let r2 = SIMD3(cosX * sinY * cosZ + sinX * sinZ, cosX * sinY * sinZ - sinX * cosZ, cosX * cosY)
        let first = scale.x * r0
        let second = scale.y * (r1 + skew.x * r0)
        let third = scale.z * (r2 + skew.z * r1 + skew.y * r0)
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m13) = (first.x, first.y, first.z)
        (result.m21, result.m22, result.m23) = (second.x, second.y, second.z)
        (result.m31, result.m32, result.m33) = (third.x, third.y, third.z)
        (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
        if perspective != SIMD4(0, 0, 0, 1) {
            let column = result.timesColumn(perspective)
            (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
        }
        return result
    }
}

extension CATransform3D {
    /// The product with a column vector.
    fileprivate func timesColumn(_ column: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            (SIMD4<Double>(m11, m12, m13, m14) * column).sum(),
            (SIMD4<Double>(m21, m22, m23, m24) * column).sum(),
            (SIMD4<Double>(m31, m32, m33, m34) * column).sum(),
            (SIMD4<Double>(m41, m42, m43, m44) * column).sum()
        )
    }
}

extension SIMD3<Double> {
    fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

    fileprivate var length: Double { dot(self).squareRoot() }

    fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x
        )
    }
}
