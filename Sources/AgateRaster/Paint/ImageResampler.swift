import AgateGeometry
import AgatePixels
import CAgateKernels
import Foundation

/// Makes mip levels of images, in just the size that is shown.
///
/// The exact definition, for each direction by itself, columns of the image first: the new size is the number
/// of device pixels that the image covers in that direction, rounded to a whole number, at least 1. A new pixel is
/// the weighted mean of the old ones within 3 new pixels around its middle; the weight at a distance of x new
/// pixels is Lanczos' window sinc(x) · sinc(x / 3), and weights outside the image count as none. Weights are
/// whole 16384ths that add up to 16384: the running sum is rounded, not each. Between the two passes numbers
/// have 6 bits of fraction; the result is rounded to nearest and limited to 0...alpha. An image shown at less
/// than an eighth of its size in both directions is first halved by the mean of four pixels, as often as that
/// leaves an eighth or less.
enum ImageResampler {
    private static let lobes = 3.0
    private static let one = 16384

    /// The paint with a copy of its image in the size that is shown; nil when nothing is shown smaller, when
    /// the map has perspective, for a pattern, and where it would take more than 64 MiB to make.
    static func resampled(_ paint: ImagePaint) -> ImagePaint? {
        guard let map = paint.deviceToImage?.affine, paint.edge != .repeats else { return nil }
        let determinant = abs(map.a * map.d - map.b * map.c)
        guard determinant > 0 else { return nil }
        // Lengths on the screen of one image pixel to the right and one downwards.
        let across = (map.b * map.b + map.d * map.d).squareRoot() / determinant
        let down = (map.a * map.a + map.c * map.c).squareRoot() / determinant
        let width = size(paint.image.width, times: across)
        let height = size(paint.image.height, times: down)
        guard width < paint.image.width || height < paint.image.height else { return nil }
        // Rows that one new row takes, which are all kept: a picture as wide as before and hardly a row high is not
        // worth hundreds of megabytes.
        let reach = min(paint.image.height, Int(2 * lobes) * (paint.image.height / height + 1))
        guard reach * width <= 1 << 23 else { return nil }
        let copy = paint.image.kept(width: width, height: height) { make(paint.image, width, height) }
        guard copy.width == width, copy.height == height else { return nil }
        let scale = CGAffineTransform(
            scaleX: Double(width) / Double(paint.image.width),
            y: Double(height) / Double(paint.image.height)
        )
        return ImagePaint(
            image: copy,
            deviceToImage: paint.deviceToImage?.concatenating(Projection(scale)),
            filter: .linear,
            edge: paint.edge,
            opacity: paint.opacity
        )
    }

    private static func size(_ size: Int, times scale: Double) -> Int {
        let shown = (Double(size) * scale).rounded()
        return shown < Double(size) ? max(1, Int(shown)) : size
    }

    private static func make(_ image: ImageBuffer, _ width: Int, _ height: Int) -> ImageBuffer {
        var level = 0
        while image.width >> (level + 4) >= width, image.height >> (level + 4) >= height { level += 1 }
        let source = image.reduced(level: level)
        let columns = Taps(from: source.width, to: width)
        let rows = Taps(from: source.height, to: height)
        return ImageBuffer(width: width, height: height) { result in
            guard let target = result.baseAddress else { return }
            // Rows of the first pass, in a ring as long as the longest sum.
            let ring = rows.longest
            let memory = UnsafeMutablePointer<Int16>.allocate(capacity: ring * width * 4)
            defer { memory.deallocate() }
            var made = 0
            var pointers: [UnsafePointer<Int16>?] = []
            source.withPixels { pixels in
                for y in 0..<height {
                    let first = Int(rows.taps[y].first)
                    let end = first + Int(rows.taps[y].count)
                    made = max(made, first)
                    while made < end {
                        let line = memory + made % ring * width * 4
                        agate_resample_row(line, width, pixels + made * source.width, columns.taps)
                        made += 1
                    }
                    pointers = (first..<end).map { UnsafePointer(memory + $0 % ring * width * 4) }
                    agate_resample_column(target + y * width, width, pointers, rows.taps + y)
                }
            }
        }
    }

    /// Which old pixels make each new one.
    private final class Taps {
        /// For each new pixel, with its weights.
        let taps: UnsafeMutablePointer<agate_taps>
        private let weights: UnsafeMutablePointer<Int16>
        /// The maximum number of old pixels that one new pixel takes.
        let longest: Int

        init(from size: Int, to newSize: Int) {
            let step = Double(size) / Double(newSize)
            let scale = max(1, step)
            var all: [Int16] = []
            var ranges: [Range<Int>] = []
            for index in 0..<newSize {
                let middle = (Double(index) + 0.5) * step
                let first = max(0, Int((middle - lobes * scale - 0.5).rounded(.up)))
                let last = min(size - 1, Int((middle + lobes * scale - 0.5).rounded(.down)))
                let range = first..<max(first, last) + 1
                let exact = range.map { weight((Double($0) + 0.5 - middle) / scale) }
                let sum = exact.reduce(0, +)
                var (running, used) = (0.0, 0)
                for weight in exact {
                    running += weight
                    let whole = Int((running / sum * Double(one)).rounded())
                    all.append(Int16(clamping: whole - used))
                    used = whole
                }
                ranges.append(range)
            }
            weights = .allocate(capacity: all.count)
            taps = .allocate(capacity: newSize)
            longest = ranges.reduce(1) { max($0, $1.count) }
            var place = 0
            for (index, range) in ranges.enumerated() {
                let tap = agate_taps(
                    first: Int32(range.lowerBound),
                    count: Int32(range.count),
                    weights: UnsafePointer(weights + place)
                )
                (taps + index).initialize(to: tap)
                place += range.count
            }
            for (index, weight) in all.enumerated() { (weights + index).initialize(to: weight) }
        }

        deinit {
            weights.deallocate()
            taps.deallocate()
        }
    }

    /// Lanczos' window with three lobes.
    static func weight(_ x: Double) -> Double {
        guard abs(x) > 1e-9 else { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        let wide = PortableTrigonometry.sineAndCosine(angle).sine
        let narrow = PortableTrigonometry.sineAndCosine(angle / lobes).sine
        return lobes * wide * narrow / (angle * angle)
    }
}
