/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// What a view shows, as far as that says whether it is mirrored where text reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified = 0
    /// Controls of playing, which are never mirrored.
    case playback = 1
    /// Directions in space, which are never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
