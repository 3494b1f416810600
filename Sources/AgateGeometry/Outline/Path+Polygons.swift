import Foundation

extension Path {
    /// Adds the path's subpaths to a buffer as closed polygons.
    ///
    /// - Parameters:
    ///   - buffer: Where polygons are added.
    ///   - transform: From the path's space to that of the polygons. One that is not finite adds nothing.
    ///   - tolerance: The largest distance between a curve and its lines, in the polygons' units; at least a millionth.
    ///   - area: Where the polygons are looked at. A curve that is wholly above, below, left or right of it becomes
    ///     one line; within the area nothing differs, whatever the area.
    package func appendPolygons(
        to buffer: PolygonBuffer,
        transform: CGAffineTransform = .identity,
        tolerance: Double,
        within area: DeviceRect? = nil
    ) {
        guard !isEmpty, transform.isFinite else { return }
        let usedTolerance = tolerance > 1e-6 ? min(tolerance, Self.largestCoordinate) : 1e-6
        var list = buffer.points
        let flattener = CurveFlattener(
            tolerance: usedTolerance,
            area: area.map { OutlineArea($0) } ?? .everywhere
        )
        let map = PointMap(transform)
        var contourStart = list.count
        points.withUnsafeBufferPointer { points in
            guard var next = points.baseAddress else { return }
            var start = Vector.zero
            var current = Vector.zero
            for verb in verbs {
                switch verb {
                case .move:
                    if list.count - contourStart > 1 {
                        buffer.ends.append(list.count)
                    } else {
                        list.count = contourStart
                    }
                    contourStart = list.count
                    start = map(next[0])
                    current = start
                    list.append(current)
                case .line:
                    current = map(next[0])
                    list.append(current)
                case .quad:
                    let end = map(next[1])
                    flattener.append(CubicCurve(quad: current, map(next[0]), end), to: &list)
                    current = end
                case .cubic:
                    let end = map(next[2])
                    flattener.append(CubicCurve(current, map(next[0]), map(next[1]), end), to: &list)
                    current = end
                case .close:
                    current = start
                }
                next += verb.pointCount
            }
        }
        if list.count - contourStart > 1 { buffer.ends.append(list.count) } else { list.count = contourStart }
        buffer.points = list
    }
}

/// An affine map of points, with the results kept finite.
struct PointMap {
    private let x: Vector
    private let y: Vector
    private let origin: Vector

    init(_ transform: CGAffineTransform) {
        x = Vector(transform.a, transform.b)
        y = Vector(transform.c, transform.d)
        origin = Vector(transform.tx, transform.ty)
    }

    @inline(__always)
    func callAsFunction(_ point: CGPoint) -> Vector { self(Vector(point)) }

    @inline(__always)
    func callAsFunction(_ point: Vector) -> Vector {
        let image = x * point.x + y * point.y + origin
        if abs(image.x) <= Path.largestCoordinate, abs(image.y) <= Path.largestCoordinate { return image }
        return Self.kept(image)
    }

    /// A point that is too far away, or infinities cancelled out.
    private static func kept(_ point: Vector) -> Vector {
        func kept(_ value: Double) -> Double {
            value.isNaN ? 0 : min(max(value, -Path.largestCoordinate), Path.largestCoordinate)
        }
        return Vector(kept(point.x), kept(point.y))
    }
}

/// Turns curves into lines.
struct CurveFlattener {
    private let steps: CurveSteps
    private let area: OutlineArea
    /// Whether the lines' corners lie on the curve; otherwise they lie a little outside, so that lines are nearer to it.
    private let keepsPoints: Bool

    init(tolerance: Double, area: OutlineArea = .everywhere, keepsPoints: Bool = false) {
        steps = CurveSteps(tolerance: keepsPoints ? tolerance / 2 : tolerance)
        self.area = area
        self.keepsPoints = keepsPoints
    }

    /// Adds the points of a curve after its start.
    @inline(__always)
    func append(_ curve: CubicCurve, to list: inout PointList) {
        let (a, b) = curve.bends
        if curve.misses(area) {
            list.append(curve.p3)
        } else if steps.count(a, b) <= CurveSteps.maxSteps {
            appendLines(of: curve, to: &list)
        } else {
            appendHalves(of: curve, to: &list, depth: area.depthOfHalving)
        }
    }

    @inline(__always)
    private func appendLines(of curve: CubicCurve, to list: inout PointList) {
        let (a, b) = curve.bends
        let polynomial = curve.polynomial
        if keepsPoints {
            steps.forEachInner(a, b) { t, _ in list.append(polynomial.point(at: t)) }
        } else {
            steps.forEachInner(a, b) { t, step in list.append(polynomial.corner(at: t, step: step)) }
        }
        list.append(curve.p3)
    }

    /// Long curves: only the parts in sight get many lines.
    private func appendHalves(of curve: CubicCurve, to list: inout PointList, depth: Int) {
        let (first, second) = curve.halves
        for half in [first, second] {
            let (a, b) = half.bends
            if half.misses(area) {
                list.append(half.p3)
            } else if depth > 0, steps.count(a, b) > CurveSteps.maxSteps {
                appendHalves(of: half, to: &list, depth: depth - 1)
            } else {
                appendLines(of: half, to: &list)
            }
        }
    }
}

extension OutlineArea {
    init(_ rect: DeviceRect) {
        low = Vector(Double(rect.minX), Double(rect.minY))
        high = Vector(Double(rect.maxX), Double(rect.maxY))
    }
}

extension CGAffineTransform {
    /// Whether all six numbers are finite.
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
