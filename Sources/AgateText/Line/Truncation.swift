/// The part of a line that a token replaces.
package enum TruncationKind: Sendable, Equatable {
    /// The beginning.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
}

/// A line of which a part has given way to a token.
package struct Truncation: Sendable, Equatable {
    /// The part before the token; empty where the token replaces the beginning.
    package let head: Range<Int>
    /// The part behind the token; empty where the token replaces the end.
    package let tail: Range<Int>
    /// The width of what stays and of the token together, in points.
    package let width: Double
    /// The width of the token alone.
    package let tokenWidth: Double
    /// The character whose attributes the token takes: the first one that is left out, or the last one where the beginning gives way.
    ///
    /// Source: text T151.
    package let tokenOffset: Int
}

/// The result of truncating a line.
package enum TruncationResult: Sendable, Equatable {
    /// The line fits as it is.
    case whole
    /// A token takes the place of a part.
    case truncated(Truncation)
    /// Not even the token fits.
    case tooNarrow
}
