public import Foundation

/// A single number, such as an opacity or an angle.
public struct LottieVector1D: Hashable, Sendable {
    /// The number, in the unit of the property.
    public let value: Double

    /// Makes a vector of one number.
    public init(_ value: Double) { self.value = value }
}

/// Two numbers: a point, or a tangent of a pace.
public struct LottieVector2D: Hashable, Sendable {
    /// The first number: x, or the time of a tangent.
    public var x: Double
    /// The second number: y, or the way of a tangent.
    public var y: Double

    /// Makes a vector of two numbers.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The same as a point.
    public var pointValue: CGPoint { CGPoint(x: x, y: y) }
}

/// Three numbers: a point, a size or a scale, of which the third has no effect.
public struct LottieVector3D: Hashable, Sendable {
    /// The first number: x or the width.
    public let x: Double
    /// The second number: y or the height.
    public let y: Double
    /// The third number, the depth, which has no effect.
    public let z: Double

    /// Makes a vector of three numbers.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    /// The first two as a point.
    public var pointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first two as a size.
    public var sizeValue: CGSize { CGSize(width: x, height: y) }
}

extension LottieVector3D {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y), z: 0) }
    init(_ size: CGSize) { self.init(x: Double(size.width), y: Double(size.height), z: 1) }
}
