import AgateDocuments

/// Something in a file of layers that is not honoured, or that cannot be written.
///
/// An addition of this project.
public struct CAMLIssue: Sendable, Hashable {
    /// The degrees to which something of a file is lost.
    public enum Severity: Int, Sendable, Comparable {
        /// Nothing is lost: the file says it in an unusual way.
        case info
        /// It shows, but not quite as the file says.
        case approximated
        /// It is left out.
        case dropped

        /// Whether less is lost.
        public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    /// The degree to which it is lost.
    public let severity: Severity
    /// The feature that it is about; each is reported once for a file.
    public let feature: String
    /// The line where it occurs first, from 1; 0 where there is none.
    public let line: Int
    /// The column, from 1; 0 where there is none.
    public let column: Int

    init(_ issue: MarkupIssue) {
        severity = Severity(rawValue: issue.severity.rawValue) ?? .info
        feature = issue.feature
        line = issue.place.line
        column = issue.place.column
    }
}
