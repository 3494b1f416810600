import AgateText
public import CoreText
import Foundation

extension CTFont {
    /// The purpose of a text, from which its size follows together with the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style, as descriptors hold it.
        public var rawValue: String

        /// Makes a style from its string; an unknown one looks like ``body``.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest title, of the same size for all users.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second largest title, of the same size for all users.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The title of a whole page: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level: 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level: 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level: 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading above running text: 17 points, semibold, at the default text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below a headline: 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is set apart from the running text: 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note below a text: 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The caption of a picture: 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption smaller than ``caption1``: 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics by which values and fonts grow with the style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// The font of a text style at the user's text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style at the size that traits ask for.
    ///
    /// - Parameter traitCollection: Traits with a category of sizes; nil for the current ones, and where they say nothing the application's.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        SystemFonts.font(
            style: style.known,
            category: UIContentSizeCategory.wanted(by: traitCollection).known
        )
    }
}

extension UIFont.TextStyle {
    private static let all: [UIFont.TextStyle: AgateText.TextStyle] = [
        .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2, .largeTitle: .largeTitle,
        .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
        .caption1: .caption1, .caption2: .caption2,
    ]

    private static let names: [AgateText.TextStyle: UIFont.TextStyle] =
        Dictionary(all.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    /// The style as the engine knows it; an unknown one is `body`.
    var known: AgateText.TextStyle { Self.all[self] ?? .body }

    /// The name of a style of the engine's.
    init(_ style: AgateText.TextStyle) {
        self = Self.names[style] ?? .body
    }
}
