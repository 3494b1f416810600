import AgateGeometry
import CoreGraphics
import Foundation

/// The rounded rectangles of `UIBezierPath`, clockwise as seen on the screen from the end of the top left corner.
///
/// Their corners are no arcs of circles but reach 1.528665 radii along the sides.
///
/// Source: claims 14.3a.
enum RoundedRectangle {
    /// A rectangle with four equal corners.
    ///
    /// Where two of the corners have no room on the shorter side, both ends are halves of a circle over that side.
    static func path(_ rect: CGRect, cornerRadius: CGFloat) -> Path {
        let box = rect.standardized
        let shorter = min(box.width, box.height)
        guard cornerRadius > 0, shorter > 0 else { return sharp(box) }
        let hasRoom = 2 * 1.528_665 * cornerRadius <= shorter
        return Path(
            roundedRect: box,
            cornerRadius: hasRoom ? cornerRadius : shorter / 2,
            isRounded: [true, true, true, true],
            curve: hasRoom ? .bezierPath : nil
        )
    }

    /// A rectangle of which some corners are rounded.
    ///
    /// Radii are clamped to half the shorter side. The curves of a radius above a third of a side cross on it.
    static func path(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> Path {
        let box = rect.standardized
        // GUESS rounded-corners-radii: the height of the radii counts for nothing, and no radius turns corners into circles.
        let radius = min(radii.width, min(box.width, box.height) / 2)
        guard radius > 0, !corners.isDisjoint(with: .allCorners) else { return sharp(box) }
        return Path(
            roundedRect: box,
            cornerRadius: radius,
            isRounded: [.topRight, .bottomRight, .bottomLeft, .topLeft].map { corners.contains($0) },
            curve: .bezierPath
        )
    }

    private static func sharp(_ box: CGRect) -> Path { Path(rect: box) }
}
