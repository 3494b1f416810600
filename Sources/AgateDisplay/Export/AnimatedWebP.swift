import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as one animated WebP file, with alpha.
public enum AnimatedWebP {
    /// Writes the frames of a display to an animated WebP file.
    ///
    /// The display's time is moved on to the last moment. A WebP file counts milliseconds: the beginning of each frame is rounded, so that
    /// no frame is off by more than half of one.
    ///
    /// - Parameters:
    ///   - display: What to make pictures of.
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
        let capture = try FrameCapture(display, frames, title: file.lastPathComponent)
        try write(capture, to: file, loopCount: loopCount, quality: quality)
    }

    /// Writes captured frames.
    package static func write(_ capture: FrameCapture, to file: URL, loopCount: Int, quality: Double?) throws
    {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)
        let size = capture.pixelSize
        let writer = try AnimatedWebPWriter(
            width: size.width,
            height: size.height,
            loopCount: loopCount,
            quality: quality
        )
        let ticks = capture.frames.ticks(perSecond: 1000)
        try capture.forEach { index, surface in try writer.add(surface.makeImage(), at: ticks[index]) }
        try whole.write(writer.finish(at: ticks[ticks.count - 1]))
        try whole.publish()
    }
}
