#if AGATE_ICC
import CLibLCMS

/// A way from the colours of an ICC profile to sRGB, by the system's Little CMS.
final class ICCTransform {
    private let context: cmsContext
    private let handle: cmsHTRANSFORM

    /// The largest profile that is looked at, in bytes; printers' profiles have up to four megabytes.
    private static let maximumSize = 1 << 24

    /// Reads a profile.
    ///
    /// - Returns: nil for a profile that is broken or for another kind of pixels, and for one that leaves RGB
    ///   pixels as they are: the profile of sRGB does, and one of RGB that has look-up tables and no matrix, as those have by which
    ///   pictures of wide colours are shared.
    convenience init?(profile bytes: [UInt8], layout: SampleLayout) {
        guard bytes.count <= Self.maximumSize, let context = cmsCreateContext(nil, nil) else { return nil }
        let profile = bytes.withUnsafeBytes {
            cmsOpenProfileFromMemTHR(context, $0.baseAddress, cmsUInt32Number($0.count))
        }
        self.init(context, from: profile, layout: layout)
    }

    /// Describes the colours by an exponent, nil for the one of sRGB, and by x and y of white, red, green and blue.
    convenience init?(gamma: Double?, chromaticities: [Double], layout: SampleLayout) {
        guard chromaticities.count == 8, chromaticities.allSatisfy({ $0 > 0 && $0 < 1 }),
            let context = cmsCreateContext(nil, nil)
        else { return nil }
        let c = chromaticities
        var white = cmsCIExyY(x: c[0], y: c[1], Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: c[2], y: c[3], Y: 1),
            Green: cmsCIExyY(x: c[4], y: c[5], Y: 1),
            Blue: cmsCIExyY(x: c[6], y: c[7], Y: 1)
        )
        // Without a gamma: the curve of sRGB, which Little CMS counts as its fourth kind.
        let curve =
            gamma.map { cmsBuildGamma(context, 1 / $0) }
            ?? cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        var curves = [curve, curve, curve]
        let profile = cmsCreateRGBProfileTHR(context, &white, &primaries, &curves)
        cmsFreeToneCurve(curve)
        self.init(context, from: profile, layout: layout)
    }

    /// Takes over the context and the profile.
    private init?(_ context: cmsContext, from profile: cmsHPROFILE?, layout: SampleLayout) {
        var output = SampleLayout.rgba
        output.is16Bit = layout.is16Bit
        var made: cmsHTRANSFORM?
        if let profile, let standard = cmsCreate_sRGBProfileTHR(context) {
            if cmsGetColorSpace(profile) == Self.signature(layout.model), !Self.hasTablesAlone(profile) {
                made = cmsCreateTransformTHR(
                    context,
                    profile,
                    Self.pixelType(layout),
                    standard,
                    Self.pixelType(output),
                    cmsUInt32Number(INTENT_PERCEPTUAL),
                    cmsUInt32Number(cmsFLAGS_NOCACHE)
                        | (layout.hasAlpha ? cmsUInt32Number(cmsFLAGS_COPY_ALPHA) : 0)
                )
            }
            cmsCloseProfile(standard)
        }
        if let profile { cmsCloseProfile(profile) }
        guard let made else {
            cmsDeleteContext(context)
            return nil
        }
        handle = made
        self.context = context
        if layout.model == .rgb, !layout.is16Bit, changesNothing { return nil }
    }

    deinit {
        cmsDeleteTransform(handle)
        cmsDeleteContext(context)
    }

    /// Transforms a row into RGBA; alpha is copied, or left alone where the source has none.
    func apply(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        cmsDoTransform(handle, source, target, cmsUInt32Number(count))
    }

    /// Whether a lattice of colours stays as it is, but for 1 in 255.
    private var changesNothing: Bool {
        let steps: [UInt8] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
        var colors: [UInt8] = []
        for red in steps {
            for green in steps { for blue in steps { colors += [red, green, blue, 255] } }
        }
        var result = colors
        apply(from: colors, to: &result, count: colors.count / 4)
        return zip(colors, result).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// Whether an RGB profile describes its colours by look-up tables, and not by three primaries and their curves.
    ///
    /// Source: a recorded picture, which Apple's renderer shows as if such a profile were none.
    private static func hasTablesAlone(_ profile: cmsHPROFILE) -> Bool {
        guard cmsGetColorSpace(profile) == cmsSigRgbData else { return false }
        let tables = [cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigAToB2Tag]
        let primaries = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
        return tables.contains { cmsIsTag(profile, $0) != 0 }
            && !primaries.contains { cmsIsTag(profile, $0) != 0 }
    }

    private static func signature(_ model: SampleLayout.Model) -> cmsColorSpaceSignature {
        switch model {
        case .gray: cmsSigGrayData
        case .rgb: cmsSigRgbData
        case .cmyk: cmsSigCmykData
        }
    }

    /// A layout as Little CMS writes it: bits for the model, the kinds of components, and their size.
    private static func pixelType(_ layout: SampleLayout) -> cmsUInt32Number {
        let model: cmsUInt32Number =
            switch layout.model {
            case .gray: 3
            case .rgb: 4
            case .cmyk: 6
            }
        return model << 16 | (layout.isInverted ? 1 << 13 : 0) | (layout.hasAlpha ? 1 << 7 : 0)
            | cmsUInt32Number(layout.colors) << 3 | (layout.is16Bit ? 2 : 1)
    }
}
#else
/// Without the trait ICC no profile is understood.
final class ICCTransform {
    init?(profile bytes: [UInt8], layout: SampleLayout) { return nil }

    init?(gamma: Double?, chromaticities: [Double], layout: SampleLayout) { return nil }

    func apply(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {}
}
#endif
