import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

/// Paths of so many points that their shapes are added up in parts.
@Suite("Long paths")
struct LongPathTests {
    private let ink = Paint.solid(PremultipliedColor(SIMD4(0.2, 0.4, 0.8, 0.75)))

    private func surface() throws -> Surface {
        let surface = try #require(Surface(width: 64, height: 48))
        surface.clear(.clear)
        return surface
    }

    private func bytes(_ surface: Surface) -> [UInt32] {
        Array(UnsafeBufferPointer(start: surface.pixels, count: surface.width * surface.height))
    }

    /// A path of fewer points than that, in one long subpath or in several.
    private func shown(_ seed: Int) -> Path {
        var random = SeededGenerator(seed: UInt64(seed))
        func point() -> CGPoint { CGPoint(x: random.double(in: -15...80), y: random.double(in: -15...60)) }
        var path = Path()
        path.move(to: point())
        for index in 0..<7000 {
            switch random.int(in: 0..<6) {
            case 0: path.addQuadCurve(to: point(), control: point())
            case 1: path.addCurve(to: point(), control1: point(), control2: point())
            default: path.addLine(to: point())
            }
            if seed % 3 == 1, index % 900 == 899 {
                if seed % 2 == 0 { path.closeSubpath() }
                path.move(to: point())
            }
        }
        if seed % 2 == 0 { path.closeSubpath() }
        return path
    }

    /// The same with many elements more that are out of sight, below.
    private func lengthened(_ path: Path) -> Path {
        var long = path
        long.move(to: CGPoint(x: 10, y: 900))
        for index in 0..<66_000 { long.addLine(to: CGPoint(x: 10 + index % 7, y: 900 + index % 5)) }
        return long
    }

    @Test("a stroke has the same bytes whatever of its path is out of sight", arguments: 1...6)
    func strokes(seed: Int) throws {
        let path = shown(seed)
        let style = StrokeStyle(
            width: [0.004, 0.01, 0.02][seed % 3],
            cap: [.butt, .round, .square][seed / 2 % 3],
            join: [.miter, .round, .bevel][seed / 3 % 3]
        )
        let transform =
            seed < 4 ? CGAffineTransform.identity : CGAffineTransform(0.8, 0.1, -0.2, 0.6, 8, 3)
        let (short, long) = (try surface(), try surface())
        let antialias = seed != 5
        Canvas(short).stroke(path, style, transform: transform, paint: ink, antialias: antialias)
        Canvas(long).stroke(lengthened(path), style, transform: transform, paint: ink, antialias: antialias)
        #expect(bytes(short) == bytes(long))
        #expect(Set(bytes(short)).count > (antialias ? 10 : 1))
    }

    @Test("a fill has the same bytes whatever of its path is out of sight", arguments: 1...6)
    func fills(seed: Int) throws {
        let path = shown(seed)
        let transform =
            seed < 4
            ? CGAffineTransform(translationX: 0.3, y: 0.7) : CGAffineTransform(0.8, 0.1, -0.2, 0.6, 8, 3)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let (short, long) = (try surface(), try surface())
            let antialias = seed != 5
            Canvas(short).fill(path, transform: transform, rule: rule, paint: ink, antialias: antialias)
            Canvas(long).fill(
                lengthened(path),
                transform: transform,
                rule: rule,
                paint: ink,
                antialias: antialias
            )
            #expect(bytes(short) == bytes(long), "\(rule)")
        }
    }

    @Test("shapes that reach far beyond all pixels are added up, too")
    func farAway() throws {
        let far = { (path: Path) -> Path in
            var result = path
            result.addRect(CGRect(x: -1e7, y: 5, width: 3e7, height: 7))
            return result
        }
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let (short, long) = (try surface(), try surface())
            Canvas(short).fill(far(shown(2)), rule: rule, paint: ink)
            Canvas(long).fill(far(lengthened(shown(2))), rule: rule, paint: ink)
            #expect(bytes(short) == bytes(long))
        }
    }

    @Test("more windings than a number of 32 bits holds are still inside")
    func windings() throws {
        var path = Path()
        for _ in 0..<40_000 { path.addRect(CGRect(x: 10, y: 10, width: 30, height: 20)) }
        let (once, often) = (try surface(), try surface())
        Canvas(once).fill(rectangle(10, 10, 30, 20), paint: ink)
        Canvas(often).fill(path, paint: ink)
        #expect(bytes(once) == bytes(often))
        let none = try surface()
        Canvas(none).fill(path, rule: .evenOdd, paint: ink)
        #expect(Set(bytes(none)) == [0])
    }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(rect: CGRect(x: x, y: y, width: width, height: height))
    }
}
