// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// Keys of dictionaries of features, and of their settings.

/// The four letters of an OpenType feature, a string.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of an OpenType feature, a number: 0 is off, 1 on.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The number of a type of features.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of a type of features.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one selector of a type at most is on, a Boolean.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of a type, an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The number of a selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a selector is on unless another is chosen, a Boolean.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a selector is on, a Boolean.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// A text that shows a feature; no font's features have one here.
public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// A short description of a feature; no font's features have one here.
public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
