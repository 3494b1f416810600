import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Canvas strokes")
struct StrokeTests {
    private let ink = Paint.solid(PremultipliedColor(SIMD4(0.2, 0.4, 0.8, 0.75)))

    private func surface(_ width: Int, _ height: Int) throws -> Surface {
        let surface = try #require(Surface(width: width, height: height))
        surface.clear(.clear)
        return surface
    }

    private func randomPath(_ random: inout SeededGenerator, size: Double) -> Path {
        func point() -> CGPoint {
            CGPoint(
                x: random.double(in: -0.5 * size...1.5 * size),
                y: random.double(in: -0.5 * size...1.5 * size)
            )
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<random.int(in: 1..<7) {
            switch random.int(in: 0..<8) {
            case 0: path.move(to: point())
            case 1: path.closeSubpath()
            case 2, 3: path.addQuadCurve(to: point(), control: point())
            case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
            default: path.addLine(to: point())
            }
        }
        return path
    }

    @Test(
        "a stroke has the same bytes in one canvas as in tiles, which leave out what they do not show",
        arguments: 1...30
    )
    func tiles(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = randomPath(&random, size: 96)
        let style = StrokeStyle(
            width: random.double(in: 0.3...24),
            cap: [.butt, .round, .square][seed % 3],
            join: [.miter, .round, .bevel][seed / 3 % 3],
            dashLengths: seed % 4 == 0 ? [9, 5] : []
        )
        let transform =
            seed % 2 == 0 ? CGAffineTransform.identity : CGAffineTransform(1.3, 0.4, -0.2, 0.5, 8, 20)
        let whole = try surface(96, 96)
        Canvas(whole).stroke(path, style, transform: transform, paint: ink)
        for top in stride(from: 0, to: 96, by: 32) {
            for left in stride(from: 0, to: 96, by: 24) {
                let tile = try surface(24, 32)
                Canvas(tile, origin: (left, top)).stroke(path, style, transform: transform, paint: ink)
                for y in 0..<32 {
                    for x in 0..<24 where tile[x, y] != whole[left + x, top + y] {
                        Issue.record("seed \(seed): pixel (\(left + x), \(top + y)) differs in a tile")
                        return
                    }
                }
            }
        }
    }

    @Test("the edge of a stroke of 2³⁰ pixels is where it must be")
    func huge() throws {
        // A ring whose middle line touches x = 32.25 from the left, and is upright there.
        let radius = 1_073_741_824.0
        var circle = Path()
        circle.addEllipse(
            in: CGRect(x: 32.25 - 2 * radius, y: 32 - radius, width: 2 * radius, height: 2 * radius)
        )
        let surface = try surface(64, 64)
        Canvas(surface).stroke(circle, StrokeStyle(width: 40), paint: .solid(.black))
        // From 12.25 to 52.25, within a tenth of a pixel.
        for y in [0, 31, 63] {
            #expect(surface[11, y] == 0 && surface[53, y] == 0)
            #expect(abs(Int(surface[12, y] >> 24) - 191) <= 26)
            #expect(abs(Int(surface[52, y] >> 24) - 64) <= 26)
            #expect(surface[13, y] >> 24 == 255 && surface[51, y] >> 24 == 255)
        }
    }

    @Test("a hairline covers one pixel's worth of each column, however it is scaled")
    func hairline() throws {
        var line = Path()
        line.move(to: CGPoint(x: -1, y: 0.161))
        line.addLine(to: CGPoint(x: 100, y: 0.161))
        let surface = try surface(16, 16)
        Canvas(surface).stroke(
            line,
            StrokeStyle(width: 0),
            transform: CGAffineTransform(scaleX: 3, y: 50),
            paint: .solid(.black)
        )
        for x in 0..<16 {
            let sum = (0..<16).reduce(0) { $0 + Int(surface[x, $1] >> 24) }
            #expect(abs(sum - 255) <= 1)
            #expect(surface[x, 7] >> 24 > 100 && surface[x, 8] >> 24 > 100)
        }
    }

    @Test("coverage at the inner side of a corner is the area of the union, not the sum of two lines")
    func innerCorner() throws {
        var corner = Path()
        corner.move(to: CGPoint(x: 2, y: 6.5))
        corner.addLine(to: CGPoint(x: 20.5, y: 6.5))
        corner.addLine(to: CGPoint(x: 20.5, y: 30))
        let surface = try surface(32, 32)
        Canvas(surface).stroke(corner, StrokeStyle(width: 8), paint: .solid(.black))
        // The inner corner is at (16.5, 10.5): the pixel around it is covered but for a quarter.
        #expect(abs(Int(surface[16, 10] >> 24) - 191) <= 1)
        #expect(surface[15, 11] >> 24 == 0)
    }
}
