package import AgatePixels
package import Foundation

/// The look of a stretch of text beside the outlines of its glyphs.
package struct TextAppearance {
    /// A shadow, in the default space of the context, which the current transform does not change.
    package struct Shadow {
        package var offset: CGSize
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// The colour of glyphs; nil: the context's.
    package var foregroundColor: CGColor?
    package var backgroundColor: CGColor?
    /// The numbers of `NSUnderlineStyle`; 0 for none.
    package var underlineStyle = 0
    /// Nil: the colour of the glyphs.
    package var underlineColor: CGColor?
    /// The numbers of `NSUnderlineStyle`; 0 for none.
    package var strikethroughStyle = 0
    /// Nil: the colour of the glyphs.
    package var strikethroughColor: CGColor?
    /// In per cent of the font's size: above 0 the outline alone, below 0 the inside and then the outline.
    package var strokeWidth = 0.0
    /// Nil: the colour of the glyphs.
    package var strokeColor: CGColor?
    package var shadow: Shadow?
    /// The box in place of the characters.
    package var box: (any InlineBoxSource)?
    /// All attributes as they came.
    package var attributes: [NSAttributedString.Key: Any] = [:]

    package init(foregroundColor: CGColor? = .black) {
        self.foregroundColor = foregroundColor
    }

    /// Whether there is nothing but glyphs of one colour.
    var isPlain: Bool {
        backgroundColor == nil && underlineStyle == 0 && strikethroughStyle == 0 && strokeWidth == 0
            && shadow == nil && box == nil
    }
}
