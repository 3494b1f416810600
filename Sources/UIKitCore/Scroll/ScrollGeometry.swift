import CoreGraphics
import Foundation

/// Which offsets a scroll view may rest at.
///
/// Source: uikit U90.
@MainActor package struct ScrollGeometry {
    let x, y: ClosedRange<Double>
    /// Whether a finger can move the content along the axis.
    let dragsX, dragsY: Bool

    package init(_ view: UIScrollView) {
        let (size, insets, content) = (view.bounds.size, view.adjustedContentInset, view.contentSize)
        func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat) -> ClosedRange<
            Double
        > {
            let first = -Self.finite(before)
            return first...max(first, Self.finite(content) + Self.finite(after) - Self.finite(length))
        }
        x = range(insets.left, content.width, insets.right, size.width)
        y = range(insets.top + view.barCollapse, content.height, insets.bottom, size.height)
        dragsX = x.upperBound > x.lowerBound || view.bounces && view.alwaysBounceHorizontal
        dragsY =
            y.upperBound > y.lowerBound
            || view.bounces && (view.alwaysBounceVertical || view.refreshControl != nil)
    }

    private static func finite(_ number: CGFloat) -> Double { number.isFinite ? number : 0 }

    /// The legal offset nearest to one.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound),
            y: min(max(offset.y, y.lowerBound), y.upperBound)
        )
    }
}
