import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Gradients against their formulas")
struct ExactGradientTests {
    private let size = 48

    private struct Ramp {
        let stops: [(color: SIMD4<Double>, location: Double)]

        /// Stops at least a tenth apart.
        init(_ random: inout SeededGenerator) {
            stops = (0..<4).map { index in
                let color = SIMD4(random.unit(), random.unit(), random.unit(), random.unit())
                return (color, Double(index) * 0.3 + random.double(in: 0...0.1))
            }
        }

        var ramp: GradientRamp {
            GradientRamp(
                stops: stops.map { GradientStop(color: PremultipliedColor($0.color), location: $0.location) }
            )
        }

        /// The premultiplied components at a position, 0...255.
        func components(at position: Double) -> SIMD4<Double> {
            func premultiplied(_ index: Int) -> SIMD4<Double> {
                let color = stops[index].color
                return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
            }
            guard position > stops[0].location else { return premultiplied(0) }
            guard let next = stops.firstIndex(where: { $0.location > position }) else {
                return premultiplied(stops.count - 1)
            }
            let (from, to) = (stops[next - 1].location, stops[next].location)
            let fraction = (position - from) / (to - from)
            return premultiplied(next - 1) * (1 - fraction) + premultiplied(next) * fraction
        }
    }

    /// The largest and the mean difference of a component from the ramp's colour at a position; a pixel without a
    /// position must be transparent.
    private func differences(_ paint: Paint, _ ramp: Ramp, _ position: (CGPoint) -> Double?) throws -> (
        Double, Double
    ) {
        let surface = try #require(Surface(width: size, height: size))
        Canvas(surface).fill(Canvas(surface).bounds, paint: paint)
        var (worst, sum) = (0.0, 0.0)
        for y in 0..<size {
            for x in 0..<size {
                let place = position(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let expected = place.map(ramp.components(at:)) ?? .zero
                for part in 0..<4 {
                    let difference = abs(Double(surface[x, y] >> UInt32(8 * part) & 255) - expected[part])
                    worst = max(worst, difference)
                    sum += difference
                }
            }
        }
        return (worst, sum / Double(size * size * 4))
    }

    /// A table of 1 024 colours is off by at most 1.3 between stops a tenth apart; half a step is rounding.
    private func expectNear(_ differences: (worst: Double, mean: Double), _ comment: Comment) {
        #expect(differences.worst <= 2, comment)
        #expect(differences.mean <= 0.5, comment)
    }

    @Test("axial: the colour of the projection on the line", arguments: 0..<15)
    func axial(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let ramp = Ramp(&random)
        let start = CGPoint(x: random.double(in: 0...48), y: random.double(in: 0...48))
        let end = CGPoint(x: start.x + random.double(in: 10...40), y: start.y + random.double(in: -40...40))
        let paint = Paint.linear(LinearGradient(ramp: ramp.ramp, start: start, end: end))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let differences = try differences(paint, ramp) {
            (($0.x - start.x) * dx + ($0.y - start.y) * dy) / (dx * dx + dy * dy)
        }
        expectNear(differences, "\(start) to \(end)")
    }

    @Test("radial: the colour of the distance in radii of an ellipse", arguments: 0..<15)
    func radial(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 50)
        let ramp = Ramp(&random)
        let center = CGPoint(x: random.double(in: 0...48), y: random.double(in: 0...48))
        let radii = CGSize(width: random.double(in: 8...60), height: random.double(in: 8...60))
        let paint = Paint.radial(RadialGradient(ramp: ramp.ramp, center: center, radii: radii))
        let differences = try differences(paint, ramp) {
            let (x, y) = (($0.x - center.x) / radii.width, ($0.y - center.y) / radii.height)
            return (x * x + y * y).squareRoot()
        }
        expectNear(differences, "\(center), \(radii)")
    }

    @Test(
        "two circles, one in the other: the colour of the circle that goes through the pixel",
        arguments: 0..<15
    )
    func circles(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        let ramp = Ramp(&random)
        let outer = (center: CGPoint(x: 24, y: 24), radius: random.double(in: 15...60))
        let inner = (
            center: CGPoint(x: 24 + random.double(in: -5...5), y: 24 + random.double(in: -5...5)),
            radius: random.double(in: 0...5)
        )
        let paint = Paint.radial(
            RadialGradient(
                ramp: ramp.ramp,
                startCenter: inner.center,
                startRadius: inner.radius,
                endCenter: outer.center,
                endRadius: outer.radius
            )
        )
        let differences = try differences(paint, ramp) { point in
            // Circles grow around each other: how far a pixel is outside of circle t falls with t, so halving finds it.
            var (low, high) = (-1.0, 10.0)
            for _ in 0..<60 {
                let t = (low + high) / 2
                let x = point.x - inner.center.x - t * (outer.center.x - inner.center.x)
                let y = point.y - inner.center.y - t * (outer.center.y - inner.center.y)
                let radius = inner.radius + t * (outer.radius - inner.radius)
                if (x * x + y * y).squareRoot() > radius { low = t } else { high = t }
            }
            return low
        }
        expectNear(differences, "\(inner), \(outer)")
    }

    @Test("conic: the colour of the angle in turns", arguments: 0..<15)
    func conic(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 150)
        let ramp = Ramp(&random)
        // Away from pixel centres, where the angle is none.
        let center = CGPoint(x: 24 + random.double(in: 0.2...0.4), y: 24 + random.double(in: 0.2...0.4))
        let angle = random.double(in: -3...3)
        let paint = Paint.conic(
            ConicGradient(
                ramp: ramp.ramp,
                center: center,
                towards: CGPoint(x: center.x + 9 * cos(angle), y: center.y + 9 * sin(angle))
            )
        )
        let differences = try differences(paint, ramp) {
            let turn = (atan2($0.y - center.y, $0.x - center.x) - angle) / (2 * .pi)
            return turn - turn.rounded(.down)
        }
        expectNear(differences, "\(center), \(angle)")
    }
}
