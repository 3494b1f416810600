import Foundation

/// The changes of a file, beside the ported one: enough to explain each edit, and to take all of them back.
public struct Sidecar: Codable, Equatable, Sendable {
    /// One edit.
    public struct Entry: Codable, Equatable, Sendable {
        /// The rule, such as `P12`.
        public var rule: String
        /// The start of the range in the original, in bytes.
        public var offset: Int
        /// The line in the original, from 1.
        public var line: Int
        /// The column in the original in bytes, from 1.
        public var column: Int
        /// What stood there.
        public var original: String
        /// The text in its place.
        public var replacement: String
    }

    /// The path of the original.
    public var source: String
    /// The edits, in the order of their places.
    public var edits: [Entry]

    /// Lists the edits of a source.
    public init(source path: String, text: SourceText, edits list: EditList) {
        source = path
        edits = list.edits.map { edit in
            let place = text.place(of: edit.offset)
            return Entry(
                rule: edit.rule.rawValue,
                offset: edit.offset,
                line: place.line,
                column: place.column,
                original: text.text(edit.offset..<edit.end),
                replacement: edit.replacement
            )
        }
    }

    /// Takes the edits of a ported file back.
    ///
    /// - Returns: The bytes of the original; nil where the file is not the one that this lists the edits of.
    public func original(of ported: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var place = 0
        for edit in edits {
            let kept = edit.offset - result.count
            guard kept >= 0, place + kept <= ported.count else { return nil }
            result += ported[place..<place + kept]
            place += kept
            let replacement = Array(edit.replacement.utf8)
            guard place + replacement.count <= ported.count,
                ported[place..<place + replacement.count].elementsEqual(replacement)
            else { return nil }
            place += replacement.count
            result += edit.original.utf8
        }
        return result + ported[place...]
    }

    /// The list as JSON, the same bytes for the same list.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
