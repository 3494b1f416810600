package import AgateDisplay

/// The kind of the written file.
package enum OutputFormat: Sendable, Hashable {
    /// PNG: a picture, or a numbered file for each frame.
    case png
    /// JPEG: a picture, or a numbered file for each frame.
    case jpeg
    /// WebP: a picture, or a numbered file for each frame.
    case webp
    /// One animated PNG file.
    case apng
    /// One animated WebP file.
    case animatedWebP
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

    /// The format of a ``name``.
    package init?(name: String) {
        switch name {
        case "png": self = .png
        case "jpeg": self = .jpeg
        case "webp": self = .webp
        case "apng": self = .apng
        case "animated-webp": self = .animatedWebP
        case "gif": self = .gif
        case "vp9-alpha": self = .video(.vp9(alpha: true))
        case let name:
            guard let codec = VideoCodec(name: name, alpha: false) else { return nil }
            self = .video(codec)
        }
    }

    /// The name of the format in a job.
    package var name: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpeg"
        case .webp: "webp"
        case .apng: "apng"
        case .animatedWebP: "animated-webp"
        case .gif: "gif"
        case .video(let codec): codec.name
        }
    }

    /// Whether files hold transparent pixels.
    package var hasAlpha: Bool {
        switch self {
        case .png, .apng, .webp, .animatedWebP, .gif: true
        case .jpeg: false
        case .video(let codec): codec.hasAlpha
        }
    }

    /// The default quality of JPEG files.
    private static let jpegQuality = 0.9
    /// The default quality of videos.
    private static let videoQuality = 0.69

    /// How frames are compressed one by one; nil for videos.
    func coding(quality: Double?, loopCount: Int) -> FrameCoding? {
        switch self {
        case .png: .png
        case .jpeg: .jpeg(quality: quality ?? Self.jpegQuality)
        case .webp: .webp(quality: quality)
        case .apng: .animatedPNG(loopCount: loopCount)
        case .animatedWebP: .animatedWebP(loopCount: loopCount, quality: quality)
        case .gif: .animatedGIF(loopCount: loopCount, isDithered: true)
        case .video: nil
        }
    }

    /// How a video is encoded, in chunks; nil for what is none.
    func encoding(quality: Double?, chunkLength: Int) -> VideoEncoding? {
        guard case .video(let codec) = self else { return nil }
        return VideoEncoding(
            codec: codec,
            quality: quality ?? Self.videoQuality,
            keyInterval: chunkLength
        )
    }
}

extension OutputFormat {
    /// The rate at which a film is written for which another one is wanted: of a GIF file at most 50 frames a second, as programs show
    /// shorter frames slowly.
    package func rate(for wanted: FrameRate) -> FrameRate {
        self == .gif && wanted.value > AnimatedGIF.fastest.value ? AnimatedGIF.fastest : wanted
    }

    /// A note for the user where a film has another rate than is wanted; nil where it has not.
    package func note(on wanted: FrameRate) -> String? {
        let rate = rate(for: wanted)
        if rate == wanted { return nil }
        return
            "a GIF file holds at most \(rate) frames a second: of \(wanted) some are left out, and the length stays."
    }
}
