import AgateGeometry
import AgateScene
import CoreGraphics
import Foundation

/// Points and rectangles between the coordinates of layers.
///
/// Source: claims 12.2-12.5, 12.9-12.10.
enum LayerConversion {
    static func convert(_ point: CGPoint, from source: CALayer?, to destination: CALayer?) -> CGPoint {
        guard let (source, destination) = ends(source, destination) else { return point }
        return steps(from: source, to: destination).reduce(point) { $1.map($0) }
    }

    static func convert(_ rect: CGRect, from source: CALayer?, to destination: CALayer?) -> CGRect {
        guard let (source, destination) = ends(source, destination) else { return rect }
        let steps = steps(from: source, to: destination)
        guard !steps.isEmpty else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { corner in steps.reduce(corner) { $1.map($0) } }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
            return rect
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Nil on one side means the superlayer's coordinates of the other side.
    private static func ends(_ source: CALayer?, _ destination: CALayer?) -> (Space, Space)? {
        switch (source, destination) {
        case (nil, nil): nil
        case (let source?, let destination?): (.layer(source), .layer(destination))
        case (let source?, nil): (.layer(source), .above(source))
        case (nil, let destination?): (.above(destination), .layer(destination))
        }
    }

    private enum Space {
        case layer(CALayer)
        /// The plane that the layer's own matrix leads to.
        case above(CALayer)
    }

    /// One matrix on the way, forwards or backwards.
    private struct Step {
        let projection: Projection
        let isInverse: Bool

        func map(_ point: CGPoint) -> CGPoint {
            guard isInverse else { return projection.map(point) ?? point }
            return projection.inverted?.map(point) ?? point
        }
    }

    private static func steps(from source: Space, to destination: Space) -> [Step] {
        switch (source, destination) {
        case (.layer(let layer), .above):
            return [Step(projection: matrixToSuperlayer(of: layer), isInverse: false)]
        case (.above, .layer(let layer)):
            return [Step(projection: matrixToSuperlayer(of: layer), isInverse: true)]
        case (.layer(let source), .layer(let destination)):
            guard source !== destination else { return [] }
            // One step from layer to superlayer: what walks down a tree asks for it at every level.
            if source.superlayerStorage === destination {
                return [Step(projection: matrixToSuperlayer(of: source), isInverse: false)]
            }
            if destination.superlayerStorage === source {
                return [Step(projection: matrixToSuperlayer(of: destination), isInverse: true)]
            }
            let (up, down) = LayerTime.ways(from: source, to: destination)
            return projections(of: up).map { Step(projection: $0, isInverse: false) }
                + projections(of: down).reversed().map { Step(projection: $0, isInverse: true) }
        case (.above, .above):
            return []
        }
    }

    /// The projection of each plane on the way up; the sublayers of transform layers keep their depth up to the plane
    /// that the shared space is projected on.
    ///
    /// - Parameter layers: Each followed by its superlayer; the last one is projected on its superlayer's plane.
    ///
    /// Source: claims 12.10, 15.15.
    private static func projections(of layers: [CALayer]) -> [Projection] {
        var result: [Projection] = []
        var planes = PlaneChain(in: layers.last?.superlayer)
        for (place, layer) in layers.enumerated().reversed() {
            let geometry = LayerGeometry(layer.values)
            let matrix = planes.matrix(of: geometry)
            let sharesSpace = layer.values.sharesSpaceWithSublayers
            if place == 0 || !sharesSpace { result.append(Projection(matrix)) }
            planes = planes.sublayers(of: geometry, at: matrix, sharingSpace: sharesSpace)
        }
        return result.reversed()
    }

    /// From a layer's coordinates to its superlayer's, the superlayer's sublayer transform included.
    static func matrixToSuperlayer(of layer: CALayer) -> Projection {
        Projection(transformToSuperlayer(of: layer))
    }

    static func transformToSuperlayer(of layer: CALayer) -> CATransform3D {
        PlaneChain(in: layer.superlayer).matrix(of: LayerGeometry(layer.values))
    }

    /// Whether an odd number of layers up to the root flip; the root of a display counts as flipped, since
    /// its coordinates run downwards.
    static func contentsAreFlipped(_ layer: CALayer) -> Bool {
        var isFlipped = false
        var current: CALayer? = layer
        while let next = current {
            if next.isGeometryFlipped { isFlipped.toggle() }
            if let context = next.model().context, next.model() === context.rootLayer { isFlipped.toggle() }
            current = next.superlayer
        }
        return isFlipped
    }
}

extension PlaneChain {
    /// The chain of a layer's sublayers where the layer's own coordinates are looked at, or that around a root.
    init(in layer: CALayer?) {
        self.init()
        guard let layer else { return }
        self = sublayers(of: LayerGeometry(layer.values), at: CATransform3DIdentity, sharingSpace: false)
    }

    /// The chain around a layer, up to the nearest layer above that flattens.
    ///
    /// - Complexity: O(layers above that share their space).
    init(around layer: CALayer) {
        var spaces: [CALayer] = []
        var above = layer.superlayer
        while let next = above, next.values.sharesSpaceWithSublayers {
            spaces.append(next)
            above = next.superlayer
        }
        self.init(in: above)
        for space in spaces.reversed() {
            let geometry = LayerGeometry(space.values)
            self = sublayers(of: geometry, at: matrix(of: geometry), sharingSpace: true)
        }
    }
}
