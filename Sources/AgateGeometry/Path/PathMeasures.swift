package import Foundation

/// Bounds, containment and length.
extension Path {
    /// The smallest rectangle around all points, controls included; null for an empty path.
    package var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
        for point in points {
            x0 = min(x0, point.x)
            y0 = min(y0, point.y)
            x1 = max(x1, point.x)
            y1 = max(y1, point.y)
        }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// The smallest rectangle around the path itself; null for an empty path.
    package var boundingBoxOfPath: CGRect {
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        forEachElement { verb, start, p in
            switch verb {
            case .move, .line: include(p[0])
            case .quad:
                include(p[1])
                for t in [Self.quadExtreme(start.x, p[0].x, p[1].x), Self.quadExtreme(start.y, p[0].y, p[1].y)]
                where t > 0 && t < 1 {
                    let u = 1 - t
                    include(
                        CGPoint(
                            x: u * u * start.x + 2 * u * t * p[0].x + t * t * p[1].x,
                            y: u * u * start.y + 2 * u * t * p[0].y + t * t * p[1].y))
                }
            case .cubic:
                include(p[2])
                for t in Self.cubicExtremes(start.x, p[0].x, p[1].x, p[2].x)
                    + Self.cubicExtremes(start.y, p[0].y, p[1].y, p[2].y)
                where t > 0 && t < 1 {
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    include(
                        CGPoint(
                            x: w0 * start.x + w1 * p[0].x + w2 * p[1].x + w3 * p[2].x,
                            y: w0 * start.y + w1 * p[0].y + w2 * p[1].y + w3 * p[2].y))
                }
            case .close: break
            }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private static func quadExtreme(_ a: Double, _ b: Double, _ c: Double) -> Double {
        let denominator = a - 2 * b + c
        return denominator == 0 ? -1 : (a - b) / denominator
    }

    private static func cubicExtremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let qa = -a + 3 * b - 3 * c + d
        let qb = 2 * (a - 2 * b + c)
        let qc = b - a
        if abs(qa) < 1e-12 * (abs(qb) + abs(qc)) { return qb == 0 ? [] : [-qc / qb] }
        let discriminant = qb * qb - 4 * qa * qc
        guard discriminant >= 0 else { return [] }
        let q = -0.5 * (qb + (qb < 0 ? -1 : 1) * discriminant.squareRoot())
        return q == 0 ? [0] : [q / qa, qc / q]
    }

    /// Whether a point lies inside, open subpaths taken as closed.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        guard point.isFinite, boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        let box = boundingBox
        let tolerance = max(1e-6, 1e-5 * max(box.width, box.height))
        var winding = 0
        var start = CGPoint.zero
        var last = CGPoint.zero
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if b.y > a.y { if side > 0 { winding += 1 } } else if side < 0 { winding -= 1 }
        }
        flattened(tolerance: tolerance).forEachElement { verb, from, p in
            switch verb {
            case .move:
                cross(last, start)
                start = p[0]
                last = start
            case .line:
                cross(from, p[0])
                last = p[0]
            case .close:
                cross(from, start)
                last = start
            default: break
            }
        }
        cross(last, start)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The length of all subpaths together, closing lines included.
    package var length: Double {
        var total = 0.0
        for line in lines(tolerance: measureTolerance) { total += line.length }
        return total
    }

    /// Fine enough that lengths are exact to about a ten-thousandth.
    var measureTolerance: Double {
        let box = boundingBox
        return max(1e-4, 1e-5 * max(box.width, box.height))
    }

    /// One straight piece of a flattened path.
    struct Line {
        var from: CGPoint
        var to: CGPoint
        var startsSubpath: Bool
        var closesSubpath: Bool

        var length: Double {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            return (dx * dx + dy * dy).squareRoot()
        }
    }

    func lines(tolerance: Double) -> [Line] {
        var result: [Line] = []
        var start = CGPoint.zero
        var isNew = true
        flattened(tolerance: tolerance).forEachElement { verb, from, p in
            switch verb {
            case .move:
                start = p[0]
                isNew = true
            case .line:
                result.append(Line(from: from, to: p[0], startsSubpath: isNew, closesSubpath: false))
                isNew = false
            case .close:
                if from != start || !isNew {
                    result.append(Line(from: from, to: start, startsSubpath: isNew, closesSubpath: true))
                }
                isNew = true
            default: break
            }
        }
        return result
    }

    /// The part between two fractions of the total length over all subpaths, both clamped to 0…1; empty when
    /// the start is not before the end, the path itself when it is everything.
    ///
    /// Source: claims 15.1, G16.
    package func trimmed(from start: Double, to end: Double) -> Path {
        let low = start > 0 ? min(start, 1) : 0
        let high = end < 1 ? max(end, 0) : 1
        guard low < high else { return Path() }
        if low == 0, high == 1 { return self }
        let lines = lines(tolerance: measureTolerance)
        let total = lines.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var result = Path()
        let (from, to) = (low * total, high * total)
        var position = 0.0
        for line in lines {
            let length = line.length
            let (lineStart, lineEnd) = (position, position + length)
            position = lineEnd
            guard lineEnd > from, lineStart < to, length > 0 else { continue }
            func point(_ at: Double) -> CGPoint {
                let t = (at - lineStart) / length
                return CGPoint(
                    x: line.from.x + (line.to.x - line.from.x) * t,
                    y: line.from.y + (line.to.y - line.from.y) * t)
            }
            if line.startsSubpath || lineStart < from || result.isEmpty {
                result.move(to: lineStart < from ? point(from) : line.from)
            }
            result.addLine(to: lineEnd > to ? point(to) : line.to)
        }
        return result
    }
}
