/// A finding of the tool about a place.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The importance of a finding.
    public enum Level: String, Codable, Sendable {
        /// Done, with a choice that a person may want to see.
        case note
        /// Left as it is; it may not compile or may behave in another way.
        case warning
        /// Refused: it will not work as it is.
        case error
    }

    /// The path of the original.
    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in bytes.
    public let column: Int
    /// The importance of the finding.
    public let level: Level
    /// The rule that says it.
    public let rule: RuleName
    /// The finding, as a sentence without an end.
    public let text: String

    /// `path:line:column: level: [rule] text`, the compiler's form.
    public var description: String {
        "\(path):\(line):\(column): \(level.rawValue): [\(rule.rawValue)] \(text)"
    }
}
