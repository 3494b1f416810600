import SwiftSyntax

/// The findings of a walk over one file so far, which rules may read.
final class RewriteContext {
    /// A type around a place.
    struct Scope {
        /// Its full name.
        let name: String
        /// How its members are named from inside: its name as written, `Self` in protocols.
        let reference: String
    }

    /// A member that goes from an extension into its class.
    struct Move {
        let range: Range<Int>
        let destination: Int
    }

    let path: String
    let source: SourceText
    let index: SourceIndex
    let appleNames: AppleMethods
    var scopes: [Scope] = []
    var moves: [Move] = []
    /// The module without which the whole file is left out.
    var condition: String?
    private(set) var edits: [SourceEdit] = []
    private(set) var appended: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let marks: PortMarks

    /// The work that the words of the file require.
    let needs: SourceNeeds

    init(path: String, source: SourceText, index: SourceIndex, needs: SourceNeeds) {
        self.needs = needs
        self.path = path
        self.source = source
        self.index = index
        appleNames = .shared
        marks = PortMarks(source)
    }

    /// Whether a node is to be left alone.
    func isOff(_ node: some SyntaxProtocol) -> Bool { isOff(node.start) }

    /// Whether a place is to be left alone.
    func isOff(_ offset: Int) -> Bool { !marks.offRanges.isEmpty && marks.isOff(offset) }

    // MARK: Edits

    /// Puts a text in the place of a range; line ends of the range stay.
    func replace(_ range: Range<Int>, with text: String, _ rule: RuleName) {
        guard !isOff(range.lowerBound) else { return }
        edits.append(
            SourceEdit(
                rule: rule,
                offset: range.lowerBound,
                length: range.count,
                replacement: text + source.lineEnds(range)
            )
        )
    }

    /// Puts a text at a place.
    func insert(_ text: String, at offset: Int, _ rule: RuleName) {
        guard !isOff(offset) else { return }
        edits.append(SourceEdit(rule: rule, offset: offset, length: 0, replacement: text))
    }

    /// Removes a node and the blanks behind it; and those before it where it has its line for itself.
    func removeWord(_ node: some SyntaxProtocol, _ rule: RuleName) {
        var start = node.start
        let end = source.skippingBlanks(from: node.end)
        if source.isLineEnd(end) { start = source.lineStartIfBlank(before: start) }
        replace(start..<end, with: "", rule)
    }

    /// Adds a declaration at the end of the file.
    func append(_ declaration: String) { appended.append(declaration) }

    /// Whether a declaration has been added at the end of the file.
    func hasAppended(_ declaration: String) -> Bool { appended.contains(declaration) }

    /// Adds edits that others lie in; those are theirs then.
    func absorb(into edits: [SourceEdit]) { self.edits = edits }

    // MARK: Diagnostics

    func say(_ level: Diagnostic.Level, _ rule: RuleName, at node: some SyntaxProtocol, _ text: String) {
        guard !isOff(node) else { return }
        // Of what is left out there is nothing to say but that.
        if condition != nil { return }
        let place = source.place(of: node.start)
        diagnostics.append(
            Diagnostic(
                path: path,
                line: place.line,
                column: place.column,
                level: level,
                rule: rule,
                text: text
            )
        )
    }
}

extension SyntaxProtocol {
    /// Where the text of the node begins, in bytes, comments and blanks before it left out.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where the text of the node ends, in bytes, comments and blanks behind it left out.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    /// The text of the node, in bytes.
    var range: Range<Int> { start..<end }
}
