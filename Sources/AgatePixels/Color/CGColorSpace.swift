/// The families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A family that is not known.
    case unknown = -1
    /// One component, from black to white.
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
    /// The tristimulus values X, Y and Z of the CIE.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ = 7
}

/// The meaning of the components of a colour.
///
/// Everything is drawn in sRGB, display referred and without linearisation; a colour is converted once, when it
/// is made. Conversions go through linear light, with Bradford's adaptation between whites (relative colorimetry),
/// and clip to the range of a space that is not extended.
///
/// Spaces are immutable. Two are equal when their names and what their components mean are.
public final class CGColorSpace: Sendable, Hashable {
    /// The name the space was made with.
    let identifier: String?
    let definition: ColorSpaceDefinition
    /// Whether components may lie outside their nominal range.
    let isExtended: Bool

    init(_ identifier: String?, _ definition: ColorSpaceDefinition, extended: Bool = false) {
        self.identifier = identifier
        self.definition = definition
        isExtended = extended
    }

    /// Gives the space of a name, or nil when the name is not one of this type's constants.
    public convenience init?(name: String) {
        guard let space = NamedColorSpaces.all[name] else { return nil }
        self.init(name, space.definition, extended: space.isExtended)
    }

    /// The name of the space, nil for one that was described by numbers or a profile.
    public var name: String? { identifier }

    /// The family that the space belongs to, which says what its components are.
    public var model: CGColorSpaceModel { definition.model }

    /// The number of components of a colour of the space, alpha not counted.
    ///
    /// One for indexed spaces; for pattern spaces those of the base, none without one.
    public var numberOfComponents: Int { definition.numberOfComponents }

    /// Whether the space can show RGB colours that sRGB cannot, by its primaries or by an extended range.
    public var isWideGamutRGB: Bool {
        guard case .rgb(let model) = definition else { return false }
        return isExtended || model.isWide
    }

    /// Whether a picture can be drawn in this space: not for tables of colours, patterns, L*a*b* and XYZ.
    public var supportsOutput: Bool {
        switch definition {
        case .rgb, .gray, .inks, .profile: true
        case .lab, .tristimulus, .indexed, .pattern: false
        }
    }

    /// The space of an indexed space's table or of a pattern's colour, nil for other spaces.
    public var baseColorSpace: CGColorSpace? {
        switch definition {
        case .indexed(let base, _): base
        case .pattern(let base): base
        default: nil
        }
    }

    /// The table of an indexed space, one byte for each component of each colour; nil for other spaces.
    public var colorTable: [UInt8]? {
        if case .indexed(_, let table) = definition { table } else { nil }
    }

    /// Whether components stand for light of high dynamic range: PQ and HLG.
    public func isHDR() -> Bool {
        guard case .rgb(let model) = definition else { return false }
        return model.transfer[0] == .perceptualQuantizer || model.transfer[0] == .hybridLogGamma
    }

    /// Whether names and meanings are equal.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a === b
            || a.identifier == b.identifier && a.isExtended == b.isExtended && a.definition == b.definition
    }

    /// Hashes the name and the family.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(model)
    }

    package static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb(.standard))
    package static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .gray(.sRGB))
    package static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .inks)
    static let genericInks = CGColorSpace(genericCMYK, .inks)
    package static let standardRGB = CGColorSpace(sRGB, .rgb(.standard))
    package static let standardGray = CGColorSpace(genericGrayGamma2_2, .gray(.sRGB))

    /// Whether interpolating components equals interpolating the converted pixels, so that no conversion is needed.
    package var mixesAsPixels: Bool {
        definition.isDisplay || model == .indexed || model == .pattern
    }

    /// How components become pixels.
    enum Encoding: Hashable, Sendable { case display, other }

    /// Whether components are those of a pixel already.
    var encoding: Encoding { definition.isDisplay ? .display : .other }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the RGB space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the space of the device's inks, which are converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
