import CoreGraphics

extension CGRect {
    /// Whether two rectangles have area in common; those that only touch have not.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
