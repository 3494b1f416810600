public import Foundation

/// Frames as a video, encoded by the program `ffmpeg`.
public enum Video {
    /// Writes the frames of a display to a video file; the ending of its name decides the container: `mp4`, `mov`, `webm` or `mkv`.
    ///
    /// The display's time is moved on to the last moment. Transparent pixels become black where the codec has no alpha, and a last odd row
    /// or column gets a neighbour. The file appears only when it is whole: what the encoder wrote is read back, and its
    /// frames and length are compared with what was sent.
    ///
    /// What players play on the display meanwhile is the sound of the video: AAC in `mp4` and `mov`, Opus in `webm`, and FLAC in `mkv`, with
    /// 48,000 samples a second. A video in which nothing sounds has none.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
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
        let video = try VideoFile(
            file,
            size: display.pixelSize,
            rate: rate,
            encoding: VideoEncoding(codec: codec, quality: quality)
        )
        // It never gets this name: it is joined to the video.
        let sound = try SoundRecording(of: display, to: file.appendingPathExtension("wav"))
        let start = display.time
        try capture.forEach { _, surface in
            sound.advance(to: display.time)
            try video.add(surface)
        }
        let hasSounded = try sound.close(at: start + rate.time(of: frames.times.count))
        try withExtendedLifetime(sound) {
            try video.finish(sound: hasSounded ? sound.unfinished : nil)
        }
    }
}
