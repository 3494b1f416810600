package import AgateGeometry
import Foundation

/// A contour as Lottie has it: vertices, each with a tangent in and a tangent out.
package struct LottieBezier: Sendable, Equatable {
    /// A vertex; the tangents are relative to its point.
    package struct Vertex: Sendable, Equatable {
        package var point: SIMD2<Double>
        package var tangentIn: SIMD2<Double>
        package var tangentOut: SIMD2<Double>

        package init(
            _ point: SIMD2<Double>,
            in tangentIn: SIMD2<Double> = .zero,
            out tangentOut: SIMD2<Double> = .zero
        ) {
            (self.point, self.tangentIn, self.tangentOut) = (point, tangentIn, tangentOut)
        }
    }

    package var vertices: [Vertex]
    package var isClosed: Bool

    package init(_ vertices: [Vertex] = [], isClosed: Bool = false) {
        (self.vertices, self.isClosed) = (vertices, isClosed)
    }

    /// The contour on the way to another; nil if they have different numbers of vertices.
    ///
    /// GUESS lottie-vertex-counts: such contours do not mix. Source: documents L37.
    package func mixed(with other: LottieBezier, fraction: Double) -> LottieBezier? {
        guard vertices.count == other.vertices.count else { return nil }
        return LottieBezier(
            zip(vertices, other.vertices).map { from, to in
                Vertex(
                    from.point + (to.point - from.point) * fraction,
                    in: from.tangentIn + (to.tangentIn - from.tangentIn) * fraction,
                    out: from.tangentOut + (to.tangentOut - from.tangentOut) * fraction
                )
            },
            isClosed: isClosed
        )
    }

    /// A closed contour gone around several times, as an open one; once, and any open one, as it is.
    package func going(_ turns: Int) -> LottieBezier {
        guard isClosed, turns > 1, let first = vertices.first else { return self }
        let around = repeatElement(vertices, count: turns).flatMap { $0 }
        return LottieBezier(around + [first], isClosed: false)
    }

    /// The curves from vertex to vertex, the closing one included.
    package var curves: [CubicCurve] {
        guard vertices.count > 1 else { return [] }
        let count = isClosed ? vertices.count : vertices.count - 1
        return (0..<count).map { index in
            let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
            return CubicCurve(from.point, from.point + from.tangentOut, to.point + to.tangentIn, to.point)
        }
    }

    /// The contour of curves that follow each other.
    package init(curves: [CubicCurve], isClosed: Bool) {
        self.isClosed = isClosed
        vertices = []
        guard let first = curves.first, let last = curves.last else { return }
        vertices.reserveCapacity(curves.count + 1)
        vertices.append(Vertex(first.p0, in: isClosed ? last.p2 - last.p3 : .zero, out: first.p1 - first.p0))
        for index in 1..<max(curves.count, 1) {
            let (before, after) = (curves[index - 1], curves[index])
            vertices.append(Vertex(after.p0, in: before.p2 - before.p3, out: after.p1 - after.p0))
        }
        if !isClosed { vertices.append(Vertex(last.p3, in: last.p2 - last.p3)) }
    }

    /// The contour walked the other way, from the same vertex.
    package var reversed: LottieBezier {
        guard !vertices.isEmpty else { return self }
        var turned = vertices.map { Vertex($0.point, in: $0.tangentOut, out: $0.tangentIn) }
        turned.reverse()
        if isClosed, let first = turned.popLast() { turned.insert(first, at: 0) }
        return LottieBezier(turned, isClosed: isClosed)
    }

    /// The image of the contour.
    package func applying(_ transform: CGAffineTransform) -> LottieBezier {
        if transform.isIdentity { return self }
        func image(_ vector: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(
                transform.a * vector.x + transform.c * vector.y,
                transform.b * vector.x + transform.d * vector.y
            )
        }
        let origin = SIMD2(Double(transform.tx), Double(transform.ty))
        return LottieBezier(
            vertices.map { vertex in
                Vertex(
                    image(vertex.point) + origin,
                    in: image(vertex.tangentIn),
                    out: image(vertex.tangentOut)
                )
            },
            isClosed: isClosed
        )
    }

    /// Adds the contour to a path; sides without tangents are lines.
    package func append(to path: inout Path) {
        guard let first = vertices.first else { return }
        path.move(to: CGPoint(x: first.point.x, y: first.point.y))
        let count = isClosed ? vertices.count : vertices.count - 1
        for index in 0..<max(count, 0) {
            let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
            let end = CGPoint(x: to.point.x, y: to.point.y)
            if from.tangentOut == .zero, to.tangentIn == .zero {
                if index < vertices.count - 1 { path.addLine(to: end) }
            } else {
                let (first, second) = (from.point + from.tangentOut, to.point + to.tangentIn)
                path.addCurve(
                    to: end,
                    control1: CGPoint(x: first.x, y: first.y),
                    control2: CGPoint(x: second.x, y: second.y)
                )
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

extension Array where Element == LottieBezier {
    /// The contours as one path.
    package var path: Path {
        var result = Path()
        // A move and a closing for each contour, too.
        result.reserve(curves: reduce(0) { $0 + $1.vertices.count + 2 })
        for contour in self { contour.append(to: &result) }
        return result
    }

    /// The contours of a path.
    package init(_ path: Path) {
        self.init()
        var current: LottieBezier?
        func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
        var finished: [LottieBezier] = []
        func finish() {
            guard var contour = current else { return }
            current = nil
            // A closed contour whose last vertex lies on its first one has one vertex too many.
            if contour.isClosed, contour.vertices.count > 1, let last = contour.vertices.last,
                last.point == contour.vertices[0].point
            {
                contour.vertices.removeLast()
                contour.vertices[0].tangentIn = last.tangentIn
            }
            finished.append(contour)
        }
        path.forEachElement { verb, start, points in
            switch verb {
            case .move:
                finish()
                current = LottieBezier([.init(vector(points[0]))])
            case .line:
                current?.vertices.append(.init(vector(points[0])))
            case .quad, .cubic:
                let (first, second, end): (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
                if verb == .quad {
                    let control = vector(points[0])
                    end = vector(points[1])
                    first = vector(start) + (control - vector(start)) * (2.0 / 3)
                    second = end + (control - end) * (2.0 / 3)
                } else {
                    (first, second, end) = (vector(points[0]), vector(points[1]), vector(points[2]))
                }
                if let last = current?.vertices.indices.last {
                    current?.vertices[last].tangentOut = first - vector(start)
                }
                current?.vertices.append(.init(end, in: second - end))
            case .close:
                current?.isClosed = true
                finish()
            }
        }
        finish()
        self = finished
    }
}
