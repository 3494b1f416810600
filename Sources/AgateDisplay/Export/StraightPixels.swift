import AgatePixels

/// Premultiplied pixels as video wants them.
enum StraightPixels {
    /// A copy of pixels in which colours are divided by alpha.
    static func divided(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
        bytes.withMemoryRebound(to: UInt32.self) { pixels in
            pixels.map { StraightColor.divided($0) }
        }
    }
}
