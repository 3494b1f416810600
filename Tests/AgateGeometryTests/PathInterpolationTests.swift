import AgateGeometry
import AgateTestSupport
import Foundation
import Testing

@Suite("Paths in between")
struct PathInterpolationTests {
    private func curve(_ control1: CGPoint, _ control2: CGPoint, end: CGPoint = CGPoint(x: 100, y: 0)) -> Path
    {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: end, control1: control1, control2: control2)
        return path
    }

    private func expect(
        _ path: Path?,
        _ points: [CGPoint],
        within tolerance: CGFloat = 1e-9,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let path, path.points.count == points.count else {
            Issue.record("\(String(describing: path?.points))", sourceLocation: sourceLocation)
            return
        }
        for (found, expected) in zip(path.points, points) {
            #expect(
                abs(found.x - expected.x) <= tolerance && abs(found.y - expected.y) <= tolerance,
                "\(found) instead of \(expected)",
                sourceLocation: sourceLocation
            )
        }
    }

    @Test("tangents mix by length and angle", .claim("7.9"))
    func polar() {
        let from = curve(CGPoint(x: 30, y: 0), CGPoint(x: 70, y: 0))
        let to = curve(CGPoint(x: 0, y: 30), CGPoint(x: 100, y: 30))
        expect(
            from.interpolated(to: to, fraction: 0.5),
            [
                .zero, CGPoint(x: 21.2132, y: 21.2132), CGPoint(x: 78.7868, y: 21.2132),
                CGPoint(x: 100, y: 0),
            ],
            within: 1e-4
        )
        // Lengths mix linearly, and the angle goes the shorter way: from 170 degrees through 180 to 190.
        func leaving(_ degrees: Double, _ length: Double) -> Path {
            let angle = degrees * .pi / 180
            return curve(CGPoint(x: length * cos(angle), y: length * sin(angle)), CGPoint(x: 90, y: 0))
        }
        let middle = leaving(170, 10).interpolated(to: leaving(190, 30), fraction: 0.5)
        expect(middle, [.zero, CGPoint(x: -20, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 100, y: 0)])
    }

    @Test("a line meets a curve as one whose control points are its own ends", .claim("7.9"))
    func lineToCurve() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        let bow = curve(CGPoint(x: 30, y: 60), CGPoint(x: 70, y: 60))
        let between = [
            CGPoint.zero, CGPoint(x: 15, y: 30), CGPoint(x: 85, y: 30), CGPoint(x: 100, y: 0),
        ]
        expect(line.interpolated(to: bow, fraction: 0.5), between)
        expect(bow.interpolated(to: line, fraction: 0.5), between)
        #expect(line.interpolated(to: bow, fraction: 0) == line)
        #expect(line.interpolated(to: bow, fraction: 1) == bow)
    }

    @Test("a quadratic curve counts as the cubic that it is")
    func quadratic() {
        var quad = Path()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 90, y: 0), control: CGPoint(x: 45, y: 90))
        let same = curve(CGPoint(x: 30, y: 60), CGPoint(x: 60, y: 60), end: CGPoint(x: 90, y: 0))
        let goal = curve(CGPoint(x: 60, y: 30), CGPoint(x: 60, y: 30), end: CGPoint(x: 90, y: 0))
        expect(
            quad.interpolated(to: goal, fraction: 0.3),
            same.interpolated(to: goal, fraction: 0.3)?.points ?? []
        )
    }

    @Test(
        "subpaths, closings and lines stay what they are; other numbers of elements do not mix",
        .claim("7.9")
    )
    func elements() {
        func figure(_ scale: CGFloat) -> Path {
            var path = Path()
            for x in [0, 20] as [CGFloat] {
                path.move(to: CGPoint(x: x * scale, y: 0))
                path.addLine(to: CGPoint(x: (x + 10) * scale, y: 0))
                path.addCurve(
                    to: CGPoint(x: x * scale, y: 10 * scale),
                    control1: CGPoint(x: (x + 10) * scale, y: 5 * scale),
                    control2: CGPoint(x: (x + 5) * scale, y: 10 * scale)
                )
                path.closeSubpath()
            }
            path.addLine(to: CGPoint(x: 3 * scale, y: 3 * scale))
            return path
        }
        let middle = figure(1).interpolated(to: figure(3), fraction: 0.5)
        expect(middle, figure(2).points)
        #expect(middle?.verbs == figure(2).verbs)
        #expect(middle?.currentPoint == figure(2).currentPoint)
        var longer = figure(1)
        longer.addLine(to: .zero)
        #expect(figure(1).interpolated(to: longer, fraction: 0.5) == nil)
        var closed = Path()
        closed.move(to: .zero)
        closed.closeSubpath()
        var open = Path()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 1, y: 1))
        #expect(closed.interpolated(to: open, fraction: 0.5) == nil)
    }

    @Test("the length of a tangent lies between those of the ends, its angle on the shorter way")
    func randomTangents() {
        var random = SeededGenerator(seed: 71)
        func point() -> CGPoint {
            CGPoint(x: random.double(in: -50...50), y: random.double(in: -50...50))
        }
        for _ in 0..<400 {
            let (from, to) = (curve(point(), point()), curve(point(), point()))
            let fraction = random.unit()
            guard let middle = from.interpolated(to: to, fraction: fraction) else {
                Issue.record("no path")
                continue
            }
            let (a, b, c) = (from.points[1], to.points[1], middle.points[1])
            let (la, lb) = (hypot(a.x, a.y), hypot(b.x, b.y))
            #expect(abs(hypot(c.x, c.y) - (la + (lb - la) * fraction)) < 1e-9)
            let whole = acos(min(max((a.x * b.x + a.y * b.y) / (la * lb), -1), 1))
            let part = acos(min(max((a.x * c.x + a.y * c.y) / (la * hypot(c.x, c.y)), -1), 1))
            #expect(abs(part - whole * fraction) < 1e-6)
        }
    }

    @Test("wild fractions and points neither crash nor leave what paths can hold")
    func wild() {
        let far = CGPoint(x: Path.largestCoordinate, y: -Path.largestCoordinate)
        let paths = [
            curve(far, CGPoint(x: -far.x, y: far.y)), curve(.zero, .zero, end: far),
            curve(CGPoint(x: 1e-300, y: 0), CGPoint(x: 0, y: -1e-300)), curve(CGPoint(x: -1, y: 0), far),
        ]
        for from in paths {
            for to in paths {
                for fraction in [-1e300, -2, 0.5, 7, 1e300, .nan, .infinity] {
                    let points =
                        from.interpolated(to: to, fraction: fraction)?.points ?? [far, far, far, far, far]
                    #expect(points.count == 4)
                    #expect(points.allSatisfy { abs($0.x) <= Path.largestCoordinate && $0.y.isFinite })
                }
            }
        }
    }

    @Test("a path in between is as near to another one as its points say")
    func nearness() throws {
        var generator = SeededGenerator(seed: 7)
        func random() -> CGFloat { CGFloat.random(in: -100...100, using: &generator) }
        func point() -> CGPoint { CGPoint(x: random(), y: random()) }
        for round in 0..<400 {
            var (from, to) = (Path(), Path())
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                from.move(to: point())
                to.move(to: point())
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    // A line beside a curve mixes, too.
                    if Bool.random(using: &generator) {
                        from.addLine(to: point())
                    } else {
                        from.addCurve(to: point(), control1: point(), control2: point())
                    }
                    if Bool.random(using: &generator) {
                        to.addLine(to: point())
                    } else {
                        to.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if Bool.random(using: &generator) {
                    from.closeSubpath()
                    to.closeSubpath()
                }
            }
            let fraction = [0, 1, .nan, Double.random(in: -0.5...1.5, using: &generator)][round % 4]
            guard let shown = from.interpolated(to: to, fraction: fraction) else {
                #expect(from.isNear(from, onTheWayTo: to, fraction: fraction, distance: 1) == nil)
                continue
            }
            #expect(from.isNear(shown, onTheWayTo: to, fraction: fraction, distance: 0) == true, "\(round)")
            guard !shown.points.isEmpty else { continue }
            let moved = Int.random(in: 0..<shown.points.count, using: &generator)
            var points = shown.points
            points[moved].y += 0.5
            let other = Path(verbs: shown.verbs, points: points, start: points[0])
            #expect(
                from.isNear(other, onTheWayTo: to, fraction: fraction, distance: 0.4) == false,
                "\(round)"
            )
            #expect(from.isNear(other, onTheWayTo: to, fraction: fraction, distance: 0.6) == true, "\(round)")
            let longer = Path(verbs: shown.verbs + [.line], points: points + [points[0]], start: points[0])
            #expect(
                from.isNear(longer, onTheWayTo: to, fraction: fraction, distance: 1e9) == false,
                "\(round)"
            )
        }
        let square = Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(square.isNear(square, onTheWayTo: curve(.zero, .zero), fraction: 0.5, distance: 1) == nil)
    }
}
