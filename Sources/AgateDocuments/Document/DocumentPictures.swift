package import AgatePixels
package import Foundation

/// The pictures of one document as images: decoded at once while there are few of them, later ones when they are drawn.
///
/// Source: documents R66.
package struct DocumentPictures {
    private var pixels = 0
    private let maxPixels: Int

    /// Pixels of a document's pictures that stay decoded: at four bytes each, 128 MB.
    ///
    /// What follows is decoded when it is drawn, and `DecodedPictures` keeps as much of it again.
    private static let heldPixels = 32_000_000

    /// - Parameter maxPixels: Pixels of all pictures together that are decoded at once, those among them of which only reading tells the size.
    package init(maxPixels: Int = .max) {
        self.maxPixels = maxPixels
    }

    /// The picture of a file's bytes; nil where they are none, or more than is allowed.
    ///
    /// - Parameter again: Gives the bytes when the picture is drawn.
    package mutating func picture(
        _ data: Data,
        limits: ImageReadingLimits,
        again: @escaping @Sendable () -> Data?
    ) -> CGImage? {
        if pixels >= Self.heldPixels, let size = PictureHeader.size(of: data),
            let format = ImageFormat(firstBytes: data)
        {
            guard (try? limits.check(width: size.width, height: size.height, format: format)) != nil else {
                return nil
            }
            return CGImage(
                FilePicture(width: size.width, height: size.height) {
                    again().flatMap { try? ImageReader.read($0, limits: limits).image }
                }
            )
        }
        var rest = limits
        rest.maximumPixels = min(limits.maximumPixels, maxPixels - pixels)
        guard let buffer = try? ImageReader.read(data, limits: rest).image else { return nil }
        let image = CGImage(buffer)
        pixels += image.width * image.height
        return image
    }
}
