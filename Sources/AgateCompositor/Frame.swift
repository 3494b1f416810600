package import AgateGeometry
package import AgatePixels
package import Foundation

/// One finished picture of a render tree, and what must be known to tell whether it is good still.
package final class Frame: @unchecked Sendable {
    // Nobody writes into the surface while anybody but the compositor's caller holds the frame.
    /// The pixels.
    package fileprivate(set) var surface: Surface
    /// The time it shows, in seconds of the display.
    package let time: Double
    /// The first time at which the same tree looks different; infinite when nothing moves.
    package let nextChange: Double
    /// The pixels that may differ from the frame before.
    package let damage: DeviceRect
    /// The same pixels as a few rectangles.
    let damagedRectangles: [DeviceRect]

    /// The state of the compositor's placed layers that it shows; 0 where nothing is known.
    let placement: UInt64
    /// What it took to make it.
    package let statistics: FrameStatistics
    /// The state of the tree that it shows.
    package let revision: Int
    let scale: CGFloat

    init(
        surface: Surface,
        time: Double,
        nextChange: Double,
        damage: DeviceRect,
        damagedRectangles: [DeviceRect],
        placement: UInt64,
        statistics: FrameStatistics,
        revision: Int,
        scale: CGFloat
    ) {
        self.surface = surface
        self.time = time
        self.nextChange = nextChange
        self.damage = damage
        self.damagedRectangles = damagedRectangles
        self.placement = placement
        self.statistics = statistics
        self.revision = revision
        self.scale = scale
    }

    /// Whether the picture at a time is this one.
    package func isGood(at displayTime: Double, revision: Int, size: PixelSize, scale: CGFloat) -> Bool {
        self.revision == revision && self.scale == scale
            && surface.width == size.width && surface.height == size.height
            && (displayTime == time || (displayTime > time && displayTime < nextChange))
    }
}

extension Frame {
    /// A surface with this frame's pixels, for the next one to draw over.
    ///
    /// - Parameter isOurs: Whether nobody else holds the frame. If nobody holds the surface either, it is that
    ///   surface; else a copy, `nil` when memory is short.
    func surfaceToDrawOver(isOurs: Bool) -> Surface? {
        if let surface = freeSurface(isOurs: isOurs) { return surface }
        guard let copy = Surface(width: surface.width, height: surface.height) else { return nil }
        copy.pixels.update(from: surface.pixels, count: surface.count)
        return copy
    }

    /// The surface, if nobody holds it but the frame, and nobody else the frame.
    func freeSurface(isOurs: Bool) -> Surface? {
        isOurs && isKnownUniquelyReferenced(&surface) ? surface : nil
    }
}
