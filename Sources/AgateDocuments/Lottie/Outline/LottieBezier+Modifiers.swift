package import AgateGeometry
import Foundation

extension LottieBezier {
    /// The contour with its sharp corners cut by arcs.
    ///
    /// Source: documents L117.
    package func roundingCorners(radius: Double) -> LottieBezier {
        guard radius > 0, vertices.count > 2 || (vertices.count == 2 && isClosed) else { return self }
        var result = LottieBezier([], isClosed: isClosed)
        let count = vertices.count
        for (index, vertex) in vertices.enumerated() {
            let isEnd = !isClosed && (index == 0 || index == count - 1)
            guard vertex.tangentIn == .zero, vertex.tangentOut == .zero, !isEnd else {
                result.vertices.append(vertex)
                continue
            }
            let before = vertices[(index + count - 1) % count].point
            let after = vertices[(index + 1) % count].point
            func cut(towards other: SIMD2<Double>) -> SIMD2<Double> {
                let way = other - vertex.point
                let length = way.magnitude
                return length > 0 ? way * (min(length / 2, radius) / length) : .zero
            }
            let (first, second) = (cut(towards: before), cut(towards: after))
            result.vertices.append(Vertex(vertex.point + first, out: -first * Self.roundness))
            result.vertices.append(Vertex(vertex.point + second, in: -second * Self.roundness))
        }
        return result
    }

    /// The contour with its vertices drawn to the middle of the box around it and its tangents the other way.
    ///
    /// The middle was measured on After Effects' picture of a pentagon, whose vertices have their mean 2.3 pixels below. What of a curve
    /// beyond its vertices counts is a guess.
    ///
    /// GUESS lottie-pucker-box: the box is the smallest one around the curves.
    ///
    /// - Parameter amount: In percent. Source: documents L119.
    package func puckered(amount: Double) -> LottieBezier {
        guard !vertices.isEmpty, amount != 0 else { return self }
        var path = Path()
        append(to: &path)
        let box = path.boundingBoxOfPath
        let middle = SIMD2(Double(box.midX), Double(box.midY))
        let share = amount / 100
        var result = self
        for index in vertices.indices {
            let vertex = vertices[index]
            let point = vertex.point + (middle - vertex.point) * share
            func control(_ tangent: SIMD2<Double>) -> SIMD2<Double> {
                let control = vertex.point + tangent
                return control - (middle - control) * share - point
            }
            result.vertices[index] = Vertex(
                point,
                in: control(vertex.tangentIn),
                out: control(vertex.tangentOut)
            )
        }
        return result
    }

    /// The contour as a zig-zag line.
    ///
    /// - Parameters:
    ///   - size: How far from the contour the ridges are.
    ///   - ridges: How many on each side.
    ///   - isSmooth: Whether waves instead of corners.
    ///
    /// Source: documents L119.
    package func zigZagged(size: Double, ridges: Int, isSmooth: Bool) -> LottieBezier {
        let sides = curves
        guard ridges >= 0, !sides.isEmpty else { return self }
        var result = LottieBezier([], isClosed: isClosed)
        result.vertices.reserveCapacity(sides.count * (ridges + 1) + 1)
        var sign = -1.0
        func add(_ point: SIMD2<Double>, along way: SIMD2<Double>, before: Double, after: Double) {
            let length = way.magnitude
            let unit = length > 0 ? way / length : .zero
            let ridge = point + SIMD2(unit.y, -unit.x) * (sign * size)
            let share = isSmooth ? 1 / (2 * Double(ridges + 1)) : 0
            result.vertices.append(
                Vertex(ridge, in: -unit * (before * share), out: unit * (after * share))
            )
        }
        let count = vertices.count
        func addCorner(_ index: Int) {
            let point = vertices[index % count].point
            let before = index == 0 && !isClosed ? point : vertices[(index + count - 1) % count].point
            let after = index == count - 1 && !isClosed ? point : vertices[(index + 1) % count].point
            add(
                point,
                along: after - before,
                before: (point - before).magnitude,
                after: (after - point).magnitude
            )
        }
        addCorner(0)
        for (index, side) in sides.enumerated() {
            sign = -sign
            let length = (side.p3 - side.p0).magnitude
            for ridge in 0..<ridges {
                let t = Double(ridge + 1) / Double(ridges + 1)
                add(side.point(at: t), along: side.way(at: t), before: length, after: length)
                sign = -sign
            }
            if index + 1 < sides.count || !isClosed { addCorner(index + 1) }
        }
        return result
    }

    /// The contour turned about a centre, its outside by the angle and its centre not at all.
    ///
    /// GUESS lottie-twist: the angle grows with the distance. Source: documents L119.
    package func twisted(angle: Double, center: SIMD2<Double>) -> LottieBezier {
        let reach = vertices.map { ($0.point - center).magnitude }.max() ?? 0
        guard reach > 0, angle != 0 else { return self }
        func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
            let way = point - center
            let turn = angle * .pi / 180 * way.magnitude / reach
            return center
                + SIMD2(way.x * cos(turn) - way.y * sin(turn), way.x * sin(turn) + way.y * cos(turn))
        }
        var result = self
        for index in vertices.indices {
            let vertex = vertices[index]
            let point = turned(vertex.point)
            result.vertices[index] = Vertex(
                point,
                in: turned(vertex.point + vertex.tangentIn) - point,
                out: turned(vertex.point + vertex.tangentOut) - point
            )
        }
        return result
    }
}

extension CubicCurve {
    /// The direction of the curve at a parameter; where it rests, that of the chord.
    func way(at t: Double) -> SIMD2<Double> {
        let u = 1 - t
        let speed = (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
        return speed.magnitude > 0 ? speed : p3 - p0
    }
}

extension Array where Element == LottieBezier {
    /// The contours' area grown outwards, or shrunk below 0; an open contour becomes a band along it.
    ///
    /// Source: documents L82, L119.
    package func offset(by amount: Double, join: CGLineJoin, miterLimit: Double) -> [LottieBezier] {
        guard amount != 0, amount.isFinite, !isEmpty else { return self }
        let style = StrokeStyle(
            width: 2 * abs(amount),
            cap: join == .round ? .round : .butt,
            join: join,
            miterLimit: miterLimit
        )
        let lines = filter { !$0.isClosed }
        var result: [LottieBezier] = []
        if !lines.isEmpty {
            let band = lines.path.stroked(style, tolerance: 0.02).normalized(rule: .winding)
            result = [LottieBezier](band)
        }
        if lines.count < count {
            // The operation asks what winds around a point, in the outline and in its line: neither needs anything before it.
            let area = filter(\.isClosed).path
            let line = area.stroked(style, tolerance: 0.02)
            let operation: PathOperation = amount > 0 ? .union : .subtraction
            result += [LottieBezier](area.combined(with: line, operation, rule: .winding))
        }
        return result
    }
}

extension Array where Element == LottieBezier {
    /// The boxes of the contours, grown to all sides.
    func boxed(by amount: Double) -> [LottieBezier] {
        guard amount.isFinite else { return self }
        return map { contour in
            let box = [contour].path.boundingBox
            guard !box.isNull else { return contour }
            return .rectangle(
                center: SIMD2(Double(box.midX), Double(box.midY)),
                size: SIMD2(Double(box.width), Double(box.height)) + 2 * amount,
                radius: 0
            )
        }
    }
}
