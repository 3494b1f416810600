/// The names of a face.
package struct FontNames: Sendable, Hashable {
    /// The family, such as "Inter".
    package var family: String
    /// The style within the family, such as "Semi Bold".
    package var style: String
    /// Family and style as one name.
    package var full: String
    /// The name that programs use: ASCII without spaces.
    package var postScript: String

    package init(family: String, style: String, full: String, postScript: String) {
        self.family = family
        self.style = style
        self.full = full
        self.postScript = postScript
    }

    /// Takes the names of a `name` table; what it lacks is made of what it has.
    ///
    /// Source: text T5.
    init(_ table: FontNameTable, fallback: String) {
        let family = table.string(16) ?? table.string(1) ?? fallback
        let style = table.string(17) ?? table.string(2) ?? "Regular"
        let joined = style == "Regular" ? family : "\(family) \(style)"
        self.init(
            family: family,
            style: style,
            full: table.string(4) ?? joined,
            postScript: table.string(6) ?? Self.postScript(family: family, style: style)
        )
    }

    /// A PostScript name for a family and a style: `Family-Style` without what such names may not have.
    static func postScript(family: String, style: String) -> String {
        func cleaned(_ text: String) -> String {
            String(
                String.UnicodeScalarView(
                    text.unicodeScalars.filter {
                        $0.value > 32 && $0.value < 127 && !"[](){}<>/%-".unicodeScalars.contains($0)
                    }
                )
            )
        }
        return "\(cleaned(family))-\(cleaned(style))"
    }
}
