import Synchronization

/// The largest pictures that are read from files, so that a file that lies about its size cannot eat the memory.
///
/// Sizes are compared before memory for pixels is taken. An addition of this project; raise a limit for files
/// that are known:
///
///     ImageReadingLimits.current.maximumPixels = 200_000_000
///
/// A surface has at most 65 536 pixels on a side and 268 435 456 in all, whatever the limits say.
public struct ImageReadingLimits: Sendable, Hashable {
    /// The most columns or rows of a picture: 65 536 unless set.
    public var maximumSide = 65_536
    /// The most pixels of a picture: 67 108 864 (256 MiB of memory) unless set.
    public var maximumPixels = 1 << 26
    /// The most pixels of all frames of an animation together: 268 435 456 (1 GiB of memory) unless set.
    public var maximumAnimationPixels = 1 << 28

    /// Makes limits with the default values.
    public init() {}

    private static let shared = Mutex(ImageReadingLimits())

    /// The limits of this process; they count from the next file on.
    public static var current: ImageReadingLimits {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Refuses a picture that is too large, or empty.
    package func check(width: Int, height: Int, format: ImageFormat) throws(ImageCodecError) {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide,
            PixelLimits.allows(width: width, height: height), width * height <= maximumPixels
        else { throw ImageCodecError(.tooLarge(width: width, height: height), format: format) }
    }

    /// Refuses an animation that is too long; its size must have been checked.
    package func check(
        frames: Int,
        width: Int,
        height: Int,
        format: ImageFormat
    ) throws(ImageCodecError) {
        guard frames <= maximumAnimationPixels / max(1, width * height) else {
            throw ImageCodecError(.tooLong(frames: frames, width: width, height: height), format: format)
        }
    }
}
