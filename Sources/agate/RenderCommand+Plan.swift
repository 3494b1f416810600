import AgateCompositor
import AgateDisplay
import AgatePixels
import Foundation

extension RenderCommand {
    /// Looks at all arguments together, before any work is done.
    @MainActor func makePlan(_ source: any RenderSource, _ target: URL) throws -> RenderPlan {
        let wantsAlpha = background == nil || background?.color == nil
        let format = try outputFormat(target, alpha: wantsAlpha)
        let rate =
            try fps.map { text in
                guard let rate = FrameRate(text) else {
                    throw RenderFailure.usage(
                        "--fps is a number of frames per second up to 1000, and not \(text)."
                    )
                }
                return rate
            } ?? source.rate
        if let quality, !(0...1).contains(quality) {
            throw RenderFailure.usage("--quality is between 0 and 1, and not \(quality).")
        }
        guard (0...65_535).contains(loop) else {
            throw RenderFailure.usage("--loop is how often an animation plays, 0 to 65535, and not \(loop).")
        }
        let scale = try pixelsPerPoint(source)
        var look = FrameLook(size: size?.pixels)
        look.background = background?.color
        if !format.hasAlpha, look.background == nil {
            guard background == nil else {
                throw RenderFailure.usage("This format has no alpha: choose a colour with --background.")
            }
            look.background = .white
        }
        return RenderPlan(
            scale: scale,
            look: look,
            rate: rate,
            times: try times(source, rate, isStill: at != nil),
            format: format,
            loopCount: loop,
            quality: quality,
            progress: progress
        )
    }

    private func outputFormat(_ target: URL, alpha: Bool) throws -> OutputFormat {
        let ending = target.pathExtension.lowercased()
        guard var format = OutputFormat(ending: ending, alpha: alpha) else {
            let words = ending.isEmpty ? "has no ending" : "ends with .\(ending)"
            throw RenderFailure.usage("The output \(words): use \(OutputFormat.endings).")
        }
        if let codec {
            guard let chosen = VideoCodec(name: codec, alpha: alpha) else {
                throw RenderFailure.usage(
                    "--codec is h264, hevc, prores4444, vp9 or ffv1, and not \(codec)."
                )
            }
            guard case .video = format, chosen.fits(ending) else {
                throw RenderFailure.usage("A file that ends with .\(ending) holds no \(codec).")
            }
            format = .video(chosen)
        }
        return format
    }

    @MainActor private func pixelsPerPoint(_ source: any RenderSource) throws -> Double {
        if let scale {
            guard size == nil else { throw RenderFailure.usage("Choose --size or --scale, not both.") }
            guard (0.1...16).contains(scale) else {
                throw RenderFailure.usage(
                    "--scale is the number of pixels per point, 0.1 to 16, and not \(scale)."
                )
            }
            return try checked(scale, source)
        }
        return try checked(size.map { fit.scale(source.size, into: $0.pixels) } ?? source.scale, source)
    }

    /// The scale, unless pictures would be too large.
    @MainActor private func checked(_ scale: Double, _ source: any RenderSource) throws -> Double {
        let (width, height) = (source.size.width * scale, source.size.height * scale)
        guard max(width, height) <= 4 * Double(PictureSize.maximumSide),
            width * height <= Double(PictureSize.maximumCount)
        else {
            throw RenderFailure.limit("A picture of \(Int(width)) x \(Int(height)) pixels is too large.")
        }
        return scale
    }

    /// The moments of the frames, in seconds.
    @MainActor private func times(_ source: any RenderSource, _ rate: FrameRate, isStill: Bool) throws
        -> [Double]
    {
        if let at { return [try clamped(second(of: at, source, "--at"), source)] }
        let begin = try from.map { try clamped(second(of: $0, source, "--from"), source) } ?? 0
        guard let end = try to.map({ try clamped(second(of: $0, source, "--to"), source) }) ?? source.duration
        else {
            throw RenderFailure.usage("\(source.name) never ends: say where to stop with --to.")
        }
        guard end > begin else {
            throw RenderFailure.usage("There is nothing between --from (\(begin) s) and --to (\(end) s).")
        }
        let count = rate.frames(in: end - begin)
        guard count <= 1_000_000 else { throw RenderFailure.limit("\(count) frames are too many.") }
        var range = 0..<count
        if let frames {
            range = frames.range.clamped(to: range)
            guard !range.isEmpty else {
                throw RenderFailure.usage("There are \(count) frames, and none of them in --frames.")
            }
        }
        return range.map { begin + rate.time(of: $0) }
    }

    @MainActor private func second(of moment: Moment, _ source: any RenderSource, _ option: String) throws
        -> Double
    {
        guard let time = source.time(of: moment) else {
            let known = source.markers.keys.sorted()
            let hint =
                known.isEmpty
                ? "\(source.name) has no markers." : "There are \(known.joined(separator: ", "))."
            throw RenderFailure.usage("\(option) names a moment that is not there. \(hint)")
        }
        return time
    }

    /// A moment within the length of what is rendered; one beyond it is the end, and that is told.
    @MainActor private func clamped(_ time: Double, _ source: any RenderSource) -> Double {
        guard let duration = source.duration, time > duration else { return time }
        StandardError.write("agate render: \(time) s is beyond the end of \(source.name), \(duration) s.")
        return duration
    }
}
