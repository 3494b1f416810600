package import AgateCompositor
package import AgatePixels

/// The changes to a display's picture before it is written: the size of the file's picture, where in it the display's lies, and the colour
/// that shows through.
package struct FrameLook: Sendable {
    /// The size of the written picture in pixels; nil is the display's.
    package var size: PixelSize?
    /// The colour behind everything; nil leaves transparent pixels as they are.
    package var background: PremultipliedColor?

    /// Makes a look; without arguments the display's pictures are written as they are.
    package init(size: PixelSize? = nil, background: PremultipliedColor? = nil) {
        self.size = size
        self.background = background
    }

    /// The picture to write, of a display's.
    ///
    /// The display's picture lies in the middle; what does not fit is cut off on both sides.
    package func applied(to surface: Surface) -> Surface {
        let size = size ?? PixelSize(width: surface.width, height: surface.height)
        if size.width == surface.width, size.height == surface.height, background == nil { return surface }
        guard let target = Surface(width: size.width, height: size.height) else { return surface }
        if let background { target.clear(background) }
        // The first column and row of the display's picture in the target; negative where it is cut.
        let left = Self.middle(size.width, surface.width)
        let top = Self.middle(size.height, surface.height)
        for y in max(top, 0)..<max(min(top + surface.height, size.height), max(top, 0)) {
            let source = surface.pixels + (y - top) * surface.width
            let row = target.pixels + y * size.width
            for x in max(left, 0)..<max(min(left + surface.width, size.width), max(left, 0)) {
                let pixel = source[x - left]
                // Most pixels hide what is behind, or show nothing of their own (benchmark `render/mp4`).
                if pixel >> 24 == 0xFF {
                    row[x] = pixel
                } else if pixel != 0 {
                    row[x] = PremultipliedPixel.over(pixel, row[x])
                }
            }
        }
        return target
    }

    /// Half of the difference, rounded down.
    private static func middle(_ outer: Int, _ inner: Int) -> Int { (outer - inner) >> 1 }
}
