import AgateCompositor
package import AgatePixels
public import Foundation

/// Frames side by side in one picture.
public enum FilmStrip {
    /// Writes the frames of a display side by side to a PNG file.
    ///
    /// The display's time is moved on to the last moment.
    ///
    /// - Parameters:
    ///   - display: The display that the pictures show.
    ///   - frames: When.
    ///   - file: The PNG file.
    ///   - gap: The transparent pixels between two frames.
    public static func write(
        _ display: ManualDisplay,
        frames: FrameTimes,
        to file: URL,
        gap: Int = 0
    ) throws {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        let whole = try WholeFile(file)
        try whole.append(PNGWriter().encode(makeImage(display, frames: frames, gap: gap)))
        try whole.publish()
    }

    /// The picture that ``write(_:frames:to:gap:)`` writes.
    package static func makeImage(
        _ display: ManualDisplay,
        frames: FrameTimes,
        gap: Int = 0
    ) throws -> ImageBuffer {
        let capture = try FrameCapture(display, frames, title: "strip")
        let size = display.pixelSize
        let gap = min(max(gap, 0), 1024)
        let width = capture.times.count * (size.width + gap) - gap
        guard width <= 65_535, width * size.height <= 1 << 28 else {
            throw ExportError.tooLarge(width: width, height: size.height)
        }
        guard let strip = Surface(width: width, height: size.height) else {
            throw ExportError.tooLarge(width: width, height: size.height)
        }
        capture.forEach { index, surface in
            let left = index * (size.width + gap)
            for row in 0..<min(size.height, surface.height) {
                (strip.pixels + row * width + left).update(
                    from: surface.pixels + row * surface.width,
                    count: min(size.width, surface.width)
                )
            }
        }
        return strip.makeImage()
    }
}
