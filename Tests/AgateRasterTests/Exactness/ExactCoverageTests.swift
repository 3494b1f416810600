import AgateGeometry
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Coverage against exact areas")
struct ExactCoverageTests {
    private static let frame = DeviceRect(minX: 0, minY: 0, maxX: 48, maxY: 40)

    /// Correctly rounded, but for the fraction of 16 bits that sums have.
    private static let rounding = 0.5 + 0.03

    private func mask(_ path: Path, rule: CGPathFillRule = .winding) -> Mask {
        CoverageRasterizer.mask(of: path, rule: rule, in: Self.frame)
    }

    private func polygon(_ points: [CGPoint]) -> Path {
        var path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
        return path
    }

    private func turnedRectangle(_ center: CGPoint, _ width: Double, _ height: Double, _ angle: Double)
        -> [CGPoint]
    {
        let turn = CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
            CGPoint(x: $0.0 * width / 2, y: $0.1 * height / 2).applying(turn)
        }
    }

    /// The largest difference, in steps of 255, from areas between 0 and 1.
    private func worst(_ mask: Mask, _ area: (Int, Int) -> Double) -> Double {
        var worst = 0.0
        for y in 0..<Self.frame.maxY {
            for x in 0..<Self.frame.maxX {
                worst = max(worst, abs(Double(mask.coverage(x: x, y: y)) - 255 * area(x, y)))
            }
        }
        return worst
    }

    @Test("turned rectangles cover each pixel by their area in it, correctly rounded", arguments: 0..<40)
    func rectangles(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let center = CGPoint(x: random.double(in: 0...48), y: random.double(in: 0...40))
        let corners = turnedRectangle(
            center,
            random.double(in: 0.5...40),
            random.double(in: 0.5...40),
            random.double(in: 0...7)
        )
        let worst = worst(mask(polygon(corners))) { ExactArea.shared(corners, column: $0, row: $1) }
        #expect(worst <= Self.rounding, "\(corners)")
    }

    @Test("slivers down to a hundredth of a pixel are as dark as they are wide", arguments: 0..<30)
    func slivers(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        let center = CGPoint(x: random.double(in: 10...38), y: random.double(in: 10...30))
        let width = exp(random.double(in: log(0.01)...log(0.5)))
        let corners = turnedRectangle(center, width, 60, random.double(in: 0...7))
        let worst = worst(mask(polygon(corners))) { ExactArea.shared(corners, column: $0, row: $1) }
        #expect(worst <= Self.rounding, "width \(width)")
    }

    @Test("half-planes are exact, however far away their corners are", arguments: [1e3, 1e6, 0x1p30])
    func halfPlanes(reach: Double) {
        var random = SeededGenerator(seed: UInt64(reach))
        for _ in 0..<20 {
            let through = CGPoint(x: random.double(in: 5...43), y: random.double(in: 5...35))
            let angle = random.double(in: 0...7)
            let along = CGPoint(x: cos(angle) * reach, y: sin(angle) * reach)
            // Whole numbers: the corners themselves must not be rounded, or the edge goes elsewhere.
            let near = [1.0, -1].map { side in
                CGPoint(x: (through.x + side * along.x).rounded(), y: (through.y + side * along.y).rounded())
            }
            let far = near.reversed().map {
                CGPoint(x: $0.x - along.y.rounded(), y: $0.y + along.x.rounded())
            }
            let worst = worst(mask(polygon(near + far))) { ExactArea.shared(near + far, column: $0, row: $1) }
            // Vertical positions are multiples of 1/65536, which a shallow edge of 2³⁰ pixels turns into nothing.
            #expect(worst <= Self.rounding, "\(near)")
        }
    }

    @Test("circles cover each pixel by their area in it, within the tolerance of curves", arguments: 0..<20)
    func discs(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 200)
        let center = CGPoint(x: random.double(in: 10...38), y: random.double(in: 10...30))
        let radius = random.double(in: 0.5...20)
        var path = Path()
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
        let mask = mask(path)
        // A tenth of a pixel, and the third of a thousandth by which four cubic curves are no circle.
        let worst = worst(mask) { ExactArea.ofDisc(center, radius, column: $0, row: $1) }
        #expect(worst <= 255 * (0.1 + 0.0003 * radius) + Self.rounding)
        var (sum, exact) = (0.0, 0.0)
        for y in 0..<Self.frame.maxY {
            for x in 0..<Self.frame.maxX {
                sum += Double(mask.coverage(x: x, y: y)) / 255
                exact += ExactArea.ofDisc(center, radius, column: x, row: y)
            }
        }
        #expect(abs(sum - exact) <= 2 * .pi * radius * 0.03 + 0.01, "radius \(radius)")
    }

    @Test("even-odd: a ring covers each pixel by the difference of two areas", arguments: 0..<20)
    func rings(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 300)
        let center = CGPoint(x: random.double(in: 20...28), y: random.double(in: 16...24))
        let angle = random.double(in: 0...7)
        let outer = turnedRectangle(center, 24, 20, angle)
        let inner = turnedRectangle(center, random.double(in: 1...23), random.double(in: 1...19), angle)
        var path = polygon(outer)
        path.append(polygon(inner))
        let worst = worst(mask(path, rule: .evenOdd)) {
            ExactArea.shared(outer, column: $0, row: $1) - ExactArea.shared(inner, column: $0, row: $1)
        }
        #expect(worst <= Self.rounding)
    }

    @Test("a path of a million segments covers what its outline encloses")
    func million() {
        // A disc of 15 pixels cut at its rim into a million lines.
        let (center, radius) = (CGPoint(x: 23.3, y: 19.6), 15.0)
        var path = Path()
        path.reserve(elements: 1_000_001)
        for index in 0..<1_000_000 {
            let angle = Double(index) * 2e-6 * .pi
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        let worst = worst(mask(path)) { ExactArea.ofDisc(center, radius, column: $0, row: $1) }
        // Each of some 10 000 lines in a pixel adds its rounding, at most half a 65536th.
        #expect(worst <= 20)
    }
}
