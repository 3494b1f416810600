import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Dispatch
import Foundation
import Testing

/// Serialized, because which kernels run is said for the whole process.
@Suite("A frame has the same bytes", .serialized)
struct SameBytesTests {
    private static let frame = DeviceRect(x: 0, y: 0, width: 150, height: 130)

    private struct Step: Sendable {
        let path: Path
        let stroke: StrokeStyle?
        let paint: Paint
        let blend: CGBlendMode
        let clip: Clip
        let rule: CGPathFillRule
    }

    /// Shapes of all paints, some stroked, some clipped, in several modes.
    private func scene(seed: UInt64) -> [Step] {
        var random = SeededGenerator(seed: seed)
        func point() -> CGPoint { CGPoint(x: random.double(in: -30...180), y: random.double(in: -30...160)) }
        func color() -> PremultipliedColor {
            PremultipliedColor(SIMD4(random.unit(), random.unit(), random.unit(), random.double(in: 0.2...1)))
        }
        func path() -> Path {
            var path = Path()
            path.move(to: point())
            for _ in 0..<random.int(in: 1..<6) {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
            return path
        }
        let image = ImageBuffer(
            width: 31,
            height: 23,
            pixels: (0..<31 * 23).map { _ in UInt32(truncatingIfNeeded: random.next()) }
        )
        return (0..<24).map { index in
            let ramp = GradientRamp(stops: [0, 0.4, 1].map { GradientStop(color: color(), location: $0) })
            let turn = CGAffineTransform(rotationAngle: random.double(in: 0...7))
                .concatenating(CGAffineTransform(scaleX: 0.3, y: 0.2))
            let paint: Paint
            switch index % 6 {
            case 0: paint = .linear(LinearGradient(ramp: ramp, start: point(), end: point()))
            case 1:
                paint = .radial(
                    RadialGradient(ramp: ramp, center: point(), radii: CGSize(width: 60, height: 40))
                )
            case 2: paint = .conic(ConicGradient(ramp: ramp, center: point(), towards: point()))
            case 3: paint = .image(ImagePaint(image: image, deviceToImage: Projection(turn)))
            default: paint = .solid(color())
            }
            var clip = Clip(rect: Self.frame)
            if index % 5 == 4 { clip.intersect(path: path()) }
            let style = StrokeStyle(
                width: random.double(in: 0...8),
                cap: .round,
                join: index % 4 == 1 ? .miter : .round,
                dashLengths: index % 8 == 1 ? [9, 4] : []
            )
            let modes: [CGBlendMode] = [.normal, .normal, .multiply, .plusLighter]
            return Step(
                path: path(),
                stroke: index % 4 == 1 ? style : nil,
                paint: paint,
                blend: modes[index / 6],
                clip: clip,
                rule: index % 3 == 0 ? .evenOdd : .winding
            )
        }
    }

    private func draw(_ scene: [Step], on surface: Surface, in tile: DeviceRect) {
        let canvas = Canvas(surface)
        for step in scene {
            var clip = step.clip
            clip.rect = clip.rect.intersection(tile)
            if let stroke = step.stroke {
                canvas.stroke(step.path, stroke, paint: step.paint, blend: step.blend, clip: clip)
            } else {
                canvas.fill(step.path, rule: step.rule, paint: step.paint, blend: step.blend, clip: clip)
            }
        }
    }

    /// The bytes of a scene that is drawn tile by tile.
    private func bytes(_ scene: [Step], tile: (width: Int, height: Int), threads: Int) throws -> [UInt32] {
        let surface = try #require(Surface(width: Self.frame.width, height: Self.frame.height))
        surface.clear(.white)
        let columns = (Self.frame.width + tile.width - 1) / tile.width
        let rows = (Self.frame.height + tile.height - 1) / tile.height
        // Each worker takes every so-many-th tile: all of them draw at the same time, next to each other.
        DispatchQueue.concurrentPerform(iterations: threads) { worker in
            for index in stride(from: worker, to: columns * rows, by: threads) {
                let (column, row) = (index % columns, index / columns)
                let part = DeviceRect(
                    x: column * tile.width,
                    y: row * tile.height,
                    width: tile.width,
                    height: tile.height
                )
                draw(scene, on: surface, in: part.intersection(Self.frame))
            }
        }
        return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    @Test("on any number of threads and in tiles of any size", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func tiles(seed: UInt64) throws {
        let scene = scene(seed: seed)
        let whole = try bytes(scene, tile: (Self.frame.width, Self.frame.height), threads: 1)
        #expect(Set(whole).count > 1000)
        let cuts = [(150, 65, 2), (150, 33, 3), (64, 64, 2), (150, 1, 4), (7, 130, 8), (13, 17, 3)]
        for (width, height, threads) in cuts {
            let parts = try bytes(scene, tile: (width, height), threads: threads)
            #expect(parts == whole, "tiles of \(width) by \(height) on \(threads) threads")
        }
    }

    @Test("of strokes that leave a tile and come back to it", arguments: 1...20 as ClosedRange<UInt64>)
    func strokesOutOfSight(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let around = DeviceRect(minX: -300, minY: -300, maxX: 450, maxY: 430)
        let whole = try #require(Surface(width: around.width, height: around.height))
        let part = try #require(Surface(width: Self.frame.width, height: Self.frame.height))
        var worst = 0
        for number in 0..<400 {
            // To and fro, nearly along one line and far beyond the tile.
            let slope = random.double(in: -0.4...0.4)
            var path = Path()
            for turn in 0..<random.int(in: 3..<9) {
                let x = turn % 2 == 0 ? random.double(in: -290...60) : random.double(in: 90...440)
                let y = 65 + (x - 75) * slope + random.double(in: -25...25)
                let point = CGPoint(x: x, y: random.int(in: 0..<4) == 0 ? random.double(in: -290...420) : y)
                if turn == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if number % 3 == 0 { path.closeSubpath() }
            let style = StrokeStyle(
                width: random.double(in: 1...24),
                cap: .butt,
                join: number % 2 == 0 ? .round : .bevel
            )
            let paint = Paint.solid(PremultipliedColor(SIMD4(0, 0, 0, 1)))
            whole.clear(.white)
            part.clear(.white)
            Canvas(whole, origin: (around.minX, around.minY))
                .stroke(path, style, paint: paint, clip: Clip(rect: around))
            let tile = DeviceRect(x: 50, y: 40, width: 50, height: 50)
            Canvas(part).stroke(path, style, paint: paint, clip: Clip(rect: tile))
            for y in tile.minY..<tile.maxY {
                for x in tile.minX..<tile.maxX {
                    let (seen, wanted) = (part[x, y] & 255, whole[x - around.minX, y - around.minY] & 255)
                    worst = max(worst, abs(Int(seen) - Int(wanted)))
                }
            }
        }
        #expect(worst == 0)
    }

    @Test("with portable kernels and with those of the vector unit", arguments: [6, 7, 8, 9] as [UInt64])
    func kernels(seed: UInt64) throws {
        let scene = scene(seed: seed)
        let fast = try bytes(scene, tile: (Self.frame.width, Self.frame.height), threads: 1)
        RowKernel.forcePortable(true)
        defer { RowKernel.forcePortable(false) }
        let plain = try bytes(scene, tile: (Self.frame.width, Self.frame.height), threads: 1)
        #expect(plain == fast)
    }

    @Test("when it is drawn again in memory that other frames have used", arguments: [10, 11] as [UInt64])
    func again(seed: UInt64) throws {
        let (scene, other) = (scene(seed: seed), scene(seed: seed + 1000))
        let whole = (Self.frame.width, Self.frame.height)
        let first = try bytes(scene, tile: whole, threads: 1)
        for threads in 1...3 {
            _ = try bytes(other, tile: (40, 50), threads: threads)
            #expect(try bytes(scene, tile: whole, threads: 1) == first)
        }
    }

    @Test("where a shape that moves by whole pixels is the shape itself", arguments: 0..<40)
    func moved(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func point() -> CGPoint { CGPoint(x: random.double(in: -40...190), y: random.double(in: -40...170)) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<random.int(in: 1..<9) {
            if random.unit() < 0.5 {
                path.addLine(to: point())
            } else {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        // Moved by multiples of 1/256, so that no sum is rounded before the rasteriser sees it.
        let turn = CGAffineTransform(rotationAngle: random.double(in: 0...6))
        let (x, y) = (Double(random.int(in: 0..<256)) / 256, Double(random.int(in: 0..<256)) / 256)
        let here = turn.concatenating(CGAffineTransform(translationX: x, y: y))
        let mask = CoverageRasterizer.mask(of: path, transform: here, in: Self.frame)
        for (dx, dy) in [(1, 0), (0, -1), (17, 260), (-311, 5), (4096, -2048)] {
            var there = here
            there.tx += CGFloat(dx)
            there.ty += CGFloat(dy)
            let moved = CoverageRasterizer.mask(
                of: path,
                transform: there,
                in: DeviceRect(
                    x: Self.frame.minX + dx,
                    y: Self.frame.minY + dy,
                    width: Self.frame.width,
                    height: Self.frame.height
                )
            )
            var differences = 0
            for row in 0..<Self.frame.height {
                for column in 0..<Self.frame.width
                where mask.coverage(x: column, y: row) != moved.coverage(x: column + dx, y: row + dy) {
                    differences += 1
                }
            }
            #expect(differences == 0, "moved by \(dx), \(dy)")
        }
    }
}
