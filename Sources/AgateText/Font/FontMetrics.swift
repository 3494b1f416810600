import AgateGeometry
package import Foundation

/// The measures of a whole face; y up from the baseline, descent and leading positive.
///
/// A face has them in font units, a ``FontInstance`` in points.
package struct FontMetrics: Sendable, Hashable {
    /// How far lines reach above the baseline.
    package var ascent: Double
    /// How far lines reach below the baseline.
    package var descent: Double
    /// The gap between lines.
    package var leading: Double
    /// The height of "H".
    package var capHeight: Double
    /// The height of "x".
    package var xHeight: Double
    /// Where an underline is; negative below the baseline.
    package var underlinePosition: Double
    /// How thick an underline is.
    package var underlineThickness: Double
    /// A rectangle around all glyphs.
    package var boundingBox: CGRect

    package init(
        ascent: Double = 0,
        descent: Double = 0,
        leading: Double = 0,
        capHeight: Double = 0,
        xHeight: Double = 0,
        underlinePosition: Double = 0,
        underlineThickness: Double = 0,
        boundingBox: CGRect = .zero
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.boundingBox = boundingBox
    }

    /// The measures multiplied by a factor.
    package func scaled(by factor: Double) -> FontMetrics {
        FontMetrics(
            ascent: ascent * factor,
            descent: descent * factor,
            leading: leading * factor,
            capHeight: capHeight * factor,
            xHeight: xHeight * factor,
            underlinePosition: underlinePosition * factor,
            underlineThickness: underlineThickness * factor,
            boundingBox: CGRect(
                x: boundingBox.minX * factor,
                y: boundingBox.minY * factor,
                width: boundingBox.width * factor,
                height: boundingBox.height * factor
            )
        )
    }
}
