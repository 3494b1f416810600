package import AgateCompositor
package import AgatePixels
package import Foundation

/// A video that is written, frame by frame, by the program `ffmpeg`.
///
/// The file appears only when it is whole: what the encoder wrote is read back, and its frames and length are compared with what was
/// sent.
package final class VideoFile {
    private let file: URL
    private let whole: WholeFile
    private let encoder: VideoEncoder
    private let codec: VideoCodec
    private let rate: FrameRate
    private var count = 0

    /// Starts the encoder, and makes the folder of the file.
    ///
    /// - Parameters:
    ///   - size: The size of the frames in pixels; of an odd one most codecs double the last row or column.
    ///   - rate: Frames per second, as the file says it.
    package init(_ file: URL, size: PixelSize, rate: FrameRate, encoding: VideoEncoding) throws(ExportError) {
        let ending = file.pathExtension.lowercased()
        self.file = file
        codec = encoding.codec
        self.rate = rate
        guard codec.fits(ending) || codec.partEnding == ending else { throw .unknownFormat(ending) }
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        whole = try WholeFile(file)
        encoder = try VideoEncoder(
            arguments: [
                "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo",
                "-pix_fmt", codec.hasAlpha ? "rgba" : "rgb0", "-s", "\(size.width)x\(size.height)",
                "-r", rate.description, "-i", "-", "-an",
            ] + encoding.arguments
                + (["mp4", "mov"].contains(ending) ? ["-movflags", "+faststart"] : []),
            writing: whole.unfinished
        )
    }

    deinit { encoder.cancel() }

    /// Writes the next frame.
    package func add(_ surface: Surface) throws(ExportError) {
        let bytes = UnsafeRawBufferPointer(start: surface.pixels, count: surface.width * surface.height * 4)
        if codec.hasAlpha {
            // Video holds colours that are not multiplied by alpha.
            let pixels = StraightPixels.divided(bytes)
            try encoder.write(pixels)
        } else {
            try encoder.write(bytes)
        }
        count += 1
    }

    /// Waits for the encoder, looks at what it wrote, and gives the file its name.
    ///
    /// - Parameter sound: A WAV file that is the sound of the video; nil for one without a sound.
    package func finish(sound: URL? = nil) throws(ExportError) {
        try encoder.finish()
        try encoder.check(whole.unfinished, frames: count, seconds: rate.time(of: count))
        guard let sound else { return try whole.publish() }
        try VideoSound.join(whole.unfinished, sound, codec: codec, frames: count, rate: rate, to: file)
    }
}
