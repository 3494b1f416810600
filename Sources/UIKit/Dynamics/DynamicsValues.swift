import CoreGraphics

/// Numbers that the engine can reckon with: it ends the process where a place, a speed or a mass is not finite.
enum DynamicsLimits {
    /// Lengths and places, in points.
    static let length = 1e7
    /// The greatest coordinate of items, in points: beyond it 64-bit numbers are too coarse for an item's size.
    static let reach = 1e6
    /// Sides and corners of items, in points from their middle.
    static let side = 1e5
    /// Speeds, in points per second.
    static let speed = 1e7
    /// Angles, in radians, and speeds of turning, in radians per second.
    static let angle = 1e5
    /// Forces and turning forces.
    static let force = 1e9

    /// A number within a limit on both sides; 0 for what is no number.
    static func kept(_ value: CGFloat, _ limit: Double) -> CGFloat {
        value.isNaN ? 0 : min(max(value, CGFloat(-limit)), CGFloat(limit))
    }

    /// A point within a limit.
    static func kept(_ point: CGPoint, _ limit: Double = length) -> CGPoint {
        CGPoint(x: kept(point.x, limit), y: kept(point.y, limit))
    }
}

/// Where a body is and how it moves.
struct DynamicsPlace: Equatable {
    var position: CGPoint
    /// Radians, clockwise.
    var angle: CGFloat
    /// Points per second.
    var velocity = CGVector.zero
    /// Radians per second.
    var spin: CGFloat = 0
}

/// The behaviours that let an item collide with other items, and with boundaries.
struct DynamicsGroups: Equatable {
    var items: Set<ObjectIdentifier> = []
    var boundaries: Set<ObjectIdentifier> = []
}

/// The shape of a boundary.
enum DynamicsBoundaryShape: Equatable {
    /// A rectangle that nothing leaves.
    case walls(CGRect)
    case lines([[CGPoint]])
}

/// Two things have come in touch, or apart.
struct DynamicsContact: Equatable {
    enum Other: Hashable {
        case body(Int)
        case boundary(DynamicsBoundary)
    }

    let body: Int
    let other: Other
    /// Where, if they have come in touch.
    let point: CGPoint?
}
