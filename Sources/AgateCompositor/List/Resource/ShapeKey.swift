import AgateGeometry
import AgateRaster
import AgateScene
import Foundation

/// The inputs that the coverage of a shape layer's path depends on, whole pixels aside.
///
/// The path lies at a fraction of a pixel, in 65 536ths, and is moved by whole pixels from there: not a byte of the coverage of a
/// shape that moves by whole pixels is different then, and what was kept serves wherever it goes.
struct ShapeKey: Hashable, Sendable {
    /// The visible part of a line along the path.
    struct Stroke: Hashable, Sendable {
        var style: StrokeStyle
        var start: Double
        var end: Double
    }

    let path: Path
    let rule: CGPathFillRule
    let stroke: Stroke?
    private let linear: SIMD4<Double>
    private let fraction: SIMD2<Int32>

    /// Coverage of more pixels is not kept.
    static let maxPixels = 1 << 20
    /// Fills of fewer points are quicker drawn than looked up.
    private static let minFilledPoints = 32

    /// A shape and the whole pixels that it is moved by; nil where keeping it would not pay.
    ///
    /// What pays is what takes longer to outline than to blend: many points in few pixels. A line has several points for each of its
    /// path, a dashed one more. The choice does not depend on what is kept.
    static func placed(_ path: Path, _ rule: CGPathFillRule, _ stroke: Stroke?, _ projection: Projection)
        -> (key: ShapeKey, x: Int, y: Int)?
    {
        guard let affine = projection.affine, stroke != nil || path.points.count >= minFilledPoints,
            abs(affine.tx) < 1e6, abs(affine.ty) < 1e6
        else { return nil }
        var box = path.boundingBox
        var pixelsPerPoint = 256.0
        if let stroke {
            box = box.insetBy(dx: -stroke.style.width, dy: -stroke.style.width)
            pixelsPerPoint = stroke.style.dashLengths.isEmpty ? 1024 : 4096
        }
        let device = box.applying(affine)
        let area = Double(device.width + 2) * Double(device.height + 2)
        guard area < Double(maxPixels), area < Double(path.points.count) * pixelsPerPoint else { return nil }
        return placed(path, rule, stroke, affine)
    }

    /// The same whether keeping pays or not.
    private static func placed(
        _ path: Path,
        _ rule: CGPathFillRule,
        _ stroke: Stroke?,
        _ affine: CGAffineTransform
    ) -> (key: ShapeKey, x: Int, y: Int)? {
        let (x, fractionX) = split(Double(affine.tx))
        let (y, fractionY) = split(Double(affine.ty))
        let key = ShapeKey(
            path: path,
            rule: rule,
            stroke: stroke,
            linear: SIMD4(affine.a, affine.b, affine.c, affine.d),
            fraction: SIMD2(fractionX, fractionY)
        )
        // Numbers that are none would never be found again.
        return key == key ? (key, x, y) : nil
    }

    /// A line along a path of very many points, with its coverage where it is wanted; nil for others.
    ///
    /// Such an outline would take much more memory than the pixels that show it.
    ///
    /// - Parameter coverage: Gives the kept coverage of a key; nil where none is kept.
    static func longLine(
        _ path: Path,
        _ stroke: Stroke?,
        _ projection: Projection,
        within area: DeviceRect,
        coverage: (ShapeKey) -> Mask?
    ) -> KeptShape? {
        guard let stroke, path.points.count > CoverageRasterizer.streamedFrom, let affine = projection.affine,
            abs(affine.tx) < 1e6, abs(affine.ty) < 1e6,
            let (key, x, y) = placed(path, .winding, stroke, affine)
        else { return nil }
        var mask: Mask?
        if placed(path, .winding, stroke, projection) != nil { mask = coverage(key) }
        let needed = mask ?? stroke.coverage(of: path, key.transform, within: area.moved(x: -x, y: -y))
        return KeptShape(key, x: x, y: y, coverage: needed)
    }

    /// Whole pixels and the rest in 65 536ths.
    private static func split(_ distance: Double) -> (whole: Int, fraction: Int32) {
        let steps = Int((distance * 65536).rounded(.toNearestOrEven))
        return (steps >> 16, Int32(steps & 65535))
    }

    /// From the path's space to pixels, but for the whole pixels that it is moved by.
    private var transform: CGAffineTransform {
        CGAffineTransform(
            a: linear.x,
            b: linear.y,
            c: linear.z,
            d: linear.w,
            tx: CGFloat(fraction.x) / 65536,
            ty: CGFloat(fraction.y) / 65536
        )
    }

    /// The filled outline, at its fraction of a pixel; nil where there is nothing.
    var outline: DevicePath? {
        guard let stroke else { return DevicePath(path: path, transform: transform) }
        let magnification = abs(linear.x * linear.w - linear.y * linear.z).squareRoot()
        return stroke.outline(
            of: path,
            magnification: magnification.isFinite && magnification > 0 ? magnification : 1
        ).map { DevicePath(path: $0, transform: transform) }
    }

    /// The coverage of the whole outline; nil where it is larger than was expected.
    func makeCoverage() -> Mask? {
        if let stroke, path.points.count > CoverageRasterizer.streamedFrom {
            let reach = Path.reach(of: stroke.style)
            let box = path.boundingBox.insetBy(dx: -reach, dy: -reach).applying(transform)
            guard box.width * box.height <= 2 * CGFloat(Self.maxPixels) else { return nil }
            return stroke.coverage(of: path, transform, within: DeviceRect(covering: box))
        }
        guard let outline else { return nil }
        let extent = outline.extent
        guard extent.width <= 1 << 14, extent.height <= 1 << 14,
            extent.width * extent.height <= 2 * Self.maxPixels
        else { return nil }
        return CoverageRasterizer.mask(
            of: outline.path,
            transform: outline.transform,
            rule: rule,
            in: extent,
            antialias: true
        )
    }

    /// The approximate memory of the key, in bytes.
    var byteCount: Int { path.points.count * 17 }
}

extension ShapeKey.Stroke {
    /// Nil where nothing of the line is visible.
    ///
    /// The two fractions are compared, with each other and with 0 and 1, as numbers of 32 bits: 0.999999995 is 1.
    ///
    /// Source: frames recorded on Apple's renderer.
    init?(_ shape: ShapeValues) {
        let low = min(max(shape.strokeStart.isNaN ? 0 : shape.strokeStart, 0), 1)
        let high = min(max(shape.strokeEnd.isNaN ? 1 : shape.strokeEnd, 0), 1)
        guard Float(low) < Float(high) else { return nil }
        start = Float(low) == 0 ? 0 : Double(low)
        end = Float(high) == 1 ? 1 : Double(high)
        style = StrokeStyle(
            width: Double(shape.lineWidth),
            cap: shape.lineCap,
            join: shape.lineJoin,
            miterLimit: Double(shape.miterLimit),
            dashLengths: (shape.lineDashPattern ?? []).map { Double($0) },
            dashPhase: Double(shape.lineDashPhase)
        )
    }

    /// The part between `strokeStart` and `strokeEnd`: which line or curve they cut follows from the lengths, where they cut it from the
    /// curve's parameter.
    ///
    /// Source: frames recorded on Apple's renderer.
    private func visiblePart(of path: Path) -> Path {
        start > 0 || end < 1 ? path.trimmed(from: start, to: end, cutting: .parameter) : path
    }

    /// The coverage of the line along a path, in memory that does not grow with the path's outline.
    func coverage(of path: Path, _ transform: CGAffineTransform, within area: DeviceRect) -> Mask {
        guard style.width > 0 else { return .empty }
        let visible = visiblePart(of: path)
        return CoverageRasterizer.mask(ofStroke: visible, style, transform: transform, in: area)
    }

    /// The outline of the line along a path.
    ///
    /// - Parameter magnification: Device pixels per unit, which decides how fine curves must be.
    func outline(of path: Path, magnification: Double) -> Path? {
        let visible = visiblePart(of: path)
        return visible.stroked(style, tolerance: DevicePath.tolerance / magnification)
    }
}
