// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

/// The columns of a picture as it is stored, a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The rows of a picture as it is stored, a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the stored pixels lie, a number from 1 to 8.
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

/// What a GIF file says beside its pixels, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the animation of a GIF file plays; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a picture of a GIF file is shown, in seconds; at least a tenth where the file says next to nothing.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long the GIF file says that a picture is shown, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// What a PNG file says beside its pixels, a dictionary.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often the animation of a PNG file plays; 0 is for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// How long a picture of an animated PNG file is shown, in seconds; at least a tenth where the file says next to nothing.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long the PNG file says that a picture is shown, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// What a WebP file says beside its pixels, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often the animation of a WebP file plays; 0 is for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// How long a picture of a WebP file is shown, in seconds; at least a tenth where the file says next to nothing.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long the WebP file says that a picture is shown, in seconds.
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

/// How close to the picture a JPEG file is, from 0 to 1, a number.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
