import AgateGeometry
import AgateScene
import Foundation

extension ParticleDepth {
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
}

extension DepthPlane {
    /// The depth as a linear function of pixels.
    ///
    /// - Parameter back: From device pixels to the plane that depths are over.
    /// - Returns: The vector whose dot product with `(x, y, 1)` is taken.
    func overPixels(_ back: Projection) -> SIMD3<Double> {
        let plane = SIMD3(x, y, constant)
        return SIMD3(
            (SIMD3(back.m11, back.m12, back.m13) * plane).sum(),
            (SIMD3(back.m21, back.m22, back.m23) * plane).sum(),
            (SIMD3(back.m31, back.m32, back.m33) * plane).sum()
        )
    }
}
