import CoreGraphics

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
