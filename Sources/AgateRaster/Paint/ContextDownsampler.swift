import AgateGeometry
import AgatePixels
import Foundation

/// Smaller copies of images as `render(in:)` makes them.
///
/// Per direction N pixels become n, the number of device pixels that they cover, rounded. The first new pixel has its middle on
/// that of the first old one, the last on that of the last: the step is (N − 1) / (n − 1) old pixels, and the content is
/// a little smaller than its rectangle. A new pixel is the mean of the old ones around it with the weights of a Catmull-Rom spline
/// that is stretched by the step.
///
/// Source: claims 13.9. GUESS context-shrink: an image that is shown at a quarter of its size or less in both directions is first
/// halved twice, by means of four pixels, and again as long as that is so.
package enum ContextDownsampler {
    /// The maximum number of numbers that are kept on the way.
    private static let maxKept = 1 << 24

    /// The paint with a smaller copy of its image; the paint itself where the image is not shown smaller, for a pattern, for an image of
    /// floating-point numbers, and where the map has perspective.
    package static func reduced(_ paint: ImagePaint) -> ImagePaint {
        guard let map = paint.deviceToImage?.affine, paint.edge != .repeats, paint.image.float32 == nil else {
            return paint
        }
        let determinant = abs(map.a * map.d - map.b * map.c)
        guard determinant > 0, determinant.isFinite else { return paint }
        // Lengths on the screen of one image pixel to the right and one downwards.
        let across = (map.b * map.b + map.d * map.d).squareRoot() / determinant
        let down = (map.a * map.a + map.c * map.c).squareRoot() / determinant
        let width = size(paint.image.width, times: across)
        let height = size(paint.image.height, times: down)
        guard width < paint.image.width || height < paint.image.height,
            let copy = make(paint.image, width, height)
        else { return paint }
        let scale = CGAffineTransform(
            scaleX: Double(width) / Double(paint.image.width),
            y: Double(height) / Double(paint.image.height)
        )
        return ImagePaint(
            image: copy,
            deviceToImage: paint.deviceToImage?.concatenating(Projection(scale)),
            filter: paint.filter,
            edge: paint.edge,
            opacity: paint.opacity
        )
    }

    private static func size(_ size: Int, times scale: Double) -> Int {
        let shown = (Double(size) * scale).rounded()
        return shown < Double(size) ? max(1, Int(shown)) : size
    }

    /// How often an image is halved first.
    static func halvings(from old: (width: Int, height: Int), to new: (width: Int, height: Int)) -> Int {
        var level = 0
        while level < 16, old.width >> level >= 4 * new.width, old.height >> level >= 4 * new.height {
            level += 2
        }
        return level
    }

    /// An image in another size; nil where it would take too much memory.
    static func make(_ image: ImageBuffer, _ width: Int, _ height: Int) -> ImageBuffer? {
        let halvings = halvings(from: (image.width, image.height), to: (width, height))
        let source = image.reduced(level: halvings)
        let columns = Taps(from: source.width, to: width)
        let rows = Taps(from: source.height, to: height)
        // Rows of the first pass, in a ring as long as the longest sum.
        let ring = rows.longest
        guard ring * width <= maxKept else { return nil }
        return ImageBuffer(width: width, height: height) { result in
            var lines = [SIMD4<Float>](repeating: .zero, count: ring * width)
            var sums = [SIMD4<Float>](repeating: .zero, count: width)
            var made = 0
            source.withPixels { pixels in
                for y in 0..<height {
                    let tap = rows.taps[y]
                    made = max(made, tap.first)
                    while made < tap.first + tap.count {
                        columns.sum(pixels + made * source.width, into: &lines, at: made % ring * width)
                        made += 1
                    }
                    for x in 0..<width { sums[x] = SIMD4(repeating: 0.5) }
                    for index in 0..<tap.count {
                        let start = (tap.first + index) % ring * width
                        let weight = rows.weights[tap.place + index]
                        for x in 0..<width { sums[x] += lines[start + x] * weight }
                    }
                    for x in 0..<width { result[y * width + x] = packed(sums[x]) }
                }
            }
        }
    }

    /// A pixel of components in 255ths with one half added, limited to what there is.
    private static func packed(_ sum: SIMD4<Float>) -> UInt32 {
        let limited = sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
        let alpha = UInt32(limited.w)
        return min(UInt32(limited.x), alpha) | min(UInt32(limited.y), alpha) << 8
            | min(UInt32(limited.z), alpha) << 16 | alpha << 24
    }

    /// Which old pixels make each new one of a direction.
    struct Taps {
        /// The first old pixel, how many there are, and where their weights begin.
        private(set) var taps: [(first: Int, count: Int, place: Int)] = []
        /// They add up to 1 for each new pixel.
        private(set) var weights: [Float] = []
        private(set) var longest = 1

        init(from size: Int, to newSize: Int) {
            let step = newSize > 1 ? Double(size - 1) / Double(newSize - 1) : 1
            let stretch = max(1, step)
            // One pixel alone has the middle of the image.
            let start = newSize > 1 ? 0 : Double(size - 1) / 2
            for index in 0..<newSize {
                let middle = start + Double(index) * step
                let first = max(0, Int((middle - 2 * stretch).rounded(.up)))
                let last = min(size - 1, Int((middle + 2 * stretch).rounded(.down)))
                let exact = (first...max(first, last)).map { Self.weight((Double($0) - middle) / stretch) }
                let sum = exact.reduce(0, +)
                taps.append((first, exact.count, weights.count))
                weights += exact.map { Float($0 / sum) }
                longest = max(longest, exact.count)
            }
        }

        /// Writes the new pixels of a row of old ones, in 255ths.
        func sum(_ pixels: UnsafePointer<UInt32>, into lines: inout [SIMD4<Float>], at start: Int) {
            for (x, tap) in taps.enumerated() {
                var sum = SIMD4<Float>.zero
                for index in 0..<tap.count {
                    let pixel = pixels[tap.first + index]
                    let parts = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                    sum += SIMD4<Float>(parts) * weights[tap.place + index]
                }
                lines[start + x] = sum
            }
        }

        /// The spline of Catmull and Rom.
        static func weight(_ distance: Double) -> Double {
            let x = abs(distance)
            if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
            return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
        }
    }
}
