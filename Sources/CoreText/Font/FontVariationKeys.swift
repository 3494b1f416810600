// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// Keys of the dictionaries of axes from `CTFontCopyVariationAxes`.

/// The tag as a number.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The least value, a number.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The greatest value, a number.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The value that the axis has unless another is requested, a number.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The name of the axis for people, a string such as `Weight`.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// Whether programs should not show the axis to users, a Boolean.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"
