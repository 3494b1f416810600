import AgateGeometry
import AgateScene
import CoreGraphics
import Foundation

/// The layers that a transform layer gathers in its space, as hit testing sees them.
///
/// They are the pieces that the compositor paints, sorted in the same way: at a point the one whose plane is nearest
/// there comes first. A transform layer that hides its back hides all of its space from there.
///
/// Source: claims 12.17, 15.15.
enum SharedSpace {
    /// A layer that is flat in the shared space, and the point in its own coordinates.
    struct Piece {
        let layer: CALayer
        let point: CGPoint
        fileprivate let depth: Double
    }

    /// The pieces of a transform layer's space that have a point, the nearest last.
    ///
    /// - Parameter point: In the coordinates of the layer around the transform layer.
    static func pieces(of transformLayer: CALayer, at point: CGPoint) -> [Piece] {
        var pieces: [Piece] = []
        let outer = LayerConversion.transformToSuperlayer(of: transformLayer)
        var waiting = [(layer: transformLayer, matrix: outer)]
        while let next = waiting.popLast() {
            guard !next.layer.isHidden, LayerHitTesting.isSeen(next.layer, at: next.matrix) else { continue }
            if next.layer.values.sharesSpaceWithSublayers {
                // The back-most comes off the stack first.
                for sublayer in LayerHitTesting.inPaintOrder(next.layer.sublayers ?? []).reversed() {
                    let matrix = LayerConversion.transformToSuperlayer(of: sublayer)
                    waiting.append((sublayer, CATransform3DConcat(matrix, next.matrix)))
                }
            } else if let local = LayerHitTesting.localPoint(of: point, in: next.layer, at: next.matrix),
                let plane = DepthPlane(next.matrix)
            {
                let depth = DepthPlane.compared(plane.depth(at: point))
                pieces.append(Piece(layer: next.layer, point: local, depth: depth))
            }
        }
        return pieces.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }
}

extension LayerValues {
    /// Whether the sublayers keep their depth in the space around the layer: it is a transform layer, or a replicator that
    /// preserves depth.
    var sharesSpaceWithSublayers: Bool {
        switch kind {
        case .transform: true
        case .replicator(let replicator): replicator.isPresent && replicator.values.preservesDepth
        default: false
        }
    }
}
