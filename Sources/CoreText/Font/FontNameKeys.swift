// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// Keys of the names of a font.

/// The notice of copyright.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The name of the family, such as `Inter`.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The style as old programs group it: one of regular, italic, bold and bold italic.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The style within the family.
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// A name that no other font has.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// Family and style as one name.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The version of the font, such as `Version 4.000`.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The name that programs use.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The notice of the trademark.
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
/// The maker of the font.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// The designer of the letters.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// The description of the font.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// The address of the maker's site.
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// The address of the designer's site.
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
/// The terms of the license.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// The address of the license.
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
/// A text that shows the font.
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The name that PostScript finds a font of numbered characters by.
public let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"
