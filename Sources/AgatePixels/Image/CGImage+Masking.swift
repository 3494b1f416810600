public import Foundation

extension CGImage {
    /// Makes a stencil: an image that is painted in the fill colour of a context.
    ///
    /// A sample of 0 paints and the greatest one does not; a decode array of 1 and 0 turns that round.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: 1, 2, 4, 8, 16 or 32.
    ///   - bitsPerPixel: As many.
    ///   - bytesPerRow: The bytes from one row to the next.
    ///   - provider: The samples.
    ///   - decode: The values of a sample of 0 and of the greatest one, nil for 0 and 1.
    ///   - shouldInterpolate: Whether the image is smoothed when it is enlarged.
    /// - Returns: nil for sizes that are none, and for fewer bytes than they ask for.
    public convenience init?(
        maskWidth width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        var map: DecodeMap?
        if let decode {
            map = DecodeMap(decode, components: 1)
            if map == nil { return nil }
        }
        let source = PixelSource(
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            space: nil,
            bitmapInfo: [],
            provider: provider,
            decode: map
        )
        guard bitsPerPixel == bitsPerComponent, let buffer = source.makeStencil(width: width, height: height)
        else { return nil }
        self.init(buffer, source: source, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// Returns the image with a part of it masked out.
    ///
    /// - Parameter mask: A stencil, which leaves what it would paint; or an image, whose lightness times alpha is what
    ///   is left: nothing under black. It is stretched over the image, smoothly if it should be interpolated.
    /// - Returns: nil for an image that is a stencil itself.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, mask.width > 0, mask.height > 0 else { return nil }
        let masked = ImageBuffer(width: width, height: height) { target in
            buffer.withPixels { pixels in
                for y in 0..<height {
                    for x in 0..<width {
                        let share = mask.coverage(
                            x: (Double(x) + 0.5) * Double(mask.width) / Double(width),
                            y: (Double(y) + 0.5) * Double(mask.height) / Double(height)
                        )
                        let pixel = pixels[y * width + x]
                        var result: UInt32 = 0
                        for shift in [UInt32(0), 8, 16, 24] {
                            result |= UInt32(Double(pixel >> shift & 255) * share + 0.5) << shift
                        }
                        target[y * width + x] = result
                    }
                }
            }
        }
        guard masked.width == width else { return nil }
        return CGImage(masked, shouldInterpolate: shouldInterpolate)
    }

    /// Gives the image with pixels of some colours made transparent.
    ///
    /// - Parameter components: For each component the least and the greatest sample of the colours, as numbers from 0 to
    ///   the greatest sample, in the image's own space; alpha is ignored.
    /// - Returns: nil for a stencil, an image with alpha, floating-point components, and another count of numbers.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, let source = pixelSource, let reader = source.reader, !reader.hasAlpha,
            source.bitmapInfo.isDisjoint(with: .floatInfoMask), components.count == 2 * reader.colors,
            components.allSatisfy(\.isFinite), let data = source.data(width: width, height: height)
        else { return nil }
        let masked = ImageBuffer(width: width, height: height) { target in
            data.withUnsafeBytes { bytes in
                buffer.withPixels { pixels in
                    var samples = [UInt32](repeating: 0, count: reader.count)
                    for y in 0..<height {
                        for x in 0..<width {
                            reader.read(bytes, row: y * source.bytesPerRow, column: x, into: &samples)
                            let isMasked = (0..<reader.colors).allSatisfy {
                                CGFloat(samples[$0]) >= components[2 * $0]
                                    && CGFloat(samples[$0]) <= components[2 * $0 + 1]
                            }
                            target[y * width + x] = isMasked ? 0 : pixels[y * width + x]
                        }
                    }
                }
            }
        }
        return masked.width == width ? CGImage(masked, shouldInterpolate: shouldInterpolate) : nil
    }

    /// Gives the image with its components taken for those of another space; nothing is converted.
    ///
    /// - Returns: nil for a stencil, and for a space with another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, var source = pixelSource, source.space?.numberOfComponents == space.numberOfComponents,
            space.model != .pattern
        else { return nil }
        source.space = space
        guard let buffer = source.makeBuffer(width: width, height: height) else { return nil }
        return CGImage(buffer, source: source, isMask: false, shouldInterpolate: shouldInterpolate)
    }

    /// How much the image leaves of another one at a place, 0 to 1.
    private func coverage(x: Double, y: Double) -> Double {
        guard shouldInterpolate else {
            return coverage(column: Int(min(x, Double(width - 1))), row: Int(min(y, Double(height - 1))))
        }
        let (left, top) = (max(x - 0.5, 0), max(y - 0.5, 0))
        let (column, row) = (Int(left), Int(top))
        let (across, down) = (left - Double(column), top - Double(row))
        let upper =
            coverage(column: column, row: row) * (1 - across) + coverage(column: column + 1, row: row)
            * across
        let lower =
            coverage(column: column, row: row + 1) * (1 - across)
            + coverage(column: column + 1, row: row + 1) * across
        return upper * (1 - down) + lower * down
    }

    private func coverage(column: Int, row: Int) -> Double {
        let pixel = buffer[min(column, width - 1), min(row, height - 1)]
        if isMask { return Double(pixel >> 24) / 255 }
        let sum =
            0.2126 * Double(pixel & 255) + 0.7152 * Double(pixel >> 8 & 255) + 0.0722
            * Double(pixel >> 16 & 255)
        return min(sum / 255, 1)
    }
}
