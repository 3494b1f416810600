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

/// A file that appears under its name only when it is whole.
enum WholeFile {
    static func write(_ bytes: [UInt8], to url: URL) throws(ExportError) {
        do {
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw .cannotWrite(url, reason: reason(error))
        }
    }

    static func makeFolder(_ url: URL) throws(ExportError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(url, reason: reason(error))
        }
    }

    /// The plain words of a file error.
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { return reason(underlying) }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        return error.localizedDescription
    }
}
