import CoreGraphics
import Foundation

/// Where tabs are in a row.
enum TabLayout {
    /// The places of tabs, from the left; edges on whole pixels.
    ///
    /// - Parameters:
    ///   - width: The width of tabs in the middle; 0 for the usual one.
    ///   - spacing: The space between them; 0 for the usual one.
    static func frames(
        count: Int,
        in row: CGRect,
        safe: UIEdgeInsets,
        isCentered: Bool,
        width: CGFloat,
        spacing: CGFloat,
        scale: CGFloat
    ) -> [CGRect] {
        guard count > 0 else { return [] }
        let left = row.minX + safe.left
        let room = max(row.width - safe.left - safe.right, 0)
        let own = width.isFinite && width > 0 ? width : BarMetrics.Tab.width
        let gap = spacing.isFinite && spacing > 0 ? spacing : BarMetrics.Tab.spacing
        let wanted = CGFloat(count) * own + CGFloat(count - 1) * gap
        let fits = isCentered && wanted <= room
        let step = fits ? own + gap : room / CGFloat(count)
        let start = fits ? left + (room - wanted) / 2 : left
        return (0..<count).map { index in
            let x = start + CGFloat(index) * step
            let end = x + (fits ? own : step)
            let from = (x * scale).rounded() / scale
            let to = (end * scale).rounded() / scale
            return CGRect(x: from, y: row.minY, width: to - from, height: row.height)
        }
    }
}
