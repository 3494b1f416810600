import Foundation

/// Places glyphs by the character map and the advances alone: for boxes, and for builds without HarfBuzz.
///
/// Source: text T61, T253.
enum PlainShaper {
    /// The glyphs of a part of a text, from left to right.
    static func shape(_ text: [UInt16], _ range: Range<Int>, font: FontInstance, isRightToLeft: Bool)
        -> ShapedWord
    {
        let face = font.face
        var glyphs: [ShapedWord.Glyph] = []
        TextClusters(text).forEach(in: range) { cluster in
            var isFirst = true
            for scalar in ClusterScalars(text: text, range: cluster) {
                // A box stands for a whole cluster.
                if face.isLastResort, !isFirst { break }
                isFirst = false
                let shown = isRightToLeft ? ScriptProperty.mirror(of: scalar) : scalar
                var glyph = face.glyph(for: shown)
                if glyph == 0, scalar.properties.generalCategory == .spaceSeparator {
                    glyph = face.glyph(for: " ")
                }
                let isHidden =
                    scalar.properties.isDefaultIgnorableCodePoint
                    || scalar.properties.generalCategory == .control
                if isHidden { glyph = face.isLastResort ? 0 : face.glyph(for: " ") }
                let advance = isHidden ? 0 : face.advance(of: glyph, at: font.variations)
                glyphs.append(
                    ShapedWord.Glyph(
                        glyph: glyph,
                        cluster: Int32(clamping: cluster.lowerBound - range.lowerBound),
                        advance: Int32(min(max(advance, -1e9), 1e9)),
                        offsetX: 0,
                        offsetY: 0
                    )
                )
            }
        }
        return ShapedWord(isRightToLeft ? glyphs.reversed() : glyphs, startsSafely: true, endsSafely: true)
    }
}
