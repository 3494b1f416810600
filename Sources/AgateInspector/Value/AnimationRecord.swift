/// An animation that is attached to a layer, or a member of a group.
package struct AnimationRecord: Codable, Sendable, Hashable {
    /// Its name in messages; nil for members of groups.
    package var id: String?
    /// The layer.
    package var node: String
    /// The key that it was added under.
    package var key: String?
    /// Its class.
    package var className: String
    /// The key path that it changes.
    package var keyPath: String?
    /// Whether a change of the property has made it.
    package var isImplicit: Bool
    /// When it begins, in seconds: on the display's clock for an attached animation, in the group's time for a member.
    package var begin: Double
    /// When it is over, on the same clock; nil for one without an end.
    package var end: Double?
    /// The length of one run, in seconds.
    package var duration: Double
    package var speed: Double
    package var timeOffset: Double
    package var repeatCount: Double
    package var repeatDuration: Double
    package var autoreverses: Bool
    package var fillMode: String
    package var isRemovedOnCompletion: Bool
    package var isAdditive: Bool
    package var isCumulative: Bool
    /// The two inner points of the timing function, as x, y, x, y; nil for a linear pace.
    package var timingFunction: [Double]?
    /// `before`, `active` or `after`.
    package var phase: String
    /// How far the present run is, 0 to 1, before the timing function.
    package var progress: Double
    /// How many cycles have passed.
    package var iteration: Double
    /// The values of the ends, where they are given.
    package var from: JSONValue?
    package var to: JSONValue?
    package var by: JSONValue?
    /// The values of keyframes, and when each is reached, 0 to 1.
    package var values: [JSONValue]?
    package var keyTimes: [Double]?
    package var calculationMode: String?
    /// The spring that moves the value.
    package var spring: SpringRecord?
    /// The kind of a transition, and its side.
    package var transition: [String]?
    /// How far the value has gone at even steps of one run, from 0 at the first to 1 where it arrives; nil for keyframes.
    package var curve: [Double]?
    /// The numbers of the value at even steps of one run, first the steps of its first number; nil for values without numbers.
    package var samples: [[Double]]?
    /// The members of a group.
    package var members: [AnimationRecord]
    /// Why it changes nothing.
    package var flaws: [String]
    /// Swift code that makes the animation and adds it; nil for members of groups.
    package var code: String?

    /// How many steps curves have.
    package static let steps = 64
    /// How many steps curves of springs have, which swing.
    package static let springSteps = 160
}

/// The numbers of a spring.
package struct SpringRecord: Codable, Sendable, Hashable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    package var initialVelocity: Double
    /// When the spring has come to rest, in seconds.
    package var settlingDuration: Double
}
