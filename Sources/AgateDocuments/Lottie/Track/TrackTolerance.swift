import AgateGeometry
package import AgateTiming
import Foundation

/// How far a shown value may be from the wanted one.
package struct TrackTolerance: Sendable {
    /// Of points and numbers.
    package var distance: Double
    /// How far from a transform's origin its largest displacement counts, in points.
    package var reach: Double

    package init(distance: Double, reach: Double = 1) { (self.distance, self.reach) = (distance, reach) }

    /// Whether two values are as near as that; values of different shapes never are.
    package func holds(_ first: AnimatableValue, _ second: AnimatableValue) -> Bool {
        switch (first, second) {
        case (.number(let a), .number(let b)): return abs(a - b) <= distance
        case (.pair(let a), .pair(let b)): return abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance
        case (.rect(let a), .rect(let b)), (.color(let a), .color(let b)):
            return (0..<4).allSatisfy { abs(a[$0] - b[$0]) <= distance }
        case (.bool(let a), .bool(let b)): return a == b
        case (.transform(let a), .transform(let b)):
            let linear = max(abs(a.m11 - b.m11), abs(a.m12 - b.m12), abs(a.m21 - b.m21), abs(a.m22 - b.m22))
            return linear * reach <= distance && abs(a.m41 - b.m41) <= distance
                && abs(a.m42 - b.m42) <= distance
        case (.path(let a), .path(let b)):
            return a.isNear(b, distance: distance)
        case (.array(let a), .array(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { holds($0, $1) }
        default: return first == second
        }
    }
}
