/// The direction in which a paragraph begins.
public enum CTWritingDirection: Int8, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Added to a direction of ``kCTWritingDirectionAttributeName``: letters keep their own direction within the stretch.
public var kCTWritingDirectionEmbedding: Int { 0 << 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Added to a direction of ``kCTWritingDirectionAttributeName``: all letters of the stretch have that direction.
public var kCTWritingDirectionOverride: Int { 1 << 1 }
