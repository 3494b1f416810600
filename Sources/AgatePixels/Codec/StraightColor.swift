/// Pixels whose colours are not multiplied by alpha, as image files hold them.
package enum StraightColor {
    /// A premultiplied pixel with its colour divided by alpha, rounded to the nearest.
    @inlinable
    package static func divided(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
        let red = min((pixel & 0xFF) * 255 + alpha / 2, 255 * alpha) / alpha
        let green = min((pixel >> 8 & 0xFF) * 255 + alpha / 2, 255 * alpha) / alpha
        let blue = min((pixel >> 16 & 0xFF) * 255 + alpha / 2, 255 * alpha) / alpha
        return red | green << 8 | blue << 16 | alpha << 24
    }
}
