import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Sampled images against direct evaluation")
struct ExactSamplingTests {
    private let width = 40
    private let height = 30

    /// Noise: neighbouring pixels have nothing in common, so that a wrong place shows.
    private func noise(_ random: inout SeededGenerator) -> ImageBuffer {
        ImageBuffer(
            width: 13,
            height: 9,
            pixels: (0..<13 * 9).map { _ in UInt32(truncatingIfNeeded: random.next()) }
        )
    }

    /// The components of the mean of the four pixels around a point, in full precision.
    private func bilinear(_ image: ImageBuffer, _ point: CGPoint, _ edge: ImagePaint.Edge) -> [Double] {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        var sums = [0.0, 0, 0, 0]
        for (column, row) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
            let weight = (1 - abs(x - Double(column))) * (1 - abs(y - Double(row)))
            let near = (min(max(column, 0), image.width - 1), min(max(row, 0), image.height - 1))
            guard edge == .clamp || near == (column, row) else { continue }
            let pixel = image[near.0, near.1]
            for part in 0..<4 { sums[part] += weight * Double(pixel >> UInt32(8 * part) & 255) }
        }
        return sums
    }

    /// The largest difference of a component from what a closure says about a point of the image.
    private func worst(
        _ image: ImageBuffer,
        _ map: Projection,
        _ filter: ImagePaint.Filter,
        _ edge: ImagePaint.Edge,
        _ expected: (CGPoint) -> [Double]?
    ) throws -> Double {
        let surface = try #require(Surface(width: width, height: height))
        let paint = ImagePaint(image: image, deviceToImage: map, filter: filter, edge: edge)
        Canvas(surface).fill(Canvas(surface).bounds, paint: .image(paint))
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let point = try #require(map.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                guard let components = expected(point) else { continue }
                for part in 0..<4 {
                    let drawn = Double(surface[x, y] >> UInt32(8 * part) & 255)
                    worst = max(worst, abs(drawn - components[part]))
                }
            }
        }
        return worst
    }

    /// A way to the image that shows it at its size or larger, turned and skewed a little.
    private func affine(_ random: inout SeededGenerator) -> CGAffineTransform {
        CGAffineTransform(translationX: -20, y: -15)
            .concatenating(CGAffineTransform(rotationAngle: random.double(in: 0...7)))
            .concatenating(
                CGAffineTransform(scaleX: random.double(in: 0.2...0.9), y: random.double(in: 0.2...0.9))
            )
            .concatenating(
                CGAffineTransform(translationX: random.double(in: 3...10), y: random.double(in: 2...7))
            )
    }

    /// Positions and weights have 8 bits each; half a step is rounding.
    private static let bilinearLimit = 3.0

    @Test("bilinear: each pixel is the weighted mean of four", arguments: 0..<20)
    func affineMap(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let image = noise(&random)
        let map = Projection(affine(&random))
        for edge in [ImagePaint.Edge.clamp, .transparent] {
            let worst = try worst(image, map, .linear, edge) { bilinear(image, $0, edge) }
            #expect(worst <= Self.bilinearLimit, "\(edge), \(map)")
        }
    }

    @Test("bilinear in perspective: each pixel is the weighted mean at its own point", arguments: 0..<20)
    func perspective(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 50)
        let image = noise(&random)
        // w is between 0.6 and 1.4 on the whole surface.
        let tilt = Projection(
            1,
            0,
            random.double(in: -0.01...0.01),
            0,
            1,
            random.double(in: -0.013...0.013),
            0,
            0,
            1
        )
        let center = Projection(CGAffineTransform(translationX: -20, y: -15))
        let back = Projection(CGAffineTransform(translationX: 20, y: 15))
        let turn = CGAffineTransform(translationX: -20, y: -15)
            .concatenating(CGAffineTransform(rotationAngle: random.double(in: 0...7)))
            .concatenating(CGAffineTransform(scaleX: 0.4, y: 0.5))
            .concatenating(CGAffineTransform(translationX: 6.5, y: 4.5))
        let map = center.concatenating(tilt).concatenating(back).concatenating(Projection(turn))
        for edge in [ImagePaint.Edge.clamp, .transparent] {
            let worst = try worst(image, map, .linear, edge) { bilinear(image, $0, edge) }
            #expect(worst <= Self.bilinearLimit, "\(edge), \(map)")
        }
    }

    @Test("nearest: each pixel is the one that contains its point", arguments: 0..<20)
    func nearest(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        let image = noise(&random)
        let map = Projection(affine(&random))
        let worst = try worst(image, map, .nearest, .transparent) { point in
            // Places are whole 256ths: this near to a border either pixel is right.
            guard abs(point.x - point.x.rounded()) > 0.002, abs(point.y - point.y.rounded()) > 0.002 else {
                return nil
            }
            let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
            guard column >= 0, row >= 0, column < image.width, row < image.height else {
                return [0, 0, 0, 0]
            }
            return (0..<4).map { Double(image[column, row] >> UInt32(8 * $0) & 255) }
        }
        #expect(worst == 0)
    }
}
