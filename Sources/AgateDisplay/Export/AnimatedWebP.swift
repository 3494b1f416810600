public import Foundation

/// Frames as one animated WebP file, with alpha.
public enum AnimatedWebP {
    /// Writes the frames of a display to an animated WebP file.
    ///
    /// The display's time is moved on to the last moment. A WebP file counts milliseconds: the beginning of each frame is rounded, so that
    /// no frame is off by more than half of one.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
    ///   - frames: When.
    ///   - file: The file.
    ///   - loopCount: How often it plays; 0 is for ever.
    ///   - quality: 0 is small and 1 close; nil is lossless.
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to file: URL,
        loopCount: Int = 0,
        quality: Double? = nil
    ) throws {
        try FrameCapture(display, frames, title: file.lastPathComponent)
            .write(.animatedWebP(loopCount: loopCount, quality: quality), to: file)
    }
}
