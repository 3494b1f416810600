// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

/// The columns of a picture as it is stored, a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The rows of a picture as it is stored, a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the stored pixels, a number from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether a picture has opacity, a Boolean.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The family of a picture's colours, such as ``kCGImagePropertyColorModelRGB``.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue, as all pictures are once they are read.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The bits of a component once a picture is read: 8.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The size of the file in bytes, a number.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The properties of a GIF file beside its pixels, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The number of times that the animation of a GIF file plays; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The duration of a picture of a GIF file, in seconds; at least a tenth where the file gives 0 or close to it.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a picture as the GIF file gives it, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a PNG file beside its pixels, a dictionary.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The number of times that the animation of a PNG file plays; 0 is for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The duration of a picture of an animated PNG file, in seconds; at least a tenth where the file gives 0 or close to it.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a picture as the PNG file gives it, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a WebP file beside its pixels, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The number of times that the animation of a WebP file plays; 0 is for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The duration of a picture of a WebP file, in seconds; at least a tenth where the file gives 0 or close to it.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a picture as the WebP file gives it, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The longest side of a thumbnail in pixels, a number; without it a thumbnail is as large as its picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned the right way up, a Boolean.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a thumbnail is made though the file holds one; it always is.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made if the file holds none; it always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether pixels are kept once they are decoded; kept for source compatibility, they always are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// The quality of a JPEG file, from 0, small, to 1, close to the picture, a number.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
