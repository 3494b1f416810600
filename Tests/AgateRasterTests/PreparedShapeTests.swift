import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

/// Shapes whose edges are made once for several bands, and outlines so long that bands take only their own edges.
@Suite("Prepared shapes and long outlines")
struct PreparedShapeTests {
    private static let frame = DeviceRect(minX: 0, minY: 0, maxX: 300, maxY: 400)
    private let ink = Paint.solid(PremultipliedColor(SIMD4(0.2, 0.4, 0.8, 0.75)))

    private func bytes(_ draw: (Canvas) -> Void) throws -> [UInt32] {
        let surface = try #require(Surface(width: Self.frame.width, height: Self.frame.height))
        surface.clear(.clear)
        draw(Canvas(surface))
        return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    /// Bands and columns of some sizes, which cover the frame.
    private func tiles(_ random: inout SeededGenerator) -> [DeviceRect] {
        let (width, height) = (random.int(in: 20..<400), random.int(in: 3..<200))
        return stride(from: 0, to: Self.frame.maxY, by: height).flatMap { y in
            stride(from: 0, to: Self.frame.maxX, by: width).map { x in
                DeviceRect(x: x, y: y, width: width, height: height).intersection(Self.frame)
            }
        }
    }

    /// Lines in several subpaths, many short and some long, partly out of sight.
    private func lines(_ count: Int, _ random: inout SeededGenerator) -> Path {
        var path = Path()
        var point = CGPoint(x: 150, y: 200)
        path.move(to: point)
        for index in 1..<count {
            let reach = random.int(in: 0..<40) == 0 ? 500.0 : 3
            point.x = min(max(point.x + random.double(in: -reach...reach), -200), 500)
            point.y = min(max(point.y + random.double(in: -reach...reach), -250), 650)
            if index % 700 == 699 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private func curves(_ random: inout SeededGenerator) -> Path {
        func point() -> CGPoint { CGPoint(x: random.double(in: -80...380), y: random.double(in: -80...480)) }
        var path = Path()
        for _ in 0..<3 {
            path.move(to: point())
            for _ in 0..<random.int(in: 1..<5) {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
            path.closeSubpath()
        }
        return path
    }

    @Test("a prepared shape fills in parts what the path fills at once", arguments: 0..<12)
    func filled(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var path = seed % 3 == 0 ? lines(900, &random) : curves(&random)
        // Beyond what fixed numbers hold.
        if seed % 4 == 3 { path.addRect(CGRect(x: -1e7, y: 30, width: 3e7, height: 11.5)) }
        let turn = seed % 2 == 0 ? CGAffineTransform.identity : CGAffineTransform(0.8, 0.1, -0.2, 0.9, 30, 7)
        let shape = PreparedShape(path, transform: turn, within: Self.frame)
        let tiles = tiles(&random)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let whole = try bytes { $0.fill(path, transform: turn, rule: rule, paint: ink, opacity: 0.9) }
            let parts = try bytes { canvas in
                for tile in tiles where !shape.bounds.intersection(tile).isEmpty {
                    canvas.fill(shape, rule: rule, paint: ink, opacity: 0.9, clip: Clip(rect: tile))
                }
            }
            #expect(parts == whole)
        }
    }

    @Test("a prepared stroke fills in parts what the stroke draws at once", arguments: 0..<6)
    func stroked(seed: Int) throws {
        var random = SeededGenerator(seed: 50 + UInt64(seed))
        let path = curves(&random)
        let style = StrokeStyle(
            width: [0, 3, 20][seed % 3],
            cap: .round,
            join: seed % 2 == 0 ? .round : .miter
        )
        let shape = PreparedShape(path, stroked: style, within: Self.frame)
        let tiles = tiles(&random)
        let whole = try bytes { $0.stroke(path, style, paint: ink) }
        let parts = try bytes { canvas in
            for tile in tiles { canvas.fill(shape, paint: ink, clip: Clip(rect: tile)) }
        }
        #expect(parts == whole)
        #expect(Set(whole).count > 10)
    }

    @Test("several threads fill parts of one prepared shape at the same time")
    func threads() throws {
        var random = SeededGenerator(seed: 77)
        let path = lines(20_000, &random)
        let shape = PreparedShape(path, within: Self.frame)
        let whole = try bytes { $0.fill(path, paint: ink) }
        let parts = try bytes { canvas in
            DispatchQueue.concurrentPerform(iterations: 16) { band in
                let rect = DeviceRect(x: 0, y: band * 25, width: Self.frame.width, height: 25)
                canvas.fill(shape, paint: ink, clip: Clip(rect: rect))
            }
        }
        #expect(parts == whole)
    }

    @Test("a long outline covers in any parts what it covers as a whole", arguments: 0..<8)
    func parts(seed: Int) throws {
        var random = SeededGenerator(seed: 200 + UInt64(seed))
        let path = lines([600, 3000, 30_000][seed % 3], &random)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let whole = try bytes { $0.fill(path, rule: rule, paint: ink) }
            for tiles in [tiles(&random), tiles(&random)] {
                let parts = try bytes { canvas in
                    for tile in tiles { canvas.fill(path, rule: rule, paint: ink, clip: Clip(rect: tile)) }
                }
                #expect(parts == whole)
            }
            #expect(Set(whole).count > 10)
        }
    }

    @Test("lines that are held cover what lines that are added up in parts cover", arguments: 0..<4)
    func held(seed: Int) throws {
        var random = SeededGenerator(seed: 300 + UInt64(seed))
        let path = lines(70_000, &random)
        // A curve out of sight: paths with curves are added up.
        var streamed = path
        streamed.move(to: CGPoint(x: 10, y: 900))
        streamed.addQuadCurve(to: CGPoint(x: 30, y: 900), control: CGPoint(x: 20, y: 910))
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let one = try bytes { $0.fill(path, rule: rule, paint: ink) }
            let other = try bytes { $0.fill(streamed, rule: rule, paint: ink) }
            #expect(other == one)
        }
    }

    @Test("as many windings as a cell holds, and more, are inside", arguments: [31_990, 32_010, 65_000])
    func windings(count: Int) throws {
        var path = Path()
        for _ in 0..<count { path.addRect(CGRect(x: 10, y: 10, width: 30, height: 120)) }
        let once = try bytes { $0.fill(Path(rect: CGRect(x: 10, y: 10, width: 30, height: 120)), paint: ink) }
        let often = try bytes { $0.fill(path, paint: ink) }
        #expect(often == once)
        let none = try bytes { $0.fill(path, rule: .evenOdd, paint: ink) }
        #expect(Set(none) == [0])
    }
}
