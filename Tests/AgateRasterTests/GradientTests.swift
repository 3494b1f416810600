import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Gradients", .claim("15.2"))
struct GradientTests {
    private let black = PremultipliedColor.black
    private let white = PremultipliedColor.white

    private func drawn(_ paint: Paint, width: Int = 100, height: Int = 100) throws -> Surface {
        let surface = try #require(Surface(width: width, height: height))
        Canvas(surface).fill(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height), paint: paint)
        return surface
    }

    private func ramp(_ stops: (PremultipliedColor, Double)...) -> GradientRamp {
        GradientRamp(stops: stops.map { GradientStop(color: $0.0, location: $0.1) })
    }

    @Test("axial: the position is the projection on the line, in pixels")
    func axial() throws {
        let gradient = LinearGradient(
            ramp: ramp((black, 0), (white, 1)),
            start: CGPoint(x: 10, y: 0),
            end: CGPoint(x: 90, y: 60)
        )
        let surface = try drawn(.linear(gradient))
        for (x, y) in [(10, 10), (50, 30), (20, 70), (80, 3)] {
            let u = ((Double(x) + 0.5 - 10) * 80 + (Double(y) + 0.5) * 60) / 10000
            #expect(abs(Double(surface[x, y] & 255) - min(max(u, 0), 1) * 255) <= 1)
        }
    }

    @Test("equal locations make a hard step, and outside the first and the last the colour stays")
    func hardStep() throws {
        let stops = ramp((black, 0.2), (black, 0.5), (white, 0.5), (white, 0.8))
        let surface = try drawn(
            .linear(LinearGradient(ramp: stops, start: .zero, end: CGPoint(x: 100, y: 0)))
        )
        for x in 0..<50 { #expect(surface[x, 4] == 0xFF00_0000) }
        for x in 50..<100 { #expect(surface[x, 4] == 0xFFFF_FFFF) }
    }

    @Test("without extension nothing is painted outside the ends")
    func extent() throws {
        let gradient = LinearGradient(
            ramp: ramp((black, 0), (white, 1)),
            start: CGPoint(x: 20, y: 0),
            end: CGPoint(x: 80, y: 0),
            extendsStart: false,
            extendsEnd: true
        )
        let surface = try drawn(.linear(gradient))
        #expect(surface[19, 0] == 0 && surface[20, 0] != 0 && surface[99, 0] == 0xFFFF_FFFF)
    }

    @Test("colours between stops mix premultiplied")
    func premultiplied() throws {
        let red = PremultipliedColor(SIMD4(1, 0, 0, 1))
        let surface = try drawn(
            .linear(
                LinearGradient(ramp: ramp((red, 0), (.clear, 1)), start: .zero, end: CGPoint(x: 100, y: 0))
            )
        )
        #expect(surface[50, 0] & 255 == surface[50, 0] >> 24)
    }

    @Test("radial: the position is the distance in radii, and a radius of 0 paints nothing")
    func radial() throws {
        let stops = ramp((black, 0), (white, 1))
        let center = CGPoint(x: 50, y: 40)
        let surface = try drawn(
            .radial(RadialGradient(ramp: stops, center: center, radii: CGSize(width: 40, height: 20)))
        )
        for (x, y) in [(50, 40), (70, 40), (50, 50), (60, 45), (95, 80)] {
            let u = hypot((Double(x) + 0.5 - 50) / 40, (Double(y) + 0.5 - 40) / 20)
            #expect(abs(Double(surface[x, y] & 255) - min(u, 1) * 255) <= 1)
        }
        let none = try drawn(
            .radial(RadialGradient(ramp: stops, center: center, radii: CGSize(width: 40, height: 0)))
        )
        #expect(none[50, 40] == 0)
    }

    @Test("two circles: the colour at a circle between them is the one of its position")
    func circles() throws {
        let gradient = RadialGradient(
            ramp: ramp((black, 0), (white, 1)),
            startCenter: CGPoint(x: 30, y: 50),
            startRadius: 10,
            endCenter: CGPoint(x: 50, y: 50),
            endRadius: 40,
            extendsStart: false,
            extendsEnd: false
        )
        let surface = try drawn(.radial(gradient))
        // The circle of position 0.5 has its centre at (40, 50) and a radius of 25.
        for angle in stride(from: 0.0, to: 2 * .pi, by: 0.3) {
            let (x, y) = (Int(40 + 25 * cos(angle)), Int(50 + 25 * sin(angle)))
            #expect(abs(Double(surface[x, y] & 255) - 127.5) < 12)
        }
        #expect(surface[30, 50] == 0 && surface[97, 97] == 0)
        // Concentric circles that start away from the centre.
        let ring = try drawn(
            .radial(
                RadialGradient(
                    ramp: ramp((black, 0), (white, 1)),
                    startCenter: CGPoint(x: 50, y: 50),
                    startRadius: 20,
                    endCenter: CGPoint(x: 50, y: 50),
                    endRadius: 40
                )
            )
        )
        #expect(abs(Double(ring[80, 50] & 255) - 10.5 / 20 * 255) <= 2 && ring[52, 50] == 0xFF00_0000)
    }

    @Test("conic: the angle grows from the ray, from +x towards +y")
    func conic() throws {
        let gradient = ConicGradient(
            ramp: ramp((black, 0), (white, 1)),
            center: CGPoint(x: 50, y: 50),
            towards: CGPoint(x: 50, y: 0)
        )
        let surface = try drawn(.conic(gradient))
        for (x, y) in [(60, 12), (90, 50), (83, 91), (50, 90), (8, 51), (20, 30), (45, 3)] {
            var turn = (atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50) + .pi / 2) / (2 * .pi)
            if turn < 0 { turn += 1 }
            #expect(abs(Double(surface[x, y] & 255) - turn * 255) <= 1, "\(x), \(y)")
        }
    }
}
