package import Foundation

/// Joins the parts of a video without encoding them again, by `ffmpeg`.
package enum VideoJoin {
    /// A part, and how many frames are in it.
    package typealias Part = (file: URL, frames: Int)

    /// Writes one video of many; it appears when it is whole and has been read back.
    ///
    /// Times of frames are exact: in containers that round them, they follow from the frames' numbers.
    ///
    /// - Parameters:
    ///   - parts: Videos that ``VideoFile`` wrote with one encoding, in their order.
    ///   - file: The video, in a container for the codec.
    package static func join(_ parts: [Part], codec: VideoCodec, rate: FrameRate, to file: URL)
        throws(ExportError)
    {
        let ending = file.pathExtension.lowercased()
        guard codec.fits(ending) else { throw .unknownFormat(ending) }
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)
        let list = try WholeFile(file.deletingLastPathComponent().appendingPathComponent("parts.txt"))
        try list.append(Array(text(parts, rate).utf8))

        var arguments = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "concat", "-safe", "0", "-i",
            list.unfinished.path, "-map", "0:v:0", "-c", "copy",
        ]
        if codec.partEnding == "mkv" {
            // Thousandths of a second of each part would be rounded twice.
            arguments += [
                "-bsf:v", "setts=ts=round(N*\(rate.denominator)/(\(rate.numerator)*TB))",
            ]
        }
        if codec == .hevc, ["mp4", "mov"].contains(ending) { arguments += ["-tag:v", "hvc1"] }
        arguments += ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
        if codec == .vp9(alpha: true) { arguments += ["-metadata:s:v:0", "alpha_mode=1"] }
        if ["mp4", "mov"].contains(ending) { arguments += ["-movflags", "+faststart"] }

        let count = parts.reduce(0) { $0 + $1.frames }
        let encoder = try VideoEncoder(arguments: arguments, writing: whole.unfinished)
        try encoder.finish()
        try encoder.check(whole.unfinished, frames: count, seconds: rate.time(of: count))
        try whole.publish()
    }

    /// The list of parts that `ffmpeg` reads, each with its length to the millionth of a second.
    static func text(_ parts: [Part], _ rate: FrameRate) -> String {
        var lines = "ffconcat version 1.0\n"
        var frame = 0
        func microseconds(_ frame: Int) -> Int {
            let (whole, rest) = (frame * rate.denominator).quotientAndRemainder(dividingBy: rate.numerator)
            return whole * 1_000_000 + (rest * 1_000_000 + rate.numerator / 2) / rate.numerator
        }
        for part in parts {
            let length = microseconds(frame + part.frames) - microseconds(frame)
            frame += part.frames
            let path = part.file.path.replacingOccurrences(of: "'", with: "'\\''")
            let fraction = String(length % 1_000_000)
            let zeros = String(repeating: "0", count: 6 - fraction.count)
            lines += "file 'file:\(path)'\nduration \(length / 1_000_000).\(zeros)\(fraction)\n"
        }
        return lines
    }
}
