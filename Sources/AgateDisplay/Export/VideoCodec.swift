/// The encoding of the frames of a video.
///
/// The same frames give the same bytes: encoders work with one thread, and files carry neither dates nor the names of programs.
public enum VideoCodec: Sendable, Hashable {
    /// H.264, in `mp4`, `mov` and `mkv`: no alpha.
    case h264
    /// H.265, in `mp4`, `mov` and `mkv`: no alpha.
    case hevc
    /// Apple ProRes 4444, in `mov`, with alpha.
    case prores4444
    /// VP9, in `webm` and `mkv`.
    case vp9(alpha: Bool)
    /// FFV1, lossless, in `mkv`, with alpha.
    case ffv1

    /// Whether transparent pixels stay transparent.
    public var hasAlpha: Bool {
        switch self {
        case .h264, .hevc: false
        case .prores4444, .ffv1: true
        case .vp9(let alpha): alpha
        }
    }

    /// Whether its pictures have an even number of columns and of rows.
    package var needsEvenSizes: Bool {
        switch self {
        case .h264, .hevc, .vp9: true
        case .prores4444, .ffv1: false
        }
    }

    /// The codec for the ending of a file's name; nil for an ending that stands for no video.
    ///
    /// - Parameter alpha: Whether transparent pixels are wanted: then `mov` is ProRes 4444.
    package static func standard(for ending: String, alpha: Bool) -> VideoCodec? {
        switch ending {
        case "mp4": .h264
        case "mov": alpha ? .prores4444 : .h264
        case "webm": .vp9(alpha: alpha)
        case "mkv": .ffv1
        default: nil
        }
    }

    /// Whether files with an ending can hold the codec.
    package func fits(_ ending: String) -> Bool {
        switch self {
        case .h264, .hevc: ["mp4", "mov", "mkv"].contains(ending)
        case .prores4444: ending == "mov"
        case .vp9: ["webm", "mkv"].contains(ending)
        case .ffv1: ending == "mkv"
        }
    }

    /// The ending of the files in which parts of a video wait to be joined: times are exact in them, or follow from the frames' numbers.
    package var partEnding: String {
        switch self {
        case .h264, .hevc: "mp4"
        case .prores4444: "mov"
        case .vp9, .ffv1: "mkv"
        }
    }
}
