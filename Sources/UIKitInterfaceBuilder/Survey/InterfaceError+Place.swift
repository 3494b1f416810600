import AgateDocuments

extension InterfaceError {
    /// Whether the document has more of something than is read.
    package var isOverLimit: Bool {
        if case .markup(.limit) = self { true } else { false }
    }

    /// Where the document stops being XML, from line 1 and column 1; nil for another error.
    package var malformedPlace: (line: Int, column: Int)? {
        if case .markup(.malformed(let line, let column, _)) = self { (line, column) } else { nil }
    }
}
