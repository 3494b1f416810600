import CoreGraphics
import Foundation

/// The numbers of scrolling, in points, seconds and points per second.
///
/// Source: uikit U92 to U103.
package enum ScrollPhysics {
    /// A flight ends at this speed.
    static let minSpeed = 10.0

    /// From this speed on content that is beyond its edge goes on with its speed.
    static let bounceSpeed = 50.0

    /// How fast content springs back that comes to an edge in flight, per second.
    static let bounceRate = 11.0

    /// How fast content springs back that was let go at rest beyond an edge: the slow and the quick part, per second.
    static let settleRates = (slow: 9.0, quick: 46.0)

    /// How hard it is to pull content beyond its edge.
    static let rubber = 0.55

    /// Over how long the speed of the finger is taken.
    static let velocityWindow = 0.1

    // GUESS scroll-animated: how long an animated change of the offset takes, with the curve easeInEaseOut.
    static let animationDuration = 0.3

    // GUESS paging: from this speed on a page is turned.
    package static let pageSpeed = 200.0

    // GUESS wheel: how far content goes for one notch of a wheel, and over how long.
    static let wheelNotch = 50.0
    static let wheelDuration = 0.15

    /// From this pause on between two turns of a wheel the second one begins anew.
    static let wheelPause = 0.1

    // GUESS scroll-keys: which part of the height the keys for pages scroll by.
    static let pagePart = 0.9

    /// The time for which a touch that may become a drag is kept from the content, in seconds.
    static let touchDelay = 0.15

    // GUESS zoom-rubber: how hard it is to zoom beyond a limit, on the scale of powers of two.
    static let zoomRubber = 0.55

    /// How long zooming back within the limits takes.
    static let zoomDuration = 0.3

    /// By how much speed lasts: the distance to the point at rest is so many times the speed.
    ///
    /// - Parameter rate: The part of a speed that is left after a millisecond.
    static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

    /// How far content goes beyond its edge for a finger that goes so far.
    package static func stretched(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let pulled = rubber * abs(distance)
        return (distance < 0 ? -1 : 1) * pulled * length / (pulled + length)
    }

    /// How far a finger has gone for content to be so far beyond its edge: ``stretched(_:length:)`` the other way.
    package static func pulled(_ stretch: Double, length: Double) -> Double {
        let size = min(abs(stretch), 0.999 * length)
        guard length > 0 else { return 0 }
        return (stretch < 0 ? -1 : 1) * size * length / (rubber * (length - size))
    }
}
