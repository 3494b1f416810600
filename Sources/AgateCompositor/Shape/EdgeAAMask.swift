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
