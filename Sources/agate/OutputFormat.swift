package import AgateDisplay
import ArgumentParser

/// What kind of file `agate render` writes, by the ending of its name.
package enum OutputFormat: Sendable, Hashable {
    /// PNG: a picture, or a numbered file for each frame.
    case png
    /// JPEG: a picture, or a numbered file for each frame.
    case jpeg
    /// WebP: a picture, an animation, or a numbered file for each frame.
    case webp
    /// One animated PNG file.
    case apng
    /// One animated GIF file.
    case gif
    /// A video.
    case video(VideoCodec)

    /// The endings that are understood, for messages.
    package static let endings = "png, apng, webp, jpg, gif, mp4, mov, webm or mkv"

    /// The format for an ending; nil for one that is not known.
    ///
    /// - Parameter alpha: Whether transparent pixels are to stay so where the format has a choice.
    package init?(ending: String, alpha: Bool) {
        switch ending.lowercased() {
        case "png": self = .png
        case "apng": self = .apng
        case "jpg", "jpeg": self = .jpeg
        case "webp": self = .webp
        case "gif": self = .gif
        case let ending:
            guard let codec = VideoCodec.standard(for: ending, alpha: alpha) else { return nil }
            self = .video(codec)
        }
    }

    /// Whether files hold transparent pixels.
    package var hasAlpha: Bool {
        switch self {
        case .png, .apng, .webp, .gif: true
        case .jpeg: false
        case .video(let codec): codec.hasAlpha
        }
    }

    /// Whether one file holds one picture only.
    package var isStill: Bool { self == .png || self == .jpeg }
}

extension VideoCodec {
    /// The codec of a name on the command line.
    package init?(name: String, alpha: Bool) {
        switch name {
        case "h264": self = .h264
        case "hevc", "h265": self = .hevc
        case "prores4444", "prores": self = .prores4444
        case "vp9": self = .vp9(alpha: alpha)
        case "ffv1": self = .ffv1
        default: return nil
        }
    }
}

extension ProgressStyle: ExpressibleByArgument {}
