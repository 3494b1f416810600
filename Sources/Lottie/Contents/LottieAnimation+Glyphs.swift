import AgateDocuments
import CoreText

/// A glyph of a text where it stands.
package struct PlacedGlyph: Equatable {
    /// The PostScript name of its font.
    package let fontName: String
    /// Its number in the font.
    package let number: UInt32
    /// In the space of its layer, y down.
    package let place: SIMD2<Double>

    package init(fontName: String, number: UInt32, place: SIMD2<Double>) {
        (self.fontName, self.number, self.place) = (fontName, number, place)
    }
}

extension LottieAnimation {
    /// The glyphs of fonts in the first text of a layer of the outermost composition, in the order of its characters; those of the file are not
    /// among them.
    package func glyphs(ofLayerAt index: Int) -> [PlacedGlyph] {
        guard document.composition.layers.indices.contains(index),
            case .text(let content) = document.composition.layers[index].content
        else { return [] }
        let loader = FontLoader(document, folder: folder, files: files)
        let setter = TextSetter(content.documents[0].value, document, loader)
        return (setter?.characters() ?? []).flatMap { character -> [PlacedGlyph] in
            guard case .glyphs(let glyphs) = character.drawing else { return [] }
            return glyphs.map {
                PlacedGlyph(
                    fontName: $0.glyph.fontName,
                    number: $0.glyph.number,
                    place: character.origin + $0.place
                )
            }
        }
    }

    /// What making the layers of its texts takes.
    package var textCounts: TextCounts {
        let builder = LayerBuilder(self)
        _ = builder.makeRoot()
        return builder.counts
    }
}
