import Foundation

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
    /// Names are strings.
    public typealias RawValue = String

    /// The name.
    public let rawValue: String

    /// Makes a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
    /// Names are strings.
    public typealias RawValue = String

    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its corners, or its middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its faces.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Its inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the blending of particles that overlap.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
    /// Names are strings.
    public typealias RawValue = String

    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest at the bottom.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The farthest at the bottom.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
