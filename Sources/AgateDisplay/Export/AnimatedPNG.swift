public import Foundation

/// Frames as one animated PNG file.
public enum AnimatedPNG {
    /// Writes the frames of a display to an animated PNG file.
    ///
    /// The display's time is moved on to the last moment. Frames at given moments stay until the next one; the
    /// last of them stays as long as the one before it.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
    ///   - frames: When.
    ///   - file: The file.
    ///   - loopCount: How often it plays; 0 is for ever.
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to file: URL,
        loopCount: Int = 0
    ) throws {
        try FrameCapture(display, frames, title: file.lastPathComponent)
            .write(.animatedPNG(loopCount: loopCount), to: file)
    }
}
