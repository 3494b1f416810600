import AgateGeometry
package import AgateScene
package import Foundation

/// The part of a layer that a display shows, and how large it shows it.
///
/// Layers that lie over it, masks and the copies of replicators are not considered; layers around it that mask to their bounds are.
package struct LayerWindow: Sendable {
    /// In the layer's coordinates, within its bounds.
    package var visible: CGRect
    /// Pixels per point of the layer, the largest in the window.
    package var magnification: Double

    /// Looks for a layer in what a display shows at a time.
    ///
    /// - Returns: nil when it does not show it.
    /// - Complexity: O(depth of the layer), squared where layers have clocks of their own.
    package static func of(
        _ id: LayerID,
        in tree: RenderTree,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> LayerWindow? {
        let path = Array((tree.layers(above: id).reversed() + [id]).drop { $0 != tree.root })
        var base = Projection(CGAffineTransform(scaleX: scale, y: scale))
        var planes = PlaneChain()
        var window = ConvexPolygon(DeviceRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        for (place, layer) in path.enumerated() {
            guard let values = tree.values(of: layer, at: displayTime), !values.flags.contains(.hidden) else {
                return nil
            }
            let geometry = LayerGeometry(values)
            let matrix = planes.matrix(of: geometry)
            let projection = Projection(matrix).concatenating(base)
            let isLast = place == path.count - 1
            let sharesSpace = values.sharesSpaceWithSublayers
            if isLast || values.flags.contains(.masksToBounds), !sharesSpace {
                window = window.clipped(to: ConvexPolygon(values.bounds.standardized, seenBy: projection))
                guard window.area > 0 else { return nil }
            }
            if isLast { return LayerWindow(window, projection, values.bounds.standardized) }
            planes = planes.sublayers(of: geometry, at: matrix, sharingSpace: sharesSpace)
            if !sharesSpace { base = projection }
        }
        return nil
    }

    private init?(_ window: ConvexPolygon, _ projection: Projection, _ bounds: CGRect) {
        guard let back = projection.inverted else { return nil }
        var (lower, upper) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        magnification = 0
        for corner in window.corners {
            guard let point = back.map(CGPoint(x: corner.x, y: corner.y)) else { continue }
            let place = SIMD2(Double(point.x), Double(point.y))
            lower = pointwiseMin(lower, place)
            upper = pointwiseMax(upper, place)
            // The lengths of the images of the two units, by the rule for quotients.
            let w = projection.w(at: point)
            let unitX = SIMD2(
                projection.m11 - corner.x * projection.m13,
                projection.m12 - corner.y * projection.m13
            )
            let unitY = SIMD2(
                projection.m21 - corner.x * projection.m23,
                projection.m22 - corner.y * projection.m23
            )
            let longest = max((unitX * unitX).sum(), (unitY * unitY).sum()).squareRoot()
            if w > 0, longest.isFinite { magnification = max(magnification, longest / w) }
        }
        let size = upper - lower
        // Foundation's intersection stops the program where a number is none.
        guard size.x > 0, size.y > 0, size.x.isFinite, size.y.isFinite, magnification > 0 else { return nil }
        visible = CGRect(x: lower.x, y: lower.y, width: size.x, height: size.y)
            .intersection(bounds)
    }
}
