/// Writes animated WebP files, frame by frame; pictures are compressed by the system's libwebp.
///
/// Each frame holds only the rectangle in which it differs from the one before.
package final class AnimatedWebPWriter {
    private let width: Int
    private let height: Int
    private let quality: Double?
    private var layout: AnimatedWebPLayout
    private var frames: [UInt8] = []
    private var last: ImageBuffer?
    private var pending: (frame: AnimatedWebPFrame, milliseconds: Int)?
    /// How many frames have been added.
    package private(set) var frameCount = 0

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - loopCount: How often the animation plays; 0 is for ever.
    ///   - quality: 0 is small and 1 close; nil, and what is not a number, is lossless.
    package init(width: Int, height: Int, loopCount: Int = 0, quality: Double? = nil) throws(ImageCodecError)
    {
        (self.width, self.height, self.quality) = (width, height, quality)
        layout = try AnimatedWebPLayout(width: width, height: height, loopCount: loopCount)
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: Of the size of the file; a frame of another size is refused.
    ///   - milliseconds: When it appears, from the beginning; not before the last frame's.
    package func add(_ frame: ImageBuffer, at milliseconds: Int) throws(ImageCodecError) {
        guard frame.width == width, frame.height == height else {
            let sizes = "\(frame.width)x\(frame.height) pixels does not fit one of \(width)x\(height)"
            throw ImageCodecError(.unsupported("a frame of \(sizes)"), format: .webp)
        }
        let part = try AnimatedWebPFrame(frame, after: last, quality: quality)
        try endPending(at: milliseconds)
        pending = (part, milliseconds)
        last = frame
        frameCount += 1
    }

    /// The bytes of the file; nothing can be added afterwards.
    ///
    /// - Parameter milliseconds: When the last frame ends, from the beginning.
    package func finish(at milliseconds: Int) throws(ImageCodecError) -> [UInt8] {
        try endPending(at: milliseconds)
        return layout.head + frames
    }

    /// A frame's length is known when the next one begins.
    private func endPending(at milliseconds: Int) throws(ImageCodecError) {
        guard let pending else { return }
        frames += try layout.part(pending.frame, milliseconds: milliseconds - pending.milliseconds)
        self.pending = nil
    }
}
