import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Strokes against the distance from their curve")
struct ExactStrokeTests {
    private let width = 60
    private let height = 50

    /// Many points of a path, with none of it further than a hundredth from one.
    private func samples(_ path: Path) -> [CGPoint] {
        var result: [CGPoint] = []
        path.flattened(tolerance: 1e-4).forEachElement { verb, start, points in
            guard verb == .line else { return }
            let (dx, dy) = (points[0].x - start.x, points[0].y - start.y)
            let count = max(1, Int(((dx * dx + dy * dy).squareRoot() / 0.02).rounded(.up)))
            for index in 0...count {
                let t = Double(index) / Double(count)
                result.append(CGPoint(x: start.x + t * dx, y: start.y + t * dy))
            }
        }
        return result
    }

    private func random(_ random: inout SeededGenerator) -> Path {
        func point() -> CGPoint { CGPoint(x: random.double(in: 8...52), y: random.double(in: 8...42)) }
        var path = Path()
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addLine(to: point())
        return path
    }

    private func stroked(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform = .identity)
        throws
        -> Surface
    {
        let surface = try #require(Surface(width: width, height: height))
        Canvas(surface).stroke(path, style, transform: transform, paint: .solid(.black))
        return surface
    }

    @Test(
        "round caps and joins: covered is what is nearer to the curve than half the width, to a tenth of a pixel",
        arguments: 0..<20
    )
    func round(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let path = random(&generator)
        let half = generator.double(in: 0.8...7)
        let surface = try stroked(path, StrokeStyle(width: 2 * half, cap: .round, join: .round))
        let samples = samples(path)
        // A pixel is certain when its square is all on one side, by its half diagonal and the tolerance.
        let reach = 0.5 * 2.squareRoot() + 0.1 + 0.01
        for y in 0..<height {
            for x in 0..<width {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let distance = samples.reduce(Double.infinity) {
                    min($0, ($1.x - px) * ($1.x - px) + ($1.y - py) * ($1.y - py))
                }.squareRoot()
                let alpha = surface[x, y] >> 24
                // Where the outline crosses itself inside a pixel, up to a fiftieth of it may be missing.
                if distance < half - reach { #expect(alpha >= 250, "\(x), \(y): \(distance) of \(half)") }
                if distance > half + reach { #expect(alpha == 0, "\(x), \(y): \(distance) of \(half)") }
            }
        }
    }

    @Test("a straight line with flat ends is the turned rectangle around it", arguments: 0..<20)
    func line(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 50)
        let from = CGPoint(x: generator.double(in: 5...55), y: generator.double(in: 5...45))
        let angle = generator.double(in: 0...7)
        let length = generator.double(in: 1...40)
        let half = generator.double(in: 0.05...5)
        let (dx, dy) = (cos(angle), sin(angle))
        let to = CGPoint(x: from.x + length * dx, y: from.y + length * dy)
        var path = Path()
        path.move(to: from)
        path.addLine(to: to)
        let surface = try stroked(path, StrokeStyle(width: 2 * half, cap: .butt))
        let corners = [(from, 1.0), (to, 1.0), (to, -1.0), (from, -1.0)].map { point, side in
            CGPoint(x: point.x - side * half * dy, y: point.y + side * half * dx)
        }
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let exact = 255 * ExactArea.shared(corners, column: x, row: y)
                worst = max(worst, abs(Double(surface[x, y] >> 24) - exact))
            }
        }
        #expect(worst <= 0.6, "from \(from) to \(to), \(half)")
    }

    @Test("a circle's stroke is a ring, and an ellipse's pen under a transform an ellipse", arguments: 0..<10)
    func ring(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 100)
        let radius = generator.double(in: 6...18)
        let half = generator.double(in: 0.5...3)
        var path = Path()
        path.addEllipse(in: CGRect(x: 30 - radius, y: 25 - radius, width: 2 * radius, height: 2 * radius))
        let surface = try stroked(path, StrokeStyle(width: 2 * half))
        let center = CGPoint(x: 30, y: 25)
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let exact =
                    ExactArea.ofDisc(center, radius + half, column: x, row: y)
                    - ExactArea.ofDisc(center, radius - half, column: x, row: y)
                worst = max(worst, abs(Double(surface[x, y] >> 24) - 255 * exact))
            }
        }
        #expect(worst <= 255 * (0.1 + 0.0003 * radius) + 0.6, "radius \(radius), half width \(half)")
        // The same, as a unit circle whose lines and pen are stretched alike.
        var unit = Path()
        unit.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
        let stretch = CGAffineTransform(a: 20, b: 0, c: 0, d: 12, tx: 30, ty: 25)
        let ellipse = try stroked(unit, StrokeStyle(width: 0.2), stretch)
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = ((Double(x) + 0.5 - 30) / 20, (Double(y) + 0.5 - 25) / 12)
                let distance = abs((u * u + v * v).squareRoot() - 1)
                // A pixel is at most an eleventh of the smaller radius across its diagonal.
                let alpha = ellipse[x, y] >> 24
                if distance < 0.1 - 0.075 { #expect(alpha == 255, "\(x), \(y)") }
                if distance > 0.1 + 0.075 { #expect(alpha == 0, "\(x), \(y)") }
            }
        }
    }
}
