import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

/// Boolean operations on many lines and curves that cross, touch and lie on each other.
@Suite("Boolean operations on crowds")
struct PathArrangementTests {
    private static let operations: [PathOperation] = [
        .union, .intersection, .subtraction, .symmetricDifference,
    ]

    /// A path of lines between points of a small lattice: they meet in corners, on sides and in common points, and overlap.
    private func lattice(_ lines: Int, _ size: Int, using random: inout SeededGenerator) -> Path {
        func point() -> CGPoint {
            CGPoint(x: Double(random.int(in: 0..<size)), y: Double(random.int(in: 0..<size)))
        }
        return Path {
            $0.move(to: point())
            for _ in 1..<lines {
                if random.int(in: 0..<6) == 0 { $0.move(to: point()) } else { $0.addLine(to: point()) }
            }
        }
    }

    /// A path whose open subpaths have their closing lines.
    private func closed(_ path: Path) -> Path {
        var result = Path()
        path.forEachElement { verb, _, points in
            if verb == .move {
                result.closeSubpath()
                result.move(to: points[0])
            } else {
                result.addLine(to: points[0])
            }
        }
        result.closeSubpath()
        return result
    }

    private func isExpected(_ operation: PathOperation, _ a: Bool, _ b: Bool) -> Bool {
        switch operation {
        case .union: a || b
        case .intersection: a && b
        case .subtraction: a && !b
        case .symmetricDifference: a != b
        }
    }

    @Test("lines of a lattice that meet in every way give the areas that they should", arguments: 1...60)
    func lattices(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = 3 + seed % 5
        let a = lattice(random.int(in: 3..<40), size, using: &random)
        let b = lattice(random.int(in: 3..<20), size, using: &random)
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let results = Self.operations.map { a.combined(with: b, $0, rule: rule) }
        let (closedA, closedB) = (closed(a), closed(b))
        for _ in 0..<60 {
            // Off the lattice's lines, which have small whole numbers in their equations.
            let point = CGPoint(
                x: random.double(in: 0...1) * Double(size),
                y: random.double(in: 0...1) * Double(size)
            )
            let (inA, inB) = (closedA.contains(point, rule: rule), closedB.contains(point, rule: rule))
            for (operation, result) in zip(Self.operations, results) {
                for resultRule in [CGPathFillRule.winding, .evenOdd] {
                    #expect(
                        result.contains(point, rule: resultRule) == isExpected(operation, inA, inB),
                        "seed \(seed), \(operation), \(resultRule), \(point)"
                    )
                }
            }
        }
    }

    @Test("lines inside and outside of an area are the whole line", arguments: 1...40)
    func linesOfLattices(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = 3 + seed % 5
        let line = lattice(random.int(in: 3..<30), size, using: &random)
        let area = lattice(random.int(in: 3..<30), size, using: &random)
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let inside = line.lines(inside: area, true, rule: rule)
        let outside = line.lines(inside: area, false, rule: rule)
        #expect(abs(inside.length + outside.length - line.length) < 1e-6 * max(line.length, 1))
        let closedArea = closed(area)
        for (path, isInside) in [(inside, true), (outside, false)] {
            for (start, end) in path.segments {
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let length = hypot(dx, dy)
                guard length > 1e-3 else { continue }
                let middle = CGPoint(x: start.x + dx * 0.4142, y: start.y + dy * 0.4142)
                // Points on both sides; an edge of the area counts as inside.
                let aside = [-1e-5, 1e-5].map {
                    closedArea.contains(
                        CGPoint(x: middle.x - dy / length * $0, y: middle.y + dx / length * $0),
                        rule: rule
                    )
                }
                #expect(aside.contains(true) == isInside, "seed \(seed), \(middle)")
            }
        }
    }

    @Test("many long lines: a point is inside the result where the path winds around it")
    func manyLines() {
        var random = SeededGenerator(seed: 5)
        func point() -> CGPoint { CGPoint(x: random.double(in: 0...1), y: random.double(in: 0...1)) }
        let path = Path {
            $0.move(to: point())
            for _ in 1..<150 { $0.addLine(to: point()) }
            $0.closeSubpath()
        }
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let simple = path.normalized(rule: rule)
            for _ in 0..<400 {
                let place = point()
                let expected = path.contains(place, rule: rule)
                #expect(simple.contains(place, rule: .winding) == expected)
                #expect(simple.contains(place, rule: .evenOdd) == expected)
            }
        }
    }

    @Test("an arc of many turns is one disc", arguments: [7, 20, 40 * Double.pi, 200, -200])
    func manyTurns(delta: Double) {
        let arc = Path {
            $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, delta: delta)
        }
        let disc = arc.normalized(rule: .winding)
        #expect(disc.verbs.filter { $0 == .move }.count == 1)
        #expect(!disc.verbs.contains(.line) || disc.verbs.filter { $0 == .line }.count == 1)
        // The outermost of all turns, which are a little wider than a circle.
        for point in disc.flattened(tolerance: 1e-4).points {
            #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 0.02)
        }
        #expect(abs(disc.flattened(tolerance: 1e-4).signedArea - .pi * 1600) < 5)
    }

    @Test("thousands of equal curves are one, and those that go back and forth none")
    func equalCurves() {
        let circle = Path { $0.addEllipse(in: CGRect(x: 3, y: 4, width: 10, height: 10)) }
        var many = Path()
        for _ in 0..<300 { many.append(circle) }
        let once = circle.normalized(rule: .winding)
        #expect(many.normalized(rule: .winding) == once)
        #expect(many.normalized(rule: .evenOdd).isEmpty)
        #expect(many.combined(with: circle, .subtraction, rule: .winding).isEmpty)
        // A line there and back has no area.
        let lines = Path {
            for index in 0..<3000 {
                $0.move(to: CGPoint(x: Double(index % 37), y: 0))
                $0.addLine(to: CGPoint(x: Double(index % 41), y: 9))
            }
        }
        #expect(lines.normalized(rule: .winding).isEmpty)
    }

    @Test("shapes far apart and in a row stay what they are")
    func row() {
        let path = Path {
            for index in 0..<1500 {
                $0.addEllipse(in: CGRect(x: Double(index) * 4, y: 0, width: 3, height: 3))
                $0.addEllipse(in: CGRect(x: Double(index) * 4 + 1, y: 1, width: 1, height: 1))
            }
        }
        let result = path.normalized(rule: .evenOdd)
        #expect(result.verbs.filter { $0 == .move }.count == 3000)
        #expect(abs(result.flattened(tolerance: 1e-4).signedArea - 1500 * .pi * 2) < 5)
    }

    @Test("lines through one point between the grid's points share one vertex")
    func commonPoint() {
        // All cross in (0.5, 0.5) of a box whose grid has no point there.
        let path = Path {
            for index in 0..<40 {
                let angle = Double(index) * 0.15
                let (x, y) = (cos(angle), sin(angle))
                $0.move(to: CGPoint(x: 0.5 - x, y: 0.5 - y))
                $0.addLine(to: CGPoint(x: 0.5 + x, y: 0.5 + y))
                $0.addLine(to: CGPoint(x: 0.5 + x - y / 20, y: 0.5 + y + x / 20))
                $0.closeSubpath()
            }
        }
        var random = SeededGenerator(seed: 3)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let result = path.normalized(rule: rule)
            for _ in 0..<300 {
                let point = CGPoint(x: random.double(in: -0.5...1.5), y: random.double(in: -0.5...1.5))
                #expect(result.contains(point, rule: .winding) == path.contains(point, rule: rule))
            }
        }
    }
}
