public import Foundation

// The names of attributes are those of Apple's systems, so that Core Text reads strings that were made for UIKit.
//
// Source: text T22, T160 to T171.

extension NSAttributedString.Key {
    /// The font: a `UIFont`; Helvetica at 12 points without it.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The style of the paragraph: an ``NSParagraphStyle``; that of the first character holds for the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the letters: a `UIColor`; black without it.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters, as high as the line: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether letters are joined into ligatures: a number; 1 without it, 0 for none but those that the script needs.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added behind each letter: a number; 0 switches the kerning of pairs off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added behind each letter, with the kerning of pairs: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line through the letters: the number of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line under the letters: the number of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of outlines: a `UIColor`; the colour of the letters without it.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines as a number, in percent of the font size; a negative one fills the letters, too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of the letters: an ``NSShadow``.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An effect that letters are drawn with: the name of a ``NSAttributedString/TextEffectStyle``; letters are drawn as without it.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The attachment that is shown in place of the character U+FFFC: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The target of the link: a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The offset of the letters above the baseline, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The colour of the line under the letters: a `UIColor`; the colour of the letters without it.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the line through the letters: a `UIColor`; the colour of the letters without it.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The slant of the letters: a number; 0 without the attribute.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The widening of the letters as the natural logarithm of the factor: a number.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Directions that text is embedded in, from the outside in: numbers of an ``NSWritingDirection`` and an ``NSWritingDirectionFormatType``.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether glyphs are those of vertical lines: a number; lines are horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// The language in which the text is to be read aloud; only kept, nothing reads aloud here.
    public static let accessibilitySpeechLanguage =
        NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

extension NSAttributedString {
    /// The effects that the attribute `textEffect` can have as its value.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the effect.
        public var rawValue: String

        /// Makes an effect from its string; unknown effects are kept and draw nothing.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// As if pressed into paper; drawn without the effect.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
