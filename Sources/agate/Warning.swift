import AgateRendering

/// Warnings of commands on the standard error output: `warning: ` and what it is about.
enum Warning {
    static func tell(_ text: String) { StandardError.write("warning: \(text)") }

    /// What of a document does not show as authored, a line for each kind, and where to find more.
    static func tell(issuesOf document: AnimatedDocument) { tell(issues: document.issues, document.path) }

    /// The same of any source of pictures.
    static func tell(issues: [String], _ path: String) {
        guard !issues.isEmpty else { return }
        for issue in issues { tell(issue) }
        let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/".contains($0)) }
        let word =
            path == DocumentFile.standardInputName ? "-" : isPlain ? path : ShellWords.quoted(path)
        StandardError.write("note: `agate check \(word)` tells each place; --strict makes it an error.")
    }
}
