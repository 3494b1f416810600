extension CGColorSpace {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB's primaries with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB's primaries with linear components beyond 0 and 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of generic RGB with linear components, which has sRGB's primaries here.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of Display P3 with linear components.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// The name of Display P3 with components beyond 0 and 1.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// The name of Display P3 with linear components beyond 0 and 1.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of Display P3's primaries with the curve of SMPTE ST 2084.
    public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of Display P3's primaries with hybrid log-gamma.
    public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
    /// The name of the projectors of digital cinema.
    public static let dcip3 = "kCGColorSpaceDCIP3"
    /// The name of Adobe RGB (1998).
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// The name of ROMM RGB, also called ProPhoto RGB.
    public static let rommrgb = "kCGColorSpaceROMMRGB"
    /// The name of the Academy's ACEScg, with linear components.
    public static let acescgLinear = "kCGColorSpaceACESCGLinear"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of ITU-R BT.709.
    public static let itur_709 = "kCGColorSpaceITUR_709"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.709's primaries with the curve of SMPTE ST 2084.
    public static let itur_709_PQ = "kCGColorSpaceITUR_709_PQ"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.709's primaries with hybrid log-gamma.
    public static let itur_709_HLG = "kCGColorSpaceITUR_709_HLG"
    /// The name of BT.709's primaries with the exponent 1.961 of video players.
    public static let coreMedia709 = "kCGColorSpaceCoreMedia709"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of ITU-R BT.2020.
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.2020's primaries with sRGB's curve.
    public static let itur_2020_sRGBGamma = "kCGColorSpaceITUR_2020_sRGBGamma"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.2020 with components beyond 0 and 1.
    public static let extendedITUR_2020 = "kCGColorSpaceExtendedITUR_2020"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.2020 with linear components.
    public static let linearITUR_2020 = "kCGColorSpaceLinearITUR_2020"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of BT.2020 with linear components beyond 0 and 1.
    public static let extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of ITU-R BT.2100 with the curve of SMPTE ST 2084.
    public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of ITU-R BT.2100 with hybrid log-gamma.
    public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of generic grey with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of grey with linear components.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// The name of generic grey with components beyond 0 and 1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// The name of grey with linear components beyond 0 and 1.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    /// The name of generic inks, converted without a profile.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    /// The name of tristimulus values under a white of 5003 K.
    public static let genericXYZ = "kCGColorSpaceGenericXYZ"
    /// The name of CIE L*a*b* under a white of 5003 K.
    public static let genericLab = "kCGColorSpaceGenericLab"
}

/// The spaces that have names.
enum NamedColorSpaces {
    /// Each space by its name.
    static let all: [String: CGColorSpace] = {
        var spaces: [String: CGColorSpace] = [:]
        for space in canonical + others {
            if let name = space.name { spaces[name] = space }
        }
        return spaces
    }()

    /// The constants of `CGColorSpace`, each meaning something else.
    ///
    /// GUESS gray-encoding: generic grey has sRGB's curve, so that grey and RGB components are equal.
    /// GUESS generic-rgb: generic RGB has sRGB's primaries.
    /// GUESS video-gamma: Core Media's BT.709 has an exponent of 1.961.
    static let canonical: [CGColorSpace] = {
        let p3 = RGBModel.displayP3
        let wide = RGBModel.broadcast2020
        return [
            CGColorSpace(CGColorSpace.sRGB, .rgb(.standard)),
            CGColorSpace(CGColorSpace.extendedSRGB, .rgb(.standard), extended: true),
            CGColorSpace(CGColorSpace.linearSRGB, .rgb(.standard.with(.linear))),
            CGColorSpace(CGColorSpace.extendedLinearSRGB, .rgb(.standard.with(.linear)), extended: true),
            CGColorSpace(CGColorSpace.displayP3, .rgb(p3)),
            CGColorSpace(CGColorSpace.extendedDisplayP3, .rgb(p3), extended: true),
            CGColorSpace(CGColorSpace.linearDisplayP3, .rgb(p3.with(.linear))),
            CGColorSpace(CGColorSpace.extendedLinearDisplayP3, .rgb(p3.with(.linear)), extended: true),
            CGColorSpace(CGColorSpace.displayP3_PQ, .rgb(p3.with(.perceptualQuantizer))),
            CGColorSpace(CGColorSpace.displayP3_HLG, .rgb(p3.with(.hybridLogGamma))),
            CGColorSpace(CGColorSpace.dcip3, .rgb(.cinemaP3)),
            CGColorSpace(CGColorSpace.adobeRGB1998, .rgb(.adobe)),
            CGColorSpace(CGColorSpace.rommrgb, .rgb(.romm)),
            CGColorSpace(CGColorSpace.acescgLinear, .rgb(.academy), extended: true),
            CGColorSpace(CGColorSpace.itur_709, .rgb(.standard.with(.broadcast))),
            CGColorSpace(CGColorSpace.itur_709_PQ, .rgb(.standard.with(.perceptualQuantizer))),
            CGColorSpace(CGColorSpace.itur_709_HLG, .rgb(.standard.with(.hybridLogGamma))),
            CGColorSpace(CGColorSpace.coreMedia709, .rgb(.standard.with(.gamma(1.961)))),
            CGColorSpace(CGColorSpace.itur_2020, .rgb(wide)),
            CGColorSpace(CGColorSpace.extendedITUR_2020, .rgb(wide), extended: true),
            CGColorSpace(CGColorSpace.linearITUR_2020, .rgb(wide.with(.linear))),
            CGColorSpace(CGColorSpace.extendedLinearITUR_2020, .rgb(wide.with(.linear)), extended: true),
            CGColorSpace(CGColorSpace.itur_2020_sRGBGamma, .rgb(wide.with(.sRGB))),
            CGColorSpace(CGColorSpace.itur_2100_PQ, .rgb(wide.with(.perceptualQuantizer))),
            CGColorSpace(CGColorSpace.itur_2100_HLG, .rgb(wide.with(.hybridLogGamma))),
            CGColorSpace(CGColorSpace.genericGrayGamma2_2, .gray(.sRGB)),
            CGColorSpace(CGColorSpace.extendedGray, .gray(.sRGB), extended: true),
            CGColorSpace(CGColorSpace.linearGray, .gray(.linear)),
            CGColorSpace(CGColorSpace.extendedLinearGray, .gray(.linear), extended: true),
            CGColorSpace(CGColorSpace.genericCMYK, .inks),
            CGColorSpace(CGColorSpace.genericXYZ, .tristimulus, extended: true),
            CGColorSpace(
                CGColorSpace.genericLab,
                .lab(white: WhitePoint.d50, range: SIMD4(-128, 127, -128, 127))
            ),
        ]
    }()

    /// Names of the device, and others for what is there already.
    private static let others = [
        CGColorSpace.deviceRGB, CGColorSpace.deviceGray, CGColorSpace.deviceCMYK,
        CGColorSpace(CGColorSpace.genericRGBLinear, .rgb(.standard.with(.linear))),
        CGColorSpace("kCGColorSpaceGenericRGB", .rgb(.standard)),
        CGColorSpace("kCGColorSpaceGenericGray", .gray(.sRGB)),
    ]
}
