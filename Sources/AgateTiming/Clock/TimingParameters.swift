/// The eight values of `CAMediaTiming`, as the engine keeps them.
///
/// Times are seconds. `beginTime` is in the parent's time space.
///
/// Source: claims 2.2.
package struct TimingParameters: Sendable, Hashable {
    /// When the object begins, in parent time.
    package var beginTime: Double = 0
    /// The length of one forward run, in local seconds.
    package var duration: Double = 0
    /// Local seconds that pass per parent second; negative plays backwards, 0 pauses.
    package var speed: Double = 1
    /// A shift of the played position, in local seconds.
    package var timeOffset: Double = 0
    /// How many cycles to play; fractional and infinite are allowed, 0 means one.
    package var repeatCount: Double = 0
    /// How long to repeat, in local seconds; wins over `repeatCount` when above 0.
    package var repeatDuration: Double = 0
    /// Whether each cycle plays forward and then backward.
    package var autoreverses: Bool = false
    /// The values that show outside the active interval.
    package var fillMode: FillMode = .removed

    /// Makes the defaults of an animation; a layer has an infinite duration instead.
    package init(duration: Double = 0) {
        self.duration = duration
    }

    /// The defaults of a layer.
    package static let layer = TimingParameters(duration: .infinity)
}
