import AgateGeometry
import AgateScene
import CoreGraphics
import Foundation

/// Which layer lies under a point: the one that is painted last there.
///
/// Layers whose back is seen and that are not double-sided are not painted and not hit, nor is what they contain; neither
/// are parts of a layer behind the eye. Sublayers that leave the plane are tested in the order in which they are painted at the point.
///
/// Source: claims 12.16-12.19, 15.15. GUESS hit-back: a layer that hides its back is not hit from behind.
enum LayerHitTesting {
    /// A layer on the way down, with the point in its coordinates and the sublayers still to ask.
    private struct Level {
        /// Nil for the space of a transform layer, which has no area of its own.
        let layer: CALayer?
        let point: CGPoint
        var candidates: [Candidate]
        /// Whether the sublayers lie in one plane, those of layers that are transparent to sorting included.
        let isFlat: Bool
    }

    /// A layer to ask.
    private enum Candidate {
        /// With the point in the coordinates of the layer around it.
        case sublayer(CALayer)
        /// With the point in its own coordinates.
        case piece(SharedSpace.Piece)
    }

    static func hitTest(_ point: CGPoint, in layer: CALayer) -> CALayer? {
        guard let top = level(of: .sublayer(layer), point, isFlat: false) else { return nil }
        var stack = [top]
        while var current = stack.popLast() {
            if let candidate = current.candidates.popLast() {
                stack.append(current)
                if let next = level(of: candidate, current.point, isFlat: current.isFlat) {
                    stack.append(next)
                }
            } else if let layer = current.layer, layer.contains(current.point) {
                // All sublayers missed.
                return layer
            }
        }
        return nil
    }

    /// - Parameter isFlat: Whether nothing that is sorted with the layer's siblings leaves their plane.
    private static func level(of candidate: Candidate, _ outerPoint: CGPoint, isFlat: Bool) -> Level? {
        switch candidate {
        case .piece(let piece) where piece.isOwn:
            return Level(layer: piece.layer, point: piece.point, candidates: [], isFlat: isFlat)
        case .piece(let piece):
            return level(of: piece.layer, localPoint: piece.point, isFlat: isFlat)
        case .sublayer(let layer):
            guard !layer.isHidden else { return nil }
            if layer.values.sharesSpaceWithSublayers {
                let pieces = SharedSpace.pieces(of: layer, at: outerPoint)
                return Level(
                    layer: nil,
                    point: outerPoint,
                    candidates: pieces.map(Candidate.piece),
                    isFlat: isFlat
                )
            }
            let matrix = LayerConversion.transformToSuperlayer(of: layer)
            return localPoint(of: outerPoint, in: layer, at: matrix).flatMap {
                level(of: layer, localPoint: $0, isFlat: isFlat)
            }
        }
    }

    private static func level(of layer: CALayer, localPoint: CGPoint, isFlat: Bool) -> Level? {
        if layer.masksToBounds, !layer.contains(localPoint) { return nil }
        // Layers that are sorted together are not searched again below.
        let isFlat =
            (isFlat && SharedSpace.isTransparentToSorting(layer))
            || !SharedSpace.sortsSublayers(of: layer)
        let candidates =
            isFlat
            ? inPaintOrder(layer.sublayers ?? []).map(Candidate.sublayer)
            : SharedSpace.pieces(of: layer, at: localPoint).map(Candidate.piece)
        return Level(layer: layer, point: localPoint, candidates: candidates, isFlat: isFlat)
    }

    /// The point of a layer that is seen at a point of the plane around; nil where nothing of it can be seen.
    ///
    /// - Parameter matrix: From the layer's coordinates to that plane's.
    static func localPoint(of point: CGPoint, in layer: CALayer, at matrix: CATransform3D) -> CGPoint? {
        guard isSeen(layer, at: matrix) else { return nil }
        return Projection(matrix).inverted?.map(point)
    }

    /// Whether the side of a layer that is turned to the viewer is one that shows.
    ///
    /// - Parameter matrix: From the layer's coordinates to those of the plane that is looked at.
    static func isSeen(_ layer: CALayer, at matrix: CATransform3D) -> Bool {
        layer.isDoubleSided || (Projection(matrix).determinant < 0) == layer.isGeometryFlipped
    }

    /// Back to front: by depth, then by order in the tree.
    static func inPaintOrder(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
