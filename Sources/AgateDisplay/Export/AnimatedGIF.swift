import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as one animated GIF file, with one bit of alpha and 255 colours for each frame.
public enum AnimatedGIF {
    /// Writes the frames of a display to an animated GIF file.
    ///
    /// The display's time is moved on to the last moment. A GIF file counts hundredths of a second: the beginning of each frame is rounded,
    /// so that errors do not add up. Most programs show frames of less than two hundredths for ten: at most 50 frames a second are of use.
    ///
    /// - Parameters:
    ///   - display: What to make pictures of.
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
        let capture = try FrameCapture(display, frames, title: file.lastPathComponent)
        try write(capture, to: file, loopCount: loopCount, isDithered: isDithered)
    }

    /// Writes captured frames.
    package static func write(_ capture: FrameCapture, to file: URL, loopCount: Int, isDithered: Bool) throws
    {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)
        let size = capture.pixelSize
        let writer = try AnimatedGIFWriter(
            width: size.width,
            height: size.height,
            loopCount: loopCount,
            isDithered: isDithered
        )
        let ticks = capture.frames.ticks(perSecond: 100)
        try capture.forEach { index, surface in
            try writer.add(surface.makeImage(), hundredths: ticks[index + 1] - ticks[index])
        }
        try whole.write(writer.finish())
        try whole.publish()
    }
}
