public import Foundation

/// The size and scale of a window.
public struct HostSize: Sendable, Hashable, Codable {
    /// The size in points.
    public var width, height: Double
    /// Pixels per point.
    public var scale: Double

    /// Makes a size.
    public init(width: Double, height: Double, scale: Double) {
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// The size in points.
    public var size: CGSize { CGSize(width: width, height: height) }
}

/// The look that a person wants of all programs.
public struct HostStyle: Sendable, Hashable, Codable {
    /// Light text on a dark ground.
    public var isDark: Bool
    /// Less movement.
    public var reducesMotion: Bool

    /// Makes a look.
    public init(isDark: Bool = false, reducesMotion: Bool = false) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
    }
}
