import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Blurs of what has a long middle")
struct StretchedBlurTests {
    @Test("they are those of the whole, to the last byte", arguments: 1...30 as ClosedRange<UInt64>)
    func same(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let radius = random.double(in: 0...20)
        let path = Path(
            roundedRect: CGRect(
                x: random.double(in: 0...9),
                y: random.double(in: 0...9),
                width: random.double(in: 2...120),
                height: random.double(in: 2...120)
            ),
            radii: CornerRadii(topLeft: radius, topRight: 0, bottomLeft: radius / 2, bottomRight: radius),
            continuous: seed % 2 == 0
        )
        let mask = CoverageRasterizer.mask(
            of: path,
            in: DeviceRect(minX: -5, minY: 3, maxX: 140, maxY: 110)
        )
        let (sigmaX, sigmaY) = (random.double(in: 0...9), random.double(in: 0...6))
        let whole = GaussianBlur.blurred(mask, sigmaX: sigmaX, sigmaY: sigmaY)
        let parts = GaussianBlur.blurredStretching(mask, sigmaX: sigmaX, sigmaY: sigmaY)
        #expect(parts.bounds == whole.bounds)
        #expect(parts.bytes == whole.bytes)
    }

    @Test("an empty mask, a pixel and a plain rectangle are no exception")
    func small() {
        for size in [0, 1, 2, 300] {
            let mask = Mask(
                bounds: DeviceRect(x: 0, y: 0, width: size, height: size),
                bytes: [UInt8](repeating: 255, count: size * size)
            )
            let whole = GaussianBlur.blurred(mask, sigmaX: 4, sigmaY: 5)
            let parts = GaussianBlur.blurredStretching(mask, sigmaX: 4, sigmaY: 5)
            #expect(parts.bounds == whole.bounds && parts.bytes == whole.bytes)
        }
    }
}
