public import AgatePixels
public import Foundation

// Apple's signatures take CoreFoundation's objects; the floor below takes Swift's own values.

extension CGColorSpace {
    /// Makes the space of an ICC profile.
    ///
    /// - Parameter data: A data object or a `CGDataProvider` with the profile's bytes.
    /// - Returns: nil for anything else, for bytes that are no profile, and in a build without the trait `ICC`.
    public convenience init?(iccData data: CFTypeRef) {
        if let bytes = data as? NSData {
            self.init(profile: bytes as Data)
        } else if let bytes = (data as? CGDataProvider)?.data {
            self.init(profile: bytes)
        } else {
            return nil
        }
    }

    /// Makes the space of an ICC profile, or takes another where the profile is not understood.
    ///
    /// - Parameters:
    ///   - nComponents: How many components the profile has: 1, 3 or 4.
    ///   - range: Makes no difference: the profile says what its components may be.
    ///   - profile: The profile's bytes.
    ///   - alternate: The space to take instead, nil for the device's space of as many components.
    /// - Returns: nil for an alternate of another number of components, and for another number than 1, 3 or 4.
    public convenience init?(
        iccBasedNComponents nComponents: Int,
        range: UnsafePointer<CGFloat>?,
        profile: CGDataProvider,
        alternate: CGColorSpace?
    ) {
        guard nComponents == 1 || nComponents == 3 || nComponents == 4 else { return nil }
        guard alternate.map({ $0.numberOfComponents == nComponents }) ?? true else { return nil }
        if let data = profile.data, let space = CGColorSpace(profile: data, components: nComponents) {
            self.init(unnamed: space)
            return
        }
        let device: CGColorSpace =
            switch nComponents {
            case 1: .deviceGray
            case 3: .deviceRGB
            default: .deviceCMYK
            }
        self.init(unnamed: alternate ?? device)
    }

    /// The space as an ICC profile.
    ///
    /// One that the space was made of comes back byte for byte; for named and calibrated RGB and grey spaces one is
    /// written. nil for the other spaces and for PQ and HLG.
    public func copyICCData() -> CFData? { profileData.map { NSData(data: $0) } }

    /// The space as an ICC profile, as ``copyICCData()`` gives it.
    public var iccData: CFData? { copyICCData() }

    /// A value that a property list can hold and that ``init(propertyListPlist:)`` makes the space of again.
    ///
    /// The name where there is one, else a profile's bytes; nil for spaces without either.
    public func copyPropertyList() -> CFPropertyList? {
        if let name { return name as NSString }
        return copyICCData()
    }

    /// Makes the space of a property list's value, nil for one that ``copyPropertyList()`` would not give.
    public convenience init?(propertyListPlist plist: CFPropertyList) {
        if let name = plist as? NSString {
            self.init(name: name as String)
        } else {
            self.init(iccData: plist)
        }
    }
}
