// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// The parameters of the handler of `CTFontDescriptorMatchFontDescriptorsWithProgressHandler`.

/// The descriptor that a match is looked for.
public let kCTFontDescriptorMatchingSourceDescriptor: CFString = "CTFontDescriptorMatchingSourceDescriptor"
/// All descriptors that matches are looked for, an array.
public let kCTFontDescriptorMatchingDescriptors: CFString = "CTFontDescriptorMatchingDescriptors"
/// What has been found, an array of descriptors.
public let kCTFontDescriptorMatchingResult: CFString = "CTFontDescriptorMatchingResult"
/// How much is done, a number up to 100.
public let kCTFontDescriptorMatchingPercentage: CFString = "CTFontDescriptorMatchingPercentage"
/// The size of the file that is being fetched; never there, for no font is fetched.
public let kCTFontDescriptorMatchingCurrentAssetSize: CFString = "CTFontDescriptorMatchingCurrentAssetSize"
/// How much has been fetched; never there, for no font is fetched.
public let kCTFontDescriptorMatchingTotalDownloadedSize: CFString =
    "CTFontDescriptorMatchingTotalDownloadedSize"
/// How much there is to fetch; never there, for no font is fetched.
public let kCTFontDescriptorMatchingTotalAssetSize: CFString = "CTFontDescriptorMatchingTotalAssetSize"
/// What went wrong, an error.
public let kCTFontDescriptorMatchingError: CFString = "CTFontDescriptorMatchingError"
