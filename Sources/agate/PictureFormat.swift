import ArgumentParser

/// A kind of file that the gallery writes.
package enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
    /// One animated PNG file.
    case apng
    /// A PNG file for each frame.
    case png
    /// Frames side by side in one PNG file.
    case strip
    /// A video, made by ffmpeg.
    case mp4
}
