import Foundation

/// What an image was made of, as its maker described it.
struct PixelSource: Sendable {
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var bytesPerRow: Int
    /// nil for a stencil.
    var space: CGColorSpace?
    var bitmapInfo: CGBitmapInfo
    var provider: CGDataProvider
    var decode: DecodeMap?

    /// How to read components, nil for a layout that is not understood.
    var reader: SampleReader? {
        SampleReader(
            colors: space?.numberOfComponents ?? 1,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bitmapInfo: bitmapInfo
        )
    }

    /// The provider's bytes, nil when there are fewer than a size asks for.
    func data(width: Int, height: Int) -> Data? {
        guard width > 0, height > 0, PixelLimits.allows(width: width, height: height), bitsPerPixel > 0,
            bitsPerPixel <= 512, bytesPerRow <= 1 << 30, let data = provider.data
        else { return nil }
        let rowLength = (width * bitsPerPixel + 7) / 8
        guard bytesPerRow >= rowLength, data.count >= bytesPerRow * (height - 1) + rowLength else {
            return nil
        }
        return data
    }

    /// Converts all pixels to premultiplied sRGB, each component rounded once.
    func makeBuffer(width: Int, height: Int) -> ImageBuffer? {
        guard let space, let reader, let data = data(width: width, height: height) else { return nil }
        let mapping = ComponentMapping(space: space, decode: decode, reader: reader)
        return ImageBuffer(width: width, height: height) { target in
            data.withUnsafeBytes { bytes in
                var samples = [UInt32](repeating: 0, count: reader.count)
                var known = KnownPixels()
                for y in 0..<height {
                    for x in 0..<width {
                        reader.read(bytes, row: y * bytesPerRow, column: x, into: &samples)
                        // Pictures have few colours for their size, and conversions cost.
                        let pixel = known.pixel(reader.packed(samples)) { mapping.pixel(samples) }
                        target[y * width + x] = pixel
                    }
                }
            }
        }
    }

    /// Takes one component for how little is painted: a stencil, black with alpha.
    func makeStencil(width: Int, height: Int) -> ImageBuffer? {
        guard let reader, let data = data(width: width, height: height) else { return nil }
        let limits = decode?.values ?? [0, 1]
        return ImageBuffer(width: width, height: height) { target in
            data.withUnsafeBytes { bytes in
                var samples = [UInt32](repeating: 0, count: reader.count)
                for y in 0..<height {
                    for x in 0..<width {
                        reader.read(bytes, row: y * bytesPerRow, column: x, into: &samples)
                        let value = limits[0] + reader.number(samples[0]) * (limits[1] - limits[0])
                        let alpha = UInt32(min(max(1 - value, 0), 1) * 255 + 0.5)
                        target[y * width + x] = alpha << 24
                    }
                }
            }
        }
    }
}

/// The pixels that were converted last, each in the one place that its samples lead to.
private struct KnownPixels {
    private var keys = [UInt64](repeating: 0, count: 1 << 12)
    /// 0 in the upper half for an empty place.
    private var pixels = [UInt64](repeating: 0, count: 1 << 12)

    /// The pixel of packed samples, converted unless it is there; always converted without a key.
    mutating func pixel(_ key: UInt64?, convert: () -> UInt32) -> UInt32 {
        guard let key else { return convert() }
        let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 52)
        if keys[place] == key, pixels[place] >> 32 != 0 { return UInt32(truncatingIfNeeded: pixels[place]) }
        let pixel = convert()
        keys[place] = key
        pixels[place] = 1 << 32 | UInt64(pixel)
        return pixel
    }
}

/// A decode array: for each component what its least and its greatest sample mean.
///
/// `@unchecked Sendable`: written once, when it is made.
final class DecodeMap: @unchecked Sendable {
    let pointer: UnsafePointer<CGFloat>
    let values: [Double]

    /// Copies two numbers for each component, nil when one of them is no finite number.
    init?(_ source: UnsafePointer<CGFloat>, components: Int) {
        let numbers = Array(UnsafeBufferPointer(start: source, count: 2 * components))
        guard numbers.allSatisfy(\.isFinite), !numbers.isEmpty else { return nil }
        let memory = UnsafeMutablePointer<CGFloat>.allocate(capacity: numbers.count)
        memory.initialize(from: numbers, count: numbers.count)
        pointer = UnsafePointer(memory)
        values = numbers.map { Double($0) }
    }

    deinit { UnsafeMutablePointer(mutating: pointer).deallocate() }
}

/// The way from samples to a pixel.
private struct ComponentMapping {
    private let space: CGColorSpace
    private let reader: SampleReader
    /// For each component what a sample of 0 and one of 1 mean.
    private let limits: [(low: Double, high: Double)]

    init(space: CGColorSpace, decode: DecodeMap?, reader: SampleReader) {
        self.space = space
        self.reader = reader
        limits = (0..<reader.colors).map { index in
            if let decode { return (decode.values[2 * index], decode.values[2 * index + 1]) }
            // A sample of an indexed space is the place in the table itself.
            if space.model == .indexed { return (0, Double(reader.largestSample)) }
            let range = space.definition.range(of: index)
            return (range.lowerBound, range.upperBound)
        }
    }

    /// - Parameter samples: The components, and alpha where there is one.
    func pixel(_ samples: [UInt32]) -> UInt32 {
        let alpha = reader.hasAlpha ? min(max(reader.alphaNumber(samples[reader.colors]), 0), 1) : 1
        if reader.hasAlpha, alpha == 0, reader.isPremultiplied { return 0 }
        var components: [CGFloat] = limits.enumerated().map { index, limit in
            var value = reader.number(samples[index])
            if reader.isPremultiplied { value = min(value, alpha) / alpha }
            let component = limit.low + value * (limit.high - limit.low)
            return component.isFinite ? CGFloat(min(max(component, -1e6), 1e6)) : 0
        }
        components.append(CGFloat(alpha))
        return PremultipliedColor(ColorConversion.rgba(components, in: space)).packed
    }
}
