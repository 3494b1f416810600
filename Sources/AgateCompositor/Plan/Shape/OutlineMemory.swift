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

extension Projection {
    /// Pixels that lie in the outline of a layer of an upright plane as wholes.
    func wholePixels(in shapes: LayerShapes) -> InnerPixels {
        // The ramp of coverage along a corner may lie inside of the outline.
        let middle = wholePixels(
            in: shapes.innerRect,
            inset: shapes.isExact || !shapes.isRounded ? 0.1 : 0.35
        )
        guard !middle.isEmpty else { return InnerPixels() }
        let reach = shapes.cornerReach
        return InnerPixels(
            middle: middle,
            tall: wholePixels(in: shapes.bounds.insetBy(dx: reach, dy: 0)),
            wide: wholePixels(in: shapes.bounds.insetBy(dx: 0, dy: reach))
        )
    }

    /// Pixels that lie in a rectangle of an upright plane as wholes; none where that is not easily said.
    ///
    /// - Parameter inset: How many pixels of its edges do not count: twice what curves may be off, or more.
    func wholePixels(in rect: CGRect, inset: Double = 0.1) -> DeviceRect {
        guard let affine, (affine.b == 0 && affine.c == 0) || (affine.a == 0 && affine.d == 0) else {
            return .empty
        }
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .empty }
        let box = rect.applying(affine)
        guard box.width > 1, box.height > 1, abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6,
            box.height < 1e6
        else { return .empty }
        return DeviceRect(
            minX: Int((box.minX + inset).rounded(.up)),
            minY: Int((box.minY + inset).rounded(.up)),
            maxX: Int((box.maxX - inset).rounded(.down)),
            maxY: Int((box.maxY - inset).rounded(.down))
        )
    }
}

/// the place for the mip levels of the image that was drawn last, for the next layer if it has the same.
struct MipLevelMemory {
    private var last: (image: UInt64, mipLevels: MipLevels)?

    /// A paint whose mip levels are kept in a cache.
    mutating func keeping(_ paint: ImagePaint, in cache: RenderCache) -> Paint {
        guard paint.needsMipLevels else { return .image(paint) }
        let identity = paint.image.identity
        if let last, last.image == identity { return .image(paint.keeping(last.mipLevels)) }
        let mipLevels = cache.mipLevels(of: paint.image)
        last = (identity, mipLevels)
        return .image(paint.keeping(mipLevels))
    }
}
