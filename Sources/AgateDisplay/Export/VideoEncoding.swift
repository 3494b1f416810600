import Foundation

/// The encoding of a video: the arguments of `ffmpeg` between its input and its output.
package struct VideoEncoding: Sendable, Hashable {
    /// How frames are encoded.
    package var codec: VideoCodec
    /// 0 is small and 1 close; codecs without loss do not look at it.
    package var quality: Double
    /// The frames from one that stands for itself to the next, where the video is a part of one that is encoded in parts; nil leaves the
    /// choice to the encoder.
    package var keyInterval: Int?

    /// Makes an encoding.
    package init(codec: VideoCodec, quality: Double, keyInterval: Int? = nil) {
        (self.codec, self.quality, self.keyInterval) = (codec, quality, keyInterval.map { max($0, 1) })
    }

    /// The arguments.
    var arguments: [String] {
        let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
        let scale = "scale=out_color_matrix=bt709:out_range=tv"
        // Planes of half the resolution need an even size.
        let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
        switch codec {
        case .h264:
            return ["-vf", "\(even),\(scale),format=yuv420p"] + colors
                + ["-c:v", "libx264", "-threads", "1", "-crf", step(40, 8)]
                + (keyInterval.map { ["-g", "\($0)", "-sc_threshold", "0"] } ?? []) + [
                    // Without the message in which the encoder says its version and settings.
                    "-bsf:v", "filter_units=remove_types=6",
                ] + bitexact(keyInterval == nil ? "" : "+cgop")
        case .hevc:
            let parts = keyInterval.map { ":keyint=\($0):scenecut=0:open-gop=0" } ?? ""
            return ["-vf", "\(even),\(scale),format=yuv420p"] + colors
                + [
                    "-c:v", "libx265", "-threads", "1", "-x265-params",
                    "pools=1:frame-threads=1:log-level=error\(parts)",
                    "-tag:v", "hvc1", "-crf", step(44, 10),
                    "-bsf:v", "filter_units=remove_types=39",
                ] + bitexact()
        case .prores4444:
            // The encoder writes the colour properties of the frames into each frame, and not its own arguments: without this filter readers take
            // another matrix.
            let named = "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709"
            return ["-vf", "\(scale),format=yuva444p10le,\(named)"] + colors
                + [
                    "-c:v", "prores_ks", "-profile:v", "4444", "-alpha_bits", "16", "-vendor", "apl0",
                    "-threads", "1",
                ] + bitexact()
        case .vp9(let alpha):
            let format = alpha ? "yuva420p" : "yuv420p"
            return ["-vf", "\(even)\(alpha ? ":color=black@0" : ""),\(scale),format=\(format)"] + colors
                + [
                    "-c:v", "libvpx-vp9", "-threads", "1", "-b:v", "0", "-crf", step(50, 6),
                    "-auto-alt-ref", alpha ? "0" : "1",
                ] + (keyInterval.map { ["-g", "\($0)"] } ?? []) + bitexact()
        case .ffv1:
            return ["-pix_fmt", "bgra", "-c:v", "ffv1", "-level", "3", "-g", "1", "-threads", "1"]
                + bitexact()
        }
    }

    /// No dates and no names of programs.
    private func bitexact(_ flags: String = "") -> [String] {
        ["-fflags", "+bitexact", "-flags:v", "+bitexact\(flags)", "-map_metadata", "-1"]
    }

    /// A number between those for qualities of 0 and 1, rounded.
    private func step(_ worst: Double, _ best: Double) -> String {
        let part = quality.isFinite ? min(max(quality, 0), 1) : 1
        return String(Int((worst + (best - worst) * part).rounded()))
    }
}
