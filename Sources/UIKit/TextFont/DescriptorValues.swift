import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The attributes of a descriptor as values that can be reckoned with; those of a wrong type are not said.
struct DescriptorValues {
    private let attributes: [String: Any]

    init(_ attributes: [String: Any]) {
        self.attributes = attributes
    }

    private subscript(name: UIFontDescriptor.AttributeName) -> Any? { attributes[name.rawValue] }

    var name: String? { self[.name] as? String }
    var family: String? { self[.family] as? String }
    var face: String? { self[.face] as? String }
    var visibleName: String? { self[.visibleName] as? String }
    /// In points; nil where it is 0 or less.
    var size: Double? { Self.number(self[.size]).flatMap { $0 > 0 ? $0 : nil } }

    var matrix: CGAffineTransform? { self[.matrix] as? CGAffineTransform }

    /// The style of texts.
    var style: AgateText.TextStyle? {
        guard let value = self[.textStyle] else { return nil }
        if let style = value as? UIFont.TextStyle { return style.known }
        return (value as? String).map { UIFont.TextStyle(rawValue: $0).known }
    }

    /// The category of sizes that the style of texts is of.
    var category: ContentSizeCategory {
        let name = attributes[Self.categoryName] as? String
        return name.flatMap { UIContentSizeCategory(rawValue: $0).engineCategory }
            ?? UIContentSizeCategory.wanted(by: nil).known
    }

    /// What the category of the user is found under.
    static let categoryName = "NSCTFontSizeCategoryAttribute"

    /// The traits by their names.
    var traits: [String: Any] { self[.traits] as? [String: Any] ?? [:] }

    var symbolicTraits: FontSymbolicTraits? {
        let value = traits[UIFontDescriptor.TraitKey.symbolic.rawValue]
        if let traits = value as? UIFontDescriptor.SymbolicTraits {
            return FontSymbolicTraits(rawValue: traits.rawValue)
        }
        guard let bits = Self.number(value), let exact = UInt32(exactly: bits) else { return nil }
        return FontSymbolicTraits(rawValue: exact)
    }

    var weight: Double? { Self.number(traits[UIFontDescriptor.TraitKey.weight.rawValue]) }
    var width: Double? { Self.number(traits[UIFontDescriptor.TraitKey.width.rawValue]) }
    var slant: Double? { Self.number(traits[UIFontDescriptor.TraitKey.slant.rawValue]) }

    var design: FontDesign? {
        let value = traits[UIFontDescriptor.SystemDesign.trait]
        if let design = value as? UIFontDescriptor.SystemDesign { return design.known }
        return (value as? String).flatMap { UIFontDescriptor.SystemDesign(rawValue: $0).known }
    }

    /// What is switched on and off.
    var features: [FontFeature] {
        guard let settings = self[.featureSettings] as? [Any] else { return [] }
        return settings.flatMap { setting -> [FontFeature] in
            guard let setting = setting as? [String: Any] else { return [] }
            if let tag = setting["CTFeatureOpenTypeTag"] as? String, tag.utf8.count == 4 {
                return [FontFeature(tag, Self.integer(setting["CTFeatureOpenTypeValue"]) ?? 1)]
            }
            guard let type = Self.integer(setting[UIFontDescriptor.FeatureKey.type.rawValue]),
                let selector = Self.integer(setting[UIFontDescriptor.FeatureKey.selector.rawValue])
            else { return [] }
            return FontFeature.features(appleType: type, selector: selector)
        }
    }

    /// The fonts to try for characters that the font lacks.
    var cascade: [UIFontDescriptor] {
        (self[.cascadeList] as? [Any])?.compactMap { $0 as? UIFontDescriptor } ?? []
    }

    /// The values of axes by their tags as numbers.
    var variations: [FontVariation] {
        guard let values = attributes[Self.variationName] as? [AnyHashable: Any] else { return [] }
        return values.compactMap { key, value in
            guard let tag = Self.integer(key.base), let number = Self.number(value) else { return nil }
            return FontVariation(FontTag(rawValue: UInt32(truncatingIfNeeded: tag)), number)
        }
    }

    static let variationName = "NSCTFontVariationAttribute"

    // MARK: Numbers

    /// A number of any type; nil for what is none, or not finite.
    static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as UInt32: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as UIFont.Weight: Double(value.rawValue)
            case let value as UIFont.Width: Double(value.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func integer(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }

    // MARK: Keys

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
            Dictionary(setting.map { ($0.rawValue, $1) }, uniquingKeysWith: { $1 })
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
        switch (key, value) {
        case (.traits, let traits as [String: Any]):
            Dictionary(
                traits.map { (UIFontDescriptor.TraitKey(rawValue: $0), $1) },
                uniquingKeysWith: { $1 }
            )
        case (.featureSettings, let list as [[String: Any]]):
            list.map { setting in
                Dictionary(
                    setting.map { (UIFontDescriptor.FeatureKey(rawValue: $0), $1) },
                    uniquingKeysWith: { $1 }
                )
            }
        default: value
        }
    }

    // MARK: Of a font

    /// The traits of a font.
    static func traits(of font: CTFont) -> [UIFontDescriptor.TraitKey: Any] {
        let style = font.instance.style
        return [
            .symbolic: font.instance.symbolicTraits.rawValue,
            .weight: CGFloat(FontTraits.weight(ofClass: style.weightClass)),
            .width: CGFloat(style.widthClass - 5) / 10,
            .slant: CGFloat(style.isItalic ? slantOfItalics : 0),
        ]
    }

    /// The slant of a face that leans by 12°.
    private static let slantOfItalics = 1.0 / 15

    /// What describes a font so that the same font can be made again.
    static func attributes(of font: CTFont) -> [UIFontDescriptor.AttributeName: Any] {
        let instance = font.instance
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        if let purpose = font.purpose, purpose.scaling == nil {
            attributes[.textStyle] = UIFont.TextStyle(purpose.style).rawValue
            attributes[UIFontDescriptor.AttributeName(rawValue: categoryName)] =
                UIContentSizeCategory(purpose.category).rawValue
            let style = instance.style
            let isItalic = style.isItalic
            if isItalic || style.weightClass != purpose.style.weightClass {
                var symbolic: FontSymbolicTraits = isItalic ? .italic : []
                if style.weightClass >= 600 { symbolic.insert(.bold) }
                attributes[.traits] = [
                    UIFontDescriptor.TraitKey.symbolic: symbolic.rawValue,
                    .weight: CGFloat(FontTraits.weight(ofClass: style.weightClass)),
                ]
            }
        } else {
            attributes[.name] = instance.names.postScript
            attributes[.size] = CGFloat(instance.size)
        }
        if !instance.matrix.isIdentity { attributes[.matrix] = instance.matrix }
        if !instance.features.isEmpty {
            attributes[.featureSettings] = instance.features.map {
                ["CTFeatureOpenTypeTag": $0.tag.description, "CTFeatureOpenTypeValue": $0.value]
                    as [String: Any]
            }
        }
        if !instance.cascade.isEmpty {
            attributes[.cascadeList] = instance.cascade.map { CTFont($0).fontDescriptor }
        }
        return attributes
    }
}

extension CTFontDescriptor {
    /// The attributes as values that can be reckoned with.
    var values: DescriptorValues { DescriptorValues(attributes) }
}
