package import AgateCompositor
import ArgumentParser
package import Foundation

/// How a picture is made to fit a size of another shape.
package enum Fit: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// All of it is seen, with room beside it.
    case contain
    /// All of the size is covered, and what is beyond is cut off.
    case cover
    /// All of it is seen and all of the size is covered: it is stretched, each way by itself.
    case fill

    /// How many pixels a point has, so that a size in points fits one in pixels; of what is stretched, the larger number.
    package func scale(_ size: CGSize, into pixels: PixelSize) -> Double {
        let across = Double(pixels.width) / size.width
        let down = Double(pixels.height) / size.height
        return self == .contain ? min(across, down) : max(across, down)
    }
}
