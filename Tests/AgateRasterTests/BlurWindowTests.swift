import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Testing

/// Blurs of which a part is wanted.
@Suite("Windows of Gaussian blurs")
struct BlurWindowTests {
    /// Deviations with weights, with boxes, and in lower resolutions.
    static let deviations: [(Double, Double)] = [
        (0.4, 2), (3, 5), (9, 0), (20, 20), (2, 40), (33, 8), (130, 70),
    ]

    /// A rectangle that has pixels in another.
    private func window(_ random: inout SeededGenerator, in area: DeviceRect) -> DeviceRect {
        let (x, y) = (
            random.int(in: area.minX..<area.maxX), random.int(in: area.minY..<area.maxY)
        )
        return DeviceRect(
            minX: x,
            minY: y,
            maxX: random.int(in: x + 1..<area.maxX + 1),
            maxY: random.int(in: y + 1..<area.maxY + 1)
        )
    }

    @Test("a part of a blurred picture has the bytes of the whole one", arguments: deviations)
    func pictures(sigmaX: Double, sigmaY: Double) throws {
        var random = SeededGenerator(seed: UInt64(sigmaX * 16 + sigmaY))
        let surface = try #require(Surface(width: 37, height: 23))
        for index in 0..<surface.count {
            let alpha = UInt32(random.int(in: 0..<256))
            surface.pixels[index] = alpha << 24 | (alpha / 2) << 8 | alpha
        }
        let origin = (x: random.int(in: -50..<50), y: random.int(in: -50..<50))
        func blurred(_ window: DeviceRect?, threads: Int) throws -> Surface {
            let result = GaussianBlur.blurred(
                surface,
                sigmaX: sigmaX,
                sigmaY: sigmaY,
                origin: origin,
                window: window,
                threads: threads
            )
            return try #require(result)
        }
        let whole = try blurred(nil, threads: 1)
        let area = DeviceRect(
            x: -GaussianBlur.pictureReach(sigma: sigmaX),
            y: -GaussianBlur.pictureReach(sigma: sigmaY),
            width: whole.width,
            height: whole.height
        )
        for round in 0..<12 {
            let window = window(&random, in: area)
            let part = try blurred(window, threads: 1 + round % 3)
            #expect(part.width == window.width && part.height == window.height)
            var different = 0
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let there = (window.minX - area.minX + x, window.minY - area.minY + y)
                    if part[x, y] != whole[there.0, there.1] { different += 1 }
                }
            }
            #expect(different == 0, "\(window) of \(area)")
        }
    }

    @Test("a part of blurred coverage has the bytes of the whole", arguments: deviations)
    func masks(sigmaX: Double, sigmaY: Double) {
        var random = SeededGenerator(seed: UInt64(sigmaX * 16 + sigmaY) + 1)
        let bounds = DeviceRect(x: -7, y: 5, width: 29, height: 31)
        let bytes = (0..<bounds.width * bounds.height).map { _ in UInt8(random.int(in: 0..<256)) }
        let mask = Mask(bounds: bounds, bytes: bytes)
        for anchor in [nil, (x: 3, y: -8)] {
            func blurred(_ window: DeviceRect?) -> Mask {
                GaussianBlur.blurred(
                    mask,
                    sigmaX: sigmaX,
                    sigmaY: sigmaY,
                    pictureAnchor: anchor,
                    window: window
                )
            }
            let whole = blurred(nil)
            for _ in 0..<8 {
                let window = window(&random, in: whole.bounds)
                let part = blurred(window)
                #expect(part.bounds == window)
                let isSame = (window.minY..<window.maxY).allSatisfy { y in
                    (window.minX..<window.maxX).allSatisfy { x in
                        part.coverage(x: x, y: y) == whole.coverage(x: x, y: y)
                    }
                }
                #expect(isSame, "\(window) of \(whole.bounds)")
            }
        }
    }

    @Test("a small part of a wide blur takes less memory than the whole")
    func scratch() {
        let picture = DeviceRect(x: 0, y: 0, width: 64, height: 48)
        func bytes(_ window: DeviceRect, sigma: Double) -> Int {
            GaussianBlur.scratchBytes(
                of: picture,
                components: 4,
                sigmaX: sigma,
                sigmaY: sigma,
                origin: (0, 0),
                window: window
            )
        }
        let wide = DeviceRect(minX: -800, minY: -800, maxX: 864, maxY: 848)
        #expect(bytes(picture, sigma: 0) == 0)
        #expect(bytes(picture, sigma: 4) == 64 * 48 * 8)
        #expect(bytes(picture, sigma: 256) < 1 << 16)
        #expect(bytes(wide, sigma: 256) > 1 << 20)
    }
}
