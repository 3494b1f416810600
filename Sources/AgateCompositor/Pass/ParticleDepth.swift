import AgateGeometry
import AgateScene
import Foundation

/// Where the particles of an emitter layer are projected: all in the layer's plane, or each at its own depth in the space
/// around the layer when it preserves depth.
struct ParticleDepth {
    /// The layer's plane to device pixels.
    private let plane: Projection
    /// The layer's space to the space around it, and the plane of that to device pixels; nil for one plane for all.
    private var space: (matrix: CATransform3D, base: Projection)?

    /// - Parameter parent: The layer above.
    init(_ layer: PlacedLayer, parent: PlacedLayer?) {
        plane = layer.projection
        guard case .emitter(let emitter) = layer.values.kind, emitter.values.preservesDepth, let parent
        else { return }
        space = (layer.matrix(in: parent), parent.sublayerBase)
    }

    /// The plane at a depth to device pixels; nil when it is seen edge-on.
    func projection(at depth: Double) -> Projection? {
        guard let space, depth != 0 else { return plane }
        let lifted = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, depth), space.matrix)
        return Projection(lifted).concatenating(space.base)
    }

    /// The pixels that all particles may touch.
    func extent(of field: ParticleField) -> DeviceRect {
        guard space != nil else { return field.boundingBox.map(plane.extent(of:)) ?? .empty }
        var extent = DeviceRect.empty
        for particle in field.particles {
            guard let sprite = field.sprite(of: particle), let plane = projection(at: particle.position.z)
            else {
                continue
            }
            extent = extent.union(plane.extent(of: sprite.crop.applying(sprite.placement)))
        }
        return extent
    }
}

extension PlacedLayer {
    /// The layer's space to that of the layer above, with what that one does to its sublayers; up to the plane that a shared
    /// space is projected on.
    func matrix(in parent: PlacedLayer?) -> CATransform3D {
        var matrix = LayerGeometry(values).matrix
        if let copy = inheritance?.copy?.matrix { matrix = CATransform3DConcat(matrix, copy) }
        guard let parent else { return matrix }
        return CATransform3DConcat(matrix, parent.sublayerSpace)
    }
}
