package import AgateCompositor
import ArgumentParser

/// A size in pixels on the command line, such as `1920x1080`.
package struct PictureSize: Sendable, Hashable, ExpressibleByArgument {
    /// The maximum number of columns or rows.
    package static let maximumSide = 16_384
    /// The maximum number of pixels.
    package static let maximumCount = 1 << 28

    /// The size.
    package let pixels: PixelSize

    package init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            width * height <= Self.maximumCount
        else { return nil }
        pixels = PixelSize(width: width, height: height)
    }
}
