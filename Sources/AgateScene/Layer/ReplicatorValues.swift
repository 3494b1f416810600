package import AgateGeometry
package import AgatePixels
import Foundation

/// The values of a replicator layer.
package struct ReplicatorValues: KindValues {
    /// How many copies of the sublayers are drawn, the original included.
    package var instanceCount = 1
    /// Whether the copies share one space instead of being flattened into the layer's plane.
    package var preservesDepth = false
    /// Seconds by which each copy is behind the one before it.
    package var instanceDelay: Double = 0
    /// From one copy to the next, about the middle of the bounds.
    package var instanceTransform = CATransform3DIdentity
    /// Multiplies the first copy.
    package var instanceColor: CGColor? = .white
    package var instanceRedOffset: Float = 0
    package var instanceGreenOffset: Float = 0
    package var instanceBlueOffset: Float = 0
    package var instanceAlphaOffset: Float = 0

    package static let standard = CopyOnWriteBox(ReplicatorValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<ReplicatorValues>? {
        if case .replicator(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<ReplicatorValues>) -> LayerKind {
        .replicator(values)
    }
}
