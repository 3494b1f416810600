package import Foundation

/// The radii of a rectangle's four corners; "top" is the side of the minimum y.
package struct CornerRadii: Sendable, Hashable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat

    package init(
        topLeft: CGFloat = 0,
        topRight: CGFloat = 0,
        bottomLeft: CGFloat = 0,
        bottomRight: CGFloat = 0
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    package init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    package var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }

    /// The same radii, none below 0 or above half the shorter side; one that is not a number becomes 0.
    package func clamped(to size: CGSize) -> CornerRadii {
        let limit = max(0, min(size.width, size.height) / 2)
        func clamp(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
        return CornerRadii(
            topLeft: clamp(topLeft),
            topRight: clamp(topRight),
            bottomLeft: clamp(bottomLeft),
            bottomRight: clamp(bottomRight)
        )
    }
}
