package import AgateTiming

/// A value at a frame, and how it goes on to the next one.
package struct TrackSample: Sendable {
    package var frame: Double
    package var value: AnimatableValue
    /// The pace up to the next sample; nil is steady.
    package var pace: UnitBezier?

    package init(frame: Double, value: AnimatableValue) { (self.frame, self.value) = (frame, value) }
}
