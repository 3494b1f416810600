import AgateGeometry
package import AgatePixels

extension GaussianBlur {
    /// Blurs pixels of which only those inside a mask are there: each result is the mean of what is there, weighted.
    ///
    /// - Parameters:
    ///   - surface: Premultiplied pixels.
    ///   - origin: The device pixel of the surface's top left pixel.
    ///   - mask: How much of each pixel is there; nothing shows outside.
    ///   - sigmaX: The standard deviation along rows, in pixels.
    ///   - sigmaY: The same along columns.
    ///   - anchor: A pixel that moves with what is blurred.
    ///   - threads: How many threads may work; the bytes are the same for any number.
    /// - Returns: A surface of the same pixels; nil when memory is short.
    package static func blurred(
        _ surface: Surface,
        origin: (x: Int, y: Int),
        within mask: Mask,
        sigmaX: Double,
        sigmaY: Double,
        anchor: (x: Int, y: Int) = (0, 0),
        threads: Int = 1
    ) -> Surface? {
        guard let inside = Surface(width: surface.width, height: surface.height) else { return nil }
        inside.pixels.update(from: surface.pixels, count: surface.count)
        Canvas(inside, origin: origin).multiply(by: mask)
        let blurred = blurred(
            inside,
            sigmaX: sigmaX,
            sigmaY: sigmaY,
            origin: (origin.x - anchor.x, origin.y - anchor.y),
            window: DeviceRect(minX: 0, minY: 0, maxX: inside.width, maxY: inside.height),
            threads: threads
        )
        guard let blurred else { return nil }
        // The same kernel with the same rounding: where all that is there is opaque, the quotient is 1.
        let weights = Self.blurred(
            mask,
            sigmaX: sigmaX,
            sigmaY: sigmaY,
            pictureAnchor: anchor,
            window: DeviceRect(x: origin.x, y: origin.y, width: inside.width, height: inside.height),
            threads: threads
        )
        for y in 0..<inside.height {
            for x in 0..<inside.width {
                let covered = UInt32(mask.coverage(x: origin.x + x, y: origin.y + y))
                let weight = UInt32(weights.coverage(x: origin.x + x, y: origin.y + y))
                guard covered > 0, weight > 0 else {
                    inside.pixels[y * inside.width + x] = 0
                    continue
                }
                let pixel = blurred.pixels[y * inside.width + x]
                inside.pixels[y * inside.width + x] = divided(pixel, by: weight, covered: covered)
            }
        }
        return inside
    }

    /// All components by a weight of 1 to 255, times a coverage; none comes out above alpha.
    private static func divided(_ pixel: UInt32, by weight: UInt32, covered: UInt32) -> UInt32 {
        func part(_ shift: UInt32, _ limit: UInt32) -> UInt32 {
            min(((pixel >> shift & 255) * covered + weight / 2) / weight, limit)
        }
        let alpha = part(24, 255)
        return part(0, alpha) | part(8, alpha) << 8 | part(16, alpha) << 16 | alpha << 24
    }
}
