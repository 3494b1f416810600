package import Foundation
import Synchronization

/// The patterns by which the words of a language are divided, in the order in which they apply: parts of compounds, then their syllables.
///
/// They come from files that the system has for other programs too, in the format of libhyphen; that library itself takes seconds to
/// read the German ones. Source: text T135.
package final class HyphenationDictionary: Sendable {
    private let levels: [HyphenationPatterns]
    /// Letters that stay before and behind a hyphen in this language, at least.
    private let minimum: (before: Int, behind: Int)
    /// The same at the edges of parts of compounds.
    private let compoundMinimum: (before: Int, behind: Int)

    // MARK: Finding

    private static let open = Mutex<[String: HyphenationDictionary?]>([:])

    /// The dictionary of a language, read at the first use; nil where the system has none.
    ///
    /// - Parameter language: A tag or the name of a locale, such as "de-AT" or "en_US".
    package static func dictionary(for language: String) -> HyphenationDictionary? {
        guard let path = HyphenationFile.path(for: language) else { return nil }
        return open.withLock { open in
            if let known = open[path] { return known }
            let made = FileManager.default.contents(atPath: path).flatMap { HyphenationDictionary($0) }
            open[path] = .some(made)
            return made
        }
    }

    // MARK: Reading

    /// The encodings of files by the names that stand in their first lines; others are not read.
    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "microsoft-cp1251": .windowsCP1251,
    ]

    /// Larger files are no patterns.
    private static let maximumSize = 1 << 24

    /// Reads a file's bytes; nil for one in another encoding.
    package init?(_ data: Data) {
        guard data.count <= Self.maximumSize, let end = data.firstIndex(of: 0x0A) else { return nil }
        let name = String(decoding: data[..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        guard let encoding = Self.encodings[name], let text = String(data: data[end...], encoding: encoding)
        else { return nil }
        var levels = [HyphenationPatterns()]
        var minimum = (before: 0, behind: 0)
        var compoundMinimum = (before: 0, behind: 0)
        for line in text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }) {
            guard let first = line.first, first != "#", first != "%" else { continue }
            guard ("A"..."Z").contains(first) else {
                levels[levels.count - 1].add(line)
                continue
            }
            // Patterns have small letters alone.
            let words = Substring(line).split(separator: " ")
            let number = words.count > 1 ? Int(words[1]).map { min(max($0, 0), 100) } : nil
            switch words[0] {
            case "LEFTHYPHENMIN": minimum.before = number ?? 0
            case "RIGHTHYPHENMIN": minimum.behind = number ?? 0
            case "COMPOUNDLEFTHYPHENMIN": compoundMinimum.before = number ?? 0
            case "COMPOUNDRIGHTHYPHENMIN": compoundMinimum.behind = number ?? 0
            case "NEXTLEVEL": levels.append(HyphenationPatterns())
            default: break
            }
        }
        self.levels = levels
        self.minimum = minimum
        self.compoundMinimum = compoundMinimum
    }

    // MARK: Dividing

    /// Longer words are not divided, in UTF-16 units.
    private static let longestWord = 100

    /// The offsets within a word, in UTF-16 units, behind which it may be divided without being spelt otherwise, ascending.
    package func points(in word: String) -> [Int] {
        guard !word.isEmpty, word.utf16.count <= Self.longestWord else { return [] }
        var letters: [UInt32] = []
        // Where each of the letters ends.
        var ends: [Int] = []
        var end = 0
        for character in word {
            end += character.utf16.count
            for scalar in String(character).precomposedStringWithCanonicalMapping.unicodeScalars {
                let small = scalar.properties.lowercaseMapping.unicodeScalars
                letters.append((small.count == 1 ? small.first ?? scalar : scalar).value)
                ends.append(end)
            }
        }
        var places: Set<Int> = []
        var parts = [0..<letters.count]
        for level in levels {
            parts = parts.flatMap { part in
                let before = part.lowerBound > 0 ? compoundMinimum.before : 0
                let behind = part.upperBound < letters.count ? compoundMinimum.behind : 0
                let found = level.places(in: Array(letters[part]))
                    .filter { $0 >= before && part.count - $0 >= behind }
                    .map { $0 + part.lowerBound }
                places.formUnion(found)
                let edges = [part.lowerBound] + found + [part.upperBound]
                return zip(edges, edges.dropFirst()).map { $0..<$1 }
            }
        }
        return places.sorted().filter { $0 >= minimum.before && letters.count - $0 >= minimum.behind }
            .map { ends[$0 - 1] }
    }
}
