/// The families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A family that is not known.
    case unknown = -1
    /// One grey component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two colour axes.
    case lab = 3
    /// Any number of named inks.
    case deviceN = 4
    /// Indices into a table of colours.
    case indexed = 5
    /// A repeated cell instead of a colour.
    case pattern = 6
    /// Tristimulus values.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ = 7
}

/// What the components of a colour mean.
///
/// The spaces are a closed set: the RGB and grey spaces below. Everything is drawn in sRGB, display
/// referred and without linearisation; a colour is converted once, when it is made.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB's primaries with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB's primaries with linear components beyond 0 and 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of generic RGB with linear components.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of generic grey with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of grey with linear components.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// The name of generic grey with components beyond 0 and 1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// How the components become sRGB.
    enum Encoding: Hashable, Sendable { case display, linear, displayP3 }

    /// The name the space was made with.
    private let identifier: String
    /// The family.
    public let model: CGColorSpaceModel
    let encoding: Encoding

    private init(_ identifier: String, _ model: CGColorSpaceModel, _ encoding: Encoding) {
        self.identifier = identifier
        self.model = model
        self.encoding = encoding
    }

    /// Gives the space of a name, or nil when the name is not one of this type's constants.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, "kCGColorSpaceDeviceRGB", "kCGColorSpaceGenericRGB":
            self.init(name, .rgb, .display)
        case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: self.init(name, .rgb, .linear)
        case Self.displayP3: self.init(name, .rgb, .displayP3)
        case Self.genericGrayGamma2_2, Self.extendedGray, "kCGColorSpaceDeviceGray",
            "kCGColorSpaceGenericGray":
            self.init(name, .monochrome, .display)
        case Self.linearGray: self.init(name, .monochrome, .linear)
        default: return nil
        }
    }

    /// The name of the space.
    public var name: String? { identifier }

    /// How many components a colour of the space has, alpha not counted.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether the space can show colours that sRGB cannot.
    public var isWideGamutRGB: Bool { encoding == .displayP3 }

    /// Whether pictures can be drawn in this space.
    public var supportsOutput: Bool { true }

    /// The space without an extended range is the space itself, unless this is a table of colours.
    public var baseColorSpace: CGColorSpace? { nil }

    /// Whether two spaces have the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    package static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb, .display)
    package static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome, .display)
    package static let standardRGB = CGColorSpace(sRGB, .rgb, .display)
    package static let standardGray = CGColorSpace(genericGrayGamma2_2, .monochrome, .display)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the RGB space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
