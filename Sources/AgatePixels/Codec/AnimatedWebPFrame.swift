/// A frame of an animated WebP file, compressed: the rectangle in which it differs from the frame before.
///
/// It depends on these two frames alone, so that parts of a film can be compressed on their own.
package struct AnimatedWebPFrame: Sendable {
    let place: FrameChange
    /// Whether transparent pixels leave what the frame before shows.
    let isBlended: Bool
    /// Whether the frame, all of it, has pixels that are not opaque.
    let hasAlpha: Bool
    /// The parts `ALPH`, `VP8 ` or `VP8L` of a still file.
    let parts: [UInt8]

    /// Compresses a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - last: The frame before it, of the same size; nil for the first one of a file.
    ///   - quality: 0 is small and 1 close; nil, and what is not a number, is lossless.
    package init(_ frame: ImageBuffer, after last: ImageBuffer?, quality: Double? = nil)
        throws(ImageCodecError)
    {
        // Columns and rows of frames are stored halved.
        let place = FrameChange(frame, after: last).fromEven
        let writer = WebPWriter(quality: quality)
        let blended = writer.quality == nil ? last.flatMap { Self.changes(frame, $0, place) } : nil
        let still = try writer.encode(blended ?? Self.cut(frame, place))
        self.place = place
        isBlended = blended != nil
        hasAlpha = !frame.isOpaque
        parts = Self.parts(of: still)
    }

    /// Reads ``bytes``; nil for anything else.
    package init?(bytes: [UInt8]) {
        guard bytes.count > 10 else { return nil }
        func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
        place = FrameChange(x: number(0), y: number(2), width: number(4), height: number(6))
        (isBlended, hasAlpha) = (bytes[8] != 0, bytes[9] != 0)
        parts = Array(bytes[10...])
    }

    /// The frame for a file of one's own, from which it can be read again.
    package var bytes: [UInt8] {
        [place.x, place.y, place.width, place.height].flatMap { LittleEndian.bytes($0, 2) }
            + [isBlended ? 1 : 0, hasAlpha ? 1 : 0] + parts
    }

    /// A rectangle of a frame.
    private static func cut(_ frame: ImageBuffer, _ place: FrameChange) -> ImageBuffer {
        if place.width == frame.width, place.height == frame.height { return frame }
        return ImageBuffer(width: place.width, height: place.height) { target in
            frame.withPixels { source in
                for index in target.indices {
                    let (x, y) = (place.x + index % place.width, place.y + index / place.width)
                    target[index] = source[y * frame.width + x]
                }
            }
        }
    }

    /// A rectangle of a frame with transparent pixels in the place of those that do not change; nil where one that changes is not opaque.
    private static func changes(_ frame: ImageBuffer, _ last: ImageBuffer, _ place: FrameChange)
        -> ImageBuffer?
    {
        var isPossible = true
        let image = ImageBuffer(width: place.width, height: place.height) { target in
            frame.withPixels { new in
                last.withPixels { old in
                    for index in target.indices {
                        let (x, y) = (place.x + index % place.width, place.y + index / place.width)
                        let pixel = new[y * frame.width + x]
                        if pixel == old[y * frame.width + x] {
                            target[index] = 0
                        } else {
                            if pixel >> 24 != 255 { isPossible = false }
                            target[index] = pixel
                        }
                    }
                }
            }
        }
        return isPossible ? image : nil
    }

    /// The parts of a still file that belong into a frame.
    private static func parts(of file: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var place = 12
        while place + 8 <= file.count {
            let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << ($1 * 8) }
            let end = min(place + 8 + size + size % 2, file.count)
            if ["ALPH", "VP8 ", "VP8L"].contains(String(decoding: file[place..<place + 4], as: UTF8.self)) {
                result += file[place..<end]
            }
            place = end
        }
        return result
    }
}
