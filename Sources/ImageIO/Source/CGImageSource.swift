// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of these functions are Apple's.

import AgatePixels
public import CoreGraphics
public import Foundation

/// The state of reading a file.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends early, or contradicts itself.
    case statusUnexpectedEOF = -5
    /// The bytes make no sense.
    case statusInvalidData = -4
    /// The bytes begin like no file that is understood.
    case statusUnknownType = -3
    /// The header has not been read.
    case statusReadingHeader = -2
    /// The file has not come as a whole, as far as an incremental source was updated.
    case statusIncomplete = -1
    /// The image, or the file, is read to its end.
    case statusComplete = 0
}

/// An image file that is read: its pictures, and what it says about them.
///
/// The pixels are decoded on the first use of anything but the type, and kept.
public final class CGImageSource: @unchecked Sendable {
    private var data: Data
    private let lock = NSLock()
    private var outcome: Result<DecodedImage, ImageCodecError>?
    private var isWhole = true

    fileprivate init(_ data: Data) { self.data = data }

    /// Makes a source of a file that has not begun to come.
    init() {
        data = Data()
        isWhole = false
    }

    fileprivate var format: ImageFormat? { ImageFormat(firstBytes: bytes) }
    fileprivate var size: Int { bytes.count }

    private var bytes: Data {
        lock.lock()
        defer { lock.unlock() }
        return data
    }

    /// Whether the file has come to its end.
    fileprivate var isComplete: Bool {
        lock.lock()
        defer { lock.unlock() }
        return isWhole
    }

    /// Takes what has come of the file, from its beginning on; a file that has come as a whole stays as it is.
    func update(_ data: Data, isFinal: Bool) {
        lock.lock()
        defer { lock.unlock() }
        guard !isWhole else { return }
        self.data = data
        isWhole = isFinal
        outcome = nil
    }

    /// The content of the file, or the error in it.
    fileprivate var decoded: Result<DecodedImage, ImageCodecError> {
        lock.lock()
        defer { lock.unlock() }
        if let outcome { return outcome }
        let result = Result { () throws(ImageCodecError) in try ImageReader.read(data, frames: .all) }
        outcome = result
        return result
    }

    fileprivate func frame(_ index: Int) -> (image: DecodedImage, frame: DecodedImage.Frame)? {
        guard case .success(let image) = decoded, image.frames.indices.contains(index) else { return nil }
        return (image, image.frames[index])
    }
}

/// Makes a source of a file's bytes.
///
/// The options make no difference.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Makes a source of the file at an address, or gives nil when it cannot be read.
///
/// The options make no difference.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// The identifiers of the formats that are understood.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.map(\.typeIdentifier) as CFArray
}

/// The identifier of the file's format, such as `public.png`; nil when it is not understood.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.format.map { $0.typeIdentifier as CFString }
}

/// The number of pictures in the file; 0 for one that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    guard case .success(let image) = isrc.decoded else { return 0 }
    return image.frames.count
}

/// Whether the file can be read, and if not, why.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    switch isrc.decoded {
    case .success: isrc.isComplete ? .statusComplete : .statusIncomplete
    case .failure where !isrc.isComplete: isrc.format == nil ? .statusReadingHeader : .statusIncomplete
    case .failure(let error):
        switch error.problem {
        case .unknownFormat, .otherFormat, .unsupported: .statusUnknownType
        case .damaged: .statusUnexpectedEOF
        case .unreadable, .tooLarge, .tooLong, .outOfMemory: .statusInvalidData
        }
    }
}

/// Whether one picture can be read, and if not, why.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(isrc)
    return [.statusComplete, .statusIncomplete].contains(status) && isrc.frame(index) == nil
        ? .statusInvalidData : status
}

/// One picture of the file, as its pixels lie; nil where there is none.
///
/// The options make no difference.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.frame(index).map { CGImage($0.frame.image) }
}

/// A small copy of a picture, with both sides in proportion; nil where there is none.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let (image, frame) = isrc.frame(index) else { return nil }
    let turns = (options?[kCGImageSourceCreateThumbnailWithTransform] as? NSNumber)?.boolValue ?? false
    let picture = CGImage(turns ? frame.image.upright(orientation: image.orientation) : frame.image)
    let longest = max(picture.width, picture.height)
    guard let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue, limit >= 1,
        limit < Double(longest)
    else { return picture }
    let scale = limit.rounded(.down) / Double(longest)
    let width = max(1, Int((Double(picture.width) * scale).rounded()))
    let height = max(1, Int((Double(picture.height) * scale).rounded()))
    guard
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    else { return nil }
    context.interpolationQuality = .high
    context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
}

/// The properties of the file: its size, and the loop count of its animation.
///
/// The options make no difference.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard case .success(let image) = isrc.decoded else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyFileSize] = NSNumber(value: isrc.size)
    if image.frames.count > 1, let name = image.format.dictionaryName {
        properties[name] = NSDictionary(
            object: NSNumber(value: image.loopCount),
            forKey: kCGImagePropertyGIFLoopCount
        )
    }
    return properties
}

/// The properties of one picture: its size, its orientation, and its duration.
///
/// The options make no difference.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard let (image, frame) = isrc.frame(index) else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = NSNumber(value: frame.image.width)
    properties[kCGImagePropertyPixelHeight] = NSNumber(value: frame.image.height)
    properties[kCGImagePropertyDepth] = NSNumber(value: 8)
    properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
    properties[kCGImagePropertyHasAlpha] = NSNumber(value: !frame.image.isOpaque)
    properties[kCGImagePropertyOrientation] = NSNumber(value: image.orientation)
    if image.frames.count > 1, let name = image.format.dictionaryName {
        let times = NSMutableDictionary()
        times[kCGImagePropertyGIFDelayTime] = NSNumber(value: frame.shownDuration)
        times[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: frame.duration)
        properties[name] = times
    }
    return properties
}

extension ImageFormat {
    /// The dictionary of an animation's properties; nil for a format that has none.
    var dictionaryName: CFString? {
        switch self {
        case .gif: kCGImagePropertyGIFDictionary
        case .png: kCGImagePropertyPNGDictionary
        case .webp: kCGImagePropertyWebPDictionary
        case .jpeg: nil
        }
    }
}
