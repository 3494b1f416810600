import Foundation

/// Which languages the user wants, and which of those that a bundle has suits them.
package enum LocalizationLanguages {
    /// The languages that the user wants, the best first; never empty.
    ///
    /// The argument `-AppleLanguages (de, en)`, then the environment: `LANGUAGE`, a list with colons, and the first of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` that is set; English where none of them names a language.
    package static let preferred = preferred(
        arguments: ProcessInfo.processInfo.arguments,
        environment: ProcessInfo.processInfo.environment
    )

    package static func preferred(arguments: [String], environment: [String: String]) -> [String] {
        var found: [String] = []
        if let place = arguments.firstIndex(of: "-AppleLanguages"), arguments.indices.contains(place + 1) {
            found = arguments[place + 1].split { "(), \"'".contains($0) }.map { String($0) }
        }
        if found.isEmpty {
            found = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { tag(of: String($0)) }
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
                !$0.isEmpty
            }
            if let tag = locale.flatMap({ tag(of: $0) }), !found.contains(tag) { found.append(tag) }
        }
        return found.isEmpty ? ["en"] : found
    }

    /// The tag of a locale's name, such as `de-AT` for `de_AT.UTF-8@euro`; nil for those without a language.
    private static func tag(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
        return name.replacingOccurrences(of: "_", with: "-")
    }

    /// Of the languages that there are those that suit the user, the best first, then those to fall back on.
    ///
    /// - Parameters:
    ///   - available: Names of folders or of languages in a catalog.
    ///   - development: The language that the texts are written in.
    package static func ordered(_ available: Set<String>, preferred: [String], development: String?)
        -> [String]
    {
        var result: [String] = []
        let names = available.sorted()
        for wanted in preferred {
            for candidate in candidates(wanted) {
                for name in names where normalized(name) == candidate && !result.contains(name) {
                    result.append(name)
                }
            }
            if let found = result.first, found != "Base" { break }
        }
        for name in ["Base", development, "en", "English"].compactMap({ $0 }) {
            if available.contains(name), !result.contains(name) { result.append(name) }
        }
        return result
    }

    private static func normalized(_ name: String) -> String {
        let lower = name.lowercased().replacingOccurrences(of: "_", with: "-")
        return old[lower] ?? lower
    }

    /// A tag and what it may fall back on: without its region, then without its script; what Chinese regions write, and the two kinds of Norwegian.
    private static func candidates(_ tag: String) -> [String] {
        let lower = normalized(tag)
        var result = [lower]
        var parts = lower.split(separator: "-").map { String($0) }
        if parts.first == "zh", parts.count > 1, !parts.contains("hans"), !parts.contains("hant") {
            result.append(["tw", "hk", "mo"].contains(parts.last ?? "") ? "zh-hant" : "zh-hans")
        }
        while parts.count > 1 {
            parts.removeLast()
            result.append(parts.joined(separator: "-"))
        }
        switch parts.first {
        case "nb": result.append("no")
        case "no": result.append("nb")
        case "zh": result.append("zh-hans")
        case "pt": result += ["pt-br", "pt-pt"]
        default: break
        }
        return result
    }

    /// Names that Xcode gave folders in its early days.
    private static let old = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl", "zh-cn": "zh-hans", "zh-tw": "zh-hant", "iw": "he", "in": "id",
    ]
}
