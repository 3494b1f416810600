package import Foundation

/// Reads image files of every format that is understood.
///
/// Whatever a file holds (palettes, grey, 16 bits a component, other colour spaces) becomes sRGB with 8 bits a
/// component, rounded once. The format is recognised by the first bytes.
package enum ImageReader {
    /// Reads the file at an address.
    package static func read(
        contentsOf url: URL,
        frames: FrameSelection = .first,
        limits: ImageReadingLimits = .current
    ) throws(ImageCodecError) -> DecodedImage {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw ImageCodecError(.unreadable, format: nil, file: url.path)
        }
        do { return try read(data, frames: frames, limits: limits) } catch {
            throw ImageCodecError(error.problem, format: error.format, file: url.path)
        }
    }

    /// Reads the bytes of a file.
    package static func read(
        _ data: Data,
        frames: FrameSelection = .first,
        limits: ImageReadingLimits = .current
    ) throws(ImageCodecError) -> DecodedImage {
        guard let format = ImageFormat(firstBytes: data) else {
            throw ImageCodecError(.unknownFormat, format: nil)
        }
        return try read(data, as: format, frames: frames, limits: limits)
    }

    /// Reads the bytes of a file of one format; another one is refused.
    package static func read(
        _ data: Data,
        as format: ImageFormat,
        frames: FrameSelection = .first,
        limits: ImageReadingLimits = .current
    ) throws(ImageCodecError) -> DecodedImage {
        guard ImageFormat(firstBytes: data) == format else {
            throw ImageCodecError(.otherFormat, format: format)
        }
        let bytes = [UInt8](data)
        switch format {
        case .png: return try PNGReader.decode(bytes, frames: frames, limits: limits)
        case .jpeg: return try JPEGReader.decode(bytes, limits: limits)
        case .webp: return try WebPReader.decode(bytes, frames: frames, limits: limits)
        case .gif: return try GIFReader.decode(bytes, frames: frames, limits: limits)
        }
    }
}
