import AgateGeometry
import AgateScene
import Foundation

/// Where the particles of an emitter layer are projected: all in the layer's plane, or each at its own depth in the space
/// around the layer when it preserves depth.
///
/// GUESS emitter-depth: in the space of a transform layer each particle of such an emitter is a plane of its own, parallel to the emitter's,
/// and sorted by depth like one whatever the render mode says; the mode orders those at one depth.
struct ParticleDepth {
    /// The layer's plane to device pixels, and back; nil for a plane that is seen edge-on.
    private let plane: Projection
    private let inverted: Projection?
    /// The layer's space to the space around it, and the plane of that to device pixels; nil for one plane for all.
    private(set) var space: (matrix: CATransform3D, base: Projection)?

    /// - Parameter parent: The layer above.
    init(_ layer: PlacedLayer, parent: PlacedLayer?) {
        plane = layer.projection
        inverted = plane.inverted
        guard let field = layer.particles, field.preservesDepth, let parent else { return }
        space = (layer.matrix(in: parent), parent.sublayerBase)
    }

    /// The plane at a depth to device pixels; nil when it is seen edge-on.
    func projection(at depth: Double) -> Projection? {
        guard let space, depth != 0 else { return plane }
        return Projection(lifted(space.matrix, depth)).concatenating(space.base)
    }

    /// The plane at a depth to device pixels, and back; nil when it is seen edge-on.
    func projections(at depth: Double) -> (there: Projection, back: Projection)? {
        guard space != nil, depth != 0 else { return inverted.map { (plane, $0) } }
        guard let there = projection(at: depth), let back = there.inverted else { return nil }
        return (there, back)
    }

    /// A space in which a plane at a depth is the one at 0.
    func lifted(_ matrix: CATransform3D, _ depth: Double) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeTranslation(0, 0, depth), matrix)
    }

    /// The pixels that all particles may touch.
    func extent(of field: ParticleField) -> DeviceRect {
        guard space != nil else { return field.boundingBox.map(plane.extent(of:)) ?? .empty }
        let images = ParticleImages(field.cells)
        var extent = DeviceRect.empty
        for particle in field.particles {
            guard let sprite = images.sprite(of: particle), let plane = projection(at: particle.position.z)
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
        PlaneChain(space: parent?.sublayerSpace)
            .matrix(of: reference.withValues { LayerGeometry(at: $0) }, copy: inheritance?.copy?.matrix)
    }
}
