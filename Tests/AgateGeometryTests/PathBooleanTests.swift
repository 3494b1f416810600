import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Boolean operations")
struct PathBooleanTests {
    private func square(_ x: Double, _ y: Double, _ size: Double) -> Path {
        Path(rect: CGRect(x: x, y: y, width: size, height: size))
    }

    private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        Path {
            $0.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    private func area(_ path: Path) -> Double { path.flattened(tolerance: 1e-5).signedArea }

    @Test("two squares: every operation has the area that it must have")
    func squares() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        func combined(_ operation: PathOperation) -> Path { a.combined(with: b, operation, rule: .winding) }
        #expect(abs(area(combined(.union)) - 175) < 1e-9)
        #expect(abs(area(combined(.intersection)) - 25) < 1e-9)
        #expect(abs(area(combined(.subtraction)) - 75) < 1e-9)
        #expect(abs(area(combined(.symmetricDifference)) - 150) < 1e-9)
        #expect(combined(.intersection).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        // Nothing but the corners.
        #expect(combined(.union).points.count == 8)
        #expect(combined(.intersection).points.count == 4)
    }

    @Test("equal paths, paths that touch along an edge and paths apart")
    func special() {
        let a = square(0, 0, 10)
        #expect(abs(area(a.combined(with: a, .union, rule: .winding)) - 100) < 1e-9)
        #expect(a.combined(with: a, .subtraction, rule: .winding).isEmpty)
        #expect(a.combined(with: a, .symmetricDifference, rule: .evenOdd).isEmpty)
        let beside = square(10, 0, 10)
        let both = a.combined(with: beside, .union, rule: .winding)
        #expect(both.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10) && abs(area(both) - 200) < 1e-9)
        #expect(a.combined(with: beside, .intersection, rule: .winding).isEmpty)
        let apart = a.combined(with: square(50, 50, 1), .union, rule: .winding)
        #expect(apart.verbs.filter { $0 == .move }.count == 2)
        #expect(Path().combined(with: Path(), .union, rule: .winding).isEmpty)
    }

    @Test("a hole turns the other way than what is around it")
    func holes() {
        let ring = square(0, 0, 10).combined(with: square(3, 3, 4), .subtraction, rule: .winding)
        #expect(abs(area(ring) - 84) < 1e-9)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!ring.contains(CGPoint(x: 5, y: 5), rule: rule))
            #expect(ring.contains(CGPoint(x: 1, y: 5), rule: rule))
        }
    }

    @Test("curves come back as curves, whole ones with their own controls, cut ones on the same circle")
    func curves() {
        let (a, b) = (circle(0, 0, 10), circle(12, 0, 10))
        let lens = a.combined(with: b, .intersection, rule: .winding)
        #expect(!lens.verbs.contains(.line))
        // Each circle gives the two halves of its quarters that lie in the other.
        #expect(lens.verbs.filter { $0 == .cubic }.count == 4)
        for point in lens.flattened(tolerance: 1e-4).points {
            let distances = [hypot(point.x, point.y), hypot(point.x - 12, point.y)]
            #expect(distances.contains { abs($0 - 10) < 0.003 } && distances.allSatisfy { $0 < 10.003 })
        }
        // The area of a lens of circles of radius 10 whose centres are 12 apart; Bézier circles are a little larger.
        let expected = 2 * 100 * acos(0.6) - 6 * (400 - 144.0).squareRoot()
        #expect(abs(area(lens) - expected) < 0.06)

        let far = circle(30, 0, 5)
        let union = a.combined(with: far, .union, rule: .winding)
        #expect(union.verbs.filter { $0 == .cubic }.count == 8 && !union.verbs.contains(.line))
        for point in union.points {
            #expect((a.points + far.points).contains { $0.isNear(point, within: 1e-12) })
        }
    }

    @Test("curves meet where they really meet, not where their lines do")
    func meetingPoints() {
        let (a, b) = (circle(0, 0, 10), circle(12, 0, 10))
        let lens = a.combined(with: b, .intersection, rule: .winding)
        let tips = lens.points.filter { abs($0.x - 6) < 1e-9 }
        #expect(tips.count >= 2)
        let exact = a.flattened(tolerance: 1e-6)
        for tip in tips { #expect(exact.distance(to: tip) < 2e-6) }
    }

    @Test("a path that crosses itself is made simple by either rule")
    func normalized() {
        let star = Path {
            for index in 0..<5 {
                let angle = Double(index) * 0.8 * .pi
                let point = CGPoint(x: 10 * sin(angle), y: 10 * cos(angle))
                if index == 0 { $0.move(to: point) } else { $0.addLine(to: point) }
            }
            $0.closeSubpath()
        }
        let full = star.normalized(rule: .winding)
        #expect(full.verbs.filter { $0 == .move }.count == 1 && full.points.count == 10)
        #expect(full.contains(.zero, rule: .evenOdd))
        let hollow = star.normalized(rule: .evenOdd)
        #expect(!hollow.contains(.zero, rule: .winding))
        #expect(hollow.contains(CGPoint(x: 0, y: 8), rule: .winding))
        #expect(star.components(rule: .evenOdd).count == 5)
        #expect(star.components(rule: .winding).count == 1)
    }

    @Test("components keep their holes, and islands in holes are components of their own")
    func components() {
        var path = square(0, 0, 100)
        for index in 1...3 {
            let inset = Double(index) * 10
            path.append(square(inset, inset, 100 - 2 * inset))
        }
        path.append(square(200, 0, 10))
        let components = path.components(rule: .evenOdd).sorted { area($0) < area($1) }
        #expect(components.count == 3)
        #expect(components.map { area($0).rounded() } == [100, 3600 - 1600, 10_000 - 6400])
    }

    @Test("lines are cut by an area, and stay lines")
    func lines() {
        let line = Path {
            $0.move(to: CGPoint(x: -5, y: 5))
            $0.addLine(to: CGPoint(x: 25, y: 5))
        }
        let inside = line.lines(inside: square(0, 0, 10), true, rule: .winding)
        #expect(inside.points == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        let outside = line.lines(inside: square(0, 0, 10), false, rule: .winding)
        #expect(
            outside.points == [
                CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 25, y: 5),
            ]
        )
        let whole = square(2, 2, 3).lines(inside: square(0, 0, 10), true, rule: .winding)
        #expect(whole.verbs.last == .close && whole.boundingBox == CGRect(x: 2, y: 2, width: 3, height: 3))
        #expect(square(2, 2, 3).lines(inside: square(0, 0, 10), false, rule: .winding).isEmpty)
    }

    @Test("points are inside a result as the operation says, whatever the paths", arguments: 1...60)
    func membership(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = [1e-3, 60, 60, 1e6][seed % 4]
        let a = Path.random(elements: random.int(in: 1..<9), size: size, using: &random)
        let b = Path.random(elements: random.int(in: 1..<9), size: size, using: &random)
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let results: [(PathOperation, Path)] = [.union, .intersection, .subtraction, .symmetricDifference].map
        {
            ($0, a.combined(with: b, $0, rule: rule).flattened(tolerance: 1e-5 * size))
        }
        let (flatA, flatB) = (a.flattened(tolerance: 1e-5 * size), b.flattened(tolerance: 1e-5 * size))
        var borders =
            (a.flattened(tolerance: 1e-4 * size).segments + b.flattened(tolerance: 1e-4 * size).segments)
        for path in [a, b] {
            var start = CGPoint.zero
            path.forEachElement { verb, from, points in
                if verb == .move {
                    borders.append((from, start))
                    start = points[0]
                }
            }
            if let last = path.currentPoint { borders.append((last, start)) }
        }
        for _ in 0..<20 {
            let point = CGPoint(x: random.double(in: 0...size), y: random.double(in: 0...size))
            let distance =
                borders.map { a, b -> Double in
                    let (dx, dy) = (b.x - a.x, b.y - a.y)
                    let square = dx * dx + dy * dy
                    let t =
                        square > 0
                        ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
                    return hypot(a.x + t * dx - point.x, a.y + t * dy - point.y)
                }.min() ?? .infinity
            guard distance > 1e-3 * size else { continue }
            let (inA, inB) = (flatA.contains(point, rule: rule), flatB.contains(point, rule: rule))
            for (operation, result) in results {
                let expected =
                    switch operation {
                    case .union: inA || inB
                    case .intersection: inA && inB
                    case .subtraction: inA && !inB
                    case .symmetricDifference: inA != inB
                    }
                #expect(
                    result.contains(point, rule: .winding) == expected,
                    "seed \(seed), \(operation), point \(point)"
                )
                #expect(
                    result.contains(point, rule: .evenOdd) == expected,
                    "seed \(seed), \(operation), even-odd, point \(point)"
                )
            }
        }
    }

    @Test("the public names do what they say")
    func names() {
        let (a, b) = (
            CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
            CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
        )
        #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(a.subtracting(b).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(a.symmetricDifference(b).contains(CGPoint(x: 12, y: 5)))
        #expect(!a.symmetricDifference(b).contains(CGPoint(x: 7, y: 5)))
        #expect(a.lineIntersection(b).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(a.lineSubtracting(b).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(a.normalized().boundingBox == a.boundingBox)
        #expect(a.componentsSeparated().count == 1)
        #expect(a.intersects(b))
        let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 1, height: 1), transform: nil)
        #expect(!a.intersects(beside))
    }
}
