import AgateGeometry
import AgateRaster
import Foundation

/// The outline of rounded rectangles that differ by their place and their colours alone, with or without a border.
final class RoundedRectShape: Sendable {
    let shapes: LayerShapes
    let hasBorder: Bool
    let outline: Path
    /// The border by the even-odd rule.
    let ring: Path?
    /// The contours of the ring, or the outline where there is none.
    let polygons: ShapePolygons
    /// The outline, less what its border surrounds, where a display covers it in its own way; at the origin.
    let rounded: RoundedShape?
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
        let unmoved = CGAffineTransform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: 0,
            ty: 0
        )
        rounded = shapes.rounded(under: unmoved, asBorder: hasBorder)
        linear = transform
    }

    /// The transform that moves the shape to a place.
    func transform(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: x, ty: y)
    }
}

extension RoundedRectShape: Hashable {
    static func == (one: RoundedRectShape, other: RoundedRectShape) -> Bool {
        one === other
            || (one.hasBorder == other.hasBorder && one.shapes == other.shapes
                && one.transform(0, 0) == other.transform(0, 0))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hasBorder)
        hasher.combine(outline)
    }
}

/// A rounded rectangle in its place.
struct DrawRoundedRect: DrawOpValues {
    /// The index of its shape; see ``RoundedRectShapes``.
    var shape: Int32
    /// Where the shape's origin is.
    private let x, y: CGFloat
    /// The colours of the rectangle and of its border, premultiplied.
    let color, border: UInt32
    /// The pixels that may change.
    let extent: PixelBox

    init(
        _ shape: Int32,
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
    ///
    /// - Parameter shapes: Those of the list that the op is in.
    func withShape<Result>(
        in shapes: RoundedRectShapes,
        _ body: (RoundedRectShape, CGAffineTransform) -> Result
    ) -> Result {
        shapes.withShape(Int(shape)) { body($0, $0.transform(x, y)) }
    }

    /// Calls a function with the shape as a display covers it, where that is not by exact areas, in its place.
    ///
    /// - Parameter shapes: Those of the list that the op is in.
    /// - Returns: Whether the function was called.
    func withRounded(
        in shapes: RoundedRectShapes,
        _ body: (RoundedShape, _ hasBorder: Bool) -> Void
    ) -> Bool {
        shapes.withShape(Int(shape)) { shape in
            guard let rounded = shape.rounded else { return false }
            body(rounded.moved(x: Double(x), y: Double(y)), shape.hasBorder)
            return true
        }
    }

    func traits(in resources: DrawResources) -> DrawOpTraits {
        var traits = DrawOpTraits(bounds: extent, flags: .isLaidOver)
        if color >> 24 == 255 {
            traits.opaque = withShape(in: resources.shapes) { Projection($1).wholePixels(in: $0.shapes) }
        }
        return traits
    }

    func text(in resources: DrawResources) -> String {
        "roundedRect \(extent.rect.text) shape=\(shape) color=\(color.colorText)"
            + (border == 0 ? "" : " border=\(border.colorText)")
    }
}

/// The shapes of the rounded rectangles of one list, which name them by index.
struct RoundedRectShapes: Hashable, Sendable {
    private var shapes: ContiguousArray<RoundedRectShape> = []

    var count: Int { shapes.count }

    /// Adds a shape and gives its index.
    mutating func add(_ shape: RoundedRectShape) -> Int32 {
        shapes.append(shape)
        return Int32(truncatingIfNeeded: shapes.count - 1)
    }

    mutating func append(_ other: RoundedRectShapes) { shapes += other.shapes }

    /// Calls a function with a shape.
    ///
    /// The shape is not retained: the list holds it for as long as the call lasts, and several threads that count the references of
    /// one shape take a fifth of a frame of thousands of boxes (benchmark `composite/rounded`).
    func withShape<Result>(_ index: Int, _ body: (RoundedRectShape) -> Result) -> Result {
        shapes.withUnsafeBufferPointer { shapes in
            Unmanaged.passUnretained(shapes[index])._withUnsafeGuaranteedRef { body($0) }
        }
    }
}
