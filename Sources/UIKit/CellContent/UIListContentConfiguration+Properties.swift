import CoreGraphics
public import Foundation

extension UIListContentConfiguration {
    /// The size, the tint and the corners of a list content's image.
    public struct ImageProperties: Hashable {
        /// The size and weight of a symbol; nil leaves the symbol's own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil is the view's tint colour.
        public var tintColor: UIColor?
        /// A function that changes the tint colour before it is used; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius of the image, in points; 0 at first.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; larger ones are scaled down, and 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in whose middle the image stands, in points; 0 for the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where colours are inverted; only read back.
        public var accessibilityIgnoresInvertColors = false

        /// The value for the width or height that symbols have in the system's lists, so that texts are aligned.
        public static let standardDimension: CGFloat = -1

        /// The colour that is shown in a view with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Whether two have the same values; transformers are equal if one is a copy of the other.
        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.tintColorTransformer?.identity === b.tintColorTransformer?.identity
                && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
                && a.reservedLayoutSize == b.reservedLayoutSize
                && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        }

        /// Hashes the tint colour and the corner radius, in which most properties differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The font, the colour and the line breaking of a list content's text.
    public struct TextProperties: Hashable {
        /// The alignments that the lines of a text can have.
        public enum TextAlignment: Hashable, Sendable {
            /// To the side where the text begins.
            case natural
            /// Lines are centred between the edges.
            case center
            /// Lines are stretched to both edges.
            case justified
        }

        /// The changes of letters before a text is shown.
        public enum TextTransform: Hashable, Sendable {
            /// The text is shown as it is.
            case none
            /// The text is shown in capital letters.
            case uppercase
            /// The text is shown in small letters.
            case lowercase
            /// A capital at the beginning of each word.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text, before ``colorTransformer``.
        public var color: UIColor
        /// A function that changes the colour before it is used; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text's lines; `natural` at first.
        public var alignment = TextAlignment.natural
        /// The treatment of lines that are too wide; the end is truncated at first.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for as many as fit.
        public var numberOfLines = 0
        /// Whether text that does not fit is drawn smaller.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the text may be scaled down; 0 at first.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters is reduced before text is truncated; false at first.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the size of text that the user has chosen.
        public var adjustsFontForContentSizeCategory = true
        /// The change of letters before the text is shown; none at first.
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) {
            (self.font, self.color) = (font, color)
        }

        /// The colour of the text after ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Text with its letters transformed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        /// Whether two have the same values; transformers are equal if one is a copy of the other.
        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.font == b.font && a.color == b.color
                && a.colorTransformer?.identity === b.colorTransformer?.identity
                && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines
                && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
                && a.minimumScaleFactor == b.minimumScaleFactor
                && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
                && a.transform == b.transform
        }

        /// Hashes the font, the colour and the number of lines, in which most properties differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
        }
    }
}
