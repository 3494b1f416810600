import AgateDocuments
import AgatePixels
import Foundation
import QuartzCore

/// The images of a document, each of them read once.
///
/// Source: documents K30, R66.
final class ImageLoader {
    private let files: (any DocumentFiles)?
    private let limits: ImageReadingLimits
    private var cache: [String: CGImage?] = [:]
    private var pictures = DocumentPictures(maxPixels: 500_000_000)

    init(_ files: (any DocumentFiles)?, maxPixels: Int) {
        self.files = files
        var limits = ImageReadingLimits()
        limits.maximumPixels = maxPixels
        self.limits = limits
    }

    /// The image of a path or of a `data:` address; nil where there is none, or the file is none.
    ///
    /// No other address is fetched, and a path from
    /// the root of a file system, which is a place on the machine that wrote the document, leads nowhere.
    ///
    /// - Throws: ``CAMLError/unsafePath(_:)`` for a path that leads out of the document.
    func image(_ source: String) throws(CAMLError) -> CGImage? {
        if let found = cache[source] { return found }
        let image: CGImage?
        do { image = try load(source) } catch { throw CAMLError(any: error) }
        cache[source] = .some(image)
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
                return pictures.picture(
                    data,
                    limits: limits,
                    again: files.rereader(at: candidate) ?? { data }
                )
            }
        }
        return nil
    }

    /// The image of the bytes of a file that are in memory anyway; nil where they are none.
    func image(_ data: Data) -> CGImage? { pictures.picture(data, limits: limits) { data } }

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
}
