/// The families that are tried first for characters of a script.
///
/// Source: text T60.
enum ScriptFonts {
    /// Families of emoji in colour.
    static let emoji = ["Noto Color Emoji", "Apple Color Emoji", "Twemoji Mozilla", "Twitter Color Emoji"]

    /// The families for a script and a language, the most wanted first; none for a script that no family is known for.
    static func families(script: FontTag, language: String) -> [String] {
        let code = script.description
        switch code {
        case "Hani", "Hira", "Kana", "Hang", "Bopo":
            let region = region(code, language)
            return [
                "Noto Sans CJK \(region)", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Serif CJK \(region)",
            ]
        case "Latn", "Grek", "Cyrl": return ["Noto Sans", "DejaVu Sans"]
        case "Zyyy", "Zinh", "Zzzz":
            let ideographic = region("Zyyy", language)
            let plain = [
                "Noto Sans", "DejaVu Sans", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2",
            ]
            // In a Chinese, Japanese or Korean text punctuation is wanted in the text's own font.
            return ideographic == "SC" && !language.hasPrefix("zh")
                ? plain + ["Noto Sans CJK SC"] : ["Noto Sans CJK \(ideographic)"] + plain
        case "Arab":
            return language.hasPrefix("ur")
                ? ["Noto Nastaliq Urdu", "Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans"]
                : ["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans"]
        default: return names[code].map { ["Noto Sans \($0)", "Noto Serif \($0)", "DejaVu Sans"] } ?? []
        }
    }

    /// The part of a name of Noto Sans CJK that says whose shapes its ideographs have.
    private static func region(_ script: String, _ language: String) -> String {
        switch script {
        case "Hira", "Kana": return "JP"
        case "Hang": return "KR"
        case "Bopo": return "TC"
        default: break
        }
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": return "JP"
        case "ko": return "KR"
        case "zh":
            if parts.contains("hk") || parts.contains("mo") { return "HK" }
            return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
        default: return "SC"
        }
    }

    /// The names of scripts in the families of Noto.
    private static let names: [String: String] = [
        "Adlm": "Adlam", "Armn": "Armenian", "Bali": "Balinese", "Bamu": "Bamum", "Beng": "Bengali",
        "Bugi": "Buginese", "Cakm": "Chakma", "Cans": "Canadian Aboriginal", "Cham": "Cham",
        "Cher": "Cherokee", "Copt": "Coptic", "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian",
        "Goth": "Gothic", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hebr": "Hebrew", "Java": "Javanese",
        "Kali": "Kayah Li", "Khmr": "Khmer", "Knda": "Kannada", "Lana": "Tai Tham", "Laoo": "Lao",
        "Lepc": "Lepcha", "Limb": "Limbu", "Lisu": "Lisu", "Mlym": "Malayalam", "Mong": "Mongolian",
        "Mtei": "Meetei Mayek", "Mymr": "Myanmar", "Nkoo": "NKo", "Ogam": "Ogham", "Olck": "Ol Chiki",
        "Orya": "Oriya", "Osge": "Osage", "Runr": "Runic", "Saur": "Saurashtra", "Sinh": "Sinhala",
        "Sund": "Sundanese", "Sylo": "Syloti Nagri", "Syrc": "Syriac", "Tale": "Tai Le",
        "Talu": "New Tai Lue", "Taml": "Tamil", "Tavt": "Tai Viet", "Telu": "Telugu", "Tfng": "Tifinagh",
        "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan", "Vaii": "Vai", "Yiii": "Yi",
    ]
}
