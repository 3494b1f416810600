import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("PathStroker")
struct PathStrokerTests {
    private let line = Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    private let corner = Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 100, y: 0))
        $0.addLine(to: CGPoint(x: 100, y: 100))
    }

    private func box(_ path: Path, _ style: StrokeStyle) -> CGRect {
        path.stroked(style, tolerance: 0.01).boundingBoxOfPath
    }

    @Test("caps: butt ends at the end, square and round go on by half the width")
    func caps() {
        #expect(box(line, StrokeStyle(width: 10)) == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(
            box(line, StrokeStyle(width: 10, cap: .square)) == CGRect(x: -5, y: -5, width: 110, height: 10)
        )
        let round = line.stroked(StrokeStyle(width: 10, cap: .round), tolerance: 0.001)
        #expect(abs(abs(round.signedArea) - (1000 + 25 * .pi)) < 0.05)
        #expect(round.boundingBox.minX < -4.99 && round.boundingBox.minX >= -5.0011)
    }

    @Test("joins: miter is sharp, bevel cut, round between")
    func joins() {
        func contains(_ join: CGLineJoin, _ x: Double, _ y: Double) -> Bool {
            corner.stroked(StrokeStyle(width: 20, join: join), tolerance: 0.01)
                .contains(CGPoint(x: x, y: y), rule: .winding)
        }
        #expect(contains(.miter, 109.9, -9.9))
        #expect(!contains(.round, 109.9, -9.9) && contains(.round, 107, -7))
        #expect(!contains(.bevel, 107, -7) && contains(.bevel, 104.9, -4.9))
        #expect(contains(.bevel, 91, 9) && !contains(.bevel, 89, 11))
    }

    @Test("a miter longer than its limit becomes a bevel")
    func miterLimit() {
        // A right angle's miter is √2 widths long.
        let sharp = box(corner, StrokeStyle(width: 20, miterLimit: 1.42))
        #expect(sharp == CGRect(x: 0, y: -10, width: 110, height: 110))
        let cut = corner.stroked(StrokeStyle(width: 20, miterLimit: 1.41), tolerance: 0.01)
        #expect(!cut.contains(CGPoint(x: 109, y: -9), rule: .winding))
    }

    @Test("a closed path has a join at its start and a hole inside")
    func closed() {
        let frame = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
            .stroked(StrokeStyle(width: 10), tolerance: 0.01)
        #expect(frame.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 60))
        #expect(!frame.contains(CGPoint(x: 50, y: 25), rule: .winding))
        #expect(frame.contains(CGPoint(x: -4, y: -4), rule: .winding))
        #expect(abs(abs(frame.signedArea) - (110 * 60 - 90 * 40)) < 1e-9)
    }

    @Test("subpaths without length are dots with round and square caps only")
    func dots() {
        let closed = Path {
            $0.move(to: CGPoint(x: 5, y: 5))
            $0.closeSubpath()
        }
        let drawn = Path {
            $0.move(to: CGPoint(x: 5, y: 5))
            $0.addLine(to: CGPoint(x: 5, y: 5))
        }
        for path in [closed, drawn] {
            #expect(path.stroked(StrokeStyle(width: 4), tolerance: 0.1).isEmpty)
            #expect(box(path, StrokeStyle(width: 4, cap: .square)) == CGRect(x: 3, y: 3, width: 4, height: 4))
            let disc = box(path, StrokeStyle(width: 4, cap: .round))
            #expect(CGRect(x: 2.99, y: 2.99, width: 4.02, height: 4.02).contains(disc))
            #expect(disc.contains(CGRect(x: 3, y: 3, width: 4, height: 4)))
        }
        let started = Path { $0.move(to: .zero) }
        #expect(started.stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.1).isEmpty)
    }

    @Test("the butt end of a curve is square to the curve itself")
    func curveEnds() {
        let curve = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 10, y: 10),
                control1: CGPoint(x: 5, y: 0),
                control2: CGPoint(x: 10, y: 5)
            )
        }
        let outline = curve.stroked(StrokeStyle(width: 40), tolerance: 0.5)
        for corner in [CGPoint(x: 0, y: -20), CGPoint(x: 30, y: 10)] {
            let nearest = outline.points.map { hypot($0.x - corner.x, $0.y - corner.y) }.min() ?? .infinity
            #expect(nearest < 1e-9)
        }
    }

    @Test("a round stroke is all points within half the width of the path", arguments: 1...60)
    func distance(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = Path.random(elements: random.int(in: 1..<7), size: 60, using: &random)
        let width = random.double(in: 0.5...40)
        let tolerance = 0.05
        let outline = path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: tolerance)
        let flat = path.flattened(tolerance: 0.001)
        guard !flat.segments.isEmpty else { return }
        for _ in 0..<60 {
            let point = CGPoint(x: random.double(in: -25...85), y: random.double(in: -25...85))
            let distance = flat.distance(to: point)
            guard abs(distance - width / 2) > 4 * tolerance else { continue }
            let isInside = distance < width / 2
            #expect(
                outline.contains(point, rule: .winding) == isInside,
                "seed \(seed), width \(width), point \(point), distance \(distance)"
            )
        }
    }

    @Test("the outline of a thin smooth stroke does not overlap itself")
    func noOverlap() {
        let circle = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let ring = circle.stroked(StrokeStyle(width: 10), tolerance: 0.01)
        #expect(abs(abs(ring.signedArea) - 1000 * .pi) < 3)
        // Two points for each line of the circle in half the tolerance, nothing else.
        let lines = circle.flattened(tolerance: 0.005).segments.filter { $0.0 != $0.1 }.count
        #expect(ring.points.count <= 2 * lines + 4)
    }

    @Test("dashes of the style are stroked one by one")
    func dashes() {
        let style = StrokeStyle(width: 4, dashLengths: [10, 10])
        let outline = line.stroked(style, tolerance: 0.1)
        #expect(outline.contains(CGPoint(x: 5, y: 1), rule: .winding))
        #expect(!outline.contains(CGPoint(x: 15, y: 1), rule: .winding))
        #expect(abs(abs(outline.signedArea) - 200) < 1e-9)
    }

    @Test(
        "senseless widths draw nothing or something finite",
        arguments: [0, -1, .nan, .infinity, 1e300, 1e-300]
    )
    func widths(width: Double) {
        for join in [CGLineJoin.miter, .round, .bevel] {
            let outline = corner.stroked(
                StrokeStyle(width: width, cap: .round, join: join, miterLimit: .infinity),
                tolerance: .nan
            )
            #expect(outline.isAllFinite)
            #expect(outline.points.count < 100_000)
            if !(width > 0) { #expect(outline.isEmpty) }
        }
    }
}
