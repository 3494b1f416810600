import Foundation

extension Path {
    /// The outline of the stroked path, to be filled by the winding rule; dashes included.
    ///
    /// A subpath of a single point draws a dot with round and square caps and nothing with butt caps. A width
    /// that is not above 0 gives an empty path.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units.
    ///   - tolerance: The largest distance between round parts and their outline.
    package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        let source = style.dashLengths.isEmpty ? self : dashed(lengths: style.dashLengths, phase: style.dashPhase)
        var stroker = PathStroker(style: style, tolerance: max(tolerance, 1e-6))
        return stroker.stroke(source)
    }
}

/// Makes the outline of strokes, one subpath after the other.
private struct PathStroker {
    private let radius: Double
    private let style: StrokeStyle
    private let tolerance: Double
    private let arcStep: Double
    private var output = Path()
    /// The current subpath without repeated points.
    private var points: [CGPoint] = []
    /// Whether the corner at each point is inside a curve, where joins are always round and small.
    private var isSmooth: [Bool] = []
    private var backSide: [CGPoint] = []
    private var frontSide: [CGPoint] = []

    init(style: StrokeStyle, tolerance: Double) {
        self.style = style
        self.tolerance = tolerance
        radius = style.width / 2
        // The sagitta of an arc of this angle is the tolerance.
        arcStep = max(0.05, 2 * acos(max(-1, min(1, 1 - min(tolerance, radius) / radius))))
    }

    mutating func stroke(_ path: Path) -> Path {
        path.forEachElement { verb, start, p in
            switch verb {
            case .move:
                finish(isClosed: false)
                append(p[0], smooth: false)
            case .line:
                append(p[0], smooth: false)
            case .quad:
                PathFlattener.flatten(quad: start, p[0], p[1], tolerance: tolerance) { append($0, smooth: true) }
                endCurve()
            case .cubic:
                PathFlattener.flatten(cubic: start, p[0], p[1], p[2], tolerance: tolerance) {
                    append($0, smooth: true)
                }
                endCurve()
            case .close:
                finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return output
    }

    private mutating func append(_ point: CGPoint, smooth: Bool) {
        if let last = points.last, last == point {
            hasRepeatedPoint = true
            return
        }
        points.append(point)
        isSmooth.append(smooth)
    }

    private var hasRepeatedPoint = false

    private mutating func endCurve() {
        if !isSmooth.isEmpty { isSmooth[isSmooth.count - 1] = false }
    }

    private mutating func finish(isClosed: Bool) {
        defer {
            points.removeAll(keepingCapacity: true)
            isSmooth.removeAll(keepingCapacity: true)
            hasRepeatedPoint = false
        }
        guard let first = points.first else { return }

        if isClosed, points.count > 1, points.last == first {
            points.removeLast()
            isSmooth.removeLast()
        }
        if points.count == 1 {
            if isClosed || hasRepeatedPoint { dot(at: first) }
            return
        }
        if isClosed { strokeClosed() } else { strokeOpen() }
    }

    // MARK: Subpaths

    private mutating func strokeOpen() {
        let last = points.count - 1
        frontSide.removeAll(keepingCapacity: true)
        backSide.removeAll(keepingCapacity: true)
        let startNormal = normal(points[0], points[1])
        frontSide.append(points[0] + startNormal)
        backSide.append(points[0] - startNormal)
        for index in 1..<last {
            join(at: points[index], normal(points[index - 1], points[index]),
                normal(points[index], points[index + 1]), smooth: isSmooth[index])
        }
        let endNormal = normal(points[last - 1], points[last])
        frontSide.append(points[last] + endNormal)
        backSide.append(points[last] - endNormal)

        var outline = frontSide
        cap(at: points[last], endNormal, into: &outline)
        outline.append(contentsOf: backSide.reversed())
        cap(at: points[0], CGVector(dx: -startNormal.dx, dy: -startNormal.dy), into: &outline)
        emit(outline)
    }

    private mutating func strokeClosed() {
        frontSide.removeAll(keepingCapacity: true)
        backSide.removeAll(keepingCapacity: true)
        let count = points.count
        for index in 0..<count {
            let previous = points[(index + count - 1) % count]
            let next = points[(index + 1) % count]
            join(at: points[index], normal(previous, points[index]), normal(points[index], next),
                smooth: isSmooth[index])
        }
        emit(frontSide)
        emit(backSide.reversed())
    }

    private mutating func dot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round:
            output.addEllipse(
                in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        case .square:
            output.addRect(
                CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    // MARK: Parts

    /// From a point's line to the left, as long as the radius.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return CGVector(dx: 0, dy: radius) }
        return CGVector(dx: dy / length * radius, dy: -dx / length * radius)
    }

    private mutating func join(at point: CGPoint, _ before: CGVector, _ after: CGVector, smooth: Bool) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        let square = radius * radius
        if abs(cross) < 1e-9 * square, dot > 0 {
            frontSide.append(point + after)
            backSide.append(point - after)
            return
        }
        // With a positive cross product the line turns away from the front side, which then is the outer one.
        if cross >= 0 {
            outer(at: point, before, after, dot: dot / square, smooth: smooth, side: &frontSide)
            inner(at: point, before.reversed, after.reversed, side: &backSide)
        } else {
            inner(at: point, before, after, side: &frontSide)
            outer(at: point, before.reversed, after.reversed, dot: dot / square, smooth: smooth, side: &backSide)
        }
    }

    /// Through the corner itself: what overlaps lies inside the stroke.
    private func inner(at point: CGPoint, _ before: CGVector, _ after: CGVector, side: inout [CGPoint]) {
        side.append(point + before)
        side.append(point)
        side.append(point + after)
    }

    private func outer(
        at point: CGPoint, _ before: CGVector, _ after: CGVector, dot: Double, smooth: Bool,
        side: inout [CGPoint]
    ) {
        side.append(point + before)
        if smooth {
            arc(at: point, before, after, into: &side)
        } else {
            switch style.join {
            case .round:
                arc(at: point, before, after, into: &side)
            case .miter:
                // Half the angle between the normals has the cosine √((1 + dot) / 2); its inverse is the ratio
                // of the miter's length to the width.
                let halfCosine = ((1 + dot) / 2).squareRoot()
                if halfCosine > 1e-6, 1 / halfCosine <= style.miterLimit {
                    let scale = 1 / (1 + dot)
                    side.append(
                        CGPoint(
                            x: point.x + (before.dx + after.dx) * scale,
                            y: point.y + (before.dy + after.dy) * scale))
                }
            case .bevel:
                break
            }
        }
        side.append(point + after)
    }

    /// The points of an arc between two normals, its ends not included.
    private func arc(at point: CGPoint, _ from: CGVector, _ to: CGVector, into side: inout [CGPoint]) {
        let start = atan2(from.dy, from.dx)
        var delta = atan2(to.dy, to.dx) - start
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        let pieces = Int((abs(delta) / arcStep).rounded(.up))
        guard pieces > 1 else { return }
        for piece in 1..<pieces {
            let angle = start + delta * Double(piece) / Double(pieces)
            side.append(CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
        }
    }

    /// The end of a line, from its front side to its back side.
    private func cap(at point: CGPoint, _ normal: CGVector, into outline: inout [CGPoint]) {
        // The direction of the line is the normal turned by a quarter.
        let along = CGVector(dx: -normal.dy, dy: normal.dx)
        switch style.cap {
        case .butt: break
        case .square:
            outline.append(point + normal + along)
            outline.append(point - normal + along)
        case .round:
            let start = atan2(normal.dy, normal.dx)
            let pieces = max(2, Int((.pi / arcStep).rounded(.up)))
            for piece in 1..<pieces {
                let angle = start + .pi * Double(piece) / Double(pieces)
                outline.append(CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
            }
        }
    }

    private mutating func emit(_ outline: [CGPoint]) {
        guard let first = outline.first else { return }
        output.move(to: first)
        for point in outline.dropFirst() { output.addLine(to: point) }
        output.closeSubpath()
    }
}

extension CGVector {
    fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }
}
