import AgateTestSupport
import Foundation
import Testing
import UIKit

/// Texts in the user's language, with forms for numbers.
///
/// Source: Apple's documentation of strings files, strings dictionaries and string catalogs; the categories of numbers are those of Unicode CLDR.
@Suite("Localized strings")
struct LocalizedStringTests {
    /// A folder of resources that is removed at the end.
    private final class Resources {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "strings-\(UUID().uuidString)"
        )
        var bundle: Bundle { Bundle(path: folder.path) ?? .main }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }

        /// The text of a key for numbers; nil where there is none.
        func text(_ language: String, _ key: String, _ numbers: Double?...) -> String? {
            StringTable("Localizable", in: [folder], development: "en", preferred: [language]).find(key)
                .map { $0.text.resolved(numbers, language: $0.language) }
        }
    }

    private func rule(_ name: String, _ forms: [(String, String)]) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
            + forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
    }

    private func dictionary() throws -> Resources {
        let resources = Resources()
        let apples = rule("apples", [("zero", "nothing"), ("one", "an apple"), ("other", "%d apples")])
        let cats = rule("cats", [("one", "One cat and %#@dogs@"), ("other", "%d cats and %#@dogs@")])
        let dogs = rule("dogs", [("one", "one dog"), ("other", "%d dogs")])
        try resources.write(
            "en.lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>apples</key><dict><key>NSStringLocalizedFormatKey</key><string>I ate %#@apples@</string>\(apples)</dict>
            <key>nested</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@cats@</string>\(cats)\(dogs)</dict>
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>10</key><string>short</string><key>50</key><string>rather long</string></dict></dict>
            </dict></plist>
            """
        )
        try resources.write(
            "en.lproj/Localizable.strings",
            #""two" = "%2$@ then %1$@"; "plain" = "%d of %@"; "apples" = "never";"#
        )
        return resources
    }

    @Test("a language is that of the argument, then that of the environment, then English")
    func languages() {
        func wanted(_ arguments: [String], _ environment: [String: String]) -> [String] {
            LocalizationLanguages.preferred(arguments: arguments, environment: environment)
        }
        #expect(wanted([], [:]) == ["en"])
        #expect(wanted([], ["LANG": "C.UTF-8"]) == ["en"])
        #expect(wanted([], ["LANG": "de_AT.UTF-8@euro"]) == ["de-AT"])
        let several = ["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR", "LANGUAGE": "sv:nb"]
        #expect(wanted([], several) == ["sv", "nb", "fr-FR"])
        #expect(wanted(["a", "-AppleLanguages", "(it, \"pt-BR\")"], ["LANG": "de"]) == ["it", "pt-BR"])
        #expect(wanted(["a", "-AppleLanguages"], ["LANG": "de"]) == ["de"])
    }

    @Test("of the languages of a bundle the nearest comes first, then Base and the developer's")
    func order() {
        func ordered(_ wanted: String, _ available: Set<String>) -> [String] {
            LocalizationLanguages.ordered(available, preferred: [wanted], development: "en")
        }
        #expect(ordered("de-AT", ["de", "Base", "en"]) == ["de", "Base", "en"])
        #expect(ordered("zh-TW", ["zh-Hans", "zh-Hant"]).first == "zh-Hant")
        #expect(ordered("zh-CN", ["zh-Hans", "zh-Hant"]).first == "zh-Hans")
        #expect(ordered("pt", ["pt-BR", "en"]).first == "pt-BR")
        #expect(ordered("no", ["nb", "en"]).first == "nb")
        #expect(ordered("de", ["German", "English"]).first == "German")
        #expect(ordered("fr", ["Base", "de"]) == ["Base"])
    }

    @Test("the categories of numbers are those of CLDR in every language of the table")
    func categories() throws {
        let rows = OracleTable.load("plural_categories.csv", in: .module)
        #expect(rows.count > 60)
        for row in rows {
            let language = try #require(row["language"])
            for (name, expected) in row where name != "language" {
                let number = try #require(Double(name))
                let category = PluralRule.category(number, language: language)
                #expect(category.rawValue == expected, "\(language): \(name)")
            }
        }
        for odd in [Double.nan, .infinity, -1e300] {
            #expect(PluralRule.category(odd, language: "ru") == .other)
        }
    }

    @Test(
        "texts come from the nearest language that has them, then from Base and the developer's",
        .claim("Q10.7")
    )
    func strings() throws {
        let resources = Resources()
        try resources.write("de.lproj/Localizable.strings", #"/* c */ "hello" = "Hallo"; key = "\"q\" %@";"#)
        try resources.write("Base.lproj/Localizable.strings", #""hello" = "Hello"; "base" = "From base";"#)
        try resources.write("Localizable.strings", #""loose" = "Loose";"#)
        #expect(resources.text("de-DE", "hello") == "Hallo" && resources.text("de-DE", "key") == "\"q\" %@")
        #expect(resources.text("de-DE", "base") == "From base" && resources.text("fr", "hello") == "Hello")
        #expect(resources.text("fr", "loose") == "Loose" && resources.text("fr", "nowhere") == nil)
    }

    @Test("a strings dictionary has a form for each category, for zero too, and variables in one another")
    func dictionaries() throws {
        let resources = try dictionary()
        #expect(resources.text("en", "apples", 0) == "I ate nothing")
        #expect(resources.text("en", "apples", 1) == "I ate an apple")
        #expect(resources.text("en", "apples", 5) == "I ate %1$d apples")
        #expect(resources.text("en", "nested", 1, 3) == "One cat and %2$d dogs")
        #expect(resources.text("en", "nested", 4, 1) == "%1$d cats and one dog")
        #expect(resources.text("en", "wide") == "rather long")
    }

    @Test("numbers are put into the forms by String.localizedStringWithFormat", .claim("Q10.7"))
    func formats() throws {
        let resources = try dictionary()
        let format = NSLocalizedString("apples", bundle: resources.bundle, comment: "")
        #expect(String.localizedStringWithFormat(format, 1) == "I ate an apple")
        #expect(String.localizedStringWithFormat(format, 7) == "I ate 7 apples")
        // Foundation's own function writes the form of the category other.
        #expect(String.localizedStringWithFormat(format, UInt(7)) == "I ate 7 apples")
        let nested = NSLocalizedString("nested", bundle: resources.bundle, comment: "")
        #expect(String.localizedStringWithFormat(nested, 1, 2) == "One cat and 2 dogs")
        let two = NSLocalizedString("two", bundle: resources.bundle, comment: "")
        #expect(String.localizedStringWithFormat(two, "A", "B") == "B then A")
        let plain = NSLocalizedString("plain", bundle: resources.bundle, comment: "")
        #expect(String.localizedStringWithFormat(plain, 3, "x") == "3 of x")
        #expect(NSLocalizedString("none", bundle: resources.bundle, value: "value", comment: "") == "value")
        #expect(NSLocalizedString("none", bundle: resources.bundle, comment: "") == "none")
        #expect(NSLocalizedString("two", tableName: "Other", bundle: resources.bundle, comment: "") == "two")
    }

    @Test("string catalogs have texts, forms, devices and substitutions, and String(localized:) reads them")
    func catalogs() throws {
        let resources = Resources()
        try resources.write(
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Einfach"}}}},
              "%lld apples": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld apple"}}, "other": {"stringUnit": {"value": "%lld apples"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld jabłko"}}, "few": {"stringUnit": {"value": "%lld jabłka"}},
                  "many": {"stringUnit": {"value": "%lld jabłek"}}, "other": {"stringUnit": {"value": "-"}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                  "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}},
              "files": {"localizations": {"en": {
                "stringUnit": {"value": "%1$@ has %#@files@ in %#@folders@"},
                "substitutions": {
                  "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
                  "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg folder"}},
                    "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
            }}
            """
        )
        #expect(resources.text("de", "Plain") == "Einfach" && resources.text("fr", "Plain") == "Plain")
        #expect(resources.text("en", "%lld apples", 1) == "%1$lld apple")
        #expect(resources.text("pl", "%lld apples", 3) == "%1$lld jabłka")
        #expect(resources.text("pl", "%lld apples", 5) == "%1$lld jabłek")
        #expect(resources.text("en", "tap") == "Tap")
        #expect(resources.text("en", "files", nil, 1, 3) == "%1$@ has %2$lld file in %3$lld folders")
        let bundle = resources.bundle
        #expect(
            String(localized: "not \(2.5, specifier: "%.1f") there, 100%", bundle: bundle)
                == "not 2.5 there, 100%"
        )
        #expect(String(localized: "key", defaultValue: "the \("default")", bundle: bundle) == "the default")
        // The language of the machine that runs the tests may have other forms.
        if LocalizationLanguages.preferred.first?.hasPrefix("pl") != true {
            #expect(String(localized: "\(1) apples", bundle: bundle) == "1 apple")
            #expect(String(localized: "\(4) apples", bundle: bundle) == "4 apples")
        }
    }

    @Test("files that are no tables, and formats that make no sense, give texts all the same")
    func hostile() throws {
        let resources = Resources()
        try resources.write("en.lproj/Localizable.strings", "{{{{")
        try resources.write("Localizable.xcstrings", "[1")
        try resources.write(
            "de.lproj/Localizable.stringsdict",
            "<plist><dict><key>a</key><integer>1</integer></dict></plist>"
        )
        #expect(resources.text("de", "a") == nil && resources.text("en", "a") == nil)
        for format in ["%", "%#@", "%#@x", "%1$", "%99999999999$d", "%#@@", "100% of", "%%", "%arg"] {
            let variable = LocalizedText.Variable(argument: nil, specifier: "", forms: [:])
            let text = LocalizedText(format: format, variables: ["x": variable])
            #expect(text.resolved([1], language: "en").count < 100)
        }
        let loop = LocalizedText.Variable(
            argument: nil,
            specifier: "d",
            forms: ["other": String(repeating: "%#@x@", count: 100)]
        )
        let text = LocalizedText(format: "%#@x@", variables: ["x": loop])
        #expect(text.resolved([7], language: "en").count < 1000)
    }

    @Test("a bundle's own method for ported sources reads tables with forms for numbers", .claim("Q10.7"))
    func method() throws {
        let resources = try dictionary()
        let bundle = resources.bundle
        #expect(bundle.agateLocalizedString(forKey: "two", value: nil, table: nil) == "%2$@ then %1$@")
        #expect(bundle.agateLocalizedString(forKey: "absent", value: "here", table: "") == "here")
        #expect(bundle.agateLocalizedString(forKey: "absent", value: nil, table: nil) == "absent")
        let apples = bundle.agateLocalizedString(forKey: "apples", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(apples, 2) == "I ate 2 apples")
    }
}
