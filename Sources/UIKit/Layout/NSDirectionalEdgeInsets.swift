public import CoreGraphics

/// Distances from the edges of a rectangle inwards, sideways named by the way text reads.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: CGFloat
    /// The distance from the edge where text begins.
    public var leading: CGFloat
    /// The distance from the bottom edge, upwards.
    public var bottom: CGFloat
    /// The distance from the edge where text ends.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from their four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero on all sides.
    public static let zero = NSDirectionalEdgeInsets()
}
