/// The modules that a source imports, read off its lines.
enum SourceImports {
    /// The names of the modules; an import in a comment of several lines counts, too.
    static func modules(in source: SourceText) -> Set<String> {
        var result: Set<String> = []
        for line in String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        where line.contains("import ") {
            for statement in line.split(separator: ";") {
                var words = statement.split { $0 == " " || $0 == "\t" }[...]
                while let first = words.first, first.hasPrefix("@") || access.contains(first) {
                    words.removeFirst()
                }
                guard words.first == "import", var name = words.dropFirst().first else { continue }
                if kinds.contains(name), let next = words.dropFirst(2).first { name = next }
                if let module = name.split(separator: ".").first { result.insert(String(module)) }
            }
        }
        return result
    }

    private static let access: Set<Substring> = ["fileprivate", "internal", "package", "private", "public"]
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}
