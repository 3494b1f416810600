#if AGATE_FONTS
import CLibFreeType
#endif

/// One of the outlines of which a glyph in colour is put together, from the back to the front.
package struct ColorLayer: Sendable, Hashable {
    /// The glyph whose outline is filled.
    package let glyph: UInt32
    /// Red, green, blue and alpha, in sRGB and not premultiplied; nil for the colour of the text.
    package let color: SIMD4<UInt8>?

    package init(glyph: UInt32, color: SIMD4<UInt8>?) {
        self.glyph = glyph
        self.color = color
    }
}

extension FontFace {
    /// The outlines of a glyph that is made of filled outlines; empty for other glyphs.
    ///
    /// They are those of version 0 of the table `COLR`, in the first palette. Source: text T91.
    package func colorLayers(of glyph: UInt32) -> [ColorLayer] {
        hasColorGlyphs ? engine(at: [])?.colorLayers(of: glyph) ?? [] : []
    }
}

extension FreeTypeFace {
    /// The maximum number of layers that are taken of a glyph.
    private static let maximumLayerCount = 1024

    #if AGATE_FONTS
    /// Red, green, blue and alpha of the first palette, in sRGB and not premultiplied; empty without one.
    var palette: [SIMD4<UInt8>] {
        with { face in
            var palette: UnsafeMutablePointer<FT_Color>?
            var data = FT_Palette_Data()
            guard FT_Palette_Data_Get(face, &data) == 0, FT_Palette_Select(face, 0, &palette) == 0,
                let palette
            else { return [] }
            return (0..<Int(data.num_palette_entries)).map { index in
                let color = palette[index]
                return SIMD4(color.red, color.green, color.blue, color.alpha)
            }
        }
    }

    func colorLayers(of glyph: UInt32) -> [ColorLayer] {
        with { face in
            var palette: UnsafeMutablePointer<FT_Color>?
            var data = FT_Palette_Data()
            guard FT_Palette_Data_Get(face, &data) == 0, FT_Palette_Select(face, 0, &palette) == 0,
                let palette
            else { return [] }
            let count = Int(data.num_palette_entries)
            var layers: [ColorLayer] = []
            var iterator = FT_LayerIterator(num_layers: 0, layer: 0, p: nil)
            var (part, index) = (FT_UInt(0), FT_UInt(0))
            while layers.count < Self.maximumLayerCount,
                FT_Get_Color_Glyph_Layer(face, glyph, &part, &index, &iterator) != 0
            {
                if index == 0xFFFF {
                    layers.append(ColorLayer(glyph: part, color: nil))
                } else if Int(index) < count {
                    let color = palette[Int(index)]
                    let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
                    layers.append(ColorLayer(glyph: part, color: parts))
                }
            }
            return layers
        }
    }
    #else
    var palette: [SIMD4<UInt8>] { [] }
    func colorLayers(of glyph: UInt32) -> [ColorLayer] { [] }
    #endif
}
