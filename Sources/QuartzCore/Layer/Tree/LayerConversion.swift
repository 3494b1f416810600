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
        /// What the layer's own matrix leads to.
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

    /// What each plane on the way up does to points; the sublayers of transform layers keep their depth up to the plane
    /// that the shared space is projected on.
    ///
    /// Source: claims 12.10, 15.15.
    private static func projections(of layers: [CALayer]) -> [Projection] {
        var result: [Projection] = []
        var gathered: CATransform3D?
        for (place, layer) in layers.enumerated() {
            let matrix = transformToSuperlayer(of: layer)
            let whole = gathered.map { CATransform3DConcat($0, matrix) } ?? matrix
            let goesOn = layer.superlayer?.values.sharesSpaceWithSublayers ?? false
            if goesOn, place < layers.count - 1 {
                gathered = whole
            } else {
                result.append(Projection(whole))
                gathered = nil
            }
        }
        return result
    }

    /// From a layer's coordinates to its superlayer's, the superlayer's sublayer transform included.
    static func matrixToSuperlayer(of layer: CALayer) -> Projection {
        Projection(transformToSuperlayer(of: layer))
    }

    static func transformToSuperlayer(of layer: CALayer) -> CATransform3D {
        let own = LayerGeometry(layer.values).matrix
        guard let parent = layer.superlayer,
            let outer = LayerGeometry(parent.values).sublayerMatrix
        else { return own }
        return CATransform3DConcat(own, outer)
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
