import AgateCompositor
import AgatePixels
public import Foundation

/// Frames as numbered PNG files.
public enum PNGSequence {
    /// Writes the frames of a display to a folder.
    ///
    /// The files are `NAME-000.png`, `NAME-001.png` and so on.
    ///
    /// The display's time is moved on to the last moment.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
    ///   - frames: When.
    ///   - folder: Where; made if it does not exist.
    ///   - name: The beginning of the file names.
    /// - Returns: The files, in order.
    @discardableResult
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to folder: URL,
        name: String = "frame"
    ) throws -> [URL] {
        let capture = try FrameCapture(display, frames, title: name)
        try WholeFile.makeFolder(folder)
        let digits = max(String(capture.times.count - 1).count, 3)
        let waiting = WholeFiles()
        var files: [URL] = []
        try capture.forEach { index, surface in
            let number = String(index)
            let padded = String(repeating: "0", count: digits - number.count) + number
            let file = folder.appendingPathComponent("\(name)-\(padded).png")
            try waiting.add(PNGWriter().encode(surface.makeImage()), file)
            files.append(file)
        }
        try waiting.publish()
        return files
    }
}
