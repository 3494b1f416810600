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
    private var space: (matrix: CATransform3D, base: Projection)?

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

    private func lifted(_ matrix: CATransform3D, _ depth: Double) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeTranslation(0, 0, depth), matrix)
    }

    /// The particles as flat things in the space around the layer, the farthest first; none where all are in the layer's plane.
    ///
    /// - Parameters:
    ///   - owner: The number of the layer in the space.
    ///   - back: From device pixels to the plane that the space is projected on.
    func sprites(of layer: PlacedLayer, owner: Int, _ back: Projection) -> [DepthSortedSprites.Sprite] {
        guard let space, let field = layer.particles else { return [] }
        let isBackFacing = FacingTest(space.matrix, middle: layer.values.bounds.middle).isBackFacing
        let depths = field.particles.map { DepthPlane.compared($0.position.z) * (isBackFacing ? -1 : 1) }
        let images = ParticleImages(field.cells)
        let order = field.particles.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        return order.compactMap { number in
            let particle = field.particles[number]
            let matrix = lifted(space.matrix, particle.position.z)
            guard let sprite = images.sprite(of: particle), let plane = DepthPlane(matrix),
                let projection = projection(at: particle.position.z)
            else { return nil }
            let quad = ConvexPolygon(
                sprite.crop,
                seenBy: Projection(sprite.placement).concatenating(projection)
            )
            guard !quad.isEmpty else { return nil }
            let middle = CGPoint(x: particle.position.x, y: particle.position.y)
            return DepthSortedSprites.Sprite(
                owner: owner,
                number: number,
                polygon: quad,
                depth: plane.overPixels(back),
                nearness: FacingTest(matrix, middle: middle).depth
            )
        }
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

extension DepthPlane {
    /// The depth as a linear function of pixels.
    ///
    /// - Parameter back: From device pixels to the plane that depths are over.
    /// - Returns: What the dot product with `(x, y, 1)` is taken with.
    func overPixels(_ back: Projection) -> SIMD3<Double> {
        let plane = SIMD3(x, y, constant)
        return SIMD3(
            (SIMD3(back.m11, back.m12, back.m13) * plane).sum(),
            (SIMD3(back.m21, back.m22, back.m23) * plane).sum(),
            (SIMD3(back.m31, back.m32, back.m33) * plane).sum()
        )
    }
}

extension PlacedLayer {
    /// The layer's space to that of the layer above, with what that one does to its sublayers; up to the plane that a shared
    /// space is projected on.
    func matrix(in parent: PlacedLayer?) -> CATransform3D {
        PlaneChain(space: parent?.sublayerSpace)
            .matrix(of: LayerGeometry(at: place), copy: inheritance?.copy?.matrix)
    }
}
