import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Testing

@Suite("Many small masks")
struct PlacedMaskTests {
    @Test(
        "blended together they are fills through each of them, wherever they lie",
        arguments: [(40, 20), (17, 9), (100, 3)]
    )
    func together(width: Int, height: Int) throws {
        var generator = SeededGenerator(seed: UInt64(width))
        for round in 0..<60 {
            let below = (0..<width * height).map { _ in UInt32(generator.int(in: 0..<256)) << 24 }
            var memory: [UnsafeMutablePointer<UInt8>] = []
            defer { for bytes in memory { bytes.deallocate() } }
            let masks = (0..<5).map { _ -> PlacedMask in
                let (columns, rows) = (1 + generator.int(in: 0..<37), 1 + generator.int(in: 0..<12))
                let stride = PlacedMask.stride(ofWidth: columns)
                let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * rows)
                bytes.initialize(repeating: 0, count: stride * rows)
                for row in 0..<rows where generator.int(in: 0..<4) > 0 {
                    for column in 0..<columns {
                        bytes[row * stride + column] = UInt8(
                            [0, 255, generator.int(in: 0..<256)][generator.int(in: 0..<3)]
                        )
                    }
                }
                memory.append(bytes)
                return PlacedMask(
                    cover: bytes,
                    x: Int32(generator.int(in: 0..<width + 60) - 30),
                    y: Int32(generator.int(in: 0..<height + 20) - 10),
                    width: Int32(columns),
                    height: Int32(rows)
                )
            }
            let color = PremultipliedColor(SIMD4(0.9, 0.3, 0.6, round % 3 == 0 ? 1 : 0.7))
            let left = generator.int(in: 0..<5)
            var clip = Clip(rect: DeviceRect(x: left, y: 1, width: width - left - round % 4, height: height))
            if round % 5 == 4 {
                let bytes = (0..<width * height).map { _ in UInt8(generator.int(in: 0..<256)) }
                clip.mask = Mask(
                    bounds: DeviceRect(x: 0, y: 0, width: width, height: height),
                    bytes: bytes
                )
            }
            func drawn(_ body: (Canvas) -> Void) throws -> [UInt32] {
                let surface = try #require(Surface(width: width, height: height))
                for index in below.indices { surface.pixels[index] = below[index] }
                body(Canvas(surface))
                return (0..<width * height).map { surface.pixels[$0] }
            }
            let expected = try drawn { canvas in
                for mask in masks {
                    let rect = mask.bounds.intersection(clip.rect)
                    guard !rect.isEmpty else { continue }
                    var part = Clip(rect: rect, mask: clip.mask)
                    part.intersect(mask.copied())
                    canvas.fill(rect, paint: .solid(color), opacity: 0.8, clip: part)
                }
            }
            try withEveryVariant { variant in
                let together = try drawn { canvas in
                    masks.withUnsafeBufferPointer {
                        canvas.fill($0, color: color, opacity: 0.8, clip: clip)
                    }
                }
                let isSame = together == expected
                #expect(isSame, "\(variant), round \(round)")
            }
        }
    }

    @Test("nothing is drawn of none, far away or without colour")
    func nothing() throws {
        let surface = try #require(Surface(width: 4, height: 4))
        let bytes = [UInt8](repeating: 255, count: 16)
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for (x, y) in [(Int32.max, Int32.max), (.min, .min), (0, .max), (.min, 0)] {
                let masks = [PlacedMask(cover: start, x: x, y: y, width: 8, height: 1)]
                masks.withUnsafeBufferPointer {
                    Canvas(surface).fill($0, color: PremultipliedColor(SIMD4(1, 0, 0, 1)))
                }
            }
            let masks = [PlacedMask(cover: start, x: 0, y: 0, width: 8, height: 1)]
            masks.withUnsafeBufferPointer { masks in
                Canvas(surface).fill(masks, color: .clear)
                Canvas(surface).fill(masks, color: PremultipliedColor(SIMD4(1, 0, 0, 1)), opacity: .nan)
                Canvas(surface).fill(
                    masks,
                    color: PremultipliedColor(SIMD4(1, 0, 0, 1)),
                    clip: Clip(rect: .empty)
                )
            }
            [PlacedMask]().withUnsafeBufferPointer {
                Canvas(surface).fill($0, color: PremultipliedColor(SIMD4(1, 0, 0, 1)))
            }
        }
        #expect((0..<16).allSatisfy { surface.pixels[$0] == 0 })
    }
}
