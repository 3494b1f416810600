package import AgateCompositor
package import AgatePixels

/// Compresses the frames of a film or of a part of it, in their order.
package struct FrameEncoder {
    private let coding: FrameCoding
    private let timing: FilmTiming
    private let gif: AnimatedGIFWriter?
    private var last: ImageBuffer?

    /// Begins a film, or a part of one.
    ///
    /// - Parameters:
    ///   - size: The size of the frames in pixels.
    ///   - timing: How long the frames of the whole film stay.
    package init(_ coding: FrameCoding, size: PixelSize, _ timing: FilmTiming) throws {
        (self.coding, self.timing) = (coding, timing)
        if case .animatedGIF(_, let isDithered) = coding {
            gif = try AnimatedGIFWriter(width: size.width, height: size.height, isDithered: isDithered)
            // The bytes with which a file begins.
            _ = gif?.takeBytes()
        } else {
            gif = nil
        }
    }

    /// Takes note of the frame before a part, where ``FrameCoding/looksBack``.
    package mutating func begin(after frame: ImageBuffer) { last = frame }

    /// Compresses the next frame.
    ///
    /// - Parameter index: Which one of the film it is.
    /// - Returns: The bytes for a ``FilmWriter``.
    package mutating func encode(_ image: ImageBuffer, index: Int) throws -> [UInt8] {
        defer { if coding.looksBack { last = image } }
        switch coding {
        case .png: return PNGWriter().encode(image)
        case .jpeg(let quality): return try JPEGWriter(quality: quality).encode(image)
        case .webp(let quality): return try WebPWriter(quality: quality).encode(image)
        case .animatedPNG: return AnimatedPNGFrame(image, after: last).bytes
        case .animatedWebP(_, let quality):
            return try AnimatedWebPFrame(image, after: last, quality: quality).bytes
        case .animatedGIF:
            try gif?.add(image, hundredths: timing.ticks(index, perSecond: 100))
            return gif?.takeBytes() ?? []
        }
    }
}
