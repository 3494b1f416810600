public import AgatePixels
public import Foundation

/// One frame of a live display: its pixels, which of them differ from the frame before, and the time that it shows.
public struct LiveFrame: Sendable {
    /// The pixels; they never change, however long the frame is kept.
    public let surface: CGImage
    /// The pixels that may differ from the frame that the receiver got before, in pixels from the top left corner.
    ///
    /// All of them in the first frame that a receiver gets, and in the first of another size.
    public let damage: CGRect
    /// The time that the frame shows, in seconds of the display's clock.
    public let time: Double
    /// Pixels per point.
    public let scale: CGFloat

    /// The bytes from one row to the next.
    public var bytesPerRow: Int { surface.width * 4 }

    /// Lends the bytes of the pixels: red, green, blue and alpha, premultiplied, in sRGB; rows from the top.
    public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try surface.buffer.withPixels { pixels in
            try body(UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * surface.height))
        }
    }

    /// The frame for a receiver that did not get one before it, whose pixels differed in a rectangle.
    func withDamage(of missed: CGRect) -> LiveFrame {
        LiveFrame(surface: surface, damage: damage.union(missed), time: time, scale: scale)
    }
}
