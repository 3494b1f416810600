package import AgateGeometry
package import AgatePixels
import Foundation

/// One finished picture of a render tree, and what must be known to tell whether it is good still.
package final class Frame: @unchecked Sendable {
    // Nobody writes into the surface once the frame has been made.
    /// The pixels.
    package let surface: Surface
    /// The time it shows, in seconds of the display.
    package let time: Double
    /// The first time at which the same tree looks different; infinite when nothing moves.
    package let nextChange: Double
    /// The pixels that differ from the frame before; empty when this is that frame's picture.
    package let damage: DeviceRect

    let revision: Int
    let scale: CGFloat

    init(
        surface: Surface,
        time: Double,
        nextChange: Double,
        damage: DeviceRect,
        revision: Int,
        scale: CGFloat
    ) {
        self.surface = surface
        self.time = time
        self.nextChange = nextChange
        self.damage = damage
        self.revision = revision
        self.scale = scale
    }

    /// Whether the picture at a time is this one.
    func isGood(at displayTime: Double, revision: Int, size: PixelSize, scale: CGFloat) -> Bool {
        self.revision == revision && self.scale == scale
            && surface.width == size.width && surface.height == size.height
            && (displayTime == time || (displayTime > time && displayTime < nextChange))
    }
}
