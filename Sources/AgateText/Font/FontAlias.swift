/// The name and measures that a substitute shows in place of its own: the requested names, and the vertical measures of the font that had them.
///
/// A stand-in keeps its own outlines and advances.
package struct FontAlias: Sendable, Hashable {
    package var names: FontNames
    /// Nil where the stand-in keeps its own measures.
    package var metrics: VerticalMetrics?

    package init(names: FontNames, metrics: VerticalMetrics?) {
        self.names = names
        self.metrics = metrics
    }
}

/// Vertical measures as parts of an em.
package struct VerticalMetrics: Sendable, Hashable {
    package var ascent: Double
    package var descent: Double
    package var leading: Double
    /// Nil for the stand-in's own.
    package var capHeight: Double?
    /// Nil for the stand-in's own.
    package var xHeight: Double?
    /// The addition of UIKit to the ascent.
    package var ascentAddition: Double

    package init(
        _ ascent: Double,
        _ descent: Double,
        _ leading: Double,
        capHeight: Double? = nil,
        xHeight: Double? = nil,
        ascentAddition: Double = 0
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.ascentAddition = ascentAddition
    }
}
