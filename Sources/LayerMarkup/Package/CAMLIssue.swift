import AgateDocuments

/// Something in a file of layers that is not honoured, or that cannot be written.
///
/// An addition of this project.
public struct CAMLIssue: Sendable, Hashable {
    /// The extent to which the feature is lost.
    public enum Severity: Int, Sendable, Comparable {
        /// The feature shows as authored.
        case info
        /// The feature shows in another form than authored.
        case approximated
        /// It is left out.
        case dropped

        /// Whether less is lost.
        public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    /// The extent to which the feature is lost.
    public let severity: Severity
    /// The feature of the file that the issue is about; each is reported once for a file.
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
