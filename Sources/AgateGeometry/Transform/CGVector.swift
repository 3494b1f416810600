public import Foundation

/// A vector of a plane.
public struct CGVector: Hashable, Sendable {
    /// The component along the x axis.
    public var dx: CGFloat
    /// The component along the y axis.
    public var dy: CGFloat

    /// Makes the zero vector.
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
    }

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector whose components are both 0.
    public static let zero = CGVector()
}

extension CGVector: CustomDebugStringConvertible {
    /// The components in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
}

extension CGVector: Codable {
    /// Reads two numbers without keys.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
    }

    /// Writes two numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}
