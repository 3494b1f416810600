import AgatePixels

/// How a bitmap context's memory holds its pixels.
///
/// Drawing always happens in premultiplied RGBA; a format tells what of that the memory can keep, and where.
struct BitmapFormat: Equatable {
    /// What a pixel consists of.
    enum Content: Equatable {
        /// Four bytes with premultiplied alpha; byte positions of red, green, blue and alpha.
        case color(red: Int, green: Int, blue: Int, alpha: Int)
        /// Four bytes, one of them unused: always opaque.
        case opaqueColor(red: Int, green: Int, blue: Int, unused: Int)
        /// One byte of grey, always opaque.
        case gray
        /// One byte of alpha, without colour.
        case alpha
    }

    let content: Content

    /// Reads the parameters of a bitmap context, nil for a combination that is not supported.
    ///
    /// Supported: 8 bits a component; RGB with premultiplied or skipped alpha, first or last, in both 32-bit byte
    /// orders; grey without alpha; alpha only. `DIFFERS:` Apple's also takes 16 bits a component and floats.
    init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
            bitmapInfo & CGImagePixelFormatInfo.mask.rawValue == 0,
            let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
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

    /// The format of a surface's own memory.
    static let native = BitmapFormat(content: .color(red: 0, green: 1, blue: 2, alpha: 3))

    private init(content: Content) { self.content = content }

    /// The bytes of one pixel.
    var bytesPerPixel: Int {
        switch content {
        case .color, .opaqueColor: 4
        case .gray, .alpha: 1
        }
    }

    /// Whether every pixel is opaque whatever is drawn.
    var isOpaque: Bool {
        switch content {
        case .opaqueColor, .gray: true
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
        }
    }

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
        }
    }
}
