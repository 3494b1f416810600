// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of Apple's module simd for Swift's own vectors; `agate port` imports this module in the place of that.

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four numbers.
public typealias simd_int4 = SIMD4<Int32>

/// Makes a vector of its numbers.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Makes a vector of its numbers.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Makes a vector of its numbers.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4(x, y, z, w)
}
/// Makes a vector of its numbers.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Makes a vector of its numbers.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Makes a vector of its numbers.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4(x, y, z, w)
}

/// The sum of the products of the numbers of two vectors.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// The length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }

/// The square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x) }

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }

/// The square of the distance of two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// A vector of the same direction and of length 1; that of no length becomes NaN, as on Apple's systems.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector that stands upright on two others.
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(
    _ x: SIMD3<Scalar>,
    _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector between two others, by a fraction for each number: 0 is the first.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// The number between two others, by a fraction: 0 is the first.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }

/// The number between two others, by a fraction: 0 is the first.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }

/// The numbers of a vector, none below or above those of two others.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

/// A number, not below or above two others.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
    Swift.min(Swift.max(x, min), max)
}

/// A number, not below or above two others.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

/// The smaller of each two numbers.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each two numbers.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }
