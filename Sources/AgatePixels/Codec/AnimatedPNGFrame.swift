/// A frame of an animated PNG file, compressed: the rectangle in which it differs from the frame before.
///
/// It depends on these two frames alone, so that parts of a film can be compressed on their own.
package struct AnimatedPNGFrame: Sendable {
    let place: FrameChange
    let data: [UInt8]

    /// Compresses a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - last: The frame before it, of the same size; nil for the first one of a file.
    ///   - level: How hard to compress: 1 is fast and 12 small.
    package init(_ frame: ImageBuffer, after last: ImageBuffer?, level: Int = 6) {
        let place = FrameChange(frame, after: last)
        let rows = frame.withPixels {
            PNGFilter.filtered(
                $0,
                stride: frame.width,
                x: place.x,
                y: place.y,
                width: place.width,
                height: place.height,
                hasAlpha: true
            )
        }
        self.place = place
        data = ZlibStream.compressed(rows, level: level)
    }

    /// Reads ``bytes``; nil for anything else.
    package init?(bytes: [UInt8]) {
        guard bytes.count > 16 else { return nil }
        let numbers = (0..<4).map { part in bytes[(part * 4)..<(part * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        place = FrameChange(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        data = Array(bytes[16...])
    }

    /// The frame for a file of one's own, from which it can be read again.
    package var bytes: [UInt8] { control + data }

    /// Width, height, column and row, as the file has them.
    var control: [UInt8] {
        [place.width, place.height, place.x, place.y].flatMap { PNGChunk.bigEndian($0) }
    }
}
