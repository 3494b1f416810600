package import Foundation

#if AGATE_ICC
import CLibLCMS
#endif

/// A colour profile of the International Color Consortium, read by the system's Little CMS.
///
/// `@unchecked Sendable`: the transforms are made once and keep no cache, so that threads may share them.
package final class ICCProfile: @unchecked Sendable, Hashable {
    /// The profile as it came.
    package let data: Data
    /// The family of its components.
    package let model: CGColorSpaceModel
    /// How many components it has.
    package let numberOfComponents: Int
    private let toXYZ: UnsafeMutableRawPointer
    /// nil for a profile that is only read from.
    private let fromXYZ: UnsafeMutableRawPointer?

    /// The largest profile that is looked at, in bytes; printers' profiles have up to four megabytes.
    package static let maximumSize = 1 << 24

    /// Reads a profile.
    ///
    /// - Returns: nil for bytes that are no profile of grey, RGB, CMYK or L*a*b* components, and in a build without the
    ///   trait `ICC`.
    package init?(_ data: Data) {
        #if AGATE_ICC
        guard data.count >= 128, data.count <= Self.maximumSize,
            let profile = data.withUnsafeBytes({
                cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count))
            })
        else { return nil }
        defer { cmsCloseProfile(profile) }
        let pixel: cmsUInt32Number
        switch cmsGetColorSpace(profile) {
        case cmsSigGrayData: (model, numberOfComponents, pixel) = (.monochrome, 1, 3)
        case cmsSigRgbData: (model, numberOfComponents, pixel) = (.rgb, 3, 4)
        case cmsSigCmykData: (model, numberOfComponents, pixel) = (.cmyk, 4, 6)
        case cmsSigLabData: (model, numberOfComponents, pixel) = (.lab, 3, 10)
        default: return nil
        }
        guard let connection = cmsCreateXYZProfile() else { return nil }
        defer { cmsCloseProfile(connection) }
        // Doubles: a bit for floating point, the kind of components, how many, and 0 for eight bytes each.
        let inside = 1 << 22 | pixel << 16 | cmsUInt32Number(numberOfComponents) << 3
        let outside: cmsUInt32Number = 1 << 22 | 9 << 16 | 3 << 3
        let flags = cmsUInt32Number(cmsFLAGS_NOCACHE) | cmsUInt32Number(cmsFLAGS_NOOPTIMIZE)
        let intent = cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC)
        guard let forwards = cmsCreateTransform(profile, inside, connection, outside, intent, flags) else {
            return nil
        }
        toXYZ = forwards
        fromXYZ = cmsCreateTransform(connection, outside, profile, inside, intent, flags)
        self.data = data
        #else
        return nil
        #endif
    }

    deinit {
        #if AGATE_ICC
        cmsDeleteTransform(toXYZ)
        if let fromXYZ { cmsDeleteTransform(fromXYZ) }
        #endif
    }

    /// Tristimulus values, under the white of the connection space, of components.
    ///
    /// - Parameter components: As many as the profile has, nominally 0...1; those of L*a*b* as they are.
    func xyz(_ components: [Double]) -> SIMD3<Double> {
        #if AGATE_ICC
        guard components.count == numberOfComponents else { return .zero }
        let scale = model == .cmyk ? 100.0 : 1
        var source = components.map { $0 * scale }
        var target = [0.0, 0, 0]
        cmsDoTransform(toXYZ, &source, &target, 1)
        return SIMD3(target[0], target[1], target[2])
        #else
        return .zero
        #endif
    }

    /// Components for tristimulus values, nil when the profile does not know the way.
    func components(_ xyz: SIMD3<Double>) -> [Double]? {
        #if AGATE_ICC
        guard let fromXYZ else { return nil }
        var source = [xyz.x, xyz.y, xyz.z]
        var target = [Double](repeating: 0, count: numberOfComponents)
        cmsDoTransform(fromXYZ, &source, &target, 1)
        let scale = model == .cmyk ? 100.0 : 1
        return target.map { $0 / scale }
        #else
        return nil
        #endif
    }

    /// Whether the bytes are equal.
    package static func == (a: ICCProfile, b: ICCProfile) -> Bool { a === b || a.data == b.data }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
