package import Foundation

/// Bounds and containment.
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
                for t in [
                    Self.quadExtreme(start.x, p[0].x, p[1].x), Self.quadExtreme(start.y, p[0].y, p[1].y),
                ]
                where t > 0 && t < 1 {
                    let u = 1 - t
                    include(
                        CGPoint(
                            x: u * u * start.x + 2 * u * t * p[0].x + t * t * p[1].x,
                            y: u * u * start.y + 2 * u * t * p[0].y + t * t * p[1].y
                        )
                    )
                }
            case .cubic:
                include(p[2])
                func includePoint(at t: Double) {
                    guard t > 0, t < 1 else { return }
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    include(
                        CGPoint(
                            x: w0 * start.x + w1 * p[0].x + w2 * p[1].x + w3 * p[2].x,
                            y: w0 * start.y + w1 * p[0].y + w2 * p[1].y + w3 * p[2].y
                        )
                    )
                }
                let alongX = Self.cubicExtremes(start.x, p[0].x, p[1].x, p[2].x)
                let alongY = Self.cubicExtremes(start.y, p[0].y, p[1].y, p[2].y)
                includePoint(at: alongX.0)
                includePoint(at: alongX.1)
                includePoint(at: alongY.0)
                includePoint(at: alongY.1)
            case .close: break
            }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private static func quadExtreme(_ a: Double, _ b: Double, _ c: Double) -> Double {
        let denominator = a - 2 * b + c
        return denominator == 0 ? -1 : (a - b) / denominator
    }

    /// The parameters where one coordinate of a cubic turns back; -1 for those that do not exist.
    private static func cubicExtremes(
        _ a: Double,
        _ b: Double,
        _ c: Double,
        _ d: Double
    ) -> (Double, Double) {
        let qa = -a + 3 * b - 3 * c + d
        let qb = 2 * (a - 2 * b + c)
        let qc = b - a
        if abs(qa) < 1e-12 * (abs(qb) + abs(qc)) { return (qb == 0 ? -1 : -qc / qb, -1) }
        let discriminant = qb * qb - 4 * qa * qc
        guard discriminant >= 0 else { return (-1, -1) }
        let q = -0.5 * (qb + (qb < 0 ? -1 : 1) * discriminant.squareRoot())
        return q == 0 ? (0, -1) : (q / qa, qc / q)
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
}
