import Foundation

/// The source of an image's pixels, as its maker described it.
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

    /// A part of an image of a size with bytes of its own; nil where a pixel is no whole number of bytes.
    func cropped(columns: Range<Int>, rows: Range<Int>, width: Int, height: Int) -> PixelSource? {
        guard bitsPerPixel % 8 == 0, let data = data(width: width, height: height) else { return nil }
        let pixel = bitsPerPixel / 8
        var part = Data(capacity: columns.count * pixel * rows.count)
        for row in rows {
            let start = data.startIndex + row * bytesPerRow
            part += data[start + columns.lowerBound * pixel..<start + columns.upperBound * pixel]
        }
        guard let provider = CGDataProvider(data: part) else { return nil }
        var source = self
        source.provider = provider
        source.bytesPerRow = columns.count * pixel
        return source
    }

    /// Converts all pixels to premultiplied sRGB, each component rounded once.
    func makeBuffer(width: Int, height: Int) -> ImageBuffer? {
        guard let space, let reader, let data = data(width: width, height: height) else { return nil }
        let mapping = ComponentMapping(space: space, decode: decode, reader: reader)
        return ImageBuffer(width: width, height: height, float32: float32Image(width, height)) { target in
            data.withUnsafeBytes { bytes in
                var samples = [UInt32](repeating: 0, count: reader.count)
                var known = KnownPixels<UInt32>()
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

    /// The pixels as numbers, converted on first use; nil unless they are floating-point numbers.
    private func float32Image(_ width: Int, _ height: Int) -> Float32Image? {
        guard !bitmapInfo.isDisjoint(with: .floatInfoMask) else { return nil }
        return Float32Image { makeLevel(width, height) }
    }

    private func makeLevel(_ width: Int, _ height: Int) -> Float32Image.Level? {
        guard let space, let reader, let data = data(width: width, height: height) else { return nil }
        let mapping = ComponentMapping(space: space, decode: decode, reader: reader)
        return Float32Image.Level(width: width, height: height) { target in
            data.withUnsafeBytes { bytes in
                var samples = [UInt32](repeating: 0, count: reader.count)
                var known = KnownPixels<SIMD4<Float>>()
                for y in 0..<height {
                    for x in 0..<width {
                        reader.read(bytes, row: y * bytesPerRow, column: x, into: &samples)
                        target[y * width + x] = known.pixel(reader.packed(samples)) {
                            mapping.numbers(samples)
                        }
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
private struct KnownPixels<Pixel> {
    private var keys = [UInt64](repeating: 0, count: 1 << 12)
    private var pixels = [Pixel?](repeating: nil, count: 1 << 12)

    /// The pixel of packed samples, converted unless it is there; always converted without a key.
    mutating func pixel(_ key: UInt64?, convert: () -> Pixel) -> Pixel {
        guard let key else { return convert() }
        let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 52)
        if keys[place] == key, let pixel = pixels[place] { return pixel }
        let pixel = convert()
        keys[place] = key
        pixels[place] = pixel
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

    /// The same as premultiplied numbers, which have bounds only where the space has.
    func numbers(_ samples: [UInt32]) -> SIMD4<Float> {
        let alpha = reader.hasAlpha ? min(max(reader.alphaNumber(samples[reader.colors]), 0), 1) : 1
        guard alpha > 0 else { return .zero }
        var components: [CGFloat] = limits.enumerated().map { index, limit in
            var value = reader.number(samples[index])
            if reader.isPremultiplied { value /= alpha }
            if !space.isExtended { value = min(max(value, 0), 1) }
            let component = limit.low + value * (limit.high - limit.low)
            return component.isFinite ? CGFloat(min(max(component, -1e6), 1e6)) : 0
        }
        components.append(CGFloat(alpha))
        let rgba = ColorConversion.rgba(components, in: space)
        let numbers = SIMD4<Float>(SIMD4(rgba.x * alpha, rgba.y * alpha, rgba.z * alpha, alpha))
        return (numbers * 0).sum() == 0 ? numbers : .zero
    }
}
