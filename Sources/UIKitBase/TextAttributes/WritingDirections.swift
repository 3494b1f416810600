import Foundation

/// The directions of languages.
enum WritingDirections {
    /// Languages that are written from right to left, unless their tag names another script.
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    /// Scripts that are written from right to left.
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// The direction of a language by its tag; nil for the user's.
    static func direction(of language: String?) -> NSWritingDirection {
        let tag = language ?? Locale.preferredLanguages.first ?? "en"
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first, (2...3).contains(first.count) else { return .natural }
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return rightToLeft.contains(first) ? .rightToLeft : .leftToRight
    }
}
