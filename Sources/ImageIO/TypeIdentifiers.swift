// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of these constants are Apple's, of MobileCoreServices.

public import CoreGraphics
import Foundation

/// The identifier of any image.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// The identifier of PNG files.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// The identifier of JPEG files.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of GIF files.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of TIFF files.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of BMP files.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier of PDF files.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of SVG files.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier of any film.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of MPEG-4 films.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of QuickTime films.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of any text.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// The identifier of text without marks.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of text in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of pages of the web.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
/// The identifier of JSON files.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
/// The identifier of addresses.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// The identifier of any data.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// The identifier of any file or folder.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
