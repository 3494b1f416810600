/// Writes PNG files: sRGB with 8 bits a component, with alpha when the image is not opaque.
///
/// The same image gives the same bytes.
package struct PNGWriter: Sendable {
    /// How hard to compress: 1 is fast and 12 small.
    package var level: Int
    /// How the pixels lie, as EXIF counts; written down unless it is 1.
    package var orientation: Int

    /// Makes a writer.
    package init(level: Int = 6, orientation: Int = 1) {
        self.level = level
        self.orientation = orientation
    }

    /// The bytes of a PNG file.
    ///
    /// An empty image, which PNG has none of, becomes one transparent pixel.
    package func encode(_ image: ImageBuffer) -> [UInt8] {
        guard image.width > 0, image.height > 0 else {
            return encode(ImageBuffer(width: 1, height: 1, pixels: [0]))
        }
        var file = PNGChunk.signature
        let hasAlpha = !image.isOpaque
        PNGChunk.append(
            "IHDR",
            PNGChunk.header(width: image.width, height: image.height, hasAlpha: hasAlpha),
            to: &file
        )
        // The rendering intent of sRGB: perceptual.
        PNGChunk.append("sRGB", [0], to: &file)
        if (2...8).contains(orientation) {
            PNGChunk.append("eXIf", ExifOrientation.block(orientation), to: &file)
        }
        let rows = image.withPixels {
            PNGFilter.filtered(
                $0,
                stride: image.width,
                x: 0,
                y: 0,
                width: image.width,
                height: image.height,
                hasAlpha: hasAlpha
            )
        }
        PNGChunk.append("IDAT", ZlibStream.compressed(rows, level: level), to: &file)
        PNGChunk.append("IEND", [], to: &file)
        return file
    }
}
