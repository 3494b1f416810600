import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Gaussian blur")
struct GaussianBlurTests {
    /// A mask that is full from column 0 on, wide and high enough that only one edge is in reach.
    private func halfPlane(_ size: Int) -> Mask {
        Mask(
            bounds: DeviceRect(minX: 0, minY: 0, maxX: size, maxY: 3),
            bytes: [UInt8](repeating: 255, count: size * 3)
        )
    }

    @Test(
        "an edge falls off as the error function says, a pixel's middle half a pixel from its border",
        .claim("G14"),
        arguments: [1.0, 1.5, 2, 3, 4, 5, 7.99, 8, 9.45, 15, 17, 20, 60, 200]
    )
    func edge(sigma: Double) {
        let size = Int(sigma * 12) + 8
        let blurred = GaussianBlur.blurred(halfPlane(size), sigmaX: sigma, sigmaY: 0)
        #expect(blurred.bounds.minY == 0 && blurred.bounds.maxY == 3)
        var worst = 0.0
        var sum = 0.0
        var count = 0.0
        for x in Int(-sigma * 4)..<Int(sigma * 4) {
            let expected = 255 * 0.5 * erfc(-(Double(x) + 0.5) / (sigma * 2.squareRoot()))
            let error = abs(Double(blurred.coverage(x: x, y: 1)) - expected)
            worst = max(worst, error)
            sum += error
            count += 1
        }
        // Half a step is rounding.
        #expect(worst < 1.1, "worst \(worst)")
        #expect(sum / count < 0.4, "mean \(sum / count)")
    }

    @Test(
        "G14: half, 0.158655, 0.022750 and 0.001350 at 0, 3, 6 and 9 pixels for a deviation of 3",
        .claim("G14")
    )
    func table() {
        let blurred = GaussianBlur.blurred(halfPlane(60), sigmaX: 3, sigmaY: 0)
        for (distance, coverage) in [(0, 0.5), (3, 0.158655), (6, 0.022750), (9, 0.001350)] {
            // The border lies between two pixels.
            let outer = Double(blurred.coverage(x: -distance - 1, y: 1))
            let inner = Double(blurred.coverage(x: -distance, y: 1))
            #expect(abs((outer + inner) / 2 - coverage * 255) < 1.6, "distance \(distance)")
        }
    }

    @Test("a large picture is blurred the same in memory that another one has left", arguments: [5.0, 40])
    func usedMemory(sigma: Double) throws {
        let side = 1500
        func blurred(after leftover: UInt32?) throws -> [UInt32] {
            let source = try #require(Surface(width: side, height: side))
            for index in stride(from: 0, to: source.count, by: 977) { source.pixels[index] = 0xFF20_80C0 }
            if let leftover {
                // Two pictures, given back right before.
                let used = (0..<2).map { _ in Surface(unclearedWidth: side, height: side) }
                for surface in used { surface?.pixels.update(repeating: leftover, count: side * side) }
            }
            let window = DeviceRect(minX: 0, minY: 0, maxX: side, maxY: side)
            let result = try #require(
                GaussianBlur.blurred(source, sigmaX: sigma, sigmaY: sigma, window: window, threads: 2)
            )
            return Array(UnsafeBufferPointer(start: result.pixels, count: result.count))
        }
        let fresh = try blurred(after: nil)
        #expect(try blurred(after: 0xFFFF_FFFF) == fresh)
        #expect(try blurred(after: 0x1234_5678) == fresh)
    }

    @Test("a blur keeps the sum, and blurs equally to all sides")
    func sum() {
        var bytes = [UInt8](repeating: 0, count: 81)
        bytes[40] = 255
        let point = Mask(bounds: DeviceRect(minX: 0, minY: 0, maxX: 9, maxY: 9), bytes: bytes)
        let blurred = GaussianBlur.blurred(point, sigmaX: 1.2, sigmaY: 1.2)
        let total = blurred.bytes.reduce(0) { $0 + Int($1) }
        #expect(abs(total - 255) < 12)
        for distance in 1..<5 {
            let right = blurred.coverage(x: 4 + distance, y: 4)
            #expect(blurred.coverage(x: 4 - distance, y: 4) == right)
            #expect(blurred.coverage(x: 4, y: 4 - distance) == right)
            #expect(blurred.coverage(x: 4, y: 4 + distance) == right)
        }
    }

    @Test("a surface is blurred like a mask, and grows by the reach")
    func surface() throws {
        let surface = try #require(Surface(width: 12, height: 7))
        surface.clear(PremultipliedColor(SIMD4(1, 0.5, 0, 0.5)))
        let blurred = try #require(GaussianBlur.blurred(surface, sigma: 2.5))
        let reach = GaussianBlur.reach(sigma: 2.5)
        #expect(blurred.width == 12 + 2 * reach && blurred.height == 7 + 2 * reach)
        let mask = GaussianBlur.blurred(surface.alphaMask(origin: (0, 0)), sigmaX: 2.5, sigmaY: 2.5)
        #expect(mask.bytes == (0..<blurred.count).map { UInt8(blurred.pixels[$0] >> 24) })
    }

    @Test("portable and vector kernels give the same bytes")
    func kernels() {
        var generator = SeededGenerator(seed: 9)
        let mask = Mask(
            bounds: DeviceRect(minX: -3, minY: 2, maxX: 34, maxY: 25),
            bytes: (0..<37 * 23).map { _ in UInt8(generator.int(in: 0..<256)) }
        )
        for sigma in [0.4, 1, 3.3, 17, 70] {
            RowKernel.forcePortable(true)
            let portable = GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 2)
            RowKernel.forcePortable(false)
            #expect(GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 2).bytes == portable.bytes)
        }
    }

    private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Surface? {
        var generator = SeededGenerator(seed: seed)
        let surface = Surface(width: width, height: height)
        for index in 0..<width * height {
            let alpha = UInt32(generator.int(in: 0..<256))
            let gray = UInt32(generator.int(in: 0..<Int(alpha) + 1))
            surface?.pixels[index] = alpha << 24 | gray << 16 | gray << 8 | alpha / 2
        }
        return surface
    }

    @Test(
        "portable and vector kernels give the same bytes of surfaces, on any number of threads",
        arguments: [(2.0, 5.0), (9, 9), (33, 8), (2, 40), (130, 130)]
    )
    func surfaces(sigmaX: Double, sigmaY: Double) throws {
        let surface = try #require(noise(61, 43, seed: 5))
        RowKernel.forcePortable(true)
        let portable = GaussianBlur.blurred(surface, sigmaX: sigmaX, sigmaY: sigmaY, origin: (5, 2))
        RowKernel.forcePortable(false)
        let expected = try #require(portable)
        for threads in [1, 2, 7] {
            let blurred = GaussianBlur.blurred(
                surface,
                sigmaX: sigmaX,
                sigmaY: sigmaY,
                origin: (5, 2),
                threads: threads
            )
            let result = try #require(blurred)
            #expect(result.width == expected.width && result.height == expected.height)
            #expect((0..<result.count).allSatisfy { result.pixels[$0] == expected.pixels[$0] })
        }
    }

    @Test(
        "with the same anchor, a part that reaches far enough is blurred to the bytes of the whole",
        arguments: 1...40 as ClosedRange<UInt64>
    )
    func parts(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let whole = try #require(noise(150, 90, seed: seed)).alphaMask(origin: (-20, 7))
        let (sigmaX, sigmaY) = (random.double(in: 0...20), random.double(in: 0...20))
        let anchor = (random.int(in: -50..<50), random.int(in: -50..<50))
        let shown = DeviceRect(
            x: random.int(in: -20..<120),
            y: random.int(in: 0..<90),
            width: random.int(in: 1..<40),
            height: random.int(in: 1..<30)
        )
        let reach = (
            x: GaussianBlur.pictureReach(sigma: sigmaX), y: GaussianBlur.pictureReach(sigma: sigmaY)
        )
        let source = DeviceRect(
            minX: shown.minX - reach.x,
            minY: shown.minY - reach.y,
            maxX: shown.maxX + reach.x,
            maxY: shown.maxY + reach.y
        ).intersection(whole.bounds)
        let part = Mask(
            bounds: source,
            bytes: (source.minY..<source.maxY).flatMap { y in
                (source.minX..<source.maxX).map { whole.coverage(x: $0, y: y) }
            }
        )
        let expected = GaussianBlur.blurred(whole, sigmaX: sigmaX, sigmaY: sigmaY, pictureAnchor: anchor)
        let blurred = GaussianBlur.blurred(part, sigmaX: sigmaX, sigmaY: sigmaY, pictureAnchor: anchor)
        for y in shown.minY..<shown.maxY {
            for x in shown.minX..<shown.maxX {
                #expect(blurred.coverage(x: x, y: y) == expected.coverage(x: x, y: y), "\(x), \(y)")
            }
        }
    }

    @Test(
        "the far blur of a picture is that of coverage, but for one of 255",
        .claim("G14"),
        arguments: [8.0, 11, 15.9, 17, 40, 100]
    )
    func pictures(sigma: Double) {
        let mask = halfPlane(Int(sigma * 12) + 9)
        let exact = GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 0)
        for anchor in 0..<5 {
            let blurred = GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 0, pictureAnchor: (anchor, 0))
            for x in -Int(sigma * 4)..<Int(sigma * 14) {
                #expect(abs(Int(blurred.coverage(x: x, y: 1)) - Int(exact.coverage(x: x, y: 1))) <= 1)
            }
        }
    }

    @Test("far blurs keep the sum of a picture", arguments: [8.0, 16, 31])
    func sumsOfFarBlurs(sigma: Double) throws {
        let mask = try #require(noise(40, 40, seed: 3)).alphaMask(origin: (3, 4))
        let blurred = GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: sigma, pictureAnchor: (1, 2))
        let before = mask.bytes.reduce(0) { $0 + Int($1) }
        let after = blurred.bytes.reduce(0) { $0 + Int($1) }
        // Each pixel is rounded; those far out to nothing.
        #expect(abs(after - before) < blurred.bytes.count / 4)
    }

    @Test("a deviation that is none, below 0 or endless does no harm")
    func badNumbers() {
        let mask = halfPlane(2)
        #expect(GaussianBlur.blurred(mask, sigmaX: .nan, sigmaY: -3) === mask)
        #expect(GaussianBlur.blurred(mask, sigmaX: 0, sigmaY: 0) === mask)
        #expect(GaussianBlur.blurred(.nothing, sigmaX: 3, sigmaY: 3).bounds.isEmpty)
        #expect(GaussianBlur.blurred(mask, sigmaX: 1e-9, sigmaY: 0).coverage(x: 0, y: 0) == 255)
        #expect(!GaussianBlur.blurred(mask, sigmaX: .infinity, sigmaY: 0).bounds.isEmpty)
    }
}
