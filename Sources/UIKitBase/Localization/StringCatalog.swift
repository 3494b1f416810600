import Foundation

/// A string catalog: the texts of a table in all languages, as Xcode keeps them.
///
/// Source: public files; the format has no description.
struct StringCatalog: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var stringSet: Set?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable { var value: String? }

    struct Set: Decodable { var values: [String]? }

    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// Reads a catalog; nil for a file that is none.
    static func read(_ file: URL) -> StringCatalog? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
    }

    /// The languages that a text is there in.
    var languages: Swift.Set<String> {
        strings.values.reduce(into: sourceLanguage.map { [$0] } ?? []) {
            $0.formUnion(($1.localizations ?? [:]).keys)
        }
    }

    /// The texts in a language; those of the source language are their keys where nothing else is said.
    func texts(in language: String) -> [String: LocalizedText] {
        var result: [String: LocalizedText] = [:]
        for (key, entry) in strings {
            if let text = entry.localizations?[language].flatMap({ Self.text($0, depth: 0) }) {
                result[key] = text
            } else if language == sourceLanguage {
                result[key] = LocalizedText(format: key)
            }
        }
        return result
    }

    private static func text(_ localization: Localization, depth: Int) -> LocalizedText? {
        guard depth < 8 else { return nil }
        // Of texts for devices the phone's is taken.
        if let devices = localization.variations?.device,
            let own = devices["iphone"] ?? devices["other"] ?? devices.min(by: { $0.key < $1.key })?.value
        {
            return text(own, depth: depth + 1)
        }
        if let forms = localization.variations?.plural {
            return LocalizedText(
                format: "%#@plural@",
                variables: [
                    "plural": LocalizedText.Variable(argument: nil, specifier: "lld", forms: plain(forms))
                ]
            )
        }
        guard let value = localization.stringUnit?.value ?? localization.stringSet?.values?.first else {
            return nil
        }
        var result = LocalizedText(format: value)
        for (name, substitution) in localization.substitutions ?? [:] {
            let variations = substitution.variations
            let forms =
                variations?.plural
                ?? variations?.device.flatMap { $0["iphone"] ?? $0["other"] }?.variations?.plural
            result.variables[name] = LocalizedText.Variable(
                argument: substitution.argNum,
                specifier: substitution.formatSpecifier ?? "lld",
                forms: plain(forms ?? [:])
            )
        }
        return result
    }

    private static func plain(_ forms: [String: Localization]) -> [String: String] {
        forms.compactMapValues { $0.stringUnit?.value }
    }
}
