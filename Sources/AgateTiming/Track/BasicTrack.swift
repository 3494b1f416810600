/// The ends of a basic animation, as given; what is missing comes from underneath.
///
/// Source: claims 4.1-4.2.
package struct BasicTrack: Sendable {
    package var from: AnimatableValue?
    package var to: AnimatableValue?
    package var by: AnimatableValue?

    package init(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil) {
        self.from = from
        self.to = to
        self.by = by
    }
}
