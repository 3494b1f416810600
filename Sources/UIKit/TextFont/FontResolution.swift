import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Which font a descriptor describes.
///
/// Source: text T4, T7.
enum FontResolution {
    /// The traits that a face of a family is chosen by.
    static let styleTraits: FontSymbolicTraits = [.bold, .italic, .condensed, .expanded]

    /// The font that fits best; there is always one.
    ///
    /// - Parameter size: In points; 0 means the descriptor's, else its style's, else 12.
    static func font(of descriptor: CTFontDescriptor, size: CGFloat) -> CTFont {
        let values = descriptor.values
        let category = values.category
        let styleSize = values.style?.pointSize(category)
        let wanted = size > 0 ? size : values.size ?? styleSize ?? FontInstance.standardSize
        var font = styled(base(of: values, size: wanted), values)
        let features = values.features
        if !features.isEmpty { font = font.with(features: features) }
        if let matrix = values.matrix { font = font.with(matrix: matrix) }
        let variations = values.variations
        if !variations.isEmpty { font = font.with(variations: font.variations + variations) }
        let cascade = values.cascade
        if !cascade.isEmpty {
            font = font.with(cascade: cascade.map { self.font(of: $0.withoutCascade, size: wanted).instance })
        }
        let followsUser = size <= 0 && values.size == nil
        return CTFont(
            font,
            purpose: followsUser ? values.style.map { FontPurpose(style: $0, category: category) } : nil
        )
    }

    /// The font of the names, or of the style of texts.
    private static func base(of values: DescriptorValues, size: Double) -> FontInstance {
        let library = FontLibrary.shared
        if let style = values.style {
            return library.systemFont(
                size: size,
                style: FontStyle(weightClass: style.weightClass),
                design: values.design ?? .standard
            )
        }
        if let design = values.design { return library.systemFont(size: size, design: design) }
        let names = [
            values.name, values.visibleName,
            values.face.flatMap { face in values.family.map { "\($0) \(face)" } },
        ]
        for name in names {
            if let found = name.flatMap({ library.font(named: $0, size: size) }) { return found }
        }
        if let family = values.family,
            let found = library.font(family: family, style: style(of: values, from: .regular), size: size)
        {
            return found
        }
        return library.fontOrDefault(named: values.name ?? "Helvetica", size: size)
    }

    /// A font of the same family with the traits.
    private static func styled(_ font: FontInstance, _ values: DescriptorValues) -> FontInstance {
        let wanted = style(of: values, from: font.style)
        guard wanted != font.style else { return font }
        return FontLibrary.shared.font(family: font.names.family, style: wanted, size: font.size) ?? font
    }

    /// A style changed by traits: numbers beat bits.
    private static func style(of values: DescriptorValues, from style: FontStyle) -> FontStyle {
        var style = style
        if let traits = values.symbolicTraits {
            let isBold = style.weightClass >= boldFrom
            if traits.contains(.bold) != isBold { style.weightClass = isBold ? 400 : 700 }
            style.isItalic = traits.contains(.italic)
            if traits.contains(.condensed) { style.widthClass = 3 }
            if traits.contains(.expanded) { style.widthClass = 7 }
        }
        if let weight = values.weight { style.weightClass = FontTraits.weightClass(of: weight) }
        if let width = values.width { style.widthClass = min(max(5 + 10 * width, 1), 9) }
        if let slant = values.slant { style.isItalic = slant > 0 }
        return style
    }

    /// Weight classes from here on count as bold.
    private static let boldFrom = 600.0

    /// The descriptors of the fonts that fit, the best first.
    static func matches(
        of descriptor: CTFontDescriptor,
        mandatory: Set<UIFontDescriptor.AttributeName>
    ) -> [UIFontDescriptor] {
        let values = descriptor.values
        let library = FontLibrary.shared
        if mandatory.contains(.name), let name = values.name, library.font(named: name, size: 0) == nil {
            return []
        }
        if mandatory.contains(.family), let family = values.family,
            library.font(family: family, size: 0) == nil
        {
            return []
        }
        let best = font(of: descriptor, size: 0)
        var names = [best.fontName]
        if values.name == nil, let family = values.family {
            for name in library.fontNames(ofFamily: family) where !names.contains(name) {
                names.append(name)
            }
        }
        return names.compactMap { name in
            let found = UIFontDescriptor(name: name, size: values.size ?? 0)
            if mandatory.contains(.traits), let wanted = values.symbolicTraits,
                let font = library.font(named: name, size: 0),
                font.symbolicTraits.intersection(styleTraits) != wanted.intersection(styleTraits)
            {
                return nil
            }
            return found
        }
    }
}

extension CTFontDescriptor {
    /// The descriptor without fonts to try, so that lists that name one another come to an end.
    fileprivate var withoutCascade: CTFontDescriptor {
        CTFontDescriptor(
            attributes: attributes.filter { $0.key != UIFontDescriptor.AttributeName.cascadeList.rawValue }
        )
    }
}
