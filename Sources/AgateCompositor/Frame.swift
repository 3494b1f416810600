package import AgateGeometry
package import AgatePixels
package import Foundation

/// One finished picture of a scene.
///
/// A holder of a frame holds its pixels: they stay as they are, and the next frame is drawn into others. Any thread may read them, for a
/// render target draws into a surface only while it holds the only reference to it.
package struct Frame: Sendable {
    /// The pixels.
    package fileprivate(set) var surface: Surface
    /// Another number for every frame that was ever drawn.
    package let number: UInt64
    /// The time that it shows, in seconds of the display.
    package let time: Double
    /// The pixels that may differ from the frame before.
    package let damage: DeviceRect
    /// The same pixels as a few rectangles.
    package let damagedRectangles: [DeviceRect]
    /// The counters of the work for the frame.
    package let statistics: FrameStatistics
    /// The revision of the tree that it shows.
    package let revision: UInt64
    /// The requested size; the surface is smaller where memory is too short for it.
    package let size: PixelSize
    /// Device pixels per point.
    package let scale: CGFloat
}

extension Frame {
    /// Whether this is a picture of a size at a scale.
    func isOfSize(_ size: PixelSize, scale: CGFloat) -> Bool {
        self.scale == scale && surface.width == size.width && surface.height == size.height
    }

    /// A surface with this frame's pixels, for the next one to draw over: its own if this is the only reference to it; else a copy, `nil` when memory
    /// is short.
    mutating func surfaceToDrawOver() -> Surface? {
        if let surface = freeSurface() { return surface }
        guard let copy = Surface(width: surface.width, height: surface.height) else { return nil }
        copy.pixels.update(from: surface.pixels, count: surface.count)
        return copy
    }

    /// The surface, if this is the only reference to it.
    mutating func freeSurface() -> Surface? {
        isKnownUniquelyReferenced(&surface) ? surface : nil
    }
}
