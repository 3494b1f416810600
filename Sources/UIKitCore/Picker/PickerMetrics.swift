import CoreGraphics
import Foundation

/// Lengths in points and times in seconds of pickers, in the look of iOS 13 to 18.
///
/// Source: uikit U133.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let fontSize: CGFloat = 21
    /// The band behind the chosen rows.
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
    /// The distance of wheels, and of text from the edges of its wheel.
    static let spacing: CGFloat = 5
    static let textInset: CGFloat = 9
    /// What the height is added to for the length of the rows around a wheel.
    static let turnMargin: CGFloat = 75
    /// The radius of a wheel, as a part of that length.
    static let radiusPart: CGFloat = 0.334225
    /// How often the rows of an endless wheel are repeated.
    static let rounds = 200
}

/// Where rows of a wheel are seen: rows on a cylinder, seen from the side.
///
/// Source: uikit U133.
package struct WheelGeometry {
    /// The height of the wheel's window and of a row, in points.
    package let height, rowHeight: CGFloat
    /// How many rows go round the wheel.
    package let count: CGFloat
    /// The radius, in points.
    package let radius: CGFloat

    /// No wheel has more than this many rows in sight, however high it is.
    private static let maxRows: CGFloat = 10_000

    package init(height: CGFloat, rowHeight: CGFloat) {
        self.height = height.isFinite ? height : 0
        self.rowHeight = max(rowHeight.isFinite ? rowHeight : 1, 1)
        let turn = self.height + PickerMetrics.turnMargin
        count = min(max((2 * turn / self.rowHeight).rounded(.up), 0), Self.maxRows)
        radius = PickerMetrics.radiusPart * turn
    }

    /// The angle of a row so many rows below the middle, in radians.
    package func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / max(count, 1) }

    /// The middle of a row, and what its height is multiplied by; nil for a row behind the wheel.
    package func place(_ distance: CGFloat) -> (y: CGFloat, scale: CGFloat)? {
        let angle = angle(distance)
        guard abs(angle) < .pi / 2 else { return nil }
        return (height / 2 + radius * sin(angle), cos(angle))
    }

    /// How many rows below the middle a point is.
    package func distance(at y: CGFloat) -> CGFloat {
        let part = min(max((y - height / 2) / max(radius, 1), -1), 1)
        return asin(part) * count / (2 * .pi)
    }

    /// How many rows above and below the middle can be seen.
    package var reach: Int { Int((count / 4).rounded(.up)) }
}
