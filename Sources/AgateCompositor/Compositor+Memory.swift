import AgateGeometry

extension Compositor {
    /// How many bytes a frame and all surfaces that are made on its way take at most, whatever the layers are.
    ///
    /// Groups, masks, bitmaps and filtered surfaces inside of each other that do not fit are drawn without a surface of their
    /// own. Surfaces that are made before they are drawn, of filtered and of rasterized layers, are made when the drawing comes
    /// near them and kept no longer than until it has passed, so many at a time as fit. The masks of shadows come on top, one
    /// byte a pixel: 256 MiB are kept for a frame, or as much for each thread where many sublayers of one layer cast them, and those
    /// beyond are made by each thread that needs one.
    ///
    /// - Parameters:
    ///   - size: The size of the frame.
    ///   - threads: How many threads draw.
    package static func surfaceBound(of size: PixelSize, threads: Int) -> Int {
        let pixels = size.width * size.height
        // Filtered backdrops look at what lies around the frame, and copy some of it into surfaces.
        let reach = 2 * PlacedEffects.longestReach
        let around = (size.width + reach) * (size.height + reach) * OffscreenMemoryBudget.surfacesOfBackdrop
        // One room for each thread's groups, one for the surfaces that are kept, one for those that are being made.
        return (pixels + around) * 4 + (max(threads, 1) + 2) * OffscreenMemoryBudget.bytes(for: pixels)
    }

    /// The bytes of surfaces that are kept at a time, made before they are drawn, in a frame of so many pixels.
    static func offscreenBudget(for pixels: Int) -> Int { OffscreenMemoryBudget.bytes(for: pixels) / 2 }
}
