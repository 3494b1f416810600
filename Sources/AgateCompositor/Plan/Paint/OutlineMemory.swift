import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// The outline and the border that were made last, for the next layer if it has the same shape.
struct OutlineMemory {
    private struct Made {
        var shapes: LayerShapes
        var path: Path
    }

    private var lastOutline: Made?
    private var lastBorder: Made?

    /// The outline of the bounds; see ``LayerShapes/outline``.
    mutating func outline(of shapes: LayerShapes) -> Path {
        if let lastOutline, lastOutline.shapes == shapes { return lastOutline.path }
        let path = shapes.outline
        lastOutline = Made(shapes: shapes, path: path)
        return path
    }

    /// The ring of the border; see ``LayerShapes/border(outer:)``.
    mutating func border(of shapes: LayerShapes) -> Path {
        if let lastBorder, lastBorder.shapes == shapes { return lastBorder.path }
        let path = shapes.border()
        lastBorder = Made(shapes: shapes, path: path)
        return path
    }

    /// The index of a box's shape among those of a list; nil for the first box of its kind, and where no shape is kept.
    ///
    /// - Parameters:
    ///   - list: The shapes of the list, to which a shape is added that it does not have yet.
    ///   - number: Which list it is.
    mutating func roundedRect(
        of shapes: LayerShapes,
        hasBorder: Bool,
        under transform: CGAffineTransform,
        in list: inout RoundedRectShapes,
        number: Int
    ) -> Int32? {
        let slot = Self.slot(of: shapes, hasBorder)
        guard var seen = boxes[slot], seen.isOf(shapes, hasBorder, transform) else {
            boxes[slot] = Seen(shapes: shapes, hasBorder: hasBorder, transform: transform)
            return nil
        }
        if let place = seen.place, place.list == number {
            return seen.shape?.polygons.isValid(under: transform) == true ? place.index : nil
        }
        if seen.shape == nil { seen.shape = RoundedRectShape(shapes, hasBorder: hasBorder, under: transform) }
        guard let shape = seen.shape else { return nil }
        let index = list.add(shape)
        seen.place = (number, index)
        boxes[slot] = seen
        return shape.polygons.isValid(under: transform) ? index : nil
    }

    /// A kind of box, and its shape from the second one on.
    private struct Seen {
        var shapes: LayerShapes
        var hasBorder: Bool
        var transform: CGAffineTransform
        var shape: RoundedRectShape?
        /// The index of the shape in the list that it was put into last.
        var place: (list: Int, index: Int32)?

        /// Whether it is the kind of a box, whatever the place of that.
        func isOf(_ otherShapes: LayerShapes, _ otherHasBorder: Bool, _ other: CGAffineTransform) -> Bool {
            hasBorder == otherHasBorder && transform.a == other.a && transform.b == other.b
                && transform.c == other.c && transform.d == other.d && shapes == otherShapes
        }
    }

    private var boxes = [Seen?](repeating: nil, count: 16)

    private static func slot(of shapes: LayerShapes, _ hasBorder: Bool) -> Int {
        let numbers = shapes.bounds.width.bitPattern &* 31 &+ shapes.bounds.height.bitPattern
        let mixed = (numbers ^ shapes.borderWidth.bitPattern) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 60) ^ (hasBorder ? 1 : 0)
    }
}
