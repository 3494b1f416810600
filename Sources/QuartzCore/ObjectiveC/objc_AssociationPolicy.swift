// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way in which an associated value is retained.
///
/// Source: uikit U2.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained: the value is nil once no strong reference is left. (On Apple's systems it dangles.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept as long as the object that it is associated with.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied if it can be, and kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept; all policies may be used from several threads.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied if it can be, and kept.
    case OBJC_ASSOCIATION_COPY = 771
}
