import AgatePixels
import QuartzCore

extension CGImage {
    /// A picture of one colour that is as opaque as this one, or as this one is light.
    ///
    /// - Parameter tint: Red, green, blue and alpha in sRGB.
    func tinted(_ tint: SIMD4<Double>, byLightness: Bool) -> CGImage {
        let source = buffer
        let shift: UInt32 = byLightness ? 0 : 24
        return CGImage(
            ImageBuffer(width: source.width, height: source.height) { pixels in
                for index in pixels.indices {
                    let pixel = source[index % source.width, index / source.width]
                    let alpha = Double(pixel >> shift & 255) / 255
                    pixels[index] = PremultipliedColor(SIMD4(tint.x, tint.y, tint.z, tint.w * alpha)).packed
                }
            }
        )
    }
}
