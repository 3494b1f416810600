/// The attributes that decide which glyphs a range of a text gets, and how far apart they are.
package struct ShapingAttributes: Sendable, Hashable {
    /// Which ligatures are made.
    package enum Ligatures: Sendable, Hashable {
        /// Those that the script cannot do without.
        case required
        /// Those that the font makes by default.
        case standard
        /// The font's optional ones too.
        case all
    }

    /// The requested font; others come in for characters that it lacks.
    package var font: FontInstance
    /// A language tag such as "tr"; empty for none.
    package var language: String
    /// Points added to each cluster; nil leaves pairs to the font, and 0 switches the kerning of pairs off.
    package var kern: Double? { didSet { kern = kern.map { $0.isFinite ? $0 : 0 } } }
    /// Points added to each cluster, instead of ``kern`` where both are there.
    package var tracking: Double { didSet { if !tracking.isFinite { tracking = 0 } } }
    package var ligatures: Ligatures

    package init(
        font: FontInstance,
        language: String = "",
        kern: Double? = nil,
        tracking: Double = 0,
        ligatures: Ligatures = .standard
    ) {
        self.font = font
        self.language = language
        self.kern = kern.map { $0.isFinite ? $0 : 0 }
        self.tracking = tracking.isFinite ? tracking : 0
        self.ligatures = ligatures
    }

    /// The points that each cluster's advance grows by.
    ///
    /// GUESS tracking-wins: with both, tracking counts alone. Source: text T86.
    package var spacing: Double { tracking != 0 ? tracking : kern ?? 0 }

    /// The features that shaping switches on and off; the font's own come last and win.
    ///
    /// GUESS kern-ligatures: spacing takes optional ligatures off, as in CSS. Source: text T13, T86, T87.
    package var features: [FontFeature] {
        var features: [FontFeature] = []
        switch ligatures {
        case .required: features = ["liga", "clig", "dlig", "hlig"].map { FontFeature($0, 0) }
        case .standard: break
        case .all: features = ["dlig", "hlig"].map { FontFeature($0, 1) }
        }
        if spacing != 0 { features += ["liga", "clig"].map { FontFeature($0, 0) } }
        if kern == 0 { features.append(FontFeature("kern", 0)) }
        return features + font.features
    }
}
