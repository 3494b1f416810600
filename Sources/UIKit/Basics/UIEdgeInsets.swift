import CoreGraphics
public import Foundation

/// Distances from the four edges of a rectangle inwards.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: CGFloat
    /// The distance from the left edge, to the right.
    public var left: CGFloat
    /// The distance from the bottom edge, upwards.
    public var bottom: CGFloat
    /// The distance from the right edge, to the left.
    public var right: CGFloat

    /// Makes insets of 0 on all sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from four distances in points; positive ones point inward.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of 0 on all sides.
    public static let zero = UIEdgeInsets()

    /// Whether all distances are finite.
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

/// A displacement along both axes, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
    /// The displacement to the right, in points; a negative one points to the left.
    public var horizontal: CGFloat
    /// The displacement downward, in points; a negative one points upward.
    public var vertical: CGFloat

    /// Makes a displacement of 0 along both axes.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes a displacement from its two parts.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// A displacement of 0 along both axes.
    public static let zero = UIOffset()
}

/// The corners of a rectangle; y runs downwards.
public struct UIRectCorner: OptionSet, Sendable {
    /// The raw bits, one for each corner.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the greatest x and smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the smallest x and greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the greatest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// The set of all four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The edges of a rectangle; y runs downwards.
public struct UIRectEdge: OptionSet, Sendable {
    /// The raw bits, one for each edge.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge, at the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge, at the smallest x.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge, at the greatest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge, at the greatest x.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// The set of all four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    /// The rectangle without a strip along each edge.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
