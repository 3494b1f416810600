/// The layout of the components of a file's pixels before they become sRGB.
struct SampleLayout: Sendable, Hashable {
    /// The colours.
    enum Model: Sendable { case gray, rgb, cmyk }

    /// The colours.
    let model: Model
    /// Whether an unpremultiplied alpha follows the colours.
    let hasAlpha: Bool
    /// Whether a component has 16 bits, in the machine's byte order, instead of 8.
    var is16Bit = false
    /// Whether 0 is the most of an ink, as programs write CMYK into JPEG files.
    var isInverted = false

    static let rgba = SampleLayout(model: .rgb, hasAlpha: true)
    static let rgba16 = SampleLayout(model: .rgb, hasAlpha: true, is16Bit: true)

    /// How many colour components a pixel has.
    var colors: Int {
        switch model {
        case .gray: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    /// The bytes of a pixel.
    var bytesPerPixel: Int { (colors + (hasAlpha ? 1 : 0)) * (is16Bit ? 2 : 1) }
}

/// The declaration of a file about its colours.
enum SourceColor: Sendable {
    /// Nothing, or that they are sRGB.
    case standard
    /// An ICC profile.
    case profile([UInt8])
    /// The exponent from light to file values, and x and y of white, red, green and blue.
    case measured(gamma: Double, chromaticities: [Double]?)
}
