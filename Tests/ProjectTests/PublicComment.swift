/// The documentation comment of one public declaration, as it stands in a source file.
struct PublicComment: Equatable {
    /// What the comment belongs to.
    enum Owner: Equatable {
        /// A declaration with `public` or `open` among its modifiers.
        case declaration
        /// A requirement of a public protocol or a case of a public enumeration, which is public without a modifier.
        case member
    }

    /// The line of the comment's first `///`, counted from 1.
    let line: Int
    /// The lines of the comment without their slashes, joined by spaces.
    let text: String
    let owner: Owner

    /// The number of words, that is, of runs between blanks that hold a letter or a digit.
    var wordCount: Int {
        text.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
    }
}

extension PublicComment {
    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final",
        "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "lazy", "weak",
        "indirect", "prefix", "postfix", "infix", "optional", "dynamic", "borrowing", "consuming",
    ]
    private static let keywords: Set<Substring> = [
        "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "extension",
        "actor", "case", "typealias", "associatedtype", "macro", "operator",
    ]

    /// The comments of public declarations in a source file, in the order of their lines.
    ///
    /// Reads lines, not grammar: a declaration begins a line, as the formatter leaves it, and members of a type stand
    /// deeper than its first line and before the next line that is not deeper. Attributes and conditions of
    /// compilation may stand between a comment and its declaration; an empty line ends a comment that belongs to
    /// nothing. A line inside a string of several lines is no comment.
    static func all(in source: String) -> [PublicComment] {
        var found: [PublicComment] = []
        var comment: (line: Int, text: [Substring])?
        /// The public protocol or enumeration whose members are read, by its depth and the keyword of its members.
        var type: (depth: Int, isProtocol: Bool)?
        var isString = false
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            if isString || code.contains("\"\"\"") {
                if code.ranges(of: "\"\"\"").count % 2 == 1 { isString.toggle() }
                comment = nil
                continue
            }
            if code.hasPrefix("///") {
                comment = comment ?? (index + 1, [])
                comment?.text.append(code.dropFirst(3).drop { $0 == " " })
                continue
            }
            if code.hasPrefix("//") || code.hasPrefix("#") { continue }
            let rest = withoutAttributes(code)
            if rest.isEmpty, !code.isEmpty { continue }
            let depth = line.count - code.count
            if let open = type, !code.isEmpty, depth <= open.depth { type = nil }
            let (words, keyword) = introducer(of: rest)
            if let keyword {
                let isPublic = words.contains("public") || words.contains("open")
                let isMember = type.map { open in
                    open.isProtocol ? keyword != "case" : keyword == "case" && !isPublic
                }
                if let comment, isPublic || isMember == true {
                    found.append(
                        PublicComment(
                            line: comment.line,
                            text: comment.text.joined(separator: " "),
                            owner: isPublic ? .declaration : .member
                        )
                    )
                }
                if keyword == "protocol" || keyword == "enum", isPublic, rest.last == "{" {
                    type = (depth, keyword == "protocol")
                }
            }
            comment = nil
        }
        return found
    }

    /// The modifiers at the start of a declaration and the keyword after them; no keyword for other code.
    private static func introducer(of code: Substring) -> (modifiers: [Substring], keyword: Substring?) {
        var words: [Substring] = []
        var rest = code
        while true {
            let word = rest.prefix { $0.isLetter }
            let after = rest[word.endIndex...]
            // `class` is a modifier before `func` and `var`, and else begins a type.
            let next = after.drop { $0 == " " }.prefix { $0.isLetter }
            let isModifier = modifiers.contains(word) && (word != "class" || next == "func" || next == "var")
            guard isModifier else { return (words, keywords.contains(word) ? word : nil) }
            // `private(set)` says nothing about the declaration itself.
            if after.first == "(" {
                rest = after.drop { $0 != ")" }.dropFirst().drop { $0 == " " }
            } else {
                words.append(word)
                rest = after.drop { $0 == " " }
            }
        }
    }

    /// The line after its attributes, such as `@MainActor` and `@available(*, deprecated)`.
    private static func withoutAttributes(_ code: Substring) -> Substring {
        var rest = code
        while rest.first == "@" {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if rest.first == "(" {
                var depth = 0
                rest = rest.drop { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                }.dropFirst()
            }
            rest = rest.drop { $0 == " " }
        }
        return rest
    }
}
