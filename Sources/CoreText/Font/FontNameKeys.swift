// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// The keys of a font's names.

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
/// The name of the font's manufacturer.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// The name of the font's designer.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// What the font is for.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// Where the maker is found.
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// Where the designer is found.
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
/// What the font may be used for.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// Where the license is found.
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
/// A text that shows the font.
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The name that PostScript finds a font of numbered characters by.
public let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"
