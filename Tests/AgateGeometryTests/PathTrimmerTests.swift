import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Path trimming, dashing and length")
struct PathTrimmerTests {
    private let rect = Path(rect: CGRect(x: 10, y: 10, width: 40, height: 30))

    @Test("half of a rectangle goes from a quarter to three quarters of its length", .claim("15.1", "G16"))
    func rectangle() {
        let half = rect.trimmed(from: 0.25, to: 0.75)
        #expect(half.verbs == [.move, .line, .line, .line])
        #expect(
            half.points == [
                CGPoint(x: 45, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 40), CGPoint(x: 15, y: 40),
            ]
        )
    }

    @Test("fractions are clamped; everything is the path itself, nothing is empty", .claim("15.1"))
    func ends() {
        #expect(rect.trimmed(from: -1, to: 2) == rect)
        #expect(rect.trimmed(from: .nan, to: .nan) == rect)
        #expect(rect.trimmed(from: 0.6, to: 0.4).isEmpty)
        #expect(rect.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(Path().trimmed(from: 0, to: 0.5).isEmpty)
    }

    @Test(
        "by the rule of the parameter the length chooses the curve, and its share the place in it",
        .claim("Q2.3")
    )
    func parameterRule() {
        let late = Path {
            $0.move(to: CGPoint(x: 0, y: 50))
            $0.addCurve(
                to: CGPoint(x: 100, y: 50),
                control1: CGPoint(x: 0, y: 50),
                control2: CGPoint(x: 0, y: 50)
            )
        }
        // x = 100 t³.
        let half = late.trimmed(from: 0, to: 0.5, cutting: .parameter)
        #expect(abs((half.currentPoint?.x ?? 0) - 12.5) < 1e-9)
        #expect(abs((late.trimmed(from: 0, to: 0.5).currentPoint?.x ?? 0) - 50) < 1e-4)
        var two = late
        two.addLine(to: CGPoint(x: 200, y: 50))
        let quarter = two.trimmed(from: 0, to: 0.25, cutting: .parameter)
        #expect(abs((quarter.currentPoint?.x ?? 0) - 12.5) < 1e-4)
        let maximum = two.trimmed(from: 0, to: 0.75, cutting: .parameter)
        #expect(abs((maximum.currentPoint?.x ?? 0) - 150) < 1e-4)
        let middle = two.trimmed(from: 0.25, to: 0.75, cutting: .parameter)
        #expect(middle.verbs == [.move, .cubic, .line] && abs(middle.points[0].x - 12.5) < 1e-4)
    }

    @Test("curves in pieces of equal parameters are passed more evenly")
    func evenPieces() {
        let late = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 100, y: 0), control1: .zero, control2: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 50))
            $0.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 50, y: 50))
            $0.closeSubpath()
        }
        let pieces = [1, 2, 4, 8, 16].map { late.dividingCurves(into: $0) }
        #expect(pieces[0] == late && pieces[2].verbs.count == 1 + 4 + 1 + 4 + 1)
        for path in pieces { #expect(abs(path.length - late.length) < 1e-6) }
        for (path, finer) in zip(pieces, pieces.dropFirst()) { #expect(finer.unevenness < path.unevenness) }
        #expect(late.unevenness > 30 && rect.unevenness == 0 && Path().unevenness == 0)
        let cut = pieces[4].trimmed(from: 0, to: 0.2, cutting: .parameter)
        let exact = late.trimmed(from: 0, to: 0.2)
        #expect(abs((cut.currentPoint?.x ?? 0) - (exact.currentPoint?.x ?? 0)) < 0.3)
    }

    @Test("fractions run over all subpaths together, whole closed ones stay closed", .claim("15.1"))
    func subpaths() {
        var two = rect
        two.append(rect, transform: CGAffineTransform(translationX: 100, y: 0))
        let part = two.trimmed(from: 0, to: 0.75)
        #expect(part.verbs == [.move, .line, .line, .line, .close, .move, .line, .line])
        #expect(abs(part.length - 210) < 1e-9)
        let later = two.trimmed(from: 0.25, to: 1)
        #expect(later.verbs == [.move, .line, .line, .move, .line, .line, .line, .close])
    }

    @Test("the length of a circle and of a parabola are those of the formulas")
    func lengths() {
        let circle = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        #expect(abs(circle.length - 200 * .pi) < 0.1)
        let parabola = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
        }
        // y = 2x - x², from 0 to 2: √5 + asinh(2) / 2.
        #expect(abs(parabola.length - (5.0.squareRoot() + asinh(2) / 2)) < 1e-9)
        #expect(rect.length == 140)
    }

    @Test("a trimmed curve lies on the curve and has its share of the length", arguments: 1...60)
    func shares(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = Path.random(elements: 8, using: &random)
        let (start, end) = (random.double(in: 0...0.5), random.double(in: 0.5...1))
        let part = path.trimmed(from: start, to: end)
        let total = path.length
        #expect(abs(part.length - (end - start) * total) < 2e-3 * total)
        let flat = path.flattened(tolerance: 1e-3)
        for point in part.flattened(tolerance: 1).points { #expect(flat.distance(to: point) < 5e-3) }
    }

    @Test("dashes and gaps follow each other, the phase moves them")
    func dashes() {
        let line = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
        }
        func starts(_ lengths: [Double], _ phase: Double) -> [Double] {
            line.dashed(lengths: lengths, phase: phase).segments.map { Double($0.0.x) }
        }
        #expect(starts([30, 20], 0) == [0, 50])
        #expect(starts([30, 20], 40) == [10, 60])
        #expect(starts([30, 20], -10) == [10, 60])
        #expect(starts([40], 0) == [0, 80])
        let ends = line.dashed(lengths: [30, 20], phase: 0).segments.map { Double($0.1.x) }
        #expect(ends == [30, 80])
        #expect(line.dashed(lengths: [50, 50], phase: 0).segments.count == 1)
    }

    @Test("a dash goes around corners")
    func corner() {
        let dashes = rect.dashed(lengths: [45, 5], phase: 0)
        #expect(dashes.verbs == [.move, .line, .line, .move, .line, .line, .move, .line, .line])
    }

    @Test("dashes of no length are dots")
    func dots() {
        let line = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 30, y: 0))
        }
        let dots = line.dashed(lengths: [0, 10], phase: 0).segments
        let places = dots.map { Double($0.0.x) }
        #expect(places == [0, 10, 20, 30])
        for (start, end) in dots { #expect(start == end) }
    }

    @Test("dashes lie on the path and have their share of its length", arguments: 1...30)
    func dashedShares(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = Path {
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: random.double(in: 20...90), height: 70))
        }
        let on = random.double(in: 1...9)
        let dashes = path.dashed(lengths: [on, on], phase: 0)
        #expect(abs(dashes.length - path.length / 2) <= on)
        let flat = path.flattened(tolerance: 1e-3)
        for point in dashes.flattened(tolerance: 1).points { #expect(flat.distance(to: point) < 5e-3) }
    }

    @Test("senseless patterns give the path itself, and endless ones end")
    func badPatterns() {
        #expect(rect.dashed(lengths: [], phase: 0) == rect)
        #expect(rect.dashed(lengths: [0, 0], phase: 0) == rect)
        #expect(rect.dashed(lengths: [5, -1], phase: 0) == rect)
        #expect(rect.dashed(lengths: [.nan], phase: 0) == rect)
        #expect(rect.dashed(lengths: [3], phase: .infinity) == rect)
        #expect(rect.dashed(lengths: [1e-9], phase: 0) == rect)
        #expect(!rect.dashed(lengths: [3, 1e-30], phase: 1e18).isEmpty)
    }
}
