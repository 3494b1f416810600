/// A list of the fonts, for people to read.
package struct FontOverview: Sendable {
    /// A family with its faces.
    package struct Family: Sendable {
        package let name: String
        /// PostScript names, sorted.
        package let faces: [String]
        /// Whether glyphs have colours of their own.
        package let isColor: Bool
    }

    /// One of Apple's families and what is drawn for it.
    package struct ShownSubstitution: Sendable {
        /// Apple's name.
        package let family: String
        /// The family that is drawn.
        package let drawn: String
    }

    /// All families that are installed or registered, sorted.
    package let families: [Family]
    /// Apple's families that have a row of their own, in the order of the table.
    package let substitutions: [ShownSubstitution]

    /// Lists the fonts of a library.
    package init(_ library: FontLibrary) {
        families = library.families.map { name in
            let faces = library.fontNames(ofFamily: name)
            let font = library.font(family: name, size: 12)
            return Family(
                name: name,
                faces: faces,
                isColor: font?.face.traits.symbolic.contains(.colorGlyphs) ?? false
            )
        }
        substitutions = FontSubstitution.all.map { row in
            let font = library.font(family: row.family, size: 12) ?? library.systemFont(size: 12)
            return ShownSubstitution(family: row.family, drawn: font.face.names.family)
        }
    }
}
