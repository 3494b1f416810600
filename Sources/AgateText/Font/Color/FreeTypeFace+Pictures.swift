import AgatePixels
import Foundation

#if AGATE_FONTS
import CLibFreeType

/// Pictures of glyphs in the sizes that a face has.
extension FreeTypeFace {
    /// The largest picture of a glyph that is taken, in pixels of a side.
    private static let largestSide = 1024

    /// Pixels in an em of each size, in the face's order.
    var strikeSizes: [Double] {
        with { face in
            guard let sizes = face.pointee.available_sizes else { return [] }
            return (0..<min(Int(face.pointee.num_fixed_sizes), 64)).map { Double(sizes[$0].y_ppem) / 64 }
        }
    }

    /// Decodes the picture of a glyph; nil without one.
    func picture(of glyph: UInt32, strike: Int, pixelsPerEm: Double) -> ColorGlyph? {
        with { face -> ColorGlyph? in
            guard pixelsPerEm >= 1, Int(glyph) < face.pointee.num_glyphs,
                FT_Select_Size(face, FT_Int(strike)) == 0,
                FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
                slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
            else { return nil }
            let bitmap = slot.pointee.bitmap
            let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
            guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let start = bitmap.buffer,
                width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide
            else { return nil }
            let image = ImageBuffer(width: width, height: height) { pixels in
                for row in 0..<height {
                    let line = start + row * Int(bitmap.pitch)
                    for column in 0..<width {
                        let (blue, green) = (UInt32(line[4 * column]), UInt32(line[4 * column + 1]))
                        let (red, alpha) = (UInt32(line[4 * column + 2]), UInt32(line[4 * column + 3]))
                        // No component is larger than alpha, whatever a broken picture says.
                        pixels[row * width + column] =
                            alpha << 24 | min(blue, alpha) << 16 | min(green, alpha) << 8 | min(red, alpha)
                    }
                }
            }
            let (left, top) = (Double(slot.pointee.bitmap_left), Double(slot.pointee.bitmap_top))
            return ColorGlyph(
                image: image,
                pixelsPerEm: pixelsPerEm,
                frame: CGRect(
                    x: left / pixelsPerEm,
                    y: (top - Double(height)) / pixelsPerEm,
                    width: Double(width) / pixelsPerEm,
                    height: Double(height) / pixelsPerEm
                )
            )
        }
    }
}
#else
extension FreeTypeFace {
    var strikeSizes: [Double] { [] }

    func picture(of glyph: UInt32, strike: Int, pixelsPerEm: Double) -> ColorGlyph? { nil }
}
#endif
