import AgatePixels
import QuartzCore

extension CGImage {
    /// A picture of one colour that is as opaque as this one.
    ///
    /// - Parameter tint: Red, green, blue and alpha in sRGB.
    func tinted(_ tint: SIMD4<Double>) -> CGImage {
        replacingPixels { pixel in
            PremultipliedColor(SIMD4(tint.x, tint.y, tint.z, tint.w * Double(pixel >> 24) / 255)).packed
        }
    }

    /// A black picture that is as opaque as this one is light: what was written as levels of grey because its file has no format for opacity alone.
    func withAlphaFromLightness() -> CGImage {
        replacingPixels { ($0 & 255) << 24 }
    }

    /// The same picture with other pixels, 0xAABBGGRR.
    func replacingPixels(_ change: (UInt32) -> UInt32) -> CGImage {
        let source = buffer
        let width = max(source.width, 1)
        return CGImage(
            ImageBuffer(width: source.width, height: source.height) { pixels in
                for index in pixels.indices { pixels[index] = change(source[index % width, index / width]) }
            }
        )
    }
}
