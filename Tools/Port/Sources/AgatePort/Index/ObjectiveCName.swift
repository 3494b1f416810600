/// The name of a Swift method in Objective-C.
enum ObjectiveCName {
    /// The selector of a method.
    ///
    /// `move(_:to:)` is `move:to:`, `move(view:)` is `moveWithView:`, and `move(with:)` is `moveWith:`: `With` stands before a
    /// first label unless that begins with a preposition, or the name ends with one.
    static func method(_ name: String, _ labels: [String], isThrowing: Bool = false, isAsync: Bool = false)
        -> String
    {
        var parts = labels
        if isAsync { parts.append("completionHandler") } else if isThrowing { parts.append("error") }
        guard let first = parts.first else { return name }
        var start = name
        if labels.isEmpty {
            start += isAsync ? "WithCompletionHandler" : "AndReturnError"
        } else if first != "_" {
            let hasPreposition = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: name))
            start += (hasPreposition ? "" : "With") + capitalized(first)
        }
        return start + ":" + parts.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The selector of a property's setter.
    static func setter(_ name: String) -> String { "set\(capitalized(name)):" }

    /// A name with a capital first letter.
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func firstWord(of name: String) -> String {
        String(name.prefix(1)) + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until",
        "using", "via", "when", "with", "within",
    ]
}
