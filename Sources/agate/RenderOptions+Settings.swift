import AgateCompositor
import AgateDisplay
import AgateRendering
import Foundation

extension RenderOptions {
    /// Opens the source that the input names; writes a warning for each issue.
    @MainActor func open(_ input: RenderInput) throws(RenderFailure) -> any RenderSource {
        let source = try input.open(
            try documentOptions(),
            states: try statePlan(),
            fallbackSize: size.map { CGSize(width: $0.pixels.width, height: $0.pixels.height) }
        )
        Warning.tell(
            issues: source.issues,
            input.documentWord == DocumentFile.standardInput
                ? DocumentFile.standardInputName : input.documentWord
        )
        if strict, source.isIncomplete { throw .strict }
        return source
    }

    /// The file to write: the one that was named, or one with the input's name.
    @MainActor func outputFile(_ source: any RenderSource) throws(RenderFailure) -> URL {
        switch output {
        case ""?: throw RenderFailure(.usage, "--output is the file to write, and not an empty name.")
        case let name?: return URL(fileURLWithPath: name)
        case nil where input == DocumentFile.standardInput:
            throw RenderFailure(
                .usage,
                "What comes from the standard input has no name: say what to write with -o, such as -o hello.png."
            )
        case nil: return URL(fileURLWithPath: at == nil ? "\(source.name).apng" : "\(source.name).png")
        }
    }

    /// Looks at all arguments together, before any work is done.
    @MainActor func makeSettings(
        _ source: any RenderSource,
        _ target: URL
    ) throws(RenderFailure) -> RenderSettings {
        let wantsAlpha = background == nil || background?.color == nil
        var format = try outputFormat(target, alpha: wantsAlpha)
        let wanted = try frameRate(source)
        let rate = format.rate(for: wanted)
        if let quality, !(0...1).contains(quality) {
            throw RenderFailure(.usage, "--quality is between 0 and 1, and not \(quality).")
        }
        guard (0...65_535).contains(loop) else {
            throw RenderFailure(
                .usage,
                "--loop is how often an animation plays, 0 to 65535, and not \(loop)."
            )
        }
        guard (1...100_000).contains(chunk) else {
            throw RenderFailure(.usage, "--chunk is a number of frames, 1 to 100000, and not \(chunk).")
        }
        let (start, frames) = try span(source, rate)
        if frames.count > 1, let note = format.note(on: wanted) { Warning.tell(note) }
        if format == .webp, frames.count > 1, !NumberedFiles.isPattern(target) { format = .animatedWebP }
        var settings = RenderSettings(source, format, count: frames.count)
        settings.scale = try pixelsPerPoint(source)
        settings.isStretched = size != nil && fit == .fill
        let pixels = size?.pixels ?? PixelSize(source.size, scale: settings.scale)
        (settings.width, settings.height) = (pixels.width, pixels.height)
        settings.framesPerSecond = rate.description
        (settings.start, settings.firstFrame) = (start, frames.lowerBound)
        (settings.quality, settings.loopCount, settings.chunkLength) = (quality, loop, chunk)
        settings.background = background?.color
        if !format.hasAlpha, settings.background == nil {
            guard background == nil else {
                throw RenderFailure(.usage, "This format has no alpha: choose a colour with --background.")
            }
            settings.background = "#ffffffff"
            Warning.tell("this format has no alpha: what is transparent is white (--background).")
        }
        if case .video(let codec) = format, codec.needsEvenSizes,
            !settings.width.isMultiple(of: 2) || !settings.height.isMultiple(of: 2)
        {
            let (width, height) = ((settings.width + 1) / 2 * 2, (settings.height + 1) / 2 * 2)
            Warning.tell("\(codec.name) has even sizes alone: the video is \(width) x \(height), padded.")
        }
        if let plan = try statePlan() { (settings.states, settings.hold) = (plan.names, plan.hold) }
        settings.take(try documentOptions())
        return settings
    }

    /// The files of fonts.
    var fonts: [URL] { font.map { URL(fileURLWithPath: $0) } }

    /// How a document is read, as the command line says it.
    private func documentOptions() throws(RenderFailure) -> DocumentOptions {
        var options = DocumentOptions(limits: limits, animation: animation, theme: theme)
        (options.fonts, options.playsAsAuthored) = (fonts, asAuthored)
        options.texts = try Self.pairs(text, "--text is NAME=TEXT")
        options.values = try Self.pairs(set, "--set is KEYPATH=VALUE")
        return options
    }

    /// The parts of each text before and behind its first equals sign.
    private static func pairs(_ texts: [String], _ form: String) throws(RenderFailure) -> [String: String] {
        var pairs: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw RenderFailure(.usage, "\(form), and not \(text).")
            }
            pairs[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        return pairs
    }

    /// The states that the options request.
    private func statePlan() throws(RenderFailure) -> StatePlan? {
        guard hold.isFinite, (0.001...3600).contains(hold) else {
            throw RenderFailure(.usage, "--hold is a time in seconds, 0.001 to 3600, and not \(hold).")
        }
        if let state {
            guard states == nil else { throw RenderFailure(.usage, "Choose --state or --states, not both.") }
            return StatePlan([state], hold: hold)
        }
        guard let states else { return nil }
        let names = states.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !names.contains(""), names.count <= 1000 else {
            throw RenderFailure(
                .usage,
                "--states is a list of names with commas between them, and not \(states)."
            )
        }
        return StatePlan(names, hold: hold)
    }

    @MainActor private func frameRate(_ source: any RenderSource) throws(RenderFailure) -> FrameRate {
        guard let fps else { return source.rate }
        guard let rate = FrameRate(fps) else {
            throw RenderFailure(
                .usage,
                "--fps is a number of frames per second, such as 30, 23.976 or 24000/1001, above 0 and up to 1000, and not \(fps)."
            )
        }
        return rate
    }

    private func outputFormat(_ target: URL, alpha: Bool) throws(RenderFailure) -> OutputFormat {
        let ending = target.pathExtension.lowercased()
        guard var format = OutputFormat(ending: ending, alpha: alpha) else {
            let words = ending.isEmpty ? "has no ending" : "ends with .\(ending)"
            throw RenderFailure(.usage, "The output \(words): use \(OutputFormat.endings).")
        }
        if let codec {
            guard let chosen = VideoCodec(name: codec, alpha: alpha) else {
                throw RenderFailure(
                    .usage,
                    "--codec is h264, hevc, prores4444, vp9 or ffv1, and not \(codec)."
                )
            }
            guard case .video = format, chosen.fits(ending) else {
                throw RenderFailure(.usage, "A file that ends with .\(ending) holds no \(codec).")
            }
            format = .video(chosen)
        }
        return format
    }

    @MainActor private func pixelsPerPoint(_ source: any RenderSource) throws(RenderFailure) -> Double {
        if let scale {
            guard size == nil else { throw RenderFailure(.usage, "Choose --size or --scale, not both.") }
            guard (0.1...16).contains(scale) else {
                throw RenderFailure(
                    .usage,
                    "--scale is the number of pixels per point, such as 2, 0.1 to 16, and not \(scale)."
                )
            }
            return try checked(scale, source)
        }
        return try checked(size.map { fit.scale(source.size, into: $0.pixels) } ?? source.scale, source)
    }

    /// The scale, unless pictures would be too large.
    @MainActor private func checked(_ scale: Double, _ source: any RenderSource) throws(RenderFailure)
        -> Double
    {
        let range = 0.001...64
        guard range.contains(scale) else {
            let good = min(max(scale, range.lowerBound), range.upperBound)
            let (width, height) = (source.size.width * good, source.size.height * good)
            throw RenderFailure(
                .limit,
                "These are \(scale) pixels for each point of \(source.name), and 0.001 to 64 are possible: --size \(Self.digits(max(width, 1)))x\(Self.digits(max(height, 1))) fits."
            )
        }
        let (width, height) = (source.size.width * scale, source.size.height * scale)
        guard max(width, height) <= 4 * Double(PictureSize.maximumSide),
            width * height <= Double(PictureSize.maximumCount)
        else {
            let side = Double(PictureSize.maximumSide)
            let good =
                min(1, min(side / width, side / height))
                * min(1, (Double(PictureSize.maximumCount) / max(width * height, 1)).squareRoot())
            throw RenderFailure(
                .limit,
                "A picture of \(Self.digits(width)) x \(Self.digits(height)) pixels is too large: a side has \(PictureSize.maximumSide) at most, and all of it \(PictureSize.maximumCount). --size \(max(Int(width * good), 1))x\(max(Int(height * good), 1)) fits."
            )
        }
        return scale
    }

    /// A number of pixels, which may be beyond all integers.
    private static func digits(_ length: Double) -> String {
        length < 1e15 ? "\(Int(length))" : "\(length)"
    }

    /// Where the film begins, in seconds, and which frames from there on it has.
    @MainActor private func span(
        _ source: any RenderSource,
        _ rate: FrameRate
    ) throws(RenderFailure) -> (start: Double, frames: Range<Int>) {
        if let at { return (try clamped(second(of: at, source, "--at"), source), 0..<1) }
        var begin = 0.0
        if let from { begin = try clamped(second(of: from, source, "--from"), source) }
        var end = source.duration
        if let to { end = try clamped(second(of: to, source, "--to"), source) }
        guard let end else {
            // A state without a length is a still.
            if state != nil { return (begin, 0..<1) }
            throw RenderFailure(
                .usage,
                "\(source.name) has no end of its own: say where to stop with --to, such as --to 5s, or which moment with --at."
            )
        }
        guard end > begin else {
            throw RenderFailure(
                .usage,
                "There is nothing between --from (\(begin) s) and --to (\(end) s)\(source.duration.map { ": \(source.name) is \($0) s long" } ?? "")."
            )
        }
        let count = rate.frames(in: end - begin)
        guard count <= 1_000_000 else {
            throw RenderFailure(
                .limit,
                "\(count) frames are too many, 1000000 are the limit: --to \(rate.time(of: 1_000_000) + begin)s would fit, or a smaller --fps."
            )
        }
        guard let frames else { return (begin, 0..<count) }
        let range = frames.range.clamped(to: 0..<count)
        guard !range.isEmpty else {
            throw RenderFailure(
                .usage,
                "There are \(count) frames, 0..\(count), and none of them is in --frames \(frames.range.lowerBound)..\(frames.range.upperBound)."
            )
        }
        return (begin, range)
    }

    @MainActor private func second(of moment: Moment, _ source: any RenderSource, _ option: String)
        throws(RenderFailure) -> Double
    {
        guard let time = source.time(of: moment) else {
            let known = source.markers.keys.sorted()
            let hint =
                known.isEmpty
                ? "\(source.name) has no markers." : "There are \(known.joined(separator: ", "))."
            throw RenderFailure(.usage, "\(option) names a moment that is not there. \(hint)")
        }
        return time
    }

    /// A moment within the length of the source; one beyond it becomes the end, with a warning.
    @MainActor private func clamped(_ time: Double, _ source: any RenderSource) -> Double {
        guard let duration = source.duration, time > duration else { return time }
        Warning.tell("\(time) s is beyond the end of \(source.name), \(duration) s.")
        return duration
    }
}
