/// One of Apple's families, what is drawn in its place, and its own vertical measures.
///
/// Layouts that were made with Apple's measures come out with the same heights. Source: text T43 to T57.
struct FontSubstitution: Sendable {
    /// Apple's name of the family.
    let family: String
    /// Names that mean the same family, in lower case.
    var aliases: [String] = []
    /// The text before the hyphen in PostScript names, in lower case.
    var postScriptBases: [String]
    /// The PostScript name of the regular face.
    var regular: String
    /// How the PostScript name of another face begins.
    var prefix: String
    /// How PostScript names end.
    var suffix = ""
    /// The family's word for its slanted faces.
    var italicWord = "Italic"
    /// The families that are drawn: the first that is there.
    let faces: [String]
    /// Nil where the face that is drawn keeps its measures.
    let metrics: VerticalMetrics?
    /// Whether a family further back in ``faces`` is drawn where it has the weight and width that are asked for and those before it have not.
    var choosesByStyle = false
    /// The Debian package that has a closer face than those that `Scripts/setup` installs; nil for none.
    var package: String?

    init(
        _ family: String,
        aliases: [String] = [],
        postScript bases: [String],
        regular: String? = nil,
        prefix: String? = nil,
        suffix: String = "",
        italicWord: String = "Italic",
        faces: [String],
        metrics: VerticalMetrics? = nil,
        choosesByStyle: Bool = false,
        package: String? = nil
    ) {
        self.family = family
        self.aliases = aliases
        postScriptBases = bases
        let joined = family.filter { $0 != " " }
        self.regular = regular ?? joined
        self.prefix = prefix ?? joined
        self.suffix = suffix
        self.italicWord = italicWord
        self.faces = faces
        self.metrics = metrics
        self.choosesByStyle = choosesByStyle
        self.package = package
    }

    /// The substitutes where none of a row's families is installed.
    static let anyFaces = ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans"]

    private static let sans = ["Inter", "Noto Sans", "DejaVu Sans"]
    private static let helvetica = [
        "Liberation Sans", "Nimbus Sans", "TeX Gyre Heros", "Nimbus Sans Narrow", "Inter",
    ]
    private static let systemMetrics = VerticalMetrics(
        1950 / 2048,
        494 / 2048,
        0,
        capHeight: 1443 / 2048,
        xHeight: 1078 / 2048
    )

    /// The row of the system font in a design.
    static func system(_ design: FontDesign) -> FontSubstitution {
        switch design {
        case .standard: sanFrancisco
        case .monospaced: sanFranciscoMono
        case .serif: newYork
        case .rounded: sanFranciscoRounded
        }
    }

    private static let sanFrancisco = FontSubstitution(
        ".AppleSystemUIFont",
        aliases: [
            "system-ui", "-apple-system", "sf pro", "sf pro text", "sf pro display", ".sf ui", ".sf ui text",
            ".sf ui display", "san francisco",
        ],
        postScript: [
            ".sfui", ".sfuitext", ".sfuidisplay", "sfpro", "sfprotext", "sfprodisplay", ".applesystemuifont",
            ".sfns",
        ],
        regular: ".SFUI-Regular",
        prefix: ".SFUI",
        faces: sans,
        metrics: systemMetrics
    )

    // GUESS sf-mono: the system font's measures.
    private static let sanFranciscoMono = FontSubstitution(
        ".AppleSystemUIFontMonospaced",
        aliases: ["sf mono"],
        postScript: ["sfmono", ".sfuimono", ".applesystemuifontmonospaced"],
        regular: ".SFUIMono-Regular",
        prefix: ".SFUIMono",
        faces: ["JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono"],
        metrics: systemMetrics
    )

    // GUESS new-york: the system font's ascent and descent, and heights of letters usual for serif designs.
    private static let newYork = FontSubstitution(
        ".AppleSystemUIFontSerif",
        aliases: ["new york"],
        postScript: ["newyork", ".newyork", ".applesystemuifontserif"],
        regular: ".NewYork-Regular",
        prefix: ".NewYork",
        faces: ["Noto Serif", "Liberation Serif"],
        metrics: VerticalMetrics(1950 / 2048, 494 / 2048, 0, capHeight: 0.7, xHeight: 0.48)
    )

    // GUESS rounded: the system font itself.
    private static let sanFranciscoRounded = FontSubstitution(
        ".AppleSystemUIFontRounded",
        aliases: ["sf pro rounded"],
        postScript: ["sfprorounded", ".sfuirounded", ".applesystemuifontrounded"],
        regular: ".SFUIRounded-Regular",
        prefix: ".SFUIRounded",
        faces: sans,
        metrics: systemMetrics
    )

    /// All rows.
    static let all: [FontSubstitution] =
        [sanFrancisco, sanFranciscoMono, newYork, sanFranciscoRounded] + text + code + latin + scripts
        + eastAsian

    private static let text: [FontSubstitution] = [
        FontSubstitution(
            "Helvetica",
            postScript: ["helvetica"],
            italicWord: "Oblique",
            faces: helvetica,
            metrics: VerticalMetrics(
                0.770,
                0.230,
                0,
                capHeight: 0.718,
                xHeight: 0.523,
                ascentAddition: 0.15
            ),
            choosesByStyle: true
        ),
        FontSubstitution(
            "Helvetica Neue",
            postScript: ["helveticaneue"],
            faces: helvetica,
            metrics: VerticalMetrics(0.952, 0.213, 0.028, capHeight: 0.714, xHeight: 0.523),
            choosesByStyle: true
        ),
        FontSubstitution(
            "Arial",
            postScript: ["arial", "arialmt"],
            regular: "ArialMT",
            suffix: "MT",
            faces: ["Liberation Sans"],
            metrics: VerticalMetrics(1854 / 2048, 434 / 2048, 67 / 2048)
        ),
        FontSubstitution(
            "Times New Roman",
            postScript: ["timesnewromanps", "timesnewromanpsmt", "timesnewroman"],
            regular: "TimesNewRomanPSMT",
            prefix: "TimesNewRomanPS",
            suffix: "MT",
            faces: ["Liberation Serif"],
            metrics: VerticalMetrics(1825 / 2048, 443 / 2048, 87 / 2048)
        ),
        FontSubstitution(
            "Times",
            postScript: ["times"],
            regular: "Times-Roman",
            faces: ["Liberation Serif"],
            metrics: VerticalMetrics(0.750, 0.250, 0, ascentAddition: 0.15)
        ),
    ]

    private static let code: [FontSubstitution] = [
        FontSubstitution(
            "Courier New",
            postScript: ["couriernewps", "couriernewpsmt", "couriernew"],
            regular: "CourierNewPSMT",
            prefix: "CourierNewPS",
            suffix: "MT",
            faces: ["Liberation Mono"],
            metrics: VerticalMetrics(1705 / 2048, 615 / 2048, 0)
        ),
        FontSubstitution(
            "Courier",
            postScript: ["courier"],
            italicWord: "Oblique",
            faces: ["Liberation Mono"],
            metrics: VerticalMetrics(0.754, 0.246, 0, ascentAddition: 0.15)
        ),
        FontSubstitution(
            "Menlo",
            postScript: ["menlo"],
            regular: "Menlo-Regular",
            faces: ["DejaVu Sans Mono"],
            metrics: VerticalMetrics(1901 / 2048, 483 / 2048, 0)
        ),
    ]

    private static let eastAsian: [FontSubstitution] = [
        cjk("PingFang SC", ["pingfangsc"], regular: "PingFangSC-Regular", "SC"),
        cjk("PingFang TC", ["pingfangtc"], regular: "PingFangTC-Regular", "TC"),
        cjk("PingFang HK", ["pingfanghk"], regular: "PingFangHK-Regular", "HK"),
        cjk("PingFang MO", ["pingfangmo"], regular: "PingFangMO-Regular", "HK"),
        cjk("Hiragino Sans", ["hiraginosans"], regular: "HiraginoSans-W3", "JP"),
        cjk("Hiragino Kaku Gothic ProN", ["hirakakupron"], regular: "HiraKakuProN-W3", "JP"),
        cjk("Hiragino Maru Gothic ProN", ["hiramarupron"], regular: "HiraMaruProN-W4", "JP"),
        FontSubstitution(
            "Hiragino Mincho ProN",
            postScript: ["hiraminpron"],
            regular: "HiraMinProN-W3",
            faces: ["Noto Serif CJK JP", "Noto Serif CJK SC", "Noto Serif"]
        ),
        cjk("Apple SD Gothic Neo", ["applesdgothicneo"], regular: "AppleSDGothicNeo-Regular", "KR"),
    ]

    private static func cjk(_ family: String, _ bases: [String], regular: String, _ region: String)
        -> FontSubstitution
    {
        FontSubstitution(
            family,
            postScript: bases,
            regular: regular,
            faces: ["Noto Sans CJK \(region)", "Noto Sans CJK SC"]
        )
    }
}
