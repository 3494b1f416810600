/// What is drawn for a family of Apple's that no installed family has the measures of.
package struct FontStandIn: Sendable, Equatable {
    /// Apple's name of the family.
    package let family: String
    /// The family that is drawn.
    package let drawn: String
    /// The Debian package that has a closer family; nil for none, and where it is drawn already.
    package let package: String?

    /// Describes what a font is drawn by.
    ///
    /// - Returns: nil for a font under its own name, for the system's fonts, and for stand-ins with Apple's measures, such as Helvetica's.
    package init?(_ font: FontInstance) {
        guard let alias = font.alias, alias.metrics == nil,
            let row = AppleFontName.byFamily[alias.names.family.lowercased()]
        else { return nil }
        family = row.family
        drawn = font.face.names.family
        package = drawn == row.faces.first ? nil : row.package
    }
}

extension FontLibrary {
    /// Whether a name is of one of iOS's families, but of a face that the family has not there.
    ///
    /// Source: Apple's `UIFont(name:size:)` gives nil for such a name.
    package static func isMissingOnIOS(_ name: String) -> Bool {
        AppleFontName(name).map { !$0.isOnIOS } ?? false
    }
}
