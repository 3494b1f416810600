/// The name of one of Apple's fonts, taken apart into family and style.
struct AppleFontName: Sendable {
    let substitution: FontSubstitution
    let style: FontStyle
    /// The names that the font reports.
    let names: FontNames

    /// Whether iOS has a font of the name; true for the names of Apple's system fonts, and for families that iOS has not.
    let isOnIOS: Bool

    /// Asks for a style of a family: for the nearest face that the family has on iOS.
    init(_ substitution: FontSubstitution, _ style: FontStyle) {
        if let family = AppleFamilies.byName[substitution.family.lowercased()] {
            self.init(substitution, family.face(for: style))
        } else {
            self.init(substitution, style, postScript: nil, isOnIOS: true)
        }
    }

    /// Asks for a style of a family by its name; nil for a family that is not Apple's.
    init?(family: String, style: FontStyle) {
        guard let substitution = Self.byFamily[family.lowercased()] else { return nil }
        self.init(substitution, style)
    }

    /// Takes a PostScript name, a full name or the name of a family apart.
    ///
    /// - Returns: nil for a name that is none of Apple's, or whose end is no style.
    init?(_ name: String) {
        let lower = name.lowercased()
        if let known = AppleFamilies.byPostScriptName[lower],
            let substitution = Self.byFamily[known.family.name.lowercased()]
        {
            self.init(substitution, known.face)
            return
        }
        if let substitution = Self.byFamily[lower] {
            let family = AppleFamilies.byName[substitution.family.lowercased()]
            if let face = family?.faces.first {
                self.init(substitution, face)
            } else {
                self.init(substitution, .regular, postScript: nil, isOnIOS: true)
            }
            return
        }
        let parts = lower.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        if let base = parts.first, let substitution = Self.byPostScriptBase[String(base)] {
            guard let style = Self.style(parts.count > 1 ? String(parts[1]) : "") else { return nil }
            let isOnIOS = AppleFamilies.byName[substitution.family.lowercased()] == nil
            self.init(substitution, style, postScript: name, isOnIOS: isOnIOS)
            return
        }
        // A full name is a family and words of style; of two families that it begins with the longer one is meant.
        var words = lower.split(separator: " ")
        var style: [Substring] = []
        while let last = words.popLast(), !words.isEmpty {
            style.insert(last, at: 0)
            guard let substitution = Self.byFamily[words.joined(separator: " ")] else { continue }
            guard let style = Self.style(style.joined()) else { return nil }
            let family = AppleFamilies.byName[substitution.family.lowercased()]
            if let face = family?.faces.first(where: { $0.style == style }) {
                self.init(substitution, face)
            } else {
                self.init(substitution, style, postScript: nil, isOnIOS: family == nil)
            }
            return
        }
        return nil
    }

    private init(_ substitution: FontSubstitution, _ face: AppleFamily.Face) {
        self.init(substitution, face.style, postScript: face.name, isOnIOS: true)
    }

    private init(
        _ substitution: FontSubstitution,
        _ style: FontStyle,
        postScript: String?,
        isOnIOS: Bool
    ) {
        self.substitution = substitution
        self.style = style
        self.isOnIOS = isOnIOS
        let words = Self.words(of: style, in: substitution)
        let joined = words.joined()
        names = FontNames(
            family: substitution.family,
            style: words.isEmpty ? "Regular" : words.joined(separator: " "),
            full: ([substitution.family] + words).joined(separator: " "),
            postScript: postScript
                ?? (words.isEmpty
                    ? substitution.regular : "\(substitution.prefix)-\(joined)\(substitution.suffix)")
        )
    }

    static let byFamily: [String: FontSubstitution] = Dictionary(
        FontSubstitution.all.flatMap { row in ([row.family.lowercased()] + row.aliases).map { ($0, row) } },
        uniquingKeysWith: { first, _ in first }
    )

    private static let byPostScriptBase: [String: FontSubstitution] = Dictionary(
        FontSubstitution.all.flatMap { row in row.postScriptBases.map { ($0, row) } },
        uniquingKeysWith: { first, _ in first }
    )

    // MARK: Styles

    private static let weights: [(word: String, weightClass: Double)] = [
        ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
        ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]

    /// Words that occur in names, each before those that it begins with.
    private static let meanings: [(word: String, change: @Sendable (inout FontStyle) -> Void)] = [
        ("extralight", { $0.weightClass = 200 }), ("ultralight", { $0.weightClass = 100 }),
        ("thin", { $0.weightClass = 200 }), ("light", { $0.weightClass = 300 }), ("book", { _ in }),
        ("roman", { _ in }), ("regular", { _ in }), ("medium", { $0.weightClass = 500 }),
        ("semibold", { $0.weightClass = 600 }), ("demibold", { $0.weightClass = 600 }),
        ("extrabold", { $0.weightClass = 800 }), ("ultrabold", { $0.weightClass = 800 }),
        ("extrablack", { $0.weightClass = 950 }), ("bold", { $0.weightClass = 700 }),
        ("heavy", { $0.weightClass = 800 }), ("black", { $0.weightClass = 900 }),
        ("italic", { $0.isItalic = true }), ("ita", { $0.isItalic = true }), ("it", { $0.isItalic = true }),
        ("oblique", { $0.isItalic = true }), ("condensed", { $0.widthClass = 3 }),
        ("narrow", { $0.widthClass = 3 }), ("psmt", { _ in }), ("mt", { _ in }), ("plain", { _ in }),
        ("g1", { _ in }), ("w3", { $0.weightClass = 300 }), ("w4", { $0.weightClass = 400 }),
        ("w6", { $0.weightClass = 600 }), ("w7", { $0.weightClass = 700 }),
    ]

    /// The style that words without spaces between them say; nil where they say something else.
    static func style(_ text: String) -> FontStyle? {
        var rest = text[...]
        var style = FontStyle.regular
        while !rest.isEmpty {
            guard let meaning = meanings.first(where: { rest.hasPrefix($0.word) }) else { return nil }
            meaning.change(&style)
            rest = rest.dropFirst(meaning.word.count)
        }
        return style
    }

    /// The words by which a family would call a style; none for the regular one.
    private static func words(of style: FontStyle, in substitution: FontSubstitution) -> [String] {
        var words: [String] = []
        if style.widthClass < 4.5 { words.append("Condensed") }
        let nearest = weights.min {
            abs($0.weightClass - style.weightClass) < abs($1.weightClass - style.weightClass)
        }
        if let nearest, nearest.word != "Regular" { words.append(nearest.word) }
        if style.isItalic { words.append(substitution.italicWord) }
        return words
    }
}
