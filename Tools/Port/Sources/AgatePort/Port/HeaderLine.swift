/// The first line of a ported file, which has the compiler speak of the original.
enum HeaderLine {
    /// The edit that adds it.
    ///
    /// It goes behind a byte order mark or the line that names an interpreter. A ported file gets no second one.
    static func edits(for source: SourceText, path: String) -> [SourceEdit] {
        var offset = source.markLength
        var line = 1
        if source.bytes.dropFirst(offset).starts(with: Array("#!".utf8)) {
            offset = source.start(ofLine: 2)
            line = 2
        }
        let rest = source.bytes.dropFirst(offset)
        guard !rest.starts(with: Array("#sourceLocation(file:".utf8)) else { return [] }
        let text = "#sourceLocation(file: \(quoted(path)), line: \(line))\(source.lineEnd)"
        return [SourceEdit(rule: .header, offset: offset, length: 0, replacement: text)]
    }

    /// A path as a literal.
    static func quoted(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
