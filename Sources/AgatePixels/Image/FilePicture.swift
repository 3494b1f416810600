import Synchronization

/// A picture of a file that is decoded when its pixels are read, and again when they have been freed meanwhile.
///
/// A file that cannot be decoded, or is of another size by now, shows nothing.
///
/// Source: documents K45, R64.
package final class FilePicture: Sendable {
    /// The number of columns.
    let width: Int
    /// The number of rows.
    let height: Int
    /// A number that no buffer and no other such picture of this process has.
    let identity = ImageBuffer.nextIdentity()
    private let pictures: DecodedPictures
    private let decode: @Sendable () -> ImageBuffer?
    /// Held while a thread decodes: no two threads decode the same picture at the same time.
    private let last = Mutex(Last())

    /// The last decoded picture, as long as other code holds it.
    private struct Last {
        weak var picture: ImageBuffer?
    }

    /// Makes a picture; nothing is decoded yet.
    ///
    /// - Parameters:
    ///   - pictures: Where its pixels are kept.
    ///   - decode: Gives the pixels, the same ones each time.
    package init(
        width: Int,
        height: Int,
        in pictures: DecodedPictures = .shared,
        decode: @escaping @Sendable () -> ImageBuffer?
    ) {
        (self.width, self.height, self.pictures, self.decode) = (width, height, pictures, decode)
    }

    deinit { pictures.remove(identity) }

    /// The pixels.
    var buffer: ImageBuffer {
        last.withLock { last in
            if let picture = pictures.picture(identity) { return picture }
            let picture = last.picture ?? decoded()
            last.picture = picture
            pictures.keep(picture, identity)
            return picture
        }
    }

    private func decoded() -> ImageBuffer {
        if let picture = decode(), picture.width == width, picture.height == height { return picture }
        return ImageBuffer(width: width, height: height, pixels: [])
    }
}
