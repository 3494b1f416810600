import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Path")
struct PathTests {
    @Test("elements need a current point, and after a close start where the subpath began")
    func currentPoint() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.verbs == [.move, .line, .close, .move, .line])
        #expect(path.points[2] == CGPoint(x: 1, y: 2))
    }

    @Test("a start directly after a start replaces it, a second close is nothing")
    func repeatedElements() {
        let path = Path {
            $0.move(to: .zero)
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 2, y: 2))
            $0.closeSubpath()
            $0.closeSubpath()
        }
        #expect(path.verbs == [.move, .line, .close])
    }

    @Test("points that are not finite are dropped, huge ones clamped")
    func wildPoints() {
        let path = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: Double.nan, y: 0))
            $0.addCurve(to: .zero, control1: CGPoint(x: Double.infinity, y: 0), control2: .zero)
            $0.addLine(to: CGPoint(x: 1e300, y: -1e300))
        }
        #expect(path.verbs == [.move, .line])
        #expect(path.points[1] == CGPoint(x: 1e15, y: -1e15))
        #expect(Path(rect: .infinite).isAllFinite)
        #expect(path.applying(CGAffineTransform(scaleX: .nan, y: 1)).isEmpty)
        #expect(path.applying(CGAffineTransform(scaleX: 1e200, y: 1)).isAllFinite)
    }

    @Test("transforming a path transforms what is added later from its start")
    func applying() {
        var path = Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
            .applying(CGAffineTransform(translationX: 10, y: 20))
        #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 2, height: 1))
        path.addLine(to: .zero)
        #expect(path.points[4] == CGPoint(x: 10, y: 20))
    }

    @Test("paths with the same elements mix point by point, others not at all", .claim("7.9"))
    func interpolation() {
        let small = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let large = Path(rect: CGRect(x: 10, y: 20, width: 30, height: 50))
        #expect(
            small.interpolated(to: large, fraction: 0.5)?.boundingBox
                == CGRect(x: 5, y: 10, width: 20, height: 30)
        )
        #expect(small.interpolated(to: large, fraction: 0) == small)
        #expect(small.interpolated(to: large, fraction: 1) == large)
        #expect(small.interpolated(to: large, fraction: .nan) == small)
        #expect(
            small.interpolated(
                to: Path { $0.addEllipse(in: .init(x: 0, y: 0, width: 1, height: 1)) },
                fraction: 0.5
            ) == nil
        )
    }

    @Test("the tight box follows the curve, the loose one its controls")
    func boxes() {
        let arch = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 100, y: 0),
                control1: CGPoint(x: 0, y: 100),
                control2: CGPoint(x: 100, y: 100)
            )
        }
        #expect(arch.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(arch.boundingBoxOfPath.maxY - 75) < 1e-12)
        let hill = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        }
        #expect(hill.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(Path().boundingBox.isNull && Path().boundingBoxOfPath.isNull)
    }

    @Test("the tight box holds every point of the flattened path and touches its edges", arguments: 1...50)
    func tightBoxes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = Path.random(elements: 12, using: &random)
        let tight = path.boundingBoxOfPath
        let flat = path.flattened(tolerance: 1e-3).boundingBox
        for (outer, inner) in [
            (-tight.minX, -flat.minX), (-tight.minY, -flat.minY), (tight.maxX, flat.maxX),
            (tight.maxY, flat.maxY),
        ] {
            #expect(inner <= outer + 1e-9 && outer <= inner + 2e-3)
        }
    }

    @Test("fill rules: a star's middle is inside by winding, outside by even-odd")
    func fillRules() {
        let star = Path {
            for index in 0..<5 {
                let angle = Double(index) * 0.8 * .pi
                let point = CGPoint(x: cos(angle), y: sin(angle))
                if index == 0 { $0.move(to: point) } else { $0.addLine(to: point) }
            }
        }
        #expect(star.contains(.zero, rule: .winding))
        #expect(!star.contains(.zero, rule: .evenOdd))
        #expect(star.contains(CGPoint(x: 0.8, y: 0), rule: .evenOdd))
        #expect(!star.contains(CGPoint(x: -0.9, y: 0), rule: .winding))
        #expect(!star.contains(CGPoint(x: Double.nan, y: 0), rule: .winding))
    }

    @Test("an ellipse contains what its equation says", arguments: 1...20)
    func ellipseContains(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let ellipse = Path { $0.addEllipse(in: CGRect(x: -30, y: -20, width: 60, height: 40)) }
        for _ in 0..<50 {
            let point = CGPoint(x: random.double(in: -35...35), y: random.double(in: -25...25))
            let value = (point.x / 30) * (point.x / 30) + (point.y / 20) * (point.y / 20)
            if abs(value - 1) > 0.002 { #expect(ellipse.contains(point, rule: .winding) == (value < 1)) }
        }
    }
}
