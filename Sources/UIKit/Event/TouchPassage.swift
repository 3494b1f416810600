import Foundation

/// How much of a touch its view has been told of.
enum TouchPassage {
    /// Nothing: the touch has just come down, or waits for recognizers to fail.
    case held
    /// That it has begun.
    case open
    /// That it has begun; it has left, which waits for recognizers to fail.
    case endHeld
    /// All that it will be told.
    case closed
}
