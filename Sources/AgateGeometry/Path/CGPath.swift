public import Foundation

/// A sequence of lines and curves that does not change.
public class CGPath: Hashable, @unchecked Sendable {
    // A CGPath is never changed after it was made; CGMutablePath belongs to one thread at a time, as on
    // Apple's systems.
    package var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// Makes a closed path of the four sides of a rectangle, transformed where a transform is given.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(rect: rect).applying(transform?.pointee ?? .identity)
    }

    /// Makes a closed path of the ellipse in a rectangle, from four cubic curves, transformed where a transform is given.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.path = path.applying(transform?.pointee ?? .identity)
    }

    /// Makes a rectangle with elliptical corners; radii above half a side are cut to it.
    public init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.path = path.applying(transform?.pointee ?? .identity)
    }

    /// Whether two paths have the same elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    /// Feeds the elements and their points to a hasher: equal for equal paths.
    public func hash(into hasher: inout Hasher) {
        path.hash(into: &hasher)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The point at which the next element would start; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, controls included; null for an empty path.
    public var boundingBox: CGRect { path.boundingBox }

    /// The smallest rectangle around the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

    /// Whether the path is exactly one rectangle along the axes, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let points = path.points
        guard
            path.verbs == [.move, .line, .line, .line, .close] || path.verbs == [.move, .line, .line, .line],
            points.count == 4
        else { return false }
        let alongX =
            points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
            && points[3].x == points[0].x
        let alongY =
            points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
            && points[3].y == points[0].y
        guard alongX || alongY else { return false }
        rect?.pointee = path.boundingBox
        return true
    }

    /// Whether a point lies inside, open subpaths taken as closed.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, rule: rule)
    }

    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(path) }

    /// A copy that does not change, with all points transformed; without a transform they stay as they are.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// A transformed copy that can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform?.pointee ?? .identity))
    }

    /// The outline of the stroked path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth),
            cap: lineCap,
            join: lineJoin,
            miterLimit: Double(miterLimit)
        )
        let source = path.applying(transform)
        let box = source.boundingBox
        let size = box.isNull ? 0 : max(box.width, box.height)
        return CGPath(source.stroked(style, tolerance: min(0.05, 0.001 * (size + style.width))))
    }

    /// The path cut into dashes.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform).dashed(lengths: lengths.map { Double($0) }, phase: Double(phase)))
    }

    /// The path with lines instead of curves, none further from its curve than a threshold.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: Double(threshold)))
    }

    /// Calls a function with each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a closure with each element.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var points = path.points
        points.withUnsafeMutableBufferPointer { buffer in
            var none = CGPoint.zero
            withUnsafeMutablePointer(to: &none) { placeholder in
                let base = buffer.baseAddress ?? placeholder
                var index = 0
                for verb in path.verbs {
                    let type = CGPathElementType(rawValue: Int32(verb.rawValue)) ?? .moveToPoint
                    let start = verb == .close ? placeholder : base + index
                    withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
                    index += verb.pointCount
                }
            }
        }
    }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path without elements.
    public init() {
        super.init(Path())
    }

    package override init(_ path: Path) {
        super.init(path)
    }

    /// Starts a new subpath at a point; an open one before it stays open.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point to another one.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point, with one control point.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point, with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        path.closeSubpath()
    }

    /// Adds the four sides of a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(Path(rect: rect), transform: transform)
    }

    /// Adds each rectangle as a closed subpath, in their order.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds lines between points, the first one starting a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    /// Adds the ellipse in a rectangle as a closed subpath of four cubic curves.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var ellipse = Path()
        ellipse.addEllipse(in: rect)
        path.append(ellipse, transform: transform)
    }

    /// Adds a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        var rounded = Path()
        rounded.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        path.append(rounded, transform: transform)
    }

    /// Adds an arc of a circle between two angles in radians, joined by a line to the current point.
    ///
    /// `clockwise` is seen with y upwards; drawn with y downwards, the arc turns the other way.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: transform
        )
    }

    /// Adds an arc that touches two lines: from the current point to the first end and on to the second.
    public func addArc(
        tangent1End end1: CGPoint,
        tangent2End end2: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: transform)
    }

    /// Adds an arc over an angle in radians.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: delta,
            transform: transform
        )
    }

    /// Adds the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.append(other.path, transform: transform)
    }
}
