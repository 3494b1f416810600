/// How the frames of a video are encoded.
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

    /// What `ffmpeg` is told, but for the input and the output.
    ///
    /// - Parameter quality: 0 is small and 1 close; codecs without loss do not look at it.
    func arguments(quality: Double) -> [String] {
        let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
        let scale = "scale=out_color_matrix=bt709:out_range=tv"
        // Planes of half the resolution need an even size.
        let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
        switch self {
        case .h264:
            return ["-vf", "\(even),\(scale),format=yuv420p"] + colors
                + [
                    "-c:v", "libx264", "-threads", "1", "-crf", Self.step(quality, 40, 8),
                    // Without the message in which the encoder says its version and settings.
                    "-bsf:v", "filter_units=remove_types=6",
                ]
        case .hevc:
            return ["-vf", "\(even),\(scale),format=yuv420p"] + colors
                + [
                    "-c:v", "libx265", "-threads", "1", "-x265-params",
                    "pools=1:frame-threads=1:log-level=error",
                    "-tag:v", "hvc1", "-crf", Self.step(quality, 44, 10),
                    "-bsf:v", "filter_units=remove_types=39",
                ]
        case .prores4444:
            return ["-vf", "\(scale),format=yuva444p10le"] + colors
                + [
                    "-c:v", "prores_ks", "-profile:v", "4444", "-alpha_bits", "16", "-vendor", "apl0",
                    "-threads", "1",
                ]
        case .vp9(let alpha):
            let format = alpha ? "yuva420p" : "yuv420p"
            return ["-vf", "\(even)\(alpha ? ":color=black@0" : ""),\(scale),format=\(format)"] + colors
                + [
                    "-c:v", "libvpx-vp9", "-threads", "1", "-b:v", "0", "-crf", Self.step(quality, 50, 6),
                    "-auto-alt-ref", alpha ? "0" : "1",
                ]
        case .ffv1:
            return ["-pix_fmt", "bgra", "-c:v", "ffv1", "-level", "3", "-g", "1", "-threads", "1"]
        }
    }

    /// A number between those for qualities of 0 and 1, rounded.
    private static func step(_ quality: Double, _ worst: Double, _ best: Double) -> String {
        let part = quality.isFinite ? min(max(quality, 0), 1) : 1
        return String(Int((worst + (best - worst) * part).rounded()))
    }
}
