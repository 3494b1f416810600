public import CoreGraphics

/// Why fonts are not registered, or not unregistered: the codes of errors of ``kCTFontManagerErrorDomain``.
///
/// Only `fileNotFound`, `unrecognizedFormat`, `invalidFontData`, `alreadyRegistered`, `notRegistered`, `invalidFilePath` and
/// `assetNotFound` occur here. Source: text T19.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    /// No file exists at the URL.
    case fileNotFound = 101
    /// The file may not be read.
    case insufficientPermissions = 102
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The file is a font that breaks off.
    case invalidFontData = 104
    /// The file is registered already.
    case alreadyRegistered = 105
    /// There are too many fonts.
    case exceededResourceLimit = 106
    /// The catalogue has no such font.
    case assetNotFound = 107
    /// The file is not registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system needs the font.
    case systemRequired = 203
    /// Registering failed for another reason.
    case registrationFailed = 301
    /// The program may not register fonts.
    case missingEntitlement = 302
    /// A descriptor says too little.
    case insufficientInfo = 303
    /// The user did not want it.
    case cancelledByUser = 304
    /// Another registered font has the name.
    case duplicatedName = 305
    /// The URL names no file.
    case invalidFilePath = 306
    /// Fonts cannot be registered for these.
    case unsupportedScope = 307
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of registering fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under this name an error has the URLs that it is about, an array.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under this name an error has the descriptors that it is about, an array.
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under this name an error has the name in a catalogue that it is about, a string.
public let kCTFontManagerErrorFontAssetNameKey: CFString = "CTFontManagerErrorFontAssetName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted after fonts have been registered or unregistered, on the thread that did so.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"

/// Makes error objects of failures.
enum FontManagerFailure {
    static func error(_ code: CTFontManagerError, urls: [NSURL] = [], _ more: [String: Any] = [:]) -> NSError
    {
        var info = more
        if !urls.isEmpty { info[kCTFontManagerErrorFontURLsKey as String] = urls as NSArray }
        return NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: info)
    }
}
