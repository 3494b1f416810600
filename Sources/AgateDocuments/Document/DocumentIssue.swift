/// Something in a document that will not show as authored.
///
/// An addition of Agate's.
public struct DocumentIssue: Sendable, Hashable {
    /// How much of it shows.
    public enum Severity: Int, Sendable, Hashable {
        /// All of it; the file says it in an unusual way.
        case info
        /// It shows in a form that is close to what was authored.
        case approximated
        /// It is left out: nothing of it shows.
        case dropped
    }

    /// How much of it shows.
    public var severity: Severity
    /// What it is: `expression`, `camera layer`.
    public var feature: String
    /// Where it stands in the file: `layers[3].ks.p`.
    public var path: String
    /// The frame at which it matters; nil for all.
    public var frame: Int?

    /// Makes an issue of a feature at a place of the file, for one frame or for all.
    public init(severity: Severity, feature: String, path: String, frame: Int? = nil) {
        (self.severity, self.feature, self.path, self.frame) = (severity, feature, path, frame)
    }
}
