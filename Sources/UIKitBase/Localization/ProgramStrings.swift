import Foundation

/// Finds the texts of bundles in the user's language: in `NAME.stringsdict`, `NAME.strings` and `NAME.xcstrings`.
///
/// Foundation on Linux reads `NAME.strings` alone, in English whatever the environment says, and ends the program where there is a `NAME.stringsdict`.
enum ProgramStrings {
    private static let lock = NSLock()
    /// What was read for each bundle's path and table; resources of a bundle do not change while a program runs.
    nonisolated(unsafe) private static var cache: [String: StringTable] = [:]
    /// The texts with forms that formats stand for which were handed out, so that they are known when numbers are put in.
    nonisolated(unsafe) private static var handedOut: [String: StringTable.Found] = [:]

    /// More formats than that are not remembered.
    private static let maximumFormatCount = 4096

    /// The text of a key; nil where no table of the bundle has one.
    ///
    /// - Parameter table: The name of the table; `Localizable` for nil and for an empty one.
    static func find(_ key: String, table: String?, in bundle: Bundle) -> StringTable.Found? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return read(name, in: bundle).find(key)
    }

    /// The text of a key as a program gets it: where forms depend on numbers that of the category `other`.
    static func text(_ key: String, table: String?, in bundle: Bundle, value: String) -> String {
        guard let found = find(key, table: table, in: bundle) else { return value.isEmpty ? key : value }
        let text = found.text.resolved([], language: found.language)
        guard !found.text.variables.isEmpty else { return text }
        lock.withLock {
            if handedOut.count < maximumFormatCount || handedOut[text] != nil { handedOut[text] = found }
        }
        return text
    }

    /// A format with its arguments, in the forms for its numbers if it was handed out.
    static func text(_ format: String, _ arguments: [any CVarArg], numbers: [Double?]) -> String {
        let found = lock.withLock { handedOut[format] }
        let format = found.map { $0.text.resolved(numbers, language: $0.language) } ?? format
        return text(format, arguments, locale: .current)
    }

    /// A format with its arguments.
    ///
    /// Arguments that the format does not name by their positions are left out: Foundation on Linux takes the first for all where one is missing.
    static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale) -> String {
        let parts = FormatPart.parts(of: format)
        let positions = parts.compactMap { part in
            if case .specifier(let position?, _) = part { position } else { nil }
        }
        let used = Set(positions).sorted().filter { $0 <= arguments.count }
        guard !used.isEmpty, used.count < arguments.count else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0 + 1) })
        var compact = ""
        for part in parts {
            switch part {
            case .text(let text): compact += text
            case .specifier(let position, let rest):
                compact += position.map { "%\(places[$0] ?? 1)$\(rest)" } ?? "%\(rest)"
            case .variable, .argument: break
            }
        }
        return String(format: compact, locale: locale, arguments: used.map { arguments[$0 - 1] })
    }

    private static func read(_ name: String, in bundle: Bundle) -> StringTable {
        let key = "\(bundle.bundlePath)\n\(name)"
        if let table = lock.withLock({ cache[key] }) { return table }
        let isMain = ProgramBundles.isMain(bundle)
        var lists = [bundle.infoDictionary ?? [:]]
        if isMain { lists += ProgramBundles.informations.map(\.information) }
        let table = StringTable(
            name,
            in: isMain ? ProgramBundles.folders : [bundle.resourceURL ?? bundle.bundleURL],
            development: lists.lazy.compactMap { $0["CFBundleDevelopmentRegion"] as? String }.first,
            preferred: LocalizationLanguages.preferred
        )
        lock.withLock { cache[key] = table }
        return table
    }
}
