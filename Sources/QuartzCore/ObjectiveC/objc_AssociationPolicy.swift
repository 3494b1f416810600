// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an associated value is kept.
///
/// Source: uikit U2.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept: the value is nil once no other owner keeps it. (On Apple's systems it dangles.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained: the value lives at least as long as its association.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied if it can be, and kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept; all policies may be used from several threads.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied if it can be, and kept.
    case OBJC_ASSOCIATION_COPY = 771
}
