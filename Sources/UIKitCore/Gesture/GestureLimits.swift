import Foundation

/// When touches are a gesture: distances in points, times in seconds.
///
/// Source: uikit U92, U110, U116.
package enum GestureLimits {
    // GUESS tap-limits: a finger of a tap stays down this long at most, moves this far at most, and comes down again this soon.
    static let tapDuration = 0.75
    static let tapMovement: CGFloat = 45
    static let tapPause = 0.35

    // GUESS tap-count: a touch counts as one more tap so soon after the last one and so near to it.
    static let countPause = 0.35
    static let countDistance: CGFloat = 30

    /// How far fingers travel before a pan begins.
    package static let panSlop: CGFloat = 10

    // GUESS pinch: by how much the distance of two fingers changes before a pinch begins.
    static let pinchSlop: CGFloat = 8

    // GUESS rotation: by which angle, in radians, or along which arc two fingers turn before a rotation begins.
    static let rotationAngle: CGFloat = 0.09
    static let rotationArc: CGFloat = 8

    // GUESS swipe: how far along, within how long and how far across a finger goes in a swipe.
    static let swipeLength: CGFloat = 50
    static let swipeDuration = 0.5
    static let swipeAcross: CGFloat = 50

    // GUESS edge: how far from the edge of the window a pan from there begins at most.
    static let edgeWidth: CGFloat = 13

    /// How far back samples count for a velocity, and after which rest it is 0.
    static let velocityWindow = 0.1
}
