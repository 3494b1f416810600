/// Arithmetic on packed premultiplied pixels, 0xAABBGGRR.
package enum PremultipliedPixel {
    /// A pixel over another, each component rounded to the nearest.
    @inlinable
    package static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
        let rest = 255 - upper >> 24
        if rest == 0 || lower == 0 { return upper }
        if rest == 255 { return lower }
        return component(upper, lower, rest, 0) | component(upper, lower, rest, 8)
            | component(upper, lower, rest, 16) | component(upper, lower, rest, 24)
    }

    @inlinable
    static func component(_ upper: UInt32, _ lower: UInt32, _ rest: UInt32, _ shift: UInt32) -> UInt32 {
        let faded = ((lower >> shift & 255) * rest + 127) / 255
        return min((upper >> shift & 255) + faded, 255) << shift
    }
}
