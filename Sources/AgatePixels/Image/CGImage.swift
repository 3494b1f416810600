public import Foundation

/// A picture that never changes.
///
/// Its properties tell what it was made of; for drawing, its pixels are converted once, when it is made, to
/// premultiplied sRGB with 8 bits a component. An image that was drawn or read from a file is that alone; one of floating-point
/// numbers is drawn from these, and so are its parts. Blend modes other than ``CGBlendMode/normal`` take its colours rounded to 8 bits,
/// which are clamped to the range from 0 to 1 and to their alpha.
public final class CGImage: Sendable, Hashable {
    /// Where the pixels are.
    private enum Pixels {
        case here(ImageBuffer)
        case file(FilePicture)
    }

    private let pixels: Pixels
    /// Whether the picture should be smoothed when it is enlarged.
    public let shouldInterpolate: Bool
    /// Whether the image is a stencil, which is painted in the fill colour.
    public let isMask: Bool
    /// The treatment of out-of-gamut colours; kept, and without effect.
    public let renderingIntent: CGColorRenderingIntent
    /// The kind of the file that the image was read from.
    private let fileType: String?
    private let source: PixelSource?

    /// The pixels that are drawn; of a stencil black with alpha, as much as is painted.
    package var buffer: ImageBuffer {
        switch pixels {
        case .here(let buffer): buffer
        case .file(let picture): picture.buffer
        }
    }

    /// A number that only pictures of the same pixels have.
    package var identity: UInt64 {
        switch pixels {
        case .here(let buffer): buffer.identity
        case .file(let picture): picture.identity
        }
    }

    /// Shows the picture of a file, which is decoded when it is drawn.
    package init(_ picture: FilePicture) {
        pixels = .file(picture)
        (shouldInterpolate, isMask, renderingIntent) = (true, false, .defaultIntent)
        (source, fileType) = (nil, nil)
    }

    /// Shows a buffer.
    package convenience init(_ buffer: ImageBuffer, shouldInterpolate: Bool = true) {
        self.init(buffer, source: nil, isMask: false, shouldInterpolate: shouldInterpolate)
    }

    init(
        _ buffer: ImageBuffer,
        source: PixelSource?,
        isMask: Bool,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent = .defaultIntent,
        fileType: String? = nil
    ) {
        pixels = .here(buffer)
        self.source = source
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        self.fileType = fileType
        renderingIntent = intent
    }

    /// Makes an image of a provider's pixels.
    ///
    /// Understood are components of 1, 2, 4, 8, 16 and 32 bits in any space but those of patterns, half and single
    /// floating-point numbers, 5 bits with or without a bit of alpha, 5, 6 and 5 bits, and 10 bits with 2 of alpha;
    /// in each byte order, with alpha in any place or none.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The bits of one component.
    ///   - bitsPerPixel: The bits of one pixel; below 8 pixels are packed from the highest bit on.
    ///   - bytesPerRow: The bytes from one row to the next.
    ///   - space: The colour space of the components.
    ///   - bitmapInfo: Where alpha is, the order of bytes, and the kind of numbers.
    ///   - provider: The pixels, rows from the top.
    ///   - decode: For each component what its least and its greatest sample mean; nil for the range of the space.
    ///   - shouldInterpolate: Whether the picture should be smoothed when it is enlarged.
    ///   - intent: Kept; makes no difference.
    /// - Returns: nil for other layouts, for sizes that are no sizes and for fewer bytes than the size asks for.
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
        var map: DecodeMap?
        if let decode {
            map = DecodeMap(decode, components: space.numberOfComponents)
            if map == nil { return nil }
        }
        let source = PixelSource(
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo,
            provider: provider,
            decode: map
        )
        guard space.model != .pattern, width > 0, height > 0, let data = provider.data else { return nil }
        let buffer: ImageBuffer?
        if map == nil, space.encoding == .display,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent,
                bitsPerPixel: bitsPerPixel,
                space: space,
                bitmapInfo: bitmapInfo
            )
        {
            buffer = layout.makeImage(data, width: width, height: height, bytesPerRow: bytesPerRow)
        } else {
            buffer = source.makeBuffer(width: width, height: height)
        }
        guard let buffer else { return nil }
        self.init(
            buffer,
            source: source,
            isMask: false,
            shouldInterpolate: shouldInterpolate,
            intent: intent
        )
    }

    /// Reads a PNG file's bytes, or gives nil when they are not a PNG file.
    ///
    /// A decode array makes no difference.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .png, "public.png", shouldInterpolate, intent)
    }

    /// Reads a JPEG file's bytes, or gives nil when they are not a JPEG file.
    ///
    /// A decode array makes no difference. The pixels lie as they are stored: an orientation that the file tells is
    /// left to the one who shows the image.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .jpeg, "public.jpeg", shouldInterpolate, intent)
    }

    private convenience init?(
        _ provider: CGDataProvider,
        _ format: ImageFormat,
        _ fileType: String,
        _ shouldInterpolate: Bool,
        _ intent: CGColorRenderingIntent
    ) {
        guard let data = provider.data, let read = try? ImageReader.read(data, as: format) else { return nil }
        self.init(
            read.image,
            source: nil,
            isMask: false,
            shouldInterpolate: shouldInterpolate,
            intent: intent,
            fileType: fileType
        )
    }

    /// The number of columns.
    public var width: Int {
        switch pixels {
        case .here(let buffer): buffer.width
        case .file(let picture): picture.width
        }
    }
    /// The number of rows.
    public var height: Int {
        switch pixels {
        case .here(let buffer): buffer.height
        case .file(let picture): picture.height
        }
    }
    /// The bits of one component.
    public var bitsPerComponent: Int { source?.bitsPerComponent ?? 8 }
    /// The bits of one pixel.
    public var bitsPerPixel: Int { source?.bitsPerPixel ?? 32 }
    /// The bytes from one row to the next.
    public var bytesPerRow: Int { source?.bytesPerRow ?? width * 4 }
    /// The space of the colours, nil for a stencil.
    public var colorSpace: CGColorSpace? { isMask ? nil : source?.space ?? .standardRGB }
    /// Where a pixel has its alpha, and whether colours are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo {
        source.map { $0.bitmapInfo.alpha ?? .none } ?? (buffer.isOpaque ? .noneSkipLast : .premultipliedLast)
    }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        source?.bitmapInfo
            ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGImageByteOrderInfo.order32Big.rawValue)
    }
    /// The order of bytes in a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }
    /// The packing of components into a pixel.
    public var pixelFormatInfo: CGImagePixelFormatInfo {
        CGImagePixelFormatInfo(rawValue: bitmapInfo.rawValue & CGImagePixelFormatInfo.mask.rawValue)
            ?? .packed
    }
    /// The map of component values: two numbers for each component, nil for none.
    public var decode: UnsafePointer<CGFloat>? { source?.decode?.pointer }
    /// The kind of the file that the image was read from, such as `public.png`; nil for one made of pixels.
    public var utType: NSString? { fileType.map { NSString(string: $0) } }

    /// The pixels: what the image was made of; otherwise a copy, rows from the top, bytes R, G, B, A.
    public var dataProvider: CGDataProvider? {
        source?.provider
            ?? CGDataProvider(
                data: buffer.withPixels { Data(bytes: UnsafeRawPointer($0), count: width * height * 4) }
            )
    }

    /// The source of the image's pixels; for one that is its buffer alone a copy of that.
    var pixelSource: PixelSource? {
        if let source { return source }
        guard let provider = dataProvider else { return nil }
        return PixelSource(
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            space: colorSpace,
            bitmapInfo: bitmapInfo,
            provider: provider,
            decode: nil
        )
    }

    /// Gives the image itself, which never changes.
    public func copy() -> CGImage? { self }

    /// Gives a part of the picture.
    ///
    /// Of an image of floating-point numbers the part has such numbers, too; of all others it has 8 bits a component.
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
        if buffer.float32 != nil,
            let source = source?.cropped(
                columns: minX..<maxX,
                rows: minY..<maxY,
                width: width,
                height: height
            ),
            let part = source.makeBuffer(width: maxX - minX, height: maxY - minY)
        {
            return CGImage(part, source: source, isMask: isMask, shouldInterpolate: shouldInterpolate)
        }
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
        return CGImage(part, source: nil, isMask: isMask, shouldInterpolate: shouldInterpolate)
    }

    /// Whether both show the same buffer.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.identity == b.identity }

    /// Hashes the identity of the buffer.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
