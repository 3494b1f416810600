/// Writes animated PNG files, frame by frame.
///
/// Each frame holds only the rectangle in which it differs from the one before. Programs that know nothing of
/// animation show the first frame.
package final class AnimatedPNGWriter {
    private let width: Int
    private let height: Int
    private let loopCount: Int
    private let level: Int
    private var frames: [(frame: AnimatedPNGFrame, delay: AnimatedPNGDelay)] = []
    private var last: ImageBuffer?
    /// How many frames have been added.
    package var frameCount: Int { frames.count }

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - loopCount: How often the animation plays; 0 is for ever.
    ///   - level: How hard to compress: 1 is fast and 12 small.
    package init(width: Int, height: Int, loopCount: Int = 0, level: Int = 6) {
        self.width = width
        self.height = height
        self.loopCount = max(0, loopCount)
        self.level = level
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: Of the size of the file; a frame of another size is refused.
    ///   - delay: How long it stays, in seconds: up to 65, in thousandths or in 120ths.
    package func add(_ frame: ImageBuffer, delay: Double) throws(ImageCodecError) {
        guard frame.width == width, frame.height == height, width > 0, height > 0 else {
            let sizes = "\(frame.width)x\(frame.height) pixels does not fit one of \(width)x\(height)"
            throw ImageCodecError(.unsupported("a frame of \(sizes)"), format: .png)
        }
        let part = AnimatedPNGFrame(frame, after: last, level: level)
        frames.append((part, AnimatedPNGDelay(seconds: delay)))
        last = frame
    }

    /// The bytes of the file.
    ///
    /// Without a frame it is one transparent picture.
    package func finish() -> [UInt8] {
        guard !frames.isEmpty else {
            return PNGWriter(level: level).encode(ImageBuffer(width: width, height: height, pixels: []))
        }
        var layout = AnimatedPNGLayout(
            width: width,
            height: height,
            frameCount: frames.count,
            loopCount: loopCount
        )
        var file = layout.head
        for (frame, delay) in frames { file += layout.part(frame, delay: delay) }
        return file + layout.tail
    }
}
