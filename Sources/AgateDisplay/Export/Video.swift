import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as a video, encoded by the program `ffmpeg`.
public enum Video {
    /// Writes the frames of a display to a video file; the ending of its name decides the format: `mp4`, `mov` or
    /// `webm`.
    ///
    /// The display's time is moved on to the last moment. Transparent pixels become black, and a last odd row
    /// or column is doubled. The file appears only when it is whole: what the encoder wrote is read back, and its
    /// frames and length are compared with what was sent.
    ///
    /// - Parameters:
    ///   - display: What to make pictures of.
    ///   - duration: The length, in seconds.
    ///   - framesPerSecond: Pictures per second.
    ///   - file: The file.
    public static func write(
        _ display: ManualDisplay,
        duration: Double,
        framesPerSecond: Double = 60,
        to file: URL
    ) throws {
        let frames = FrameTimes(duration: duration, framesPerSecond: framesPerSecond)
        let ending = file.pathExtension.lowercased()
        guard let codec = codecs[ending] else { throw ExportError.unknownFormat(ending) }
        let capture = try FrameCapture(display, frames, title: file.lastPathComponent)
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)

        let size = display.pixelSize
        let encoder = try VideoEncoder(
            arguments: [
                "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb0", "-s",
                "\(size.width)x\(size.height)", "-r", "\(frames.framesPerSecond ?? 60)", "-i", "-", "-an",
                "-vf",
                "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
                "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            ] + codec + [whole.unfinished.path]
        )
        do {
            try capture.forEach { _, surface in
                try encoder.write(
                    UnsafeRawBufferPointer(start: surface.pixels, count: surface.width * surface.height * 4)
                )
            }
        } catch {
            encoder.cancel()
            throw error
        }
        try encoder.finish()
        try encoder.check(
            whole.unfinished,
            frames: frames.times.count,
            seconds: Double(frames.times.count) / (frames.framesPerSecond ?? 60)
        )
        try whole.publish()
    }

    private static let codecs: [String: [String]] = [
        "mp4": ["-c:v", "libx264", "-crf", "18", "-movflags", "+faststart"],
        "mov": ["-c:v", "libx264", "-crf", "18", "-movflags", "+faststart"],
        "webm": ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1"],
    ]
}
