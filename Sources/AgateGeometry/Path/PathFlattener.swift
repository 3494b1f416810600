package import Foundation

extension Path {
    /// The path with lines instead of curves.
    ///
    /// The number of lines of a curve follows Wang's formula, for each quarter of it: with it no point of the curve
    /// lies further than the tolerance from its line. The lines meet on the curve.
    ///
    /// - Parameter tolerance: The largest distance between a curve and its lines, in the path's units; at least
    ///   a millionth.
    package func flattened(tolerance: Double) -> Path {
        guard verbs.contains(where: { $0 == .quad || $0 == .cubic }) else { return self }
        let usedTolerance = tolerance > 1e-6 ? min(tolerance, Self.largestCoordinate) : 1e-6
        let flattener = CurveFlattener(tolerance: usedTolerance, keepsPoints: true)
        var list = PointList()
        defer { list.deallocate() }
        var lineVerbs: [Verb] = []
        lineVerbs.reserveCapacity(verbs.count * 8)
        forEachElement { verb, start, p in
            let count = list.count
            switch verb {
            case .move, .close:
                if verb == .move { list.append(Vector(p[0])) }
                lineVerbs.append(verb)
                return
            case .line: list.append(Vector(p[0]))
            case .quad:
                flattener.append(CubicCurve(quad: Vector(start), Vector(p[0]), Vector(p[1])), to: &list)
            case .cubic:
                flattener.append(
                    CubicCurve(Vector(start), Vector(p[0]), Vector(p[1]), Vector(p[2])),
                    to: &list
                )
            }
            lineVerbs.append(contentsOf: repeatElement(.line, count: list.count - count))
        }
        var result = self
        result.verbs = lineVerbs
        result.points = (0..<list.count).map { CGPoint(x: list[$0].x, y: list[$0].y) }
        return result
    }
}

/// Flattening of single curves.
package enum PathFlattener {
    /// More lines than this never help: the curve is thousands of pixels long by then.
    private static let maxLines = 1024

    /// The number of lines of a curve.
    ///
    /// - Parameters:
    ///   - squared: The square of the largest second difference of its control points.
    ///   - factor: 1/4 for quadratic curves, 3/4 for cubic ones.
    @inline(__always)
    package static func lineCount(squared: Double, factor: Double, tolerance: Double) -> Int {
        lineCount(squared.squareRoot(), factor: factor, tolerance: tolerance)
    }

    @inline(__always)
    private static func lineCount(_ secondDifference: Double, factor: Double, tolerance: Double) -> Int {
        let wanted = (factor * secondDifference / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        guard wanted > 1 else { return 1 }
        return wanted < Double(maxLines) ? Int(wanted) : maxLines
    }

    /// Calls a closure with the end of each line, the curve's own end last.
    @inline(__always)
    package static func flatten(
        quad p0: CGPoint,
        _ p1: CGPoint,
        _ p2: CGPoint,
        tolerance: Double,
        line: (CGPoint) -> Void
    ) {
        let dx = p0.x - 2 * p1.x + p2.x
        let dy = p0.y - 2 * p1.y + p2.y
        let count = lineCount((dx * dx + dy * dy).squareRoot(), factor: 0.25, tolerance: tolerance)
        for index in 1..<max(count, 1) {
            let t = Double(index) / Double(count)
            let u = 1 - t
            line(
                CGPoint(
                    x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
                    y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y
                )
            )
        }
        line(p2)
    }

    /// Calls a closure with the end of each line, the curve's own end last.
    @inline(__always)
    package static func flatten(
        cubic p0: CGPoint,
        _ p1: CGPoint,
        _ p2: CGPoint,
        _ p3: CGPoint,
        tolerance: Double,
        line: (CGPoint) -> Void
    ) {
        let ax = p0.x - 2 * p1.x + p2.x
        let ay = p0.y - 2 * p1.y + p2.y
        let bx = p1.x - 2 * p2.x + p3.x
        let by = p1.y - 2 * p2.y + p3.y
        let second = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
        let count = lineCount(second, factor: 0.75, tolerance: tolerance)
        for index in 1..<max(count, 1) {
            let t = Double(index) / Double(count)
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line(
                CGPoint(
                    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                    y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
                )
            )
        }
        line(p3)
    }
}
