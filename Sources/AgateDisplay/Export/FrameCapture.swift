import AgatePixels
import Foundation

/// Moves a manual display from moment to moment and hands its pictures over.
struct FrameCapture {
    let display: ManualDisplay
    let times: [Double]
    let title: String

    init(_ display: ManualDisplay, _ frames: FrameTimes, title: String) throws(ExportError) {
        guard !frames.times.isEmpty else { throw .noFrames }
        self.display = display
        times = frames.times
        self.title = title
    }

    /// Calls a function with each picture in turn.
    func forEach(_ body: (_ index: Int, _ surface: Surface) throws -> Void) rethrows {
        let start = display.time
        var progress = ProgressBar(title: title, total: times.count)
        defer { progress.finish() }
        for (index, time) in times.enumerated() {
            display.advance(to: max(start + time, display.time))
            try body(index, display.makeSurface())
            progress.advance()
        }
    }
}
