import AgateCompositor
import AgatePixels
import Foundation

/// Moves a manual display from moment to moment and hands its pictures over.
struct FrameCapture {
    let display: ManualDisplay
    let frames: FrameTimes
    let title: String

    var times: [Double] { frames.times }

    /// Makes a capture.
    ///
    /// - Parameter title: The title of the export where progress is shown.
    init(_ display: ManualDisplay, _ frames: FrameTimes, title: String) throws(ExportError) {
        guard !frames.times.isEmpty else { throw .noFrames }
        self.display = display
        self.frames = frames
        self.title = title
    }

    /// Calls a function with each picture in turn.
    func forEach(_ body: (_ index: Int, _ surface: Surface) throws -> Void) rethrows {
        let start = display.time
        var bar = ProgressBar(title: title, total: times.count)
        defer { bar.finish() }
        for (index, time) in times.enumerated() {
            display.advance(to: max(start + time, display.time))
            try body(index, display.makeSurface())
            bar.advance()
        }
    }

    /// Writes all pictures to one file, or to one each.
    func write(_ coding: FrameCoding, to file: URL) throws {
        let timing = FilmTiming(frames)
        let writer = try FilmWriter(coding, size: display.pixelSize, timing, to: file)
        var encoder = try FrameEncoder(coding, size: display.pixelSize, timing)
        try forEach { index, surface in
            try writer.add(encoder.encode(surface.makeImage(), index: index))
        }
        try writer.finish()
    }
}
