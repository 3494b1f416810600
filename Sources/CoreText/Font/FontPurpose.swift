package import AgateText
import CoreGraphics
import Foundation

/// The purpose of a font beside its look: a style of texts, with whose sizes it grows when the user wants larger text.
///
/// Two fonts that look the same and differ in this are different fonts, as on Apple's systems.
///
/// Source: text T68, T73, T74.
package struct FontPurpose: Sendable, Hashable {
    /// The style whose sizes the font follows.
    package var style: TextStyle
    /// The user's category that the font was made for.
    package var category: ContentSizeCategory
    /// The size in points before it was scaled, and its maximum size after scaling (0: no limit); nil for the style's own font.
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

extension FontPurpose {
    private static let styleKey = "UIFontTextStyle"
    private static let categoryKey = "UIFontSizeCategory"
    private static let sizeKey = "UIFontUnscaledSize"
    private static let maximumKey = "UIFontMaximumSize"

    /// Writes the purpose into the archive of a font.
    func encode(into coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Self.styleKey)
        coder.encode(category.rawValue, forKey: Self.categoryKey)
        guard let scaling else { return }
        coder.encode(scaling.size, forKey: Self.sizeKey)
        coder.encode(scaling.maximum, forKey: Self.maximumKey)
    }

    /// Reads a purpose; nil for an archive without one that is known.
    init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: Self.styleKey),
            let style = TextStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey)),
            let category = ContentSizeCategory(rawValue: coder.decodeInteger(forKey: Self.categoryKey))
        else { return nil }
        self.init(style: style, category: category)
        if coder.containsValue(forKey: Self.sizeKey) {
            scaling = Scaling(
                size: coder.decodeDouble(forKey: Self.sizeKey),
                maximum: coder.decodeDouble(forKey: Self.maximumKey)
            )
        }
    }
}
