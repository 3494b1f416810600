import AgateTestSupport
import Foundation

import AgateGeometry

extension Path {
    /// A path made by calls.
    init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// A path of elements of all kinds in random places.
    static func random(elements: Int, size: Double = 100, using random: inout SeededGenerator) -> Path {
        func point() -> CGPoint { CGPoint(x: random.double(in: 0...size), y: random.double(in: 0...size)) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<elements {
            switch random.int(in: 0..<8) {
            case 0: path.move(to: point())
            case 1: path.closeSubpath()
            case 2, 3: path.addQuadCurve(to: point(), control: point())
            case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
            default: path.addLine(to: point())
            }
        }
        return path
    }

    /// The straight pieces of a path of lines, closing lines included.
    var segments: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        forEachElement { verb, from, points in
            switch verb {
            case .move: start = points[0]
            case .line: result.append((from, points[0]))
            case .close: result.append((from, start))
            default: break
            }
        }
        return result
    }

    /// The distance of a point from a path of lines.
    func distance(to point: CGPoint) -> Double {
        segments.map { a, b in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let t = square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
            return hypot(a.x + t * dx - point.x, a.y + t * dy - point.y)
        }.min() ?? .infinity
    }

    var isAllFinite: Bool { points.allSatisfy { $0.isFinite } }

    /// The enclosed area of a path of lines, each winding counted.
    var signedArea: Double {
        segments.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint, within bound: Double = 1e-9) -> Bool {
        abs(x - other.x) <= bound && abs(y - other.y) <= bound
    }
}
