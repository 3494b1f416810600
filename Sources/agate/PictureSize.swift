package import AgateCompositor
import ArgumentParser
package import Foundation

/// A size in pixels on the command line, such as `1920x1080`.
package struct PictureSize: Sendable, Hashable, ExpressibleByArgument {
    /// The most columns or rows.
    package static let maximumSide = 16_384
    /// The most pixels.
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

/// How a picture is made to fit a size of another shape.
package enum Fit: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// All of it is seen, with room beside it.
    case contain
    /// All of the size is covered, and what is beyond is cut off.
    case cover

    /// How many pixels a point has, so that a size in points fits one in pixels.
    package func scale(_ size: CGSize, into pixels: PixelSize) -> Double {
        let across = Double(pixels.width) / size.width
        let down = Double(pixels.height) / size.height
        return self == .contain ? min(across, down) : max(across, down)
    }
}
