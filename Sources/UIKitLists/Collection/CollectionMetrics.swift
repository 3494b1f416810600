import CoreGraphics
import UIKitCore

/// Numbers of collections.
enum CollectionMetrics {
    /// How long edits, and changes of layout, take; in seconds.
    static let duration = 0.3
    /// In front of everything else: what a finger moves.
    static let movingDepth = 100_000
    /// How often cells may ask for other sizes in one pass; more than this is a layout that goes round in circles.
    static let sizingRounds = 100
    /// Seconds until a finger that rests lifts an item in a controller of collections.
    static let liftDelay = 0.5
}
