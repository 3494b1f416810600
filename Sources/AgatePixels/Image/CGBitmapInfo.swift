/// The place of alpha in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Pixels have no alpha component: RGB.
    case none
    /// Alpha last, colours multiplied by it: RGBA.
    case premultipliedLast
    /// Alpha first, colours multiplied by it: ARGB.
    case premultipliedFirst
    /// Alpha last, colours not multiplied by it.
    case last
    /// Alpha first, colours not multiplied by it.
    case first
    /// A last byte without meaning: RGBX.
    case noneSkipLast
    /// A first byte without meaning: XRGB.
    case noneSkipFirst
    /// Pixels are alpha alone, without colour, as in masks.
    case alphaOnly
}

/// The order of the bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold the order.
    case orderMask = 0x7000
    /// The components in the order in which they are named.
    case orderDefault = 0
    /// 16-bit units, least significant byte first.
    case order16Little = 0x1000
    /// 32-bit units, least significant byte first.
    case order32Little = 0x2000
    /// 16-bit units, most significant byte first.
    case order16Big = 0x3000
    /// 32-bit units, most significant byte first.
    case order32Big = 0x4000
}

/// The packing of components into a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold the format.
    case mask = 0xF0000
    /// All components have the same number of bits.
    case packed = 0
    /// Five bits a component.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB555 = 0x10000
    /// Five, six and five bits.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB565 = 0x20000
    /// Ten bits a component.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGB101010 = 0x30000
    /// Ten bits a component with an extended range.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case RGBCIF10 = 0x40000
}

/// The layout of a pixel: alpha, byte order and number format.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The layout as a bit mask: alpha in bits 0 to 4, numbers in 8 to 11, byte order in 12 to 14.
    public let rawValue: UInt32

    /// Makes a layout of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that tell floating-point components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Components in the order in which they are named.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16-bit units, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where alpha is, or nil for bits that have no meaning.
    package var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }

    /// The layout of this project's own pixels: premultiplied RGBA.
    package static let premultipliedRGBA = CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | CGImageByteOrderInfo.order32Big.rawValue
    )
}

/// The smoothness of an enlarged image.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context decides about the interpolation.
    case `default`
    /// The value of the nearest pixel is taken.
    case none
    /// A fast interpolation of low quality.
    case low
    /// A slower interpolation of high quality.
    case high
    /// Bilinear where an image is enlarged; where it is shrunk, mixed from halved copies.
    case medium
}
