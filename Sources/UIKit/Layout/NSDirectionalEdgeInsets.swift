public import CoreGraphics

/// Insets from the edges of a rectangle, with leading and trailing sides that follow the direction of text.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: CGFloat
    /// The distance from the edge where text begins.
    public var leading: CGFloat
    /// The distance from the bottom edge, upwards.
    public var bottom: CGFloat
    /// The distance from the edge where text ends.
    public var trailing: CGFloat

    /// Makes insets of 0 on all sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from four distances in points; positive ones point inward.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of 0 on all sides.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A set of edges of a rectangle, with leading and trailing sides that follow the direction of text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each edge.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge alone.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines of text begin: the left one where text runs to the right.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge alone.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines of text end: the right one where text runs to the right.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// The set of all four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
