import AgateRendering

/// Warnings of commands on the standard error output: `warning: ` and the text.
enum Warning {
    static func tell(_ text: String) { StandardError.write("warning: \(text)") }

    /// Writes the issues of a document, a line for each kind, and how to see all of them.
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
