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
    /// The maximum number of columns or rows of a picture: 65 536 unless set.
    public var maximumSide = 65_536
    /// The maximum number of pixels of a picture: 160 000 000 (610 MiB of memory) unless set.
    public var maximumPixels = 160_000_000
    /// The maximum number of pixels of all frames of an animation together: 268 435 456 (1 GiB of memory) unless set.
    public var maximumAnimationPixels = 1 << 28
    /// The maximum number of pixels of all frames of an animation for each byte of its file, beyond the 67 108 864 (256 MiB of
    /// memory) that every animation may have: 2 048 unless set.
    ///
    /// A frame that changes one pixel takes a few bytes of the file and a whole picture of memory.
    public var maximumAnimationPixelsPerByte = 2048

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
        guard width > 0, height > 0 else {
            throw ImageCodecError(
                .damaged("it has no pixels: its size is \(width)x\(height)"),
                format: format
            )
        }
        let side = min(maximumSide, PixelLimits.maximumSide)
        let pixels = min(maximumPixels, PixelLimits.maximumCount)
        var exceeded: ImageCodecError.SizeLimit?
        if max(width, height) > side {
            exceeded = .side(side)
        } else if width * height > pixels {
            exceeded = .pixels(pixels)
        }
        if let exceeded {
            throw ImageCodecError(.tooLarge(width: width, height: height, limit: exceeded), format: format)
        }
    }

    /// Refuses an animation that is too long; its size must have been checked.
    ///
    /// - Parameter byteCount: The length of the file, in bytes.
    package func check(
        frames: Int,
        width: Int,
        height: Int,
        byteCount: Int,
        format: ImageFormat
    ) throws(ImageCodecError) {
        let (earned, overflow) = byteCount.multipliedReportingOverflow(by: maximumAnimationPixelsPerByte)
        let limit = min(maximumAnimationPixels, overflow ? .max : max(1 << 26, earned))
        guard frames <= limit / max(1, width * height) else {
            throw ImageCodecError(
                .tooLong(frames: frames, width: width, height: height, limit: .animationPixels(limit)),
                format: format
            )
        }
    }
}
