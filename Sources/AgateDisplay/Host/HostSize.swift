public import Foundation

/// The size and scale of a window.
public struct HostSize: Sendable, Hashable, Codable {
    /// The width and the height, in points.
    public var width, height: Double
    /// The number of pixels of a point on each axis, such as 2.
    public var scale: Double

    /// Makes a size in points with a scale in pixels per point.
    public init(width: Double, height: Double, scale: Double) {
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Width and height together, in points.
    public var size: CGSize { CGSize(width: width, height: height) }
}

/// The look that a person wants of all programs.
public struct HostStyle: Sendable, Hashable, Codable {
    /// Light text on a dark ground.
    public var isDark: Bool
    /// Whether the person wants fewer and smaller movements.
    public var reducesMotion: Bool

    /// Makes a style; without arguments light and with all movement.
    public init(isDark: Bool = false, reducesMotion: Bool = false) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
    }
}
