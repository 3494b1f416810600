import AgateCompositor
import AgateDisplay

/// Settings that have been found to make sense.
struct FilmSettings {
    let settings: RenderSettings
    let output: OutputFormat
    let rate: FrameRate
    let look: FrameLook

    /// The size of the pictures in pixels.
    var size: PixelSize { PixelSize(width: settings.width, height: settings.height) }

    /// How long frames stay.
    var timing: FilmTiming { FilmTiming(count: settings.frameCount, rate: rate) }

    /// How frames are compressed one by one; nil for videos.
    var coding: FrameCoding? { output.coding(quality: settings.quality, loopCount: settings.loopCount) }

    /// How a video is encoded; nil for what is none.
    var encoding: VideoEncoding? {
        output.encoding(quality: settings.quality, chunkLength: settings.chunkLength)
    }

    /// The parts of a video as often as it plays, for no video says by itself how often that is.
    ///
    /// Source: documents R5.
    func repeated(_ parts: [VideoJoin.Part]) -> [VideoJoin.Part] {
        Array(repeatElement(parts, count: max(settings.loopCount, 1)).joined())
    }

    /// The ending of a chunk's file.
    var partEnding: String {
        if case .video(let codec) = output { codec.partEnding } else { "frames" }
    }

    /// When a frame is, in seconds of what is rendered.
    func time(of frame: Int) -> Double { settings.start + rate.time(of: settings.firstFrame + frame) }

    /// The times of the first frame and the last one, in seconds of what is rendered.
    ///
    /// Those of the whole film, whichever frames of it are rendered: a frame of a chunk has the bytes that it has in the film.
    var times: ClosedRange<Double> {
        let first = time(of: 0)
        return first...max(time(of: max(settings.frameCount - 1, 0)), first)
    }
}
