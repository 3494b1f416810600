public import CoreGraphics

/// An anchor of a vertical position: the top, the bottom, the vertical middle or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another one, as a length that can be constrained.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: otherAnchor.side.minus(side))
    }

    /// A constraint that keeps a multiple of the system's spacing, 8 points, below another place.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }

    /// A constraint that keeps at least a multiple of the system's spacing below another place.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }

    /// A constraint that keeps at most a multiple of the system's spacing below another place.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, 1, LayoutMetrics.spacing * multiplier)
    }
}
