import Foundation

/// The files of hyphenation patterns that the system has.
enum HyphenationFile {
    /// Where Debian and others install them.
    private static let folder = "/usr/share/hyphen"

    /// The names of the files, sorted, read once.
    private static let names: [String] = {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return found.filter { $0.hasPrefix("hyph_") && $0.hasSuffix(".dic") }.sorted()
    }()

    /// The file of a language: that of its region, else of the language alone, else of another region.
    ///
    /// - Parameter language: A tag or the name of a locale, such as "de-AT" or "en_US.UTF-8".
    static func path(for language: String) -> String? {
        name(for: language, among: names).map { "\(folder)/\($0)" }
    }

    /// The name of a language's file among others, which are sorted.
    static func name(for language: String, among names: [String]) -> String? {
        let tag = language.prefix { $0 != "." && $0 != "@" }
        let parts = tag.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count < 8 else { return nil }
        for count in (1...parts.count).reversed() {
            let wanted = "hyph_\(parts.prefix(count).joined(separator: "_")).dic".lowercased()
            if let name = names.first(where: { $0.lowercased() == wanted }) { return name }
        }
        let start = "hyph_\(first)_".lowercased()
        return names.first { $0.lowercased().hasPrefix(start) }
    }
}
