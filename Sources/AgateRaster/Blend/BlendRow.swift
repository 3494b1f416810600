import AgatePixels

/// Blends a row of premultiplied pixels into another by a mode.
enum BlendRow {
    /// Blends, and where coverage is partial mixes the result with what was there.
    ///
    /// - Parameter cover: Coverage of each pixel, or nil for full coverage.
    static func blend(
        _ mode: CGBlendMode,
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ source: UnsafePointer<UInt32>,
        cover: UnsafePointer<UInt8>?,
        count: Int
    ) {
        func run(_ result: (UInt32, UInt32) -> UInt32) {
            for index in 0..<count {
                let below = pixels[index]
                let blended = result(source[index], below)
                if let cover, cover[index] != 255 {
                    let part = UInt32(cover[index])
                    pixels[index] = PorterDuff.sum(
                        PorterDuff.scaled(blended, by: part),
                        PorterDuff.scaled(below, by: 255 - part)
                    )
                } else {
                    pixels[index] = blended
                }
            }
        }
        if let factors = PorterDuff(mode) {
            run { factors.composed($0, over: $1) }
        } else if let function = SeparableBlend.function(of: mode) {
            run { SeparableBlend.composed($0, over: $1, function) }
        } else if let function = NonSeparableBlend.function(of: mode) {
            run { NonSeparableBlend.composed($0, over: $1, function) }
        } else if mode == .plusDarker {
            run(PlusDarker.composed)
        }
    }
}
