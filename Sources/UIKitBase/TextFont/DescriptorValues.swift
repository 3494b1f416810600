import AgateText
import CoreText
import Foundation

/// Attributes of descriptors in the types of UIKit and in those that all descriptors hold.
enum DescriptorValues {
    /// Attributes with strings for keys, inside of values too.
    static func plain(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in attributes { result[key.rawValue] = plain(value) }
        return result
    }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let traits as [UIFontDescriptor.TraitKey: Any]:
            Dictionary(traits.map { ($0.rawValue, plain($1)) }, uniquingKeysWith: { $1 })
        case let setting as [UIFontDescriptor.FeatureKey: Any]:
            Dictionary(setting.map { ($0.rawValue, plain($1)) }, uniquingKeysWith: { $1 })
        case let list as [[UIFontDescriptor.FeatureKey: Any]]: list.map { plain($0) }
        case let style as UIFont.TextStyle: style.rawValue
        case let design as UIFontDescriptor.SystemDesign: design.rawValue
        case let weight as UIFont.Weight: weight.rawValue
        case let width as UIFont.Width: width.rawValue
        case let traits as UIFontDescriptor.SymbolicTraits: traits.rawValue
        default: value
        }
    }

    /// A value with the types that UIKit gives it.
    static func typed(_ value: Any, for key: UIFontDescriptor.AttributeName) -> Any {
        switch key {
        case .traits:
            guard let traits = FontAttributeValue.dictionary(value) else { return value }
            return Dictionary(
                traits.map { (UIFontDescriptor.TraitKey(rawValue: $0), $1) },
                uniquingKeysWith: { $1 }
            )
        case .featureSettings:
            guard let list = FontAttributeValue.array(value) else { return value }
            return list.map { setting in
                Dictionary(
                    (FontAttributeValue.dictionary(setting) ?? [:]).map {
                        (UIFontDescriptor.FeatureKey(rawValue: $0), $1)
                    },
                    uniquingKeysWith: { $1 }
                )
            }
        default: return value
        }
    }

    /// What describes a font of a style of texts so that it is made again at the user's size.
    static func descriptor(of font: CTFont, _ purpose: FontPurpose) -> CTFontDescriptor {
        let instance = font.instance
        var attributes: [UIFontDescriptor.AttributeName: Any] = [
            .textStyle: UIFont.TextStyle(purpose.style),
            UIFontDescriptor.categoryName: UIContentSizeCategory(purpose.category).rawValue,
        ]
        let style = instance.style
        if style.isItalic || style.weightClass != purpose.style.weightClass {
            attributes[.traits] = [
                UIFontDescriptor.TraitKey.symbolic: instance.symbolicTraits.intersection([.bold, .italic])
                    .rawValue,
                .weight: CGFloat(FontTraits.weight(ofClass: style.weightClass)),
            ]
        }
        let usual = FontAttributes.descriptor(of: instance)
        for key in [UIFontDescriptor.AttributeName.matrix, .featureSettings, .cascadeList] {
            if let value = usual.attributes[key.rawValue] { attributes[key] = value }
        }
        return CTFontDescriptor(fontAttributes: attributes)
    }
}
