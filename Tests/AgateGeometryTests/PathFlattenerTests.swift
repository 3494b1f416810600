import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("PathFlattener")
struct PathFlattenerTests {
    @Test("no point of a curve is further from its lines than the tolerance", arguments: 1...40)
    func tolerance(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func point() -> CGPoint { CGPoint(x: random.double(in: 0...200), y: random.double(in: 0...200)) }
        let (a, b, c, d) = (point(), point(), point(), point())
        let path = Path {
            $0.move(to: a)
            if seed.isMultiple(of: 2) {
                $0.addCurve(to: d, control1: b, control2: c)
            } else {
                $0.addQuadCurve(to: d, control: b)
            }
        }
        /// The point of the curve itself, by the Bernstein form.
        func point(at t: Double) -> CGPoint {
            let u = 1 - t
            let weights =
                seed.isMultiple(of: 2)
                ? [(a, u * u * u), (b, 3 * u * u * t), (c, 3 * u * t * t), (d, t * t * t)]
                : [(a, u * u), (b, 2 * u * t), (d, t * t)]
            return weights.reduce(.zero) {
                CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
            }
        }
        for tolerance in [10.0, 1, 0.1, 0.01] {
            let flat = path.flattened(tolerance: tolerance)
            for step in 0...200 {
                #expect(flat.distance(to: point(at: Double(step) / 200)) <= tolerance + 1e-9)
            }
        }
    }

    @Test("lines stay as they are, ends are exact")
    func lines() {
        let rect = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect.flattened(tolerance: 0.1) == rect)
        let curve = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 9, y: 7),
                control1: CGPoint(x: 1, y: 80),
                control2: CGPoint(x: 50, y: 3)
            )
        }
        #expect(curve.flattened(tolerance: 0.1).currentPoint == CGPoint(x: 9, y: 7))
    }

    @Test("huge curves and senseless tolerances end", arguments: [0, -1, .nan, 1e-300, .infinity])
    func bounded(tolerance: Double) {
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 1e300, y: 0),
                control1: CGPoint(x: 0, y: 1e200),
                control2: CGPoint(x: -1e250, y: 9)
            )
        }
        let flat = path.flattened(tolerance: tolerance)
        #expect(flat.points.count < 3000)
        #expect(flat.isAllFinite)
    }
}
