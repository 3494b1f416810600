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
    /// The same pixels as a few rectangles, which together may be much smaller than the one around them.
    public let damagedRectangles: [CGRect]
    /// The time that the frame shows, in seconds of the display's clock.
    public let time: Double
    /// The number of pixels of ``surface`` to a point of the display, on each axis.
    public let scale: CGFloat

    /// The bytes from one row to the next.
    public var bytesPerRow: Int { surface.width * 4 }

    /// Lends the bytes of the pixels: red, green, blue and alpha, premultiplied, in sRGB; rows from the top.
    public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try surface.buffer.withPixels { pixels in
            try body(UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * surface.height))
        }
    }

    /// The frame for a receiver that did not get one before it, whose pixels differed in some rectangles.
    package func withDamage(of missed: LiveFrame) -> LiveFrame {
        var list = DamageList(missed.damagedRectangles)
        for rectangle in damagedRectangles { list.add(rectangle) }
        let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        let isOfOneSize = missed.surface.width == surface.width && missed.surface.height == surface.height
        return LiveFrame(
            surface: surface,
            damage: isOfOneSize ? damage.union(missed.damage) : whole,
            damagedRectangles: isOfOneSize ? list.rectangles : [whole],
            time: time,
            scale: scale
        )
    }
}
