import AgatePixels

/// How a bitmap context's memory holds its pixels.
///
/// Drawing always happens in premultiplied RGBA; a format tells what of that the memory can keep, and where.
struct BitmapFormat: Equatable {
    /// The components of a pixel.
    enum Content: Equatable {
        /// Four bytes with premultiplied alpha; byte positions of red, green, blue and alpha.
        case color(red: Int, green: Int, blue: Int, alpha: Int)
        /// Four bytes, one of them unused: always opaque.
        case opaqueColor(red: Int, green: Int, blue: Int, unused: Int)
        /// One byte of grey, always opaque.
        case gray
        /// One byte of alpha, without colour.
        case alpha
        /// Two bytes with five bits each of red, green and blue, the uppermost bit unused: always opaque.
        case color555(isLittle: Bool)
        /// Components of more than 8 bits.
        case float32(Float32Format)
    }

    let content: Content

    /// Reads the parameters of a bitmap context, nil for a combination that is not supported.
    ///
    /// Supported: RGB with premultiplied or skipped alpha, first or last, of 8 and 16 bits a component, of half and
    /// single precision; RGB of 5 bits with a skipped bit first; grey without alpha of the same depths; alpha only
    /// of 8 bits; byte orders of 16 and 32 bits. `DIFFERS:` Apple's on a Mac also takes CMYK.
    init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let packing = bitmapInfo & CGImagePixelFormatInfo.mask.rawValue
        guard let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
            info.intersection(.floatInfoMask).isSubset(of: .floatComponents)
        else { return nil }
        if bitsPerComponent == 5 {
            guard let format = Self.fiveBits(space, info, alphaInfo, packing) else { return nil }
            content = format
            return
        }
        guard packing == 0 else { return nil }
        if bitsPerComponent != 8 {
            guard
                let format = Float32Format(
                    bitsPerComponent: bitsPerComponent,
                    space: space,
                    info: info,
                    alphaInfo: alphaInfo
                )
            else { return nil }
            content = .float32(format)
            return
        }
        guard info.isDisjoint(with: .floatInfoMask) else { return nil }
        if alphaInfo == .alphaOnly {
            content = .alpha
            return
        }
        let order = info.intersection(.byteOrderMask)
        if space.model == .monochrome {
            guard alphaInfo == .none else { return nil }
            content = .gray
            return
        }
        guard space.model == .rgb, order == [] || order == .byteOrder32Big || order == .byteOrder32Little
        else {
            return nil
        }
        // The place of a component in a big-endian word; the other byte order counts from the other end.
        let isLittle = order == .byteOrder32Little
        func position(_ place: Int) -> Int { isLittle ? 3 - place : place }
        switch alphaInfo {
        case .premultipliedLast:
            content = .color(red: position(0), green: position(1), blue: position(2), alpha: position(3))
        case .premultipliedFirst:
            content = .color(red: position(1), green: position(2), blue: position(3), alpha: position(0))
        case .noneSkipLast:
            content = .opaqueColor(
                red: position(0),
                green: position(1),
                blue: position(2),
                unused: position(3)
            )
        case .noneSkipFirst:
            content = .opaqueColor(
                red: position(1),
                green: position(2),
                blue: position(3),
                unused: position(0)
            )
        default: return nil
        }
    }

    /// Two bytes a pixel.
    private static func fiveBits(
        _ space: CGColorSpace,
        _ info: CGBitmapInfo,
        _ alphaInfo: CGImageAlphaInfo,
        _ packing: UInt32
    ) -> Content? {
        let order = info.intersection(.byteOrderMask)
        guard space.model == .rgb, alphaInfo == .noneSkipFirst, info.isDisjoint(with: .floatInfoMask),
            packing == 0 || packing == CGImagePixelFormatInfo.RGB555.rawValue,
            order == [] || order == .byteOrder16Little || order == .byteOrder16Big
        else { return nil }
        return .color555(isLittle: order == .byteOrder16Little)
    }

    /// The format of a surface's own memory.
    static let native = BitmapFormat(content: .color(red: 0, green: 1, blue: 2, alpha: 3))

    private init(content: Content) { self.content = content }

    /// The bytes of one pixel.
    var bytesPerPixel: Int {
        switch content {
        case .color, .opaqueColor: 4
        case .gray, .alpha: 1
        case .color555: 2
        case .float32(let format): format.bytesPerPixel
        }
    }

    /// The bits of one component.
    var bitsPerComponent: Int {
        switch content {
        case .color555: 5
        case .float32(let format): format.bitsPerComponent
        default: 8
        }
    }

    /// The format when components have more than 8 bits.
    var float32: Float32Format? {
        if case .float32(let format) = content { format } else { nil }
    }

    /// Whether every pixel is opaque whatever is drawn.
    var isOpaque: Bool {
        switch content {
        case .opaqueColor, .gray, .color555: true
        case .float32(let format): format.isOpaque
        case .color, .alpha: false
        }
    }

    /// Reads one pixel of memory as premultiplied RGBA; a colour above its alpha is lowered to it.
    func decoded(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        switch content {
        case .color(let red, let green, let blue, let alpha):
            let limit = bytes[alpha]
            return UInt32(min(bytes[red], limit)) | UInt32(min(bytes[green], limit)) << 8
                | UInt32(min(bytes[blue], limit)) << 16 | UInt32(limit) << 24
        case .opaqueColor(let red, let green, let blue, _):
            return UInt32(bytes[red]) | UInt32(bytes[green]) << 8 | UInt32(bytes[blue]) << 16 | 0xFF00_0000
        case .gray: return UInt32(bytes[0]) * 0x01_0101 | 0xFF00_0000
        case .alpha: return UInt32(bytes[0]) << 24
        case .color555(let isLittle):
            let (high, low) = isLittle ? (bytes[1], bytes[0]) : (bytes[0], bytes[1])
            let word = UInt32(high) << 8 | UInt32(low)
            func byte(_ five: UInt32) -> UInt32 { ((five & 31) * 255 + 15) / 31 }
            return byte(word >> 10) | byte(word >> 5) << 8 | byte(word) << 16 | 0xFF00_0000
        case .float32(let format): return Float32Pixel.packed(format.decoded(bytes))
        }
    }

    /// Writes one premultiplied RGBA pixel, which ``normalized(_:)`` has made fit.
    func encode(_ pixel: UInt32, into bytes: UnsafeMutablePointer<UInt8>) {
        switch content {
        case .color(let red, let green, let blue, let alpha),
            .opaqueColor(let red, let green, let blue, let alpha):
            bytes[red] = UInt8(truncatingIfNeeded: pixel)
            bytes[green] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[blue] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[alpha] = UInt8(truncatingIfNeeded: pixel >> 24)
        case .gray: bytes[0] = UInt8(truncatingIfNeeded: pixel)
        case .alpha: bytes[0] = UInt8(truncatingIfNeeded: pixel >> 24)
        case .color555(let isLittle):
            let word = Self.five(pixel) << 10 | Self.five(pixel >> 8) << 5 | Self.five(pixel >> 16)
            bytes[isLittle ? 0 : 1] = UInt8(truncatingIfNeeded: word)
            bytes[isLittle ? 1 : 0] = UInt8(truncatingIfNeeded: word >> 8)
        case .float32(let format): format.encode(Float32Pixel.numbers(pixel), into: bytes)
        }
    }

    /// The nearest number of five bits to the lowest byte.
    private static func five(_ byte: UInt32) -> UInt32 { ((byte & 255) * 31 + 127) / 255 }

    /// The pixel that is left of one when the format keeps it: opaque, grey or without colour.
    func normalized(_ pixel: UInt32) -> UInt32 {
        switch content {
        case .color: return pixel
        case .opaqueColor: return pixel | 0xFF00_0000
        case .gray:
            // Luma of Rec. 709 on the encoded values; the weights add up to 256, so greys stay what they are.
            let luma = 54 * (pixel & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel >> 16 & 0xFF) + 128
            return (luma >> 8) * 0x01_0101 | 0xFF00_0000
        case .alpha: return pixel & 0xFF00_0000
        case .color555:
            func rounded(_ byte: UInt32) -> UInt32 { (Self.five(byte) * 255 + 15) / 31 }
            return rounded(pixel) | rounded(pixel >> 8) << 8 | rounded(pixel >> 16) << 16 | 0xFF00_0000
        case .float32: return pixel
        }
    }
}
