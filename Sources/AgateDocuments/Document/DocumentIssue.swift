/// Something in a document that will not show as authored.
///
/// An addition of Agate's.
public struct DocumentIssue: Sendable, Hashable {
    /// The extent to which the feature shows.
    public enum Severity: Int, Sendable, Hashable {
        /// All of it; the file says it in an unusual way.
        case info
        /// It shows in a form that is close to what was authored.
        case approximated
        /// The feature is left out altogether.
        case dropped
    }

    /// The extent to which the feature shows.
    public var severity: Severity
    /// The feature in words: `expression`, `camera layer`.
    public var feature: String
    /// The place in the file: `layers[3].ks.p`.
    public var path: String
    /// The frame at which it matters; nil for all.
    public var frame: Int?

    /// Makes an issue of a feature at a place of the file, for one frame or for all.
    public init(severity: Severity, feature: String, path: String, frame: Int? = nil) {
        (self.severity, self.feature, self.path, self.frame) = (severity, feature, path, frame)
    }
}
