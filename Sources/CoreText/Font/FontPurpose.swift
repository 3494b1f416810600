package import AgateText

/// What a font was made for beside its look: a style of texts, with whose sizes it grows when the user wants larger text.
///
/// Two fonts that look the same and differ in this are different fonts, as on Apple's systems.
///
/// Source: text T68, T73, T74.
package struct FontPurpose: Sendable, Hashable {
    /// The style whose sizes the font follows.
    package var style: TextStyle
    /// The user's category that the font was made for.
    package var category: ContentSizeCategory
    /// The size in points before it was scaled, and the most that it may be scaled to (0: no limit); nil for the style's own font.
    package var scaling: Scaling?

    /// How a font that is not the style's own grows.
    package struct Scaling: Sendable, Hashable {
        /// The size at the standard category, in points.
        package var size: Double
        /// The largest size, in points; 0: none.
        package var maximum: Double

        package init(size: Double, maximum: Double) {
            self.size = size
            self.maximum = maximum
        }
    }

    package init(style: TextStyle, category: ContentSizeCategory, scaling: Scaling? = nil) {
        self.style = style
        self.category = category
        self.scaling = scaling
    }
}
