public import CoreGraphics

/// A width, a height, or the distance of two places.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that keeps the length at a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, .none, 0, c)
    }

    /// A constraint that keeps the length from being less than a number of points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, .none, 0, c)
    }

    /// A constraint that keeps the length from being more than a number of points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, .none, 0, c)
    }

    /// A constraint that keeps the length at a multiple of another one.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.side, m, 0)
    }

    /// A constraint that keeps the length from being less than a multiple of another one.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, m, 0)
    }

    /// A constraint that keeps the length from being more than a multiple of another one.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, m, 0)
    }

    /// A constraint that keeps the length at a multiple of another one and a number of points.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor.side, m, c)
    }

    /// A constraint that keeps the length from being less than a multiple of another one and a number of points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, m, c)
    }

    /// A constraint that keeps the length from being more than a multiple of another one and a number of points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, m, c)
    }
}
