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
        arguments: [1.0, 1.5, 2, 3, 4, 5, 9.45, 20, 60]
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
        for sigma in [0.4, 1, 3.3, 17] {
            RowKernel.forcePortable(true)
            let portable = GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 2)
            RowKernel.forcePortable(false)
            #expect(GaussianBlur.blurred(mask, sigmaX: sigma, sigmaY: 2).bytes == portable.bytes)
        }
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
