import AgateCompositor
package import AgateDisplay
import AgatePixels
import Foundation

/// What is rendered, when, how large and into what: the arguments of `agate render` once they are understood.
package struct RenderPlan {
    /// Pixels per point.
    package var scale: Double
    /// The size and the background of the pictures.
    package var look: FrameLook
    /// Frames per second of the output.
    package var rate: FrameRate
    /// The moments, in seconds of the document.
    package var times: [Double]
    /// The kind of file.
    package var format: OutputFormat
    /// How often an animation plays; 0 is for ever.
    package var loopCount: Int
    /// 0 is small and 1 close; nil is what the format does without being asked.
    package var quality: Double?
    /// How progress is told.
    package var progress: ProgressStyle

    /// Whether the frames are evenly spaced.
    package var isEven: Bool { times.count > 1 }

    /// The moments as offsets from the first one.
    package var frames: FrameTimes {
        guard times.count > 1 else { return FrameTimes(at: [0]) }
        return FrameTimes(count: times.count, rate: rate)
    }
}
