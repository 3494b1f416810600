package import AgateText
package import Foundation

/// Settings of features as Apple's dictionaries say them, in numbers of types and selectors or in OpenType's tags.
///
/// Source: text T12.
package enum FontFeatureSetting {
    /// The features that a list of dictionaries switches; what is no such dictionary is left out.
    package static func features(_ settings: Any?) -> [FontFeature] {
        (FontAttributeValue.array(settings) ?? []).flatMap(features(of:))
    }

    private static func features(of setting: Any) -> [FontFeature] {
        // A pair of a tag and a value may stand without names.
        if let pair = FontAttributeValue.array(setting), pair.count == 2,
            let tag = FontAttributeValue.string(pair[0]), let value = FontAttributeValue.number(pair[1])
        {
            return [FontFeature(tag, Int(clamping: Int64(value.rounded())))]
        }
        if let tag = FontAttributeValue.string(setting) { return [FontFeature(tag, 1)] }
        guard let setting = FontAttributeValue.dictionary(setting) else { return [] }
        if let tag = FontAttributeValue.string(setting[kCTFontOpenTypeFeatureTag as String]) {
            let value = FontAttributeValue.number(setting[kCTFontOpenTypeFeatureValue as String]) ?? 1
            return tag.unicodeScalars.count == 4 ? [FontFeature(tag, integer(value))] : []
        }
        guard
            let type = FontAttributeValue.number(setting[kCTFontFeatureTypeIdentifierKey as String]),
            let selector = FontAttributeValue.number(setting[kCTFontFeatureSelectorIdentifierKey as String])
        else { return [] }
        let features = FontFeature.features(appleType: integer(type), selector: integer(selector))
        guard let isOn = setting[kCTFontFeatureSelectorSettingKey as String] as? NSNumber, !isOn.boolValue
        else {
            return features
        }
        return features.map { FontFeature($0.tag.description, 0) }
    }

    private static func integer(_ value: Double) -> Int {
        Int(min(max(value, -1e9), 1e9))
    }

    /// The dictionaries that switch some features.
    package static func settings(_ features: [FontFeature]) -> [NSDictionary] {
        features.map { feature in
            [
                kCTFontOpenTypeFeatureTag as String: feature.tag.description,
                kCTFontOpenTypeFeatureValue as String: feature.value,
            ] as NSDictionary
        }
    }
}
