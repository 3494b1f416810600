import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as one animated PNG file.
public enum AnimatedPNG {
    /// Writes the frames of a display to an animated PNG file.
    ///
    /// The display's time is moved on to the last moment. Frames at given moments stay until the next one; the
    /// last of them stays as long as the one before it.
    ///
    /// - Parameters:
    ///   - display: What to make pictures of.
    ///   - frames: When.
    ///   - file: The file.
    ///   - loopCount: How often it plays; 0 is for ever.
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to file: URL,
        loopCount: Int = 0
    ) throws {
        try write(
            FrameCapture(display, frames, title: file.lastPathComponent),
            to: file,
            loopCount: loopCount
        )
    }

    /// Writes captured frames.
    package static func write(_ capture: FrameCapture, to file: URL, loopCount: Int) throws {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)
        let delays = delays(of: capture.frames)
        let size = capture.pixelSize
        let writer = AnimatedPNGWriter(width: size.width, height: size.height, loopCount: max(loopCount, 0))
        try capture.forEach { index, surface in
            try writer.add(surface.makeImage(), delay: delays[index])
        }
        try whole.write(writer.finish())
        try whole.publish()
    }

    private static func delays(of frames: FrameTimes) -> [Double] {
        if let rate = frames.framesPerSecond { return frames.times.map { _ in 1 / rate } }
        let gaps = zip(frames.times, frames.times.dropFirst()).map { $1 - $0 }
        return gaps + [gaps.last ?? 1]
    }
}
