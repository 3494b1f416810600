import AgateGeometry
import AgateScene
import Foundation

/// The surroundings of a layer that is placed.
struct ParentContext {
    /// How the planes above lie in one another.
    var planes: PlaneChain
    /// The plane that the layer is projected on, to device pixels.
    var base: Projection
    /// Whether the layer's own position and transform count; otherwise `base` is its plane.
    var placesLayer = true
}

extension ParentContext {
    /// The surroundings of the root of a tree.
    ///
    /// - Parameter base: Points of the root to device pixels.
    static func root(_ base: Projection) -> ParentContext {
        ParentContext(planes: PlaneChain(), base: base)
    }

    /// The surroundings of the root of a display's tree.
    ///
    /// - Parameter scale: Device pixels per point.
    static func display(scale: CGFloat) -> ParentContext {
        .root(Projection(CGAffineTransform(scaleX: scale, y: scale)))
    }
}

extension PlacedLayer {
    /// The surroundings of the layer's sublayers, or of its mask, which lies in the layer's own plane.
    func context(of role: Role) -> ParentContext {
        ParentContext(
            planes: PlaneChain(
                space: role == .mask ? nil : extras?.sublayerSpace,
                isMirrored: contentsAreFlipped
            ),
            base: role == .mask ? projection : sublayerBase
        )
    }
}
