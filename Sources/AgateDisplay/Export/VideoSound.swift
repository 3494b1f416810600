import Foundation

/// Joins a video and its sound, by `ffmpeg`; the pictures are not encoded again.
enum VideoSound {
    /// Writes one file of two; it appears when it is whole and has been read back.
    ///
    /// - Parameters:
    ///   - video: A video that ``VideoFile`` wrote.
    ///   - sound: A WAV file.
    ///   - frames: The number of pictures.
    ///   - file: The video, in a container for the codec.
    static func join(
        _ video: URL,
        _ sound: URL,
        codec: VideoCodec,
        frames: Int,
        rate: FrameRate,
        to file: URL
    )
        throws(ExportError)
    {
        let ending = file.pathExtension.lowercased()
        let whole = try WholeFile(file)
        var arguments = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-i", video.path, "-i", sound.path,
            "-map", "0:v:0", "-map", "1:a:0", "-c:v", "copy",
        ]
        arguments += coding(of: ending)
        if codec == .hevc, ["mp4", "mov"].contains(ending) { arguments += ["-tag:v", "hvc1"] }
        arguments += [
            "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact",
            "-map_metadata", "-1",
        ]
        if codec == .vp9(alpha: true) { arguments += ["-metadata:s:v:0", "alpha_mode=1"] }
        if ["mp4", "mov"].contains(ending) { arguments += ["-movflags", "+faststart"] }
        let encoder = try VideoEncoder(arguments: arguments, writing: whole.unfinished)
        try encoder.finish()
        try encoder.check(whole.unfinished, frames: frames, seconds: rate.time(of: frames))
        try whole.publish()
    }

    /// How sound is encoded in files with an ending.
    private static func coding(of ending: String) -> [String] {
        switch ending {
        case "webm": ["-c:a", "libopus", "-b:a", "160k"]
        case "mkv": ["-c:a", "flac"]
        default: ["-c:a", "aac", "-b:a", "192k"]
        }
    }
}
