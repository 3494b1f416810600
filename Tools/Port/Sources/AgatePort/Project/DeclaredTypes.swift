/// Names of types in a source, read off its words.
enum DeclaredTypes {
    private static let keywords: Set<Substring> = [
        "actor", "class", "enum", "protocol", "struct", "typealias",
    ]

    /// The names that stand behind a word that declares a type.
    static func names(in source: SourceText) -> Set<String> {
        let words = words(in: source)
        var result: Set<String> = []
        for (word, next) in zip(words, words.dropFirst())
        where keywords.contains(word) && next.first?.isUppercase == true {
            result.insert(String(next))
        }
        return result
    }

    /// All words with a capital first, comments and texts left in.
    static func identifiers(in source: SourceText) -> Set<String> {
        Set(words(in: source).filter { $0.first?.isUppercase == true }.map(String.init))
    }

    private static func words(in source: SourceText) -> [Substring] {
        String(decoding: source.bytes, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
