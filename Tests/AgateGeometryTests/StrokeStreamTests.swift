import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Strokes in parts")
struct StrokeStreamTests {
    private func path(_ elements: Int, closes: Bool, seed: UInt64) -> Path {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint { CGPoint(x: random.double(in: -20...80), y: random.double(in: -20...80)) }
        return Path {
            $0.move(to: point())
            for index in 0..<elements {
                if index % 3 == 0 {
                    $0.addCurve(to: point(), control1: point(), control2: point())
                } else {
                    $0.addLine(to: point())
                }
                if seed % 3 == 0, index % 400 == 399 {
                    if closes { $0.closeSubpath() }
                    $0.move(to: point())
                }
            }
            if closes { $0.closeSubpath() }
        }
    }

    /// How often polygons wind around a point.
    private func windings(_ polygons: PolygonBuffer, around point: Vector) -> Int {
        var result = 0
        polygons.forEachContour { contour in
            for index in contour.indices {
                let (a, b) = (contour[index], contour[index + 1 == contour.count ? 0 : index + 1])
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
                if a.y <= point.y, side > 0 { result += 1 }
                if b.y <= point.y, side < 0 { result -= 1 }
            }
        }
        return result
    }

    @Test("parts wind around each point as often as the whole, and none is long", arguments: 1...12)
    func parts(seed: Int) {
        let path = path(900, closes: seed % 2 == 0, seed: UInt64(seed))
        let style = StrokeStyle(
            width: [0.7, 3, 12][seed % 3],
            cap: [.butt, .round, .square][seed / 2 % 3],
            join: [.miter, .round, .bevel][seed / 3 % 3],
            dashLengths: seed % 4 == 3 ? [40, 15] : []
        )
        let transform =
            seed % 4 < 2 ? CGAffineTransform.identity : CGAffineTransform(1.3, 0.4, -0.2, 0.5, 8, 20)
        let area = seed % 5 == 0 ? nil : DeviceRect(x: 0, y: 0, width: 60, height: 60)
        let whole = PolygonBuffer()
        path.appendStroke(style, to: whole, transform: transform, tolerance: 0.1, within: area)
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        let points = (0..<60).map { _ in Vector(random.double(in: 2...58), random.double(in: 2...58)) }
        var sums = [Int](repeating: 0, count: points.count)
        var (parts, longest) = (0, 0)
        path.forEachPartOfStroke(style, transform: transform, tolerance: 0.1, within: area, maxPoints: 2000) {
            part in
            parts += 1
            longest = max(longest, part.points.count)
            for (index, point) in points.enumerated() { sums[index] += windings(part, around: point) }
        }
        #expect(parts > 2 && longest < 4000, "\(parts) parts, the longest of \(longest) points")
        for (index, point) in points.enumerated() {
            #expect(sums[index] == windings(whole, around: point), "seed \(seed), \(point)")
        }
    }

    @Test("long paths are trimmed and dashed as short ones are")
    func longPaths() {
        // More elements than a meter keeps, all but a few of no length.
        var long = Path()
        long.move(to: .zero)
        for _ in 0..<70_000 { long.addLine(to: .zero) }
        long.addCurve(
            to: CGPoint(x: 90, y: 10),
            control1: CGPoint(x: 10, y: 50),
            control2: CGPoint(x: 60, y: -40)
        )
        long.addLine(to: CGPoint(x: 100, y: 40))
        var short = Path()
        short.move(to: .zero)
        short.addCurve(
            to: CGPoint(x: 90, y: 10),
            control1: CGPoint(x: 10, y: 50),
            control2: CGPoint(x: 60, y: -40)
        )
        short.addLine(to: CGPoint(x: 100, y: 40))
        #expect(long.length == short.length)
        #expect(long.trimmed(from: 0.2, to: 0.9) == short.trimmed(from: 0.2, to: 0.9))
        #expect(long.dashed(lengths: [5, 2], phase: 1) == short.dashed(lengths: [5, 2], phase: 1))
    }
}
