/// What is drawn for families of iOS that no free family has the measures of: faces of the same character, which keep their own.
///
/// GUESS other-names: which faces are alike is a matter of taste.
extension FontSubstitution {
    /// Families for Latin, Greek and Cyrillic text.
    static let latin: [FontSubstitution] =
        [
            like("Apple Color Emoji", ["Noto Color Emoji"]),
            like("Apple Symbols", ["Noto Sans Symbols2", "DejaVu Sans"]),
            like("Symbol", ["Standard Symbols PS", "DejaVu Sans"], package: "fonts-urw-base35"),
            like("Zapf Dingbats", ["D050000L", "DejaVu Sans"], package: "fonts-urw-base35"),
            like("Bodoni Ornaments", ["DejaVu Sans"]),
        ] + sansSerif + serif + slab + handwriting

    private static let sansSerif: [FontSubstitution] = [
        like("Avenir", ["Lato", "Inter", "Noto Sans"], package: "fonts-lato"),
        like("Avenir Next", ["Lato", "Inter", "Noto Sans"], package: "fonts-lato"),
        like("Avenir Next Condensed", ["Roboto Condensed", "Lato", "Inter"], package: "fonts-roboto"),
        like("Futura", ["URW Gothic", "Lato", "Inter"], package: "fonts-urw-base35"),
        like("Gill Sans", ["Gillius ADF", "Cabin", "Noto Sans", "Inter"], package: "fonts-adf-gillius"),
        like("Optima", ["Linux Biolinum O", "Noto Sans", "Inter"], package: "fonts-linuxlibertine"),
        like("Verdana", ["DejaVu Sans"]),
        like("Trebuchet MS", ["DejaVu Sans"]),
        like("Galvji", ["Noto Sans"]),
        like("DIN Alternate", ["OSP-DIN", "Inter"], package: "fonts-opendin"),
        like("DIN Condensed", ["Nimbus Sans Narrow", "Inter"], package: "fonts-urw-base35"),
        like("Impact", ["Nimbus Sans Narrow", "Inter"], package: "fonts-urw-base35"),
        like("Arial Rounded MT Bold", ["Quicksand", "Inter"], package: "fonts-quicksand"),
    ]

    private static let serif: [FontSubstitution] = [
        like("Georgia", ["DejaVu Serif"]),
        like(
            "Palatino",
            ["P052", "TeX Gyre Pagella", "DejaVu Serif"],
            package: "fonts-urw-base35"
        ),
        like("Baskerville", ["Baskervald ADF Std", "Liberation Serif"], package: "fonts-adf-baskervald"),
        like("Cochin", ["EB Garamond", "Liberation Serif"], package: "fonts-ebgaramond"),
        like("Hoefler Text", ["EB Garamond", "Liberation Serif"], package: "fonts-ebgaramond"),
        like("Charter", ["Charis SIL", "Noto Serif"], package: "fonts-sil-charis"),
        like("Didot", ["GFS Didot", "Noto Serif Display", "Noto Serif"], package: "fonts-gfs-didot"),
        like("Bodoni 72", ["GFS Didot", "Noto Serif Display", "Noto Serif"], package: "fonts-gfs-didot"),
        like(
            "Bodoni 72 Oldstyle",
            ["GFS Didot", "Noto Serif Display", "Noto Serif"],
            package: "fonts-gfs-didot"
        ),
        like(
            "Bodoni 72 Smallcaps",
            ["GFS Didot", "Noto Serif Display", "Noto Serif"],
            package: "fonts-gfs-didot"
        ),
        like("Academy Engraved LET", ["Noto Serif Display", "Noto Serif"]),
        like("Copperplate", ["Linux Libertine Initials O", "Noto Serif"], package: "fonts-linuxlibertine"),
        like("STIX Two Text", ["STIX Two Text", "Liberation Serif"]),
        like("STIX Two Math", ["STIX Two Math", "DejaVu Math TeX Gyre", "Liberation Serif"]),
    ]

    private static let slab: [FontSubstitution] = [
        like("American Typewriter", ["Roboto Slab", "DejaVu Serif"], package: "fonts-roboto-slab"),
        like("Rockwell", ["Roboto Slab", "DejaVu Serif"], package: "fonts-roboto-slab"),
    ]

    private static let handwriting: [FontSubstitution] = [
        like("Bradley Hand", ["Comic Neue"], package: "fonts-comic-neue"),
        like("Chalkboard SE", ["Comic Neue"], package: "fonts-comic-neue"),
        like("Chalkduster", ["CabinSketch", "Cabin Sketch", "Comic Neue"], package: "fonts-cabinsketch"),
        like("Marker Felt", ["Yusei Magic", "Comic Neue"], package: "fonts-yusei-magic"),
        like("Noteworthy", ["Comic Neue"], package: "fonts-comic-neue"),
        like("Papyrus", ["Isabella", "Comic Neue"], package: "fonts-isabella"),
        like("Party LET", ["Dancing Script", "Z003"], package: "fonts-dancingscript"),
        like("Savoye LET", ["Dancing Script", "Z003"], package: "fonts-dancingscript"),
        like("Snell Roundhand", ["Z003", "Dancing Script"], package: "fonts-urw-base35"),
        like("Zapfino", ["Z003", "Dancing Script"], package: "fonts-urw-base35"),
    ]

    /// Families for one script, whose Latin letters come from elsewhere.
    static let scripts: [FontSubstitution] = [
        like("Al Nile", ["Noto Naskh Arabic"]),
        like("Damascus", ["Noto Sans Arabic", "Noto Kufi Arabic"]),
        like("Farah", ["Noto Naskh Arabic"]),
        like("Geeza Pro", ["Noto Sans Arabic", "Noto Naskh Arabic"]),
        like("Mishafi", ["Noto Naskh Arabic"]),
        like("Noto Nastaliq Urdu", ["Noto Nastaliq Urdu"]),
        like("Arial Hebrew", ["Noto Sans Hebrew"]),
        like("Devanagari Sangam MN", ["Noto Serif Devanagari", "Noto Sans Devanagari"]),
        like("Kohinoor Devanagari", ["Noto Sans Devanagari"]),
        like("Kohinoor Bangla", ["Noto Sans Bengali"]),
        like("Kohinoor Gujarati", ["Noto Sans Gujarati"]),
        like("Kohinoor Telugu", ["Noto Sans Telugu"]),
        like("Mukta Mahee", ["Noto Sans Gurmukhi"]),
        like("Noto Sans Kannada", ["Noto Sans Kannada"]),
        like("Noto Sans Oriya", ["Noto Sans Oriya"]),
        like("Malayalam Sangam MN", ["Noto Sans Malayalam"]),
        like("Tamil Sangam MN", ["Noto Sans Tamil"]),
        like("Sinhala Sangam MN", ["Noto Sans Sinhala"]),
        like("Grantha Sangam MN", ["Noto Sans Grantha"]),
        like("Thonburi", ["Noto Sans Thai"]),
        like("Lao Sangam MN", ["Noto Sans Lao"]),
        like("Khmer Sangam MN", ["Noto Sans Khmer"]),
        like("Myanmar Sangam MN", ["Noto Sans Myanmar"]),
        like("Noto Sans Myanmar", ["Noto Sans Myanmar"]),
        like("Kailasa", ["Noto Serif Tibetan"]),
        like("Kefa", ["Noto Sans Ethiopic"]),
        like("Euphemia UCAS", ["Noto Sans Canadian Aboriginal"]),
    ]

    /// A row for a family of iOS, with the names that it has there.
    private static func like(_ family: String, _ faces: [String], package: String? = nil) -> FontSubstitution
    {
        let names = AppleFamilies.byName[family.lowercased()]?.faces.map(\.name) ?? []
        let bases = names.compactMap { $0.lowercased().split(separator: "-").first.map { String($0) } }
        return FontSubstitution(
            family,
            postScript: bases,
            regular: names.first,
            prefix: names.first?.split(separator: "-").first.map { String($0) },
            faces: faces,
            choosesByStyle: true,
            package: package
        )
    }
}
