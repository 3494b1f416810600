// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// The traits of fonts, the keys of the dictionary under `kCTFontTraitsAttribute`.

/// The traits that are yes or no, the number of a ``CTFontSymbolicTraits``.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight of a font, from -1 to 1; 0 is regular, 0.4 bold.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width of a font's letters, from -1 to 1; 0 is normal.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant of a font, from -1 to 1; 0 is upright, 1/15 are 12° to the right.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
