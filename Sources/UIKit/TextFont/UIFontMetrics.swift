import AgateText
public import CoreText
public import Foundation

/// The growth of fonts and lengths with a text style when the user wants larger text.
///
/// Source: text T72, T73.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: AgateText.TextStyle

    /// Makes metrics that grow as a text style does; an unknown style counts as `body`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.known
        super.init()
    }

    /// The metrics of the `body` style.
    open class var `default`: UIFontMetrics { body }

    private static let body = UIFontMetrics(forTextStyle: .body)

    /// The font scaled for the user's text size.
    ///
    /// A font that is scaled already, or one of a style of texts, is a mistake of the program that stops it.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The font at a size that fits what traits ask for; nil for the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font scaled for the user's text size, up to a maximum in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at a size that fits what traits ask for, up to a largest one.
    ///
    /// - Parameter maximumPointSize: In points; 0: no limit.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(font.purpose == nil, "A font that follows the user's category cannot be scaled again")
        return Self.scaled(
            font,
            FontPurpose(
                style: style,
                category: UIContentSizeCategory.wanted(by: traitCollection).known,
                scaling: FontPurpose.Scaling(
                    size: font.pointSize,
                    maximum: maximumPointSize > 0 ? maximumPointSize : 0
                )
            )
        )
    }

    /// A length in points, scaled for the user's text size.
    ///
    /// Rounded to pixels of the display; at the category `large` it is the value itself.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A value, in points, scaled as traits ask for; nil for the current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaledValue(
            value,
            UIContentSizeCategory.wanted(by: traitCollection).known,
            displayScale: UIScreenScale.current
        )
    }

    /// A font at the size of its purpose.
    private static func scaled(_ font: CTFont, _ purpose: FontPurpose) -> CTFont {
        let scaling = purpose.scaling ?? FontPurpose.Scaling(size: font.pointSize, maximum: 0)
        let size = purpose.style.scaledPointSize(
            scaling.size,
            purpose.category,
            maximum: scaling.maximum
        )
        return CTFont(font.instance.with(size: size), purpose: purpose)
    }

    /// What a font that follows the user's category is at another one; nil for a font of a size of its own.
    static func adjusted(_ font: CTFont, to category: ContentSizeCategory) -> CTFont? {
        guard var purpose = font.purpose else { return nil }
        if purpose.category == category { return font }
        purpose.category = category
        if purpose.scaling != nil { return scaled(font, purpose) }
        return CTFont(font.instance.with(size: purpose.style.pointSize(category)), purpose: purpose)
    }
}
