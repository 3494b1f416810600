// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

// Keys of the dictionary that the handler of `CTFontDescriptorMatchFontDescriptorsWithProgressHandler` receives.

/// The descriptor that a match is looked for.
public let kCTFontDescriptorMatchingSourceDescriptor: CFString = "CTFontDescriptorMatchingSourceDescriptor"
/// All descriptors that matches are looked for, an array.
public let kCTFontDescriptorMatchingDescriptors: CFString = "CTFontDescriptorMatchingDescriptors"
/// The descriptors that were found, an array.
public let kCTFontDescriptorMatchingResult: CFString = "CTFontDescriptorMatchingResult"
/// The progress of the search, a number up to 100.
public let kCTFontDescriptorMatchingPercentage: CFString = "CTFontDescriptorMatchingPercentage"
/// The size of the file that is being fetched; never there, for no font is fetched.
public let kCTFontDescriptorMatchingCurrentAssetSize: CFString = "CTFontDescriptorMatchingCurrentAssetSize"
/// The number of bytes fetched; never present, since no font is fetched.
public let kCTFontDescriptorMatchingTotalDownloadedSize: CFString =
    "CTFontDescriptorMatchingTotalDownloadedSize"
/// The number of bytes to fetch; never present, since no font is fetched.
public let kCTFontDescriptorMatchingTotalAssetSize: CFString = "CTFontDescriptorMatchingTotalAssetSize"
/// The error that ended the search.
public let kCTFontDescriptorMatchingError: CFString = "CTFontDescriptorMatchingError"
