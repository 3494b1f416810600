import Foundation

/// The part of a touch that its view has received.
enum TouchDelivery {
    /// Nothing: the touch has just come down, or waits for recognizers to fail.
    case held
    /// That it has begun.
    case open
    /// That it has begun; it has left, which waits for recognizers to fail.
    case endHeld
    /// The view has received all that it will get.
    case closed
}
