public import CoreGraphics

/// An anchor of a horizontal position: an edge at a side, or the horizontal middle.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another one, as a length that can be constrained.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: otherAnchor.side.minus(side))
    }

    /// A constraint that keeps a multiple of the system's spacing, 8 points, behind another place.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }

    /// A constraint that keeps at least a multiple of the system's spacing behind another place.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }

    /// A constraint that keeps at most a multiple of the system's spacing behind another place.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }
}
