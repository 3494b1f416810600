import AgateGeometry
import AgateScene
import Foundation

/// Edges that are not antialiased, beside such that are.
extension PlanBuilder {
    /// Edges of a layer by how they are drawn.
    enum Edges { case soft, hard }

    /// A rectangle with its soft or its hard edges moved outwards, where it has both.
    ///
    /// Hard edges are those that are not antialiased: what is filled goes beyond them, and a second outline, which goes beyond the
    /// soft ones, says by the middles of pixels where it ends.
    func outset(_ rect: CGRect, _ edges: Edges, _ softness: EdgeSoftness, _ layer: PlacedLayer) -> CGRect {
        guard softness.isMixed else { return rect }
        let distance = Self.overlap / layer.projection.magnification(at: rect.middle)
        func move(_ bit: UInt32) -> CGFloat { (softness.mask & bit != 0) == (edges == .soft) ? distance : 0 }
        return CGRect(
            x: rect.minX - move(1),
            y: rect.minY - move(4),
            width: rect.width + move(1) + move(2),
            height: rect.height + move(4) + move(8)
        )
    }

    /// The outline that hard edges end at; nil where all edges of a rectangle are of one kind.
    func hardOutline(of rect: CGRect, _ softness: EdgeSoftness, _ layer: PlacedLayer) -> DevicePath? {
        guard softness.isMixed else { return nil }
        return DevicePath(
            LayerShapes.rectangle(outset(rect, .soft, softness, layer)),
            projection: layer.projection
        )
    }
}

/// Which edges of a rectangle are antialiased.
struct EdgeSoftness {
    /// The bits of the soft edges: those of small and of large x are 1 and 2, those of small and of large y 4 and 8.
    let mask: UInt32

    /// The edges of a piece of a rectangle with these edges: where it meets other pieces it is soft, so that they add up.
    func ofPiece(_ piece: CGRect, in rect: CGRect) -> EdgeSoftness {
        // Pieces that are hard all round meet without a seam too.
        guard isMixed else { return self }
        func isWithin(_ edge: CGFloat, _ outer: CGFloat) -> Bool {
            abs(edge - outer) > 1e-9 * max(abs(outer), rect.width, rect.height)
        }
        var result = mask
        if isWithin(piece.minX, rect.minX) { result |= 1 }
        if isWithin(piece.maxX, rect.maxX) { result |= 2 }
        if isWithin(piece.minY, rect.minY) { result |= 4 }
        if isWithin(piece.maxY, rect.maxY) { result |= 8 }
        return EdgeSoftness(mask: result)
    }

    /// Whether some edges are soft and some are not.
    var isMixed: Bool { mask != 0 && mask != 15 }

    /// Whether any edge is soft.
    var isSoft: Bool { mask != 0 }
}

extension Projection {
    /// The pixels that a rectangle of the plane fills as wholes, and no others: it lies on the grid, or none of its edges is soft.
    func pixels(of rect: CGRect, _ softness: EdgeSoftness) -> DeviceRect? {
        alignedRect(of: rect) ?? (softness.isSoft ? nil : centeredRect(of: rect))
    }
}

extension PlacedLayer {
    /// Which edges of the layer are antialiased.
    var edgeSoftness: EdgeSoftness {
        guard values.flags.contains(.allowsEdgeAntialiasing) else { return EdgeSoftness(mask: 0) }
        return EdgeSoftness(mask: values.look.isPresent ? values.look.values.edgeAntialiasingMask & 15 : 15)
    }
}
