import AgatePort
import Testing

/// A source and other files of its module, ported without the first line.
struct PortFixture {
    let file: PortedFile

    /// Ports a text as `A.swift`.
    init(_ text: String, others: [String] = [], header: String? = nil) {
        let source = SourceText(text)
        var index = FilePort.index(of: source)
        for other in others { index.merge(FilePort.index(of: SourceText(other))) }
        file = FilePort.port(path: "A.swift", source: source, index: index, header: header)
    }

    /// The ported text.
    var text: String { String(decoding: file.bytes, as: UTF8.self) }

    /// What is said: `line: level [rule] text`.
    var said: [String] {
        file.diagnostics.map { "\($0.line): \($0.level.rawValue) [\($0.rule.rawValue)] \($0.text)" }
    }
}

/// Expects that a text becomes another one, and that porting it again changes nothing.
func expect(
    _ original: String,
    becomes expected: String,
    others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let fixture = PortFixture(original, others: others)
    #expect(fixture.text == expected, sourceLocation: sourceLocation)
    let again = PortFixture(fixture.text, others: others)
    #expect(again.text == fixture.text, "porting again changes it", sourceLocation: sourceLocation)
    let restored = fixture.file.sidecar.original(of: fixture.file.bytes)
    #expect(
        restored == Array(original.utf8),
        "its edits cannot be taken back",
        sourceLocation: sourceLocation
    )
}

/// Expects that a text stays as it is, and that something is said.
func expectRefusal(
    _ original: String,
    says expected: String,
    others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let fixture = PortFixture(original, others: others)
    #expect(fixture.text == original, sourceLocation: sourceLocation)
    #expect(
        fixture.said.contains { $0.contains(expected) },
        "\(fixture.said)",
        sourceLocation: sourceLocation
    )
}
