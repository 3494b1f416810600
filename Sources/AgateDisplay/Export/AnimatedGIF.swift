public import Foundation

/// Frames as one animated GIF file, with one bit of alpha and 255 colours for each frame.
public enum AnimatedGIF {
    /// The maximum number of frames a second that programs show at their pace.
    package static let fastest = FrameRate(50)

    /// Writes the frames of a display to an animated GIF file.
    ///
    /// The display's time is moved on to the last moment. A GIF file counts hundredths of a second: the beginning of each frame is rounded,
    /// so that errors do not add up. Most programs show frames of less than two hundredths for ten: no frame is shorter, so of more than 50
    /// a second some are left out, and the length stays.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
    ///   - frames: When.
    ///   - file: The file.
    ///   - loopCount: How often it plays; 0 is for ever.
    ///   - isDithered: Whether colours that a frame's palette lacks are mixed of others.
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to file: URL,
        loopCount: Int = 0,
        isDithered: Bool = true
    ) throws {
        try FrameCapture(display, frames.within(Self.fastest), title: file.lastPathComponent)
            .write(.animatedGIF(loopCount: loopCount, isDithered: isDithered), to: file)
    }
}
