import AgateGeometry
import AgateScene
import Foundation

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
    /// The fill goes beyond the aliased edges, and a second outline, which goes beyond the soft ones, says by the middles of pixels
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
