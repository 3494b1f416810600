import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Outlines")
struct OutlineTests {
    private func randomCurve(_ random: inout SeededGenerator, size: Double) -> Path {
        func point() -> CGPoint { CGPoint(x: random.double(in: 0...size), y: random.double(in: 0...size)) }
        return Path {
            $0.move(to: point())
            $0.addCurve(to: point(), control1: point(), control2: point())
        }
    }

    /// The polygons as a path of lines.
    private func polygons(_ build: (PolygonBuffer) -> Void) -> Path {
        PolygonBuffer.with {
            build($0)
            return $0.path
        }
    }

    @Test("the lines of a curve and the curve are never further apart than the tolerance", arguments: 1...24)
    func curves(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let curve = randomCurve(&random, size: random.double(in: 2...500))
        let tolerance = [0.02, 0.05, 0.1, 0.5][seed % 4]
        let lines = polygons { curve.appendPolygons(to: $0, tolerance: tolerance) }
        let exact = curve.flattened(tolerance: tolerance / 50)
        // The closing line is none of the curve's.
        let open = Path {
            for (index, point) in lines.points.enumerated() {
                if index == 0 { $0.move(to: point) } else { $0.addLine(to: point) }
            }
        }
        for point in exact.points { #expect(open.distance(to: point) <= tolerance * 1.02) }
        for point in open.points { #expect(exact.distance(to: point) <= tolerance * 1.02) }
        #expect(open.points.first == curve.points.first && open.points.last == curve.points.last)
    }

    @Test("moving the corners out needs fewer lines than corners on the curve, and keeps the area")
    func area() {
        let circle = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        let lines = polygons { circle.appendPolygons(to: $0, tolerance: 0.1) }
        let plain = circle.flattened(tolerance: 0.1)
        let exact = circle.flattened(tolerance: 1e-5).signedArea
        #expect(Double(lines.points.count) < 0.85 * Double(plain.points.count))
        #expect(abs(lines.signedArea - exact) < 0.5 * abs(plain.signedArea - exact))
    }

    @Test("a curve of 2³⁰ pixels is exact where it is looked at", arguments: [0.1, 0.3, 0.5, 0.77])
    func hugeCurve(parameter t: Double) {
        let size = 1_073_741_824.0
        let p = [
            CGPoint(x: -size, y: -size), CGPoint(x: size, y: -0.7 * size),
            CGPoint(x: -0.8 * size, y: 0.9 * size),
            CGPoint(x: size, y: size),
        ]
        func place(_ t: Double) -> CGPoint {
            let u = 1 - t
            let w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            return CGPoint(
                x: zip(w, p).reduce(0) { $0 + $1.0 * $1.1.x },
                y: zip(w, p).reduce(0) { $0 + $1.0 * $1.1.y }
            )
        }
        let center = place(t)
        let (x, y) = (Int(center.x), Int(center.y))
        let area = DeviceRect(minX: x - 500, minY: y - 500, maxX: x + 500, maxY: y + 500)
        let path = Path {
            $0.move(to: p[0])
            $0.addCurve(to: p[3], control1: p[1], control2: p[2])
        }
        let lines = polygons { path.appendPolygons(to: $0, tolerance: 0.1, within: area) }
        #expect(lines.points.count < 2000)
        let near = Path {
            var isDown = false
            for (a, b) in lines.segments where hypot(a.x - center.x, a.y - center.y) < 1e5 {
                if !isDown { $0.move(to: a) }
                isDown = true
                $0.addLine(to: b)
            }
        }
        for step in -20...20 {
            #expect(near.distance(to: place(t + Double(step) * 2e-8)) <= 0.11)
        }
    }

    @Test("both sides of a stroked curve are its offset curves", arguments: 1...24)
    func offsets(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let curve = randomCurve(&random, size: 200)
        let width = random.double(in: 0.5...12)
        let tolerance = 0.1
        let outline = polygons { curve.appendStroke(StrokeStyle(width: width), to: $0, tolerance: tolerance) }
        let exact = curve.flattened(tolerance: 1e-3)
        // Every corner of the outline is at most half the width away, and the far sides reach that distance.
        for point in outline.points { #expect(exact.distance(to: point) <= width / 2 + tolerance * 1.02) }
        let p = curve.points
        for index in 1..<25 {
            let t = Double(index) / 25
            let u = 1 - t
            let dx =
                u * u * (p[1].x - p[0].x) + 2 * u * t * (p[2].x - p[1].x) + t * t * (p[3].x - p[2].x)
            let dy =
                u * u * (p[1].y - p[0].y) + 2 * u * t * (p[2].y - p[1].y) + t * t * (p[3].y - p[2].y)
            let speed = hypot(dx, dy)
            guard speed > 1e-6 else { continue }
            let x = u * u * u * p[0].x + 3 * u * u * t * p[1].x + 3 * u * t * t * p[2].x + t * t * t * p[3].x
            let y = u * u * u * p[0].y + 3 * u * u * t * p[1].y + 3 * u * t * t * p[2].y + t * t * t * p[3].y
            for side in [-1.0, 1.0] {
                let offset = CGPoint(
                    x: x + side * width / 2 * dy / speed,
                    y: y - side * width / 2 * dx / speed
                )
                #expect(outline.distance(to: offset) <= tolerance * 1.05, "t \(t), side \(side)")
            }
        }
    }

    @Test("a transform that does not keep angles makes the pen an ellipse")
    func ellipticPen() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        let outline = polygons {
            line.appendStroke(
                StrokeStyle(width: 2),
                to: $0,
                transform: CGAffineTransform(scaleX: 5, y: 1),
                tolerance: 0.1
            )
        }
        #expect(outline.boundingBox == CGRect(x: -5, y: 0, width: 55, height: 11))
        #expect(abs(abs(outline.signedArea) - 200) < 1e-9)
    }

    @Test("a hairline is one unit wide under every transform")
    func hairline() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 0))
        }
        for transform in [
            CGAffineTransform(scaleX: 100, y: 0.01), CGAffineTransform(scaleX: 0.5, y: 7),
            CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 40),
        ] {
            let length = 10 * hypot(transform.a, transform.b)
            let outline = polygons {
                line.appendStroke(StrokeStyle(width: 0), to: $0, transform: transform, tolerance: 0.1)
            }
            #expect(abs(abs(outline.signedArea) - length) < 1e-9)
        }
    }

    @Test("the inner side of a corner is cut where its lines cross, so that nothing is covered twice")
    func innerCorner() {
        let corner = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
            $0.addLine(to: CGPoint(x: 60, y: 70))
        }
        let outline = corner.stroked(StrokeStyle(width: 10, join: .bevel), tolerance: 0.1)
        // Two rectangles, less the two triangles that they share at the corner, and the bevel's triangle.
        let length: Double = hypot(40.0, 70.0)
        let direction = CGPoint(x: -40 / length, y: 70 / length)
        let sine = direction.y
        let shared = 25 * sine / (1 + direction.x)
        let expected = 10 * (100 + length) - shared + 12.5 * sine
        #expect(abs(abs(outline.signedArea) - expected) < 1e-6)
    }

    @Test("a cusp is rounded by the pen that turns on the spot")
    func cusp() {
        let curve = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addCurve(
                to: CGPoint(x: 100, y: 0),
                control1: CGPoint(x: 100, y: 100),
                control2: CGPoint(x: 0, y: 100)
            )
        }
        let outline = curve.stroked(StrokeStyle(width: 20), tolerance: 0.05)
        #expect(outline.points.count < 400)
        // The curve's tip is at (50, 75), and its pen reaches 10 further.
        #expect(abs(outline.boundingBox.maxY - 85) < 0.05)
        #expect(outline.contains(CGPoint(x: 50, y: 84.5), rule: .winding))
        #expect(!outline.contains(CGPoint(x: 50, y: 85.5), rule: .winding))
        #expect(outline.contains(CGPoint(x: 43.5, y: 82), rule: .winding))
    }

    @Test("a tight bend between two directions that are alike is followed")
    func wiggle() {
        // Straight on but for a turn to the side and back in the middle.
        let curve = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addCurve(
                to: CGPoint(x: 100, y: 60),
                control1: CGPoint(x: 98, y: 0),
                control2: CGPoint(x: 2, y: 60)
            )
        }
        let outline = curve.stroked(StrokeStyle(width: 12), tolerance: 0.1)
        let exact = curve.flattened(tolerance: 1e-3)
        for point in outline.points { #expect(exact.distance(to: point) < 6.11) }
        // In the middle it goes almost straight up: its velocity there is (3, 90).
        for side in [-1.0, 1.0] {
            let offset = CGPoint(x: 50 + side * 6 * 90 / 90.05, y: 30 - side * 6 * 3 / 90.05)
            #expect(outline.distance(to: offset) < 0.11)
        }
    }

    @Test("a million lines are stroked and flattened, and the buffer lets their memory go")
    func million() {
        var path = Path()
        path.move(to: .zero)
        for index in 1...1_000_000 {
            path.addLine(to: CGPoint(x: Double(index % 1000), y: Double(index) * 0.001))
        }
        PolygonBuffer.with { buffer in
            path.appendPolygons(to: buffer, tolerance: 0.1)
            #expect(buffer.points.count == 1_000_001)
            buffer.removeAll()
            path.appendStroke(StrokeStyle(width: 1, join: .bevel), to: buffer, tolerance: 0.1)
            #expect(buffer.points.count > 2_000_000)
            buffer.removeAll()
            let area = DeviceRect(x: 0, y: 0, width: 1000, height: 10)
            path.appendStroke(StrokeStyle(width: 1, join: .bevel), to: buffer, tolerance: 0.1, within: area)
            #expect(buffer.points.count < 100_000)
        }
    }
}
