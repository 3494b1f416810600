// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The languages that a font has the usual letters of, as tags; of those that are known here.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
    let face = font.instance.face
    return LanguageLetters.all
        .filter { $0.letters.unicodeScalars.allSatisfy { face.covers($0) } }
        .map(\.language) as NSArray
}

/// The fonts that are tried for characters that a font lacks, as descriptors, for languages in the order in which a user prefers them.
///
/// Source: text T18, T60.
///
/// - Parameter languagePrefList: Tags; nil for the user's own.
public func CTFontCopyDefaultCascadeListForLanguages(
    _ font: CTFont,
    _ languagePrefList: CFArray?
) -> CFArray? {
    let base = font.instance
    let wanted = FontAttributeValue.array(languagePrefList)?.compactMap(FontAttributeValue.string)
    let languages = wanted ?? Locale.preferredLanguages
    var fonts = base.cascade
    for probe in LanguageLetters.scripts {
        let found = FontLibrary.shared.font(
            for: probe.letter.unicodeScalars,
            instead: base.with(cascade: []),
            script: FontTag(probe.script),
            language: languages.first { probe.isWritten(in: $0) } ?? "",
            isEmoji: probe.script == "Zsye"
        )
        if found.face != base.face, !found.face.isLastResort,
            !fonts.contains(where: { $0.face == found.face })
        {
            fonts.append(found)
        }
    }
    return fonts.map { FontAttributes.descriptor(of: $0) } as NSArray
}

/// Letters whose glyphs decide whether a font can write a language.
enum LanguageLetters {
    /// A script and a character of it.
    struct Script {
        let script: String
        let letter: String
        /// The languages that decide which font is taken for it.
        var languages: [String] = []

        func isWritten(in tag: String) -> Bool {
            let language = tag.prefix { $0 != "-" && $0 != "_" }
            return languages.contains(String(language))
        }
    }

    /// The scripts that fonts are looked for, in the order of the list.
    static let scripts: [Script] = [
        Script(script: "Hani", letter: "\u{6F22}", languages: ["zh", "ja", "ko"]),
        Script(script: "Hira", letter: "\u{3042}", languages: ["ja"]),
        Script(script: "Hang", letter: "\u{D55C}", languages: ["ko"]),
        Script(script: "Grek", letter: "\u{3A9}"), Script(script: "Cyrl", letter: "\u{416}"),
        Script(script: "Arab", letter: "\u{639}", languages: ["ar", "fa", "ur"]),
        Script(script: "Hebr", letter: "\u{5D0}"), Script(script: "Thai", letter: "\u{E01}"),
        Script(script: "Deva", letter: "\u{905}"), Script(script: "Beng", letter: "\u{985}"),
        Script(script: "Taml", letter: "\u{B85}"), Script(script: "Telu", letter: "\u{C05}"),
        Script(script: "Gujr", letter: "\u{A85}"), Script(script: "Guru", letter: "\u{A05}"),
        Script(script: "Knda", letter: "\u{C85}"), Script(script: "Mlym", letter: "\u{D05}"),
        Script(script: "Sinh", letter: "\u{D85}"), Script(script: "Laoo", letter: "\u{E81}"),
        Script(script: "Khmr", letter: "\u{1780}"), Script(script: "Mymr", letter: "\u{1000}"),
        Script(script: "Geor", letter: "\u{10D0}"), Script(script: "Armn", letter: "\u{531}"),
        Script(script: "Ethi", letter: "\u{1200}"), Script(script: "Tibt", letter: "\u{F40}"),
        Script(script: "Zyyy", letter: "\u{2200}"), Script(script: "Zsye", letter: "\u{1F600}"),
    ]

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    /// Languages and the letters that they need, sorted by tag.
    static let all: [(language: String, letters: String)] = [
        (
            "ar",
            "\u{627}\u{628}\u{62A}\u{62D}\u{62F}\u{631}\u{633}\u{635}\u{637}\u{639}\u{641}\u{642}\u{643}\u{644}"
        ),
        ("bg", "\u{410}\u{411}\u{416}\u{429}\u{42A}\u{42E}\u{44F}"), ("bn", "\u{985}\u{995}\u{9AE}\u{9B0}"),
        ("cs", latin + "\u{11B}\u{161}\u{10D}\u{159}\u{17E}\u{16F}"), ("da", latin + "\u{E6}\u{F8}\u{E5}"),
        ("de", latin + "\u{E4}\u{F6}\u{FC}\u{DF}"),
        ("el", "\u{391}\u{392}\u{3A9}\u{3B1}\u{3C9}\u{3AC}\u{3CE}"),
        ("en", latin), ("es", latin + "\u{F1}\u{E1}\u{E9}\u{ED}\u{F3}\u{FA}\u{BF}\u{A1}"),
        ("et", latin + "\u{F5}\u{E4}\u{F6}\u{FC}"), ("fa", "\u{627}\u{67E}\u{686}\u{698}\u{6AF}\u{6CC}"),
        ("fi", latin + "\u{E4}\u{F6}\u{E5}"), ("fr", latin + "\u{E9}\u{E8}\u{EA}\u{E7}\u{E0}\u{F9}\u{153}"),
        ("gu", "\u{A85}\u{A95}\u{AAE}"), ("he", "\u{5D0}\u{5D1}\u{5DB}\u{5E9}\u{5EA}"),
        ("hi", "\u{905}\u{915}\u{92E}\u{939}\u{93E}"), ("hr", latin + "\u{10D}\u{107}\u{17E}\u{161}\u{111}"),
        ("hu", latin + "\u{151}\u{171}\u{E1}\u{E9}"), ("hy", "\u{531}\u{561}\u{587}"),
        ("id", latin), ("is", latin + "\u{F0}\u{FE}\u{E6}\u{F6}"),
        ("it", latin + "\u{E0}\u{E8}\u{EC}\u{F2}\u{F9}"),
        ("ja", "\u{3042}\u{30A2}\u{65E5}\u{672C}\u{8A9E}"), ("ka", "\u{10D0}\u{10E0}\u{10F0}"),
        ("km", "\u{1780}\u{1798}\u{17B6}"), ("kn", "\u{C85}\u{C95}\u{CAE}"),
        ("ko", "\u{AC00}\u{D55C}\u{AE00}"),
        ("lo", "\u{E81}\u{E9A}\u{EB2}"), ("lt", latin + "\u{117}\u{161}\u{16B}\u{173}\u{17E}"),
        ("lv", latin + "\u{101}\u{113}\u{123}\u{137}\u{146}"), ("ml", "\u{D05}\u{D15}\u{D2E}"),
        ("mr", "\u{905}\u{915}\u{933}"), ("my", "\u{1000}\u{1019}\u{102C}"),
        ("nb", latin + "\u{E6}\u{F8}\u{E5}"), ("nl", latin + "\u{EB}\u{EF}"), ("pa", "\u{A05}\u{A15}\u{A2E}"),
        ("pl", latin + "\u{105}\u{119}\u{142}\u{144}\u{17C}"),
        ("pt", latin + "\u{E3}\u{F5}\u{E7}\u{E1}\u{EA}"),
        ("ro", latin + "\u{103}\u{E2}\u{EE}\u{219}\u{21B}"),
        ("ru", "\u{410}\u{411}\u{416}\u{429}\u{42B}\u{42D}\u{44F}"),
        ("si", "\u{D85}\u{D9A}\u{DB8}"), ("sk", latin + "\u{13E}\u{161}\u{10D}\u{165}\u{17E}"),
        ("sl", latin + "\u{10D}\u{161}\u{17E}"), ("sr", "\u{402}\u{408}\u{409}\u{40A}\u{40B}\u{40F}"),
        ("sv", latin + "\u{E5}\u{E4}\u{F6}"), ("ta", "\u{B85}\u{B95}\u{BAE}"),
        ("te", "\u{C05}\u{C15}\u{C2E}"),
        ("th", "\u{E01}\u{E21}\u{E32}\u{E49}"), ("tr", latin + "\u{11F}\u{131}\u{130}\u{15F}\u{E7}"),
        ("uk", "\u{404}\u{406}\u{407}\u{490}"), ("ur", "\u{627}\u{679}\u{688}\u{6BA}\u{6D2}"),
        ("vi", latin + "\u{1A1}\u{1B0}\u{1EA1}\u{1EC7}\u{1ED9}"),
        ("zh-Hans", "\u{6C49}\u{7B80}\u{4F53}\u{8FD9}"), ("zh-Hant", "\u{6F22}\u{7E41}\u{9AD4}\u{9019}"),
    ]
}
