import AgateGeometry
import AgateScene
import Foundation

/// Which edges of a rectangle are antialiased.
struct EdgeAAMask {
    /// The bits of the soft edges: those of small and of large x are 1 and 2, those of small and of large y 4 and 8.
    let bits: UInt32

    /// The edges of a piece of a rectangle with these edges: where it meets other pieces it is soft, so that they add up.
    func ofPiece(_ piece: CGRect, in rect: CGRect) -> EdgeAAMask {
        // Pieces that are hard all round meet without a seam too.
        guard isMixed else { return self }
        func isWithin(_ edge: CGFloat, _ outer: CGFloat) -> Bool {
            abs(edge - outer) > 1e-9 * max(abs(outer), rect.width, rect.height)
        }
        var result = bits
        if isWithin(piece.minX, rect.minX) { result |= 1 }
        if isWithin(piece.maxX, rect.maxX) { result |= 2 }
        if isWithin(piece.minY, rect.minY) { result |= 4 }
        if isWithin(piece.maxY, rect.maxY) { result |= 8 }
        return EdgeAAMask(bits: result)
    }

    /// Whether some edges are soft and some are not.
    var isMixed: Bool { bits != 0 && bits != 15 }

    /// Whether any edge is soft.
    var hasSoftEdges: Bool { bits != 0 }
}

extension Projection {
    /// The pixels that a rectangle of the plane fills as wholes, and no others: it lies on the grid, or none of its edges is soft.
    func pixels(of rect: CGRect, _ mask: EdgeAAMask) -> DeviceRect? {
        alignedRect(of: rect) ?? (mask.hasSoftEdges ? nil : centeredRect(of: rect))
    }
}

extension PlacedLayer {
    /// Which edges of the layer are antialiased.
    var edgeAAMask: EdgeAAMask {
        guard values.flags.contains(.allowsEdgeAntialiasing) else { return EdgeAAMask(bits: 0) }
        return EdgeAAMask(bits: values.look.isPresent ? values.look.values.edgeAntialiasingMask & 15 : 15)
    }
}

/// Edges that are not antialiased, beside such that are.
extension PlacedLayer {
    /// Edges of a layer by how they are drawn.
    enum Edges { case soft, aliased }

    /// How far what fills the bounds reaches beyond them where the outline is cut out later, in device pixels.
    ///
    /// Otherwise an edge pixel would be covered twice, once by the part and once by the cut.
    private static let overlap = 2.0

    /// A rectangle beyond the bounds, for what is cut to their outline later.
    func outset(_ shapes: LayerShapes) -> CGRect {
        let distance = Self.overlap / projection.magnification(at: shapes.bounds.middle)
        return shapes.bounds.insetBy(dx: -distance, dy: -distance)
    }

    /// A rectangle with its soft or its aliased edges moved outwards, where it has both.
    ///
    /// What is filled goes beyond the aliased edges, and a second outline, which goes beyond the soft ones, says by the middles of pixels
    /// where it ends.
    func outset(_ rect: CGRect, _ edges: Edges, _ mask: EdgeAAMask) -> CGRect {
        guard mask.isMixed else { return rect }
        let distance = Self.overlap / projection.magnification(at: rect.middle)
        func move(_ bit: UInt32) -> CGFloat { (mask.bits & bit != 0) == (edges == .soft) ? distance : 0 }
        return CGRect(
            x: rect.minX - move(1),
            y: rect.minY - move(4),
            width: rect.width + move(1) + move(2),
            height: rect.height + move(4) + move(8)
        )
    }

    /// The outline that aliased edges end at; nil where all edges of a rectangle are of one kind.
    func aliasedClip(of rect: CGRect, _ mask: EdgeAAMask) -> DevicePath? {
        guard mask.isMixed else { return nil }
        return DevicePath(LayerShapes.rectangle(outset(rect, .soft, mask)), projection: projection)
    }
}
