import CoreGraphics

extension CGRect {
    /// Whether a point lies in the rectangle: on its least edges it does, on its greatest ones it does not, as with `contains(_:)`.
    ///
    /// Foundation's `contains(_:)` stops the program where an edge is no number, or lies before the opposite one; here such a
    /// rectangle has no points.
    ///
    /// Source: uikit U19.
    func encloses(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The part that two rectangles share, as with `intersection(_:)`; null where they share none.
    ///
    /// Foundation's `intersection(_:)` stops the program where an edge is no number; here such a rectangle shares nothing.
    func overlap(with other: CGRect) -> CGRect {
        guard !minX.isNaN, !maxX.isNaN, !minY.isNaN, !maxY.isNaN, !other.minX.isNaN, !other.maxX.isNaN,
            !other.minY.isNaN, !other.maxY.isNaN
        else { return .null }
        return intersection(other)
    }
}
