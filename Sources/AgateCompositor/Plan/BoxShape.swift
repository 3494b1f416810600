import AgateGeometry
import AgateRaster
import Foundation
import Synchronization

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
    ///
    /// Its shape is held by ``BoxShapes``, which the list of steps holds until it is drawn: several threads read the same
    /// shape thousands of times, and to count who holds it takes a fifth of such a frame (benchmark `composite/rounded`).
    struct Box: Sendable {
        private let shared: Unmanaged<BoxShape>
        /// Where the shape's origin is.
        private let x, y: CGFloat
        /// What the box and its border are filled with, premultiplied.
        let color, border: UInt32
        /// The pixels that may change.
        let extent: PixelBox

        /// - Parameter shape: Held by ``BoxShapes``.
        init(
            _ shape: BoxShape,
            at transform: CGAffineTransform,
            color: UInt32,
            border: UInt32,
            extent: PixelBox
        ) {
            shared = Unmanaged.passUnretained(shape)
            (x, y) = (transform.tx, transform.ty)
            self.color = color
            self.border = border
            self.extent = extent
        }

        /// Calls a function with the shape and its transform to device pixels.
        func withShape<Result>(_ body: (BoxShape, CGAffineTransform) -> Result) -> Result {
            shared._withUnsafeGuaranteedRef { body($0, $0.transform(x, y)) }
        }

        /// Pixels that are replaced, whatever was there.
        var opaquePixels: InnerPixels {
            guard color >> 24 == 255 else { return InnerPixels() }
            return withShape { Projection($1).wholePixels(in: $0.shapes) }
        }
    }
}

/// Holds the shapes of the boxes of a frame, for as long as there are steps that draw them.
///
/// All lists of a frame have the same one, those of pictures inside of the picture included.
final class BoxShapes: Sendable {
    private let kept = Mutex<[BoxShape]>([])

    func keep(_ shape: BoxShape) { kept.withLock { $0.append(shape) } }
}
