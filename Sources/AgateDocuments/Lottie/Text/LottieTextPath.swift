/// The line that the characters of a text stand on.
///
/// Source: reality Q4.10.
package struct LottieTextPath: Sendable, Equatable {
    /// The outline of one of the layer's masks.
    package var outline: LottiePathProperty
    /// Where texts begin that are not centred or at the right, in points along the outline.
    package var firstMargin = LottieProperty(0)
    /// Where texts at the right end, in points from the end of the outline.
    package var lastMargin = LottieProperty(0)
    /// Whether the characters turn with the outline; above 0 they do.
    package var isPerpendicular = LottieProperty(1)
    /// Whether the characters are shared out over the whole outline; above 0 they are.
    package var isForced = LottieProperty(0)
    /// Whether the outline is gone along from its end; above 0 it is.
    package var isReversed = LottieProperty(0)

    package init(outline: LottiePathProperty) { self.outline = outline }

    /// The properties that a text's place depends on, beside the outline.
    package var properties: [LottieProperty] {
        [firstMargin, lastMargin, isPerpendicular, isForced, isReversed]
    }
}
