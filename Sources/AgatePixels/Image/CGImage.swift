public import Foundation

/// A picture that never changes.
///
/// Whatever bytes an image is made of, it is kept as premultiplied RGBA with 8 bits a component, and its
/// properties tell that layout.
public final class CGImage: Sendable, Hashable {
    package let buffer: ImageBuffer
    /// Whether the picture should be smoothed when it is enlarged.
    public let shouldInterpolate: Bool
    private let space: CGColorSpace

    /// Shows a buffer.
    package init(_ buffer: ImageBuffer, shouldInterpolate: Bool = true) {
        self.buffer = buffer
        self.shouldInterpolate = shouldInterpolate
        space = .standardRGB
    }

    /// Makes an image of a provider's pixels.
    ///
    /// RGB and grey pixels with 8 bits a component are understood, with alpha in any place or none.
    /// Gives nil for other layouts, for sizes that are no sizes and for fewer bytes than the size asks for.
    /// A decode array and the rendering intent make no difference.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, let data = provider.data,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent,
                bitsPerPixel: bitsPerPixel,
                space: space,
                bitmapInfo: bitmapInfo
            ),
            let buffer = layout.makeImage(data, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(buffer, shouldInterpolate: shouldInterpolate)
    }

    /// Reads a PNG file's bytes, or gives nil when they are not a PNG file.
    ///
    /// A decode array and the rendering intent make no difference.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let buffer = try? PNGReader.read(data) else { return nil }
        self.init(buffer, shouldInterpolate: shouldInterpolate)
    }

    /// The number of columns.
    public var width: Int { buffer.width }
    /// The number of rows.
    public var height: Int { buffer.height }
    /// The bits of one component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of one pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of one row.
    public var bytesPerRow: Int { buffer.width * 4 }
    /// The space of the colours.
    public var colorSpace: CGColorSpace? { space }
    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { buffer.isOpaque ? .noneSkipLast : .premultipliedLast }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue)
    }
    /// The order of bytes in a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Big }
    /// How components are packed.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    /// How out-of-gamut colours are treated.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Whether the image is a stencil; never.
    public var isMask: Bool { false }
    /// The map of component values, nil for none.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// A copy of the pixels: rows from the top, bytes R, G, B, A.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(
            data: buffer.withPixels { Data(bytes: UnsafeRawPointer($0), count: width * height * 4) }
        )
    }

    /// Gives the image itself, which never changes.
    public func copy() -> CGImage? { self }

    /// Gives a part of the picture.
    ///
    /// - Parameter rect: Pixels from the top left corner; widened to whole pixels and cut to the image.
    /// - Returns: nil when the rectangle and the image have nothing in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite
        else { return nil }
        let minX = Int(max(0, min(rect.minX.rounded(.down), 1e9)))
        let minY = Int(max(0, min(rect.minY.rounded(.down), 1e9)))
        let maxX = Int(max(0, min(rect.maxX.rounded(.up), Double(width))))
        let maxY = Int(max(0, min(rect.maxY.rounded(.up), Double(height))))
        guard minX < maxX, minY < maxY else { return nil }
        let part = ImageBuffer(width: maxX - minX, height: maxY - minY) { target in
            buffer.withPixels { source in
                for row in minY..<maxY {
                    guard let start = target.baseAddress else { return }
                    (start + (row - minY) * (maxX - minX)).update(
                        from: source + row * width + minX,
                        count: maxX - minX
                    )
                }
            }
        }
        return CGImage(part, shouldInterpolate: shouldInterpolate)
    }

    /// Whether both show the same buffer.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.buffer === b.buffer }

    /// Hashes the identity of the buffer.
    public func hash(into hasher: inout Hasher) { hasher.combine(buffer.identity) }
}
