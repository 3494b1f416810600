import Foundation

/// The texts of a table in one language: of `NAME.strings`, `NAME.stringsdict` and `NAME.xcstrings`.
enum LocalizedTable {
    /// Reads a file of texts, binary, XML or in the old form; nil where there is none.
    static func strings(_ file: URL) -> [String: LocalizedText]? {
        list(file).map { list in
            list.compactMapValues { ($0 as? String).map { LocalizedText(format: $0) } }
        }
    }

    /// Reads a file of forms that depend on numbers.
    ///
    /// Of texts for widths of a screen the longest is taken, of those for devices the phone's.
    static func stringsDictionary(_ file: URL) -> [String: LocalizedText]? {
        list(file).map { $0.compactMapValues { ($0 as? [String: Any]).flatMap(text) } }
    }

    private static func list(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    private static func text(_ entry: [String: Any]) -> LocalizedText? {
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            let widest = widths.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
            return (widest as? String).map { LocalizedText(format: $0) }
                ?? (widest as? [String: Any]).flatMap(text)
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let own = devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
            return (own as? String).map { LocalizedText(format: $0) } ?? (own as? [String: Any]).flatMap(text)
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var result = LocalizedText(format: format)
        for (name, value) in entry {
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { continue }
            let forms = Dictionary(
                uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
                    (rule[category.rawValue] as? String).map { (category.rawValue, $0) }
                }
            )
            let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
            result.variables[name] = LocalizedText.Variable(argument: nil, specifier: specifier, forms: forms)
        }
        return result
    }
}
