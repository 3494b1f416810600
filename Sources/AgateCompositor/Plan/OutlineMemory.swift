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
}

extension Projection {
    /// Pixels that lie in a rectangle of an upright plane as wholes; none where that is not easily said.
    func wholePixels(in rect: CGRect) -> DeviceRect {
        guard let affine, (affine.b == 0 && affine.c == 0) || (affine.a == 0 && affine.d == 0) else {
            return .empty
        }
        let box = rect.applying(affine)
        // Twice what curves may be off.
        let inset = 0.1
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

/// The place for smaller copies of the image that was drawn last, for the next layer if it has the same.
struct ReductionMemory {
    private var last: (image: UInt64, reductions: ImageReductions)?

    /// A paint whose smaller copies are kept in a cache.
    mutating func keeping(_ paint: ImagePaint, in cache: RenderCache) -> Paint {
        guard paint.needsReductions else { return .image(paint) }
        let identity = paint.image.identity
        if let last, last.image == identity { return .image(paint.keeping(last.reductions)) }
        let reductions = cache.reductions(of: paint.image)
        last = (identity, reductions)
        return .image(paint.keeping(reductions))
    }
}
