/// The picture that the frames of an animation are laid on, one after the other.
struct FrameCanvas {
    /// The treatment of a frame's rectangle before the next frame comes.
    enum Disposal { case keep, clear, restore }

    let width: Int
    let height: Int
    private var pixels: [UInt32]

    /// Starts transparent; the size must have been checked.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: 0, count: width * height)
    }

    /// Lays a frame on what is there, and gives the whole picture.
    ///
    /// - Parameters:
    ///   - part: Premultiplied pixels; what lies outside the canvas is cut off.
    ///   - replaces: Whether transparent pixels of the part replace what is there too.
    mutating func show(
        _ part: ImageBuffer,
        x: Int,
        y: Int,
        replaces: Bool,
        disposal: Disposal
    ) -> ImageBuffer {
        let before = disposal == .restore ? pixels : []
        let columns = max(0, min(part.width, width - x))
        let rows = max(0, min(part.height, height - y))
        part.withPixels { source in
            for row in 0..<rows {
                let from = source + row * part.width
                let to = (y + row) * width + x
                for column in 0..<columns {
                    let pixel = from[column]
                    pixels[to + column] =
                        replaces || pixel >> 24 == 255
                        ? pixel : PremultipliedPixel.over(pixel, pixels[to + column])
                }
            }
        }
        let image = ImageBuffer(width: width, height: height, pixels: pixels)
        switch disposal {
        case .keep: break
        case .restore: pixels = before
        case .clear:
            for row in 0..<rows {
                let to = (y + row) * width + x
                for column in 0..<columns { pixels[to + column] = 0 }
            }
        }
        return image
    }
}
