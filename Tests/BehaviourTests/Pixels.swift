import QuartzCore

/// The red, green, blue and alpha of a pixel, premultiplied, 0 to 255; the first row is the top one.
func pixel(of image: CGImage, x: Int, y: Int) -> [UInt8] {
    image.buffer.withPixels { pixels in
        let value = pixels[y * image.width + x]
        return [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), UInt8(value >> 24)]
    }
}
