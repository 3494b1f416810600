import AgateText
import CoreText
import Foundation

/// Which font a descriptor describes, and what it is for.
enum FontResolution {
    /// The traits that a face of a family is chosen by.
    static let styleTraits: FontSymbolicTraits = [.bold, .italic, .condensed, .expanded]

    /// The font that fits best; there is always one.
    ///
    /// - Parameter size: In points; 0 means the descriptor's, else its style's, else 12.
    static func font(of descriptor: CTFontDescriptor, size: CGFloat) -> CTFont {
        ProgramFonts.register()
        let request = FontRequest(descriptor.attributes)
        guard let style = request.textStyle, request.name == nil, request.size == nil, !(size > 0) else {
            let found = descriptor.resolved(size: size > 0 ? size : 0)
            FontStandIns.tell(found)
            return CTFont(found)
        }
        let category = descriptor.category
        return CTFont(
            descriptor.resolved(size: style.pointSize(category)),
            purpose: FontPurpose(style: style, category: category)
        )
    }
}

extension CTFontDescriptor {
    /// What the category of sizes is found under that a style of texts is of.
    static let categoryName = UIFontDescriptor.AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")

    /// The category of sizes that a style of texts is of: the one that was said, else the user's.
    var category: ContentSizeCategory {
        let name = attributes[Self.categoryName.rawValue] as? String
        return name.flatMap { UIContentSizeCategory(rawValue: $0).engineCategory }
            ?? UIContentSizeCategory.wanted(by: nil).known
    }
}
