import Synchronization

/// The mip levels of one image, each half the size of the one before, made on first use.
///
/// An image has some of its own. A renderer that bounds what it keeps has others, and the image stays as small as it is. Safe
/// from any thread.
package final class MipLevels: Sendable {
    private let levels = Mutex<[ImageBuffer]>([])

    /// Holds nothing at first.
    package init() {}

    /// The image at half the size `level` times, each pixel the mean of four.
    ///
    /// - Parameters:
    ///   - image: The same one each time.
    ///   - level: Clamped to the levels there are; the last one has a side of 1.
    package func reduced(_ image: ImageBuffer, level: Int) -> ImageBuffer {
        guard level > 0, image.width > 0, image.height > 0 else { return image }
        return levels.withLock { levels in
            while levels.count < level {
                let last = levels.last ?? image
                if last.width == 1 || last.height == 1 { break }
                levels.append(last.halved())
            }
            return levels.isEmpty ? image : levels[min(level, levels.count) - 1]
        }
    }

    /// The bytes that all copies of an image take together.
    package static func byteCount(of image: ImageBuffer) -> Int {
        var (width, height, pixels) = (image.width, image.height, 0)
        while width > 1, height > 1 {
            (width, height) = ((width + 1) / 2, (height + 1) / 2)
            pixels += width * height
        }
        return pixels * 4
    }
}
