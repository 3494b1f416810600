/// A file after porting.
public struct PortedFile: Sendable {
    /// The path of the original, as the caller has given it.
    public let path: String
    /// The original.
    public let source: SourceText
    /// The edits; the first is the `#sourceLocation` line that makes the compiler's messages name the original, if the options request it.
    public let edits: EditList
    /// The findings about the file.
    public let diagnostics: [Diagnostic]
    /// Whether the original does not parse, and is left for the compiler to speak of.
    public let hasSyntaxErrors: Bool

    /// The bytes of the ported file.
    public var bytes: [UInt8] { edits.applied(to: source) }

    /// Whether anything but the first line is changed.
    public var isRewritten: Bool { edits.edits.contains { $0.rule != .header } }

    /// The number of edits of each rule.
    public var counts: [RuleName: Int] {
        edits.edits.reduce(into: [:]) { counts, edit in counts[edit.rule, default: 0] += 1 }
    }

    /// The description of the file and its edits that is written beside it.
    public var sidecar: Sidecar { Sidecar(source: path, text: source, edits: edits) }
}
