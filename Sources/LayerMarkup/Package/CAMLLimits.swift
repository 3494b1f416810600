import AgateDocuments

/// The maximum sizes and counts of a file of layers.
///
/// An addition of this project. Source: documents R60.
public struct CAMLLimits: Sendable {
    /// The limits of markup.
    var markup: MarkupLimits
    /// The limits of archives.
    var container: ContainerLimits

    /// The usual limits: 256 MB, 512 elements in one another, 100 000 layers.
    public static let standard = CAMLLimits(markup: .standard, container: .standard)

    /// Narrow ones, for files of strangers: 16 MB, 128 elements in one another, 5 000 layers.
    public static let strict = CAMLLimits(markup: .strict, container: .strict)
}
