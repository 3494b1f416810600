package import AgateText
package import CoreGraphics

/// A value of the attribute `NSParagraphStyle`.
package protocol ParagraphStyleSource: AnyObject {
    /// How lines are laid out, in which direction, and what else is said of the paragraph.
    var paragraphSetting: TextContent.ParagraphSetting { get }
}

/// A value of an attribute for a colour.
package protocol ColorSource: AnyObject {
    /// The colour at this moment.
    var colorForText: CGColor { get }
}

/// A value of an attribute that makes room in a line.
package protocol InlineBoxSource: AnyObject {
    /// How much room it makes.
    ///
    /// - Parameter offset: The place of the character in the string.
    func inlineBox(at offset: Int) -> InlineBox
    /// Whether it stands in place of U+FFFC alone, and not of other characters.
    var isForAttachmentCharacter: Bool { get }
    /// Draws what stands in the box.
    ///
    /// - Parameters:
    ///   - rect: The box in user space.
    ///   - isFlipped: Whether y grows downwards.
    ///   - offset: The place of the character in the string.
    func drawInlineBox(_ rect: CGRect, isFlipped: Bool, at offset: Int, in context: CGContext)
}

/// A value of the attribute `NSShadow`.
package protocol ShadowSource: AnyObject {
    /// The shadow; nil for one without a colour, which is none.
    var shadowLook: TextAppearance.Shadow? { get }
}

/// A value of the attribute `NSGlyphInfo`.
package protocol GlyphSource: AnyObject {
    /// The glyph for a font; nil where the font is not the one it is of.
    func glyph(in font: FontInstance) -> UInt32?
}
