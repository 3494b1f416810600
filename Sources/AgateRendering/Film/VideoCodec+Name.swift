package import AgateDisplay

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

    /// The name of the codec in a job.
    package var name: String {
        switch self {
        case .h264: "h264"
        case .hevc: "hevc"
        case .prores4444: "prores4444"
        case .vp9(let alpha): alpha ? "vp9-alpha" : "vp9"
        case .ffv1: "ffv1"
        }
    }
}
