import AgateCompositor
package import AgatePixels
import Foundation

/// Moves a manual display from moment to moment and hands its pictures over.
package struct FrameCapture {
    let display: ManualDisplay
    package let frames: FrameTimes
    let title: String
    let look: FrameLook
    let progress: ProgressStyle

    var times: [Double] { frames.times }

    /// The size of the pictures.
    var pixelSize: PixelSize { look.size ?? display.pixelSize }

    /// Makes a capture.
    ///
    /// - Parameters:
    ///   - title: What progress is shown of.
    ///   - look: What becomes of the pictures before they are written.
    package init(
        _ display: ManualDisplay,
        _ frames: FrameTimes,
        title: String,
        look: FrameLook = FrameLook(),
        progress: ProgressStyle = .bar
    ) throws(ExportError) {
        guard !frames.times.isEmpty else { throw .noFrames }
        self.display = display
        self.frames = frames
        self.title = title
        self.look = look
        self.progress = progress
    }

    /// Calls a function with each picture in turn.
    package func forEach(_ body: (_ index: Int, _ surface: Surface) throws -> Void) rethrows {
        let start = display.time
        var bar = ProgressBar(title: title, total: times.count, isTerminal: progress.isBarShown)
        var lines = progress == .json ? ProgressLines(total: times.count) : nil
        defer { bar.finish() }
        for (index, time) in times.enumerated() {
            display.advance(to: max(start + time, display.time))
            try body(index, look.applied(to: display.makeSurface()))
            bar.advance()
            lines?.advance()
        }
    }
}
