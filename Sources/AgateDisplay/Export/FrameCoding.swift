/// A kind of file whose frames are compressed one by one: a film can be cut anywhere, and its parts come together without being
/// compressed again.
package enum FrameCoding: Sendable, Hashable {
    /// A PNG file for each frame.
    case png
    /// A JPEG file for each frame, of a quality between 0 and 1.
    case jpeg(quality: Double)
    /// A WebP file for each frame; without a quality it is lossless.
    case webp(quality: Double?)
    /// One animated PNG file.
    case animatedPNG(loopCount: Int)
    /// One animated WebP file; without a quality it is lossless.
    case animatedWebP(loopCount: Int, quality: Double?)
    /// One animated GIF file, with a palette for each frame.
    case animatedGIF(loopCount: Int, isDithered: Bool)

    /// Whether each frame has a file of its own.
    package var isStill: Bool {
        switch self {
        case .png, .jpeg, .webp: true
        case .animatedPNG, .animatedWebP, .animatedGIF: false
        }
    }

    /// Whether a compressed frame depends on the one before it.
    package var looksBack: Bool {
        switch self {
        case .animatedPNG, .animatedWebP: true
        case .png, .jpeg, .webp, .animatedGIF: false
        }
    }
}
