// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The name that programs use.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
    font.instance.names.postScript as NSString
}

/// The name of the font's family, such as `Inter`; Apple's name for a font that was requested by it.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.instance.names.family as NSString }

/// Family and style as one name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.instance.names.full as NSString }

/// The name that users see: family and style, in the user's language if the font has it.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString {
    CTFontCopyLocalizedName(font, kCTFontFullNameKey, nil) ?? CTFontCopyFullName(font)
}

/// A name of a font in English.
///
/// A font that stands in for another one reports the other's family, style, full name and PostScript name, and its own copyright and
/// other texts. Source: text T5, T58.
///
/// - Parameter nameKey: Such as ``kCTFontCopyrightNameKey``.
/// - Returns: Nil for a name that the font has not.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    let names = font.instance.names
    switch nameKey {
    case kCTFontFamilyNameKey: return names.family as NSString
    case kCTFontStyleNameKey: return names.style as NSString
    case kCTFontFullNameKey: return names.full as NSString
    case kCTFontPostScriptNameKey: return names.postScript as NSString
    case kCTFontSubFamilyNameKey where font.instance.alias != nil: return names.style as NSString
    default:
        return FontNameNumber.number(nameKey).flatMap {
            font.instance.face.localizedName($0, languages: [])?.text as NSString?
        }
    }
}

/// A name of a font in the first of the user's languages that it has it in.
///
/// - Parameter actualLanguage: Set to the language that was found, an object that the caller releases.
public func CTFontCopyLocalizedName(
    _ font: CTFont,
    _ nameKey: CFString,
    _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    actualLanguage?.pointee = nil
    let face = font.instance.face
    let isOwn = font.instance.alias == nil && font.instance.names == face.names
    let languages = Locale.preferredLanguages
    // The typographic family and style come before those that old programs group by.
    let numbers: [Int]
    switch nameKey {
    case kCTFontFamilyNameKey: numbers = [16, 1]
    case kCTFontStyleNameKey: numbers = [17, 2]
    default: numbers = FontNameNumber.number(nameKey).map { [$0] } ?? []
    }
    if isOwn {
        for number in numbers {
            guard let name = face.localizedName(number, languages: languages) else { continue }
            actualLanguage?.pointee = .passRetained(name.language as NSString)
            return name.text as NSString
        }
    }
    guard let name = CTFontCopyName(font, nameKey) else { return nil }
    actualLanguage?.pointee = .passRetained("en")
    return name
}

/// The numbers of names in the table `name`.
enum FontNameNumber {
    private static let numbers: [CFString: Int] = [
        kCTFontCopyrightNameKey: 0, kCTFontFamilyNameKey: 16, kCTFontSubFamilyNameKey: 2,
        kCTFontStyleNameKey: 17, kCTFontUniqueNameKey: 3, kCTFontFullNameKey: 4, kCTFontVersionNameKey: 5,
        kCTFontPostScriptNameKey: 6, kCTFontTrademarkNameKey: 7, kCTFontManufacturerNameKey: 8,
        kCTFontDesignerNameKey: 9, kCTFontDescriptionNameKey: 10, kCTFontVendorURLNameKey: 11,
        kCTFontDesignerURLNameKey: 12, kCTFontLicenseNameKey: 13, kCTFontLicenseURLNameKey: 14,
        kCTFontSampleTextNameKey: 19, kCTFontPostScriptCIDNameKey: 20,
    ]

    static func number(_ key: CFString) -> Int? { numbers[key] }
}
