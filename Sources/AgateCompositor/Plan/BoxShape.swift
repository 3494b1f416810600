import AgateGeometry
import AgateRaster
import Foundation

/// The outline of boxes that differ by their place and their colours alone, with or without a border.
final class BoxShape: Sendable {
    let shapes: LayerShapes
    let hasBorder: Bool
    let outline: Path
    /// The border by the even-odd rule.
    let ring: Path?
    /// The contours of the ring, or the outline where there is none.
    let polygons: ShapePolygons
    private let linear: CGAffineTransform

    /// Nil for a shape that the rasteriser does not keep polygons of.
    init?(_ shapes: LayerShapes, hasBorder: Bool, under transform: CGAffineTransform) {
        let outline = shapes.outline
        let ring = hasBorder ? shapes.border() : nil
        guard let polygons = ShapePolygons(ring ?? outline, transform: transform) else { return nil }
        self.shapes = shapes
        self.hasBorder = hasBorder
        self.outline = outline
        self.ring = ring
        self.polygons = polygons
        linear = transform
    }

    /// The transform that moves the shape to a place.
    func transform(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: x, ty: y)
    }
}

extension FrameOperation {
    /// A box in its place.
    struct Box: Sendable {
        private let shape: BoxShape
        /// Where the shape's origin is.
        private let x, y: CGFloat
        /// What the box and its border are filled with, premultiplied.
        let color, border: UInt32
        /// The pixels that may change.
        let extent: PixelBox

        init(
            _ shape: BoxShape,
            at transform: CGAffineTransform,
            color: UInt32,
            border: UInt32,
            extent: PixelBox
        ) {
            self.shape = shape
            (x, y) = (transform.tx, transform.ty)
            self.color = color
            self.border = border
            self.extent = extent
        }

        /// Calls a function with the shape and its transform to device pixels.
        func withShape<Result>(_ body: (BoxShape, CGAffineTransform) -> Result) -> Result {
            body(shape, shape.transform(x, y))
        }

        /// Pixels that are replaced, whatever was there.
        var opaquePixels: InnerPixels {
            guard color >> 24 == 255 else { return InnerPixels() }
            return withShape { Projection($1).wholePixels(in: $0.shapes) }
        }
    }
}
