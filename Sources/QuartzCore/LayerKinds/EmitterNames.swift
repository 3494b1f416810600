import Foundation

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of an emitter shape is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the emitter shape in archives, documents and key-value coding, such as `sphere`.
    public let rawValue: String

    /// Makes a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Particles come from the emitter position alone; the default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x of the emitter width, with its middle at the emitter position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter size, in the plane of the layer.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of the emitter size and the emitter depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle in the plane of the layer, with the emitter width as its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball with the emitter width as its radius.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of an emitter mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the emitter mode in archives, documents and key-value coding, such as `outline`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its corners, or its middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Particles come from the edges of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Particles come from the faces of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Particles come from everywhere inside of the shape; the default.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the blending of particles that overlap.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a render mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the render mode in archives, documents and key-value coding, such as `additive`.
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
    /// Colours of particles are added, so that they get brighter where they overlap.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
