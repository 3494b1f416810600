import AgateDocuments
import AgatePixels
import Foundation
import QuartzCore

/// The images of a document, each of them read once.
///
/// Source: documents K30, R66.
final class ImageLoader {
    private let files: (any DocumentFiles)?
    private let maxPixels: Int
    private var known: [String: CGImage?] = [:]
    private var pixels = 0

    /// Pixels of the images of a document that stay decoded: at four bytes each, 128 MB.
    ///
    /// What follows is decoded when it is drawn, and ``DecodedPictures`` keeps as much of it again.
    private static let heldPixels = 32_000_000
    /// Pixels of all images together of which only reading them tells how large they are.
    private static let mostPixels = 500_000_000

    init(_ files: (any DocumentFiles)?, maxPixels: Int) {
        self.files = files
        self.maxPixels = maxPixels
    }

    /// The image of a path or of a `data:` address; nil where there is none, or the file is none.
    ///
    /// No other address is fetched, and a path from
    /// the root of a file system, which is a place on the machine that wrote the document, leads nowhere.
    ///
    /// - Throws: ``CAMLError/unsafePath(_:)`` for a path that leads out of the document.
    func image(_ source: String) throws(CAMLError) -> CGImage? {
        if let found = known[source] { return found }
        let image: CGImage?
        do { image = try load(source) } catch { throw CAMLError(any: error) }
        known[source] = .some(image)
        return image
    }

    private func load(_ source: String) throws -> CGImage? {
        if DataAddress.isOne(source) { return DataAddress.bytes(source).flatMap { image($0) } }
        guard !ResourcePath.isAddress(source), !ResourcePath.isAbsolute(source), !source.isEmpty else {
            return nil
        }
        let parts = try ResourcePath.parts(source)
        guard let files, !parts.isEmpty else { return nil }
        for candidate in Self.candidates(parts) {
            if let data = try files.bytes(at: candidate) {
                return image(data, files.rereader(at: candidate) ?? { data })
            }
        }
        return nil
    }

    /// The image of the bytes of a file that are in memory anyway; nil where they are none.
    func image(_ data: Data) -> CGImage? { image(data, { data }) }

    /// Where a file may be.
    ///
    /// GUESS caml-image-places: as it is written, in `assets`, and with the usual endings where it has none.
    private static func candidates(_ parts: [String]) -> [[String]] {
        var places = [parts]
        if parts.count == 1 { places.append(["assets"] + parts) }
        guard let last = parts.last, !last.contains(".") else { return places }
        return places
            + places.flatMap { place in
                ["png", "jpg", "jpeg", "webp", "heic"].map { ending in
                    place.dropLast() + ["\(last).\(ending)"]
                }
            }
    }

    /// The image of a file's bytes, decoded at once or when it is drawn.
    private func image(_ data: Data, _ again: @escaping @Sendable () -> Data?) -> CGImage? {
        var limits = ImageReadingLimits()
        limits.maximumPixels = maxPixels
        if pixels >= Self.heldPixels, let size = PictureHeader.size(of: data),
            let format = ImageFormat(firstBytes: data)
        {
            guard (try? limits.check(width: size.width, height: size.height, format: format)) != nil else {
                return nil
            }
            let fixed = limits
            return CGImage(
                FilePicture(width: size.width, height: size.height) {
                    again().flatMap { try? ImageReader.read($0, limits: fixed).image }
                }
            )
        }
        limits.maximumPixels = min(maxPixels, Self.mostPixels - pixels)
        guard let buffer = try? ImageReader.read(data, limits: limits).image else { return nil }
        let image = CGImage(buffer)
        pixels += image.width * image.height
        return image
    }
}
