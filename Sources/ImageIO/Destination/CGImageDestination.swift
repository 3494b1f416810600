// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of these functions are Apple's.

import AgatePixels
public import CoreGraphics
public import Foundation

/// An image file that is written: PNG, animated if it gets several pictures, or JPEG.
public final class CGImageDestination {
    /// One picture, and what is to be said about it.
    private struct Picture {
        let image: CGImage
        let properties: NSDictionary
    }

    private enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    private let place: Place
    private let format: ImageFormat
    private let capacity: Int
    private var pictures: [Picture] = []
    private var properties = NSDictionary()
    private var isFinished = false

    private init?(_ place: Place, type: CFString, count: Int) {
        guard count > 0,
            let format = ImageFormat.allCases.first(where: { $0.typeIdentifier == type as String }),
            format == .png || format == .jpeg && count == 1
        else { return nil }
        self.place = place
        self.format = format
        capacity = count
    }

    fileprivate convenience init?(data: NSMutableData, type: CFString, count: Int) {
        self.init(.data(data), type: type, count: count)
    }

    fileprivate convenience init?(file: URL, type: CFString, count: Int) {
        self.init(.file(file), type: type, count: count)
    }

    fileprivate func add(_ image: CGImage, _ properties: NSDictionary?) {
        guard pictures.count < capacity, !isFinished else { return }
        pictures.append(Picture(image: image, properties: properties ?? NSDictionary()))
    }

    fileprivate func setProperties(_ properties: NSDictionary?) {
        self.properties = properties ?? NSDictionary()
    }

    /// Writes the file, once all pictures that were announced are there.
    fileprivate func finish() -> Bool {
        guard !isFinished, pictures.count == capacity, let bytes = try? encode() else { return false }
        isFinished = true
        switch place {
        case .data(let data):
            data.append(Data(bytes))
            return true
        case .file(let url): return (try? Data(bytes).write(to: url, options: .atomic)) != nil
        }
    }

    private func encode() throws(ImageCodecError) -> [UInt8] {
        let first = pictures[0]
        let orientation = number(kCGImagePropertyOrientation, in: first.properties) ?? 1
        if format == .jpeg {
            let quality = number(kCGImageDestinationLossyCompressionQuality, in: first.properties) ?? 0.8
            return try JPEGWriter(quality: quality, orientation: Int(orientation)).encode(first.image.buffer)
        }
        if capacity == 1 {
            return PNGWriter(orientation: Int(orientation)).encode(first.image.buffer)
        }
        let animation = properties[kCGImagePropertyPNGDictionary] as? NSDictionary
        let loops = animation.flatMap { number(kCGImagePropertyAPNGLoopCount, in: $0) } ?? 0
        let writer = AnimatedPNGWriter(
            width: first.image.width,
            height: first.image.height,
            loopCount: Int(loops)
        )
        for picture in pictures {
            let times = picture.properties[kCGImagePropertyPNGDictionary] as? NSDictionary
            let delay = times.flatMap { number(kCGImagePropertyAPNGDelayTime, in: $0) } ?? 0.1
            try writer.add(picture.image.buffer, delay: delay)
        }
        return writer.finish()
    }

    /// A number of a dictionary that can be an `Int`; nil for others.
    private func number(_ key: CFString, in dictionary: NSDictionary) -> Double? {
        guard let value = (dictionary[key] as? NSNumber)?.doubleValue, value.isFinite, abs(value) < 1e9 else {
            return nil
        }
        return value
    }
}

/// The identifiers of the formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [ImageFormat.png.typeIdentifier, ImageFormat.jpeg.typeIdentifier] as CFArray
}

/// Begins a file whose bytes are put behind those that `data` has.
///
/// - Parameters:
///   - type: `public.png` or `public.jpeg`.
///   - count: How many pictures there will be; a JPEG file holds one.
///   - options: Make no difference.
/// - Returns: nil for another type or count.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: type, count: count)
}

/// Begins a file at an address; nothing is written before ``CGImageDestinationFinalize(_:)``.
///
/// - Parameters:
///   - type: `public.png` or `public.jpeg`.
///   - count: How many pictures there will be; a JPEG file holds one.
///   - options: Make no difference.
/// - Returns: nil for another type or count.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(file: url as URL, type: type, count: count)
}

/// Sets the properties of the file as a whole, such as the loop count of its animation.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Adds a picture; more than were announced are left out.
///
/// - Parameter properties: Orientation, quality (of a JPEG file) and time (in an animation) are written.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds a picture of another file; an index that the file has not adds nothing.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil)
    let all = NSMutableDictionary(dictionary: (own as? [AnyHashable: Any]) ?? [:])
    for (key, value) in properties ?? NSDictionary() {
        if let key = key as? NSString { all[key] = value }
    }
    idst.add(image, all)
}

/// Writes the file.
///
/// - Returns: Whether it was written; not so where pictures are missing, where they have different sizes in an animation, and
///   where the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
