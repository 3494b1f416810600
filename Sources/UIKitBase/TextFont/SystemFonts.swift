import AgateText
import CoreText
import Foundation
import Synchronization

/// The fonts of the system, made once for each size and style.
///
/// A label that is made asks for one; finding it anew takes a hundred times as long as making the label.
enum SystemFonts {
    private struct Key: Hashable {
        var size: Double
        var style: FontStyle
        var design: FontDesign
    }

    /// So many are kept; when there are more, all are found anew.
    private static let limit = 256

    private static let cache = Mutex<[Key: CTFont]>([:])

    static func font(
        size: Double,
        weight: UIFont.Weight = .regular,
        width: UIFont.Width = .standard,
        isItalic: Bool = false,
        design: FontDesign = .standard
    ) -> CTFont {
        let style = FontStyle(
            weightClass: FontTraits.weightClass(of: weight.rawValue),
            widthClass: 5 + 10 * width.rawValue,
            isItalic: isItalic
        )
        return font(size: size, style: style, design: design)
    }

    static func font(size: Double, style: FontStyle, design: FontDesign) -> CTFont {
        let key = Key(size: FontInstance.usable(size), style: style, design: design)
        if let found = cache.withLock({ $0[key] }) { return found }
        let made = CTFont(FontLibrary.shared.systemFont(size: key.size, style: style, design: design))
        cache.withLock { cache in
            if cache.count >= limit { cache.removeAll() }
            cache[key] = made
        }
        return made
    }

    /// The font of a style of texts at a category of the user's.
    ///
    /// Source: text T70.
    static func font(style: TextStyle, category: ContentSizeCategory) -> CTFont {
        let font = font(
            size: style.pointSize(category),
            style: FontStyle(weightClass: style.weightClass),
            design: .standard
        )
        return CTFont(font.instance, purpose: FontPurpose(style: style, category: category))
    }
}
