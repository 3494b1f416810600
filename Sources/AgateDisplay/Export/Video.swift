import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as a video, encoded by the program `ffmpeg`.
public enum Video {
    /// Writes the frames of a display to a video file; the ending of its name decides the container: `mp4`, `mov`, `webm` or `mkv`.
    ///
    /// The display's time is moved on to the last moment. Transparent pixels become black where the codec has no alpha, and a last odd row
    /// or column gets a neighbour. The file appears only when it is whole: what the encoder wrote is read back, and its
    /// frames and length are compared with what was sent.
    ///
    /// - Parameters:
    ///   - display: What to make pictures of.
    ///   - duration: The length, in seconds.
    ///   - framesPerSecond: Pictures per second.
    ///   - file: The file.
    ///   - codec: How frames are encoded; nil is H.264 in `mp4` and `mov`, VP9 in `webm`, and FFV1 in `mkv`.
    ///   - quality: 0 is small and 1 close; codecs without loss do not look at it.
    public static func write(
        _ display: ManualDisplay,
        duration: Double,
        framesPerSecond: Double = 60,
        to file: URL,
        codec: VideoCodec? = nil,
        quality: Double = 0.69
    ) throws {
        let frames = FrameTimes(duration: duration, framesPerSecond: framesPerSecond)
        let rate = FrameRate(framesPerSecond) ?? FrameRate(60)
        let ending = file.pathExtension.lowercased()
        guard let codec = codec ?? VideoCodec.standard(for: ending, alpha: false) else {
            throw ExportError.unknownFormat(ending)
        }
        let capture = try FrameCapture(display, frames, title: file.lastPathComponent)
        try write(capture, rate: rate, to: file, codec: codec, quality: quality)
    }

    /// Writes captured frames, which are evenly spaced.
    ///
    /// - Parameter rate: Frames per second, as the file says it.
    package static func write(
        _ capture: FrameCapture,
        rate: FrameRate,
        to file: URL,
        codec: VideoCodec,
        quality: Double
    ) throws {
        let ending = file.pathExtension.lowercased()
        guard codec.fits(ending) else { throw ExportError.unknownFormat(ending) }
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)

        let size = capture.pixelSize
        let encoder = try VideoEncoder(
            arguments: [
                "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo",
                "-pix_fmt", codec.hasAlpha ? "rgba" : "rgb0", "-s", "\(size.width)x\(size.height)",
                "-r", rate.description, "-i", "-", "-an",
            ] + codec.arguments(quality: quality) + [
                "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1",
            ] + (["mp4", "mov"].contains(ending) ? ["-movflags", "+faststart"] : []) + [whole.unfinished.path]
        )
        do {
            try capture.forEach { _, surface in
                let bytes = UnsafeRawBufferPointer(
                    start: surface.pixels,
                    count: surface.width * surface.height * 4
                )
                if codec.hasAlpha {
                    // Video holds colours that are not multiplied by alpha.
                    let pixels = StraightPixels.divided(bytes)
                    try pixels.withUnsafeBytes { try encoder.write($0) }
                } else {
                    try encoder.write(bytes)
                }
            }
        } catch {
            encoder.cancel()
            throw error
        }
        try encoder.finish()
        try encoder.check(
            whole.unfinished,
            frames: capture.times.count,
            seconds: Double(capture.times.count) / rate.value
        )
        try whole.publish()
    }
}
