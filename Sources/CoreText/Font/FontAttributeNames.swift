// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// The attributes of font descriptors. UIKit's are the same strings. Source: text T22.

/// The file of a font, a URL.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The PostScript name of a font, a string.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name of a font that users see, a string.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The family of a font, a string.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The style of a font within its family, a string.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The traits of a font, a dictionary with keys such as ``kCTFontWeightTrait``.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// Values of axes, a dictionary by the axes' tags as numbers.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The axes of a font, an array of dictionaries; it can be read from a font, and has no effect in a request.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"
/// The size of a font in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The matrix of a font, a value that holds a transform.
public let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// Fonts for characters that a font lacks, an array of descriptors.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The characters of a font, a character set.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// The languages that a font has all letters of, an array of tags.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// The offset of a font's baseline, a number; kept, and without effect.
public let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
/// Old encodings of a font, a number; kept, and without effect.
public let kCTFontMacintoshEncodingsAttribute: CFString = "NSCTFontMacintoshEncodingsAttribute"
/// The features of a font, an array of dictionaries; it can be read from a font, and has no effect in a request.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// Features that are switched on or off, an array of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// An advance that all glyphs have, a number; kept, and without effect.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The direction of lines that a font is for, a number; kept, and without effect: lines run horizontally.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
/// The format of a font's file, the number of a ``CTFontFormat``.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
/// For whom a font is registered, the number of a ``CTFontManagerScope``.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// Information of the program about a registered font, a string; kept, and without effect.
public let kCTFontRegistrationUserInfoAttribute: CFString = "NSCTFontRegistrationUserInfoAttribute"
/// The priority of the font among fonts of one name, a number such as ``kCTFontPriorityProcess``; the highest counts.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// Whether a font can be used, a number.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// Whether a font could be fetched from a network, a number; no font is ever fetched.
public let kCTFontDownloadableAttribute: CFString = "NSCTFontDownloadableAttribute"
/// Whether a font that is fetched from a network is there, a number; all fonts are.
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"
/// The size that a font with an axis of optical sizes is drawn for, a number of points, or "auto" or "none".
public let kCTFontOpticalSizeAttribute: CFString = "NSCTFontOpticalSizeAttribute"
