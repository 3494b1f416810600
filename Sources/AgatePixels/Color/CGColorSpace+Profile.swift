package import Foundation

extension CGColorSpace {
    /// Makes the space of an ICC profile.
    ///
    /// - Parameters:
    ///   - data: The profile's bytes.
    ///   - components: How many components it should have, nil for any.
    /// - Returns: nil for bytes that are no profile, or one of another kind.
    package convenience init?(profile data: Data, components: Int? = nil) {
        guard let profile = ICCProfile(data), components.map({ $0 == profile.numberOfComponents }) ?? true
        else {
            return nil
        }
        self.init(nil, .profile(profile))
    }

    /// The space as an ICC profile, nil where none is written: inks, L*a*b*, tables, patterns, PQ and HLG.
    package var profileData: Data? {
        if case .profile(let profile) = definition { return profile.data }
        return ICCWriter.profile(of: definition, named: identifier ?? "Calibrated")
    }

    /// The space of another one's meaning without its name.
    package convenience init(unnamed space: CGColorSpace) {
        self.init(nil, space.definition, extended: space.isExtended)
    }
}
