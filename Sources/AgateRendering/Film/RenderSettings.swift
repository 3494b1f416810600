import AgateCompositor
import AgateDisplay
import AgatePixels
import Foundation

/// The settings of a render: its size, its times, its format and its content.
///
/// Two renders of the same document with equal settings write the same bytes, wherever and in how many processes they happen. An
/// addition of Agate's. Source: documents R2, R41.
public struct RenderSettings: Codable, Hashable, Sendable {
    /// The columns of a picture.
    public var width: Int
    /// The rows of a picture.
    public var height: Int
    /// Pixels per point; what lies beyond ``width`` and ``height`` is cut off, and what is smaller lies in the middle.
    public var scale: Double
    /// Whether pictures are stretched to ``width`` and ``height``, each way by itself.
    public var isStretched = false
    /// The colour behind everything as `#rrggbbaa`; nil leaves transparent pixels as they are.
    public var background: String?
    /// Frames per second, such as `60` or `24000/1001`.
    public var framesPerSecond: String
    /// When frame 0 is, in seconds of the document.
    public var start: Double
    /// The number of frames after ``start`` that are left out.
    public var firstFrame: Int
    /// The number of frames.
    public var frameCount: Int
    /// The format: `png`, `jpeg`, `webp` (pictures); `apng`, `animated-webp`, `gif`; `h264`, `hevc`, `prores4444`, `vp9`, `vp9-alpha`, `ffv1`.
    public var format: String
    /// From 0, small files, to 1, close to the original; nil takes the default of the format.
    public var quality: Double?
    /// The number of times that an animation plays; 0 is for ever.
    ///
    /// A video has its frames so often, and once for 0.
    public var loopCount: Int
    /// The number of frames of a chunk, the last one aside.
    ///
    /// Videos in h264, hevc and vp9 differ with it: each chunk begins with a frame that stands for itself.
    public var chunkLength: Int
    /// The states that the document goes through; none for a document as it is.
    public var states: [String]
    /// Seconds from one state to the next.
    public var hold: Double
    /// The name of the limits of the document.
    public var limits: String
    /// The theme of a dotLottie archive; nil is the one that the archive names, if it names one.
    public var theme: String?
    /// The animation of a dotLottie archive; nil is the one that the archive names, else its first.
    public var animation: String?
    /// Texts in place of those of a Lottie file; see ``DocumentOptions/texts``.
    public var texts: [String: String] = [:]
    /// Values in place of those of a Lottie file; see ``DocumentOptions/values``.
    public var values: [String: String] = [:]
    /// Whether a dotLottie archive is played as its manifest says; see ``DocumentOptions/playsAsAuthored``.
    public var playsAsAuthored = false

    /// The default number of frames of a chunk.
    public static let standardChunkLength = 60

    /// The settings for all of a document, as large as it says, with its own frame rate.
    ///
    /// - Parameters:
    ///   - document: The document that is rendered.
    ///   - ending: How the name of the file will end: `png`, `apng`, `webp`, `jpg`, `gif`, `mp4`, `mov`, `webm` or `mkv`.
    /// - Throws: For an unknown ending.
    @MainActor public init(for document: AnimatedDocument, ending: String) throws(RenderFailure) {
        guard var format = OutputFormat(ending: ending, alpha: true) else {
            throw RenderFailure(.usage, "There is no format \(ending): use \(OutputFormat.endings).")
        }
        let source = try DocumentSource(document)
        let count = source.duration.map { source.rate.frames(in: $0) } ?? 1
        if format == .webp, count > 1 { format = .animatedWebP }
        self.init(source, format, count: count)
        let rate = format.rate(for: source.rate)
        if let length = source.duration, rate != source.rate {
            (framesPerSecond, frameCount) = (rate.description, rate.frames(in: length))
        }
        if !format.hasAlpha { background = "#ffffffff" }
    }

    /// Settings for a source.
    @MainActor package init(_ source: any RenderSource, _ format: OutputFormat, count: Int) {
        let size = PixelSize(source.size, scale: source.scale)
        (width, height, scale) = (size.width, size.height, source.scale)
        framesPerSecond = source.rate.description
        (start, firstFrame, frameCount) = (0, 0, count)
        self.format = format.name
        loopCount = 0
        chunkLength = Self.standardChunkLength
        states = []
        hold = 1
        limits = AnimatedDocument.Limits.standard.rawValue
    }
}

extension RenderSettings {
    /// The settings as they are used.
    ///
    /// - Throws: For settings that no program of ours has made.
    func checked() throws(RenderFailure) -> FilmSettings {
        guard let output = OutputFormat(name: format) else {
            throw RenderFailure(.usage, "There is no format \(format).")
        }
        guard let rate = FrameRate(framesPerSecond) else {
            throw RenderFailure(.usage, "\(framesPerSecond) is no number of frames per second up to 1000.")
        }
        if frameCount > 1, output.rate(for: rate) != rate {
            throw RenderFailure(
                .usage,
                "A GIF file holds at most \(output.rate(for: rate)) frames a second, and not \(framesPerSecond)."
            )
        }
        let side = 1...16_384
        guard side.contains(width), side.contains(height), width * height <= 1 << 28 else {
            throw RenderFailure(.limit, "A picture of \(width) x \(height) pixels is too large.")
        }
        guard (1...1_000_000).contains(frameCount), (0...1_000_000_000).contains(firstFrame) else {
            throw RenderFailure(.limit, "\(frameCount) frames are too many, or none.")
        }
        if case .video = output, frameCount * min(max(loopCount, 1), 1_000_000) > 1_000_000 {
            throw RenderFailure(.limit, "\(frameCount) frames are too many for a video \(loopCount) times.")
        }
        guard start.isFinite, start >= 0, scale.isFinite, (0.001...64).contains(scale), chunkLength > 0 else {
            throw RenderFailure(
                .usage,
                "The settings have a beginning, a scale or a length of chunks that is no such thing."
            )
        }
        var look = FrameLook(size: PixelSize(width: width, height: height))
        if let background {
            guard let color = HexColor.color(background) else {
                throw RenderFailure(.usage, "\(background) is no colour.")
            }
            look.background = color
        }
        return FilmSettings(settings: self, output: output, rate: rate, look: look)
    }

    /// How the document is read.
    ///
    /// - Parameter fonts: Files of fonts, which settings do not name: a job knows where they are and what is in them.
    package func documentOptions(fonts: [URL]) -> DocumentOptions {
        var options = DocumentOptions(
            limits: AnimatedDocument.Limits(rawValue: limits) ?? .standard,
            animation: animation,
            theme: theme
        )
        (options.fonts, options.texts, options.values) = (fonts, texts, values)
        options.playsAsAuthored = playsAsAuthored
        return options
    }

    /// Takes over how a document was read.
    package mutating func take(_ options: DocumentOptions) {
        (limits, animation, theme) = (options.limits.rawValue, options.animation, options.theme)
        (texts, values, playsAsAuthored) = (options.texts, options.values, options.playsAsAuthored)
    }

    /// The size of the pictures in points: that of a document which has none of its own.
    package var pointSize: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }

    /// The states that the document goes through.
    package var statePlan: StatePlan? { states.isEmpty ? nil : StatePlan(states, hold: hold) }

    /// The chunks: frames, the first one being 0.
    package var chunks: [Range<Int>] {
        let length = max(chunkLength, 1)
        return stride(from: 0, to: max(frameCount, 1), by: length).map {
            $0..<min($0 + length, max(frameCount, 1))
        }
    }
}
