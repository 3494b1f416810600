/// Something in a markup file that is not shown as its author wrote it.
package struct MarkupIssue: Sendable, Hashable {
    /// The extent to which the feature is lost.
    package enum Severity: Int, Sendable, Comparable {
        /// Nothing.
        case info
        /// It looks different.
        case approximated
        /// It is left out.
        case dropped

        package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    package var severity: Severity
    /// The feature in a few words that are the same for each occurrence: `unknown class NSTask`.
    package var feature: String
    /// Where it occurs first.
    package var place: MarkupPlace

    package init(_ severity: Severity, _ feature: String, at place: MarkupPlace) {
        self.severity = severity
        self.feature = feature
        self.place = place
    }
}

/// The issues of a file, each feature once, in the order of the file.
package struct MarkupIssueList: Sendable {
    private var known: Set<String> = []
    private var issues: [MarkupIssue] = []
    /// The maximum number of issues of a file.
    private static let maximum = 1_000
    /// Characters of a feature: names in a file may be as long as the file.
    private static let longest = 160

    package init() {}

    /// Notes an issue; the first one of its feature counts.
    package mutating func note(_ severity: MarkupIssue.Severity, _ feature: String, at place: MarkupPlace) {
        guard issues.count < Self.maximum else { return }
        let start = feature.prefix(Self.longest)
        let feature = start.endIndex == feature.endIndex ? feature : start + "…"
        guard known.insert(feature).inserted else { return }
        issues.append(MarkupIssue(severity, feature, at: place))
    }

    /// All of them, sorted by their places.
    package var sorted: [MarkupIssue] {
        issues.sorted { ($0.place, $0.feature) < ($1.place, $1.feature) }
    }
}
