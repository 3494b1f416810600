/// The direction in which an interface is read and laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft = 1
}

/// The meanings of a view's content that decide whether it is mirrored where text reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The view is mirrored where the interface reads from right to left.
    case unspecified = 0
    /// Controls of playing, which are never mirrored.
    case playback = 1
    /// Directions in space, which are never mirrored.
    case spatial = 2
    /// The view is always laid out from left to right.
    case forceLeftToRight = 3
    /// The view is always laid out from right to left.
    case forceRightToLeft = 4
}
