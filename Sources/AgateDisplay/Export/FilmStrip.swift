import AgateCompositor
package import AgatePixels
import Foundation

/// Frames side by side in one picture.
public enum FilmStrip {
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
