/// A pacing curve: a cubic Bezier from (0, 0) to (1, 1).
///
/// Source: claims 3.1-3.6.
package struct UnitBezier: Sendable, Hashable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
