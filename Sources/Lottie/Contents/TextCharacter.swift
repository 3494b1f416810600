import AgateDocuments
import CoreGraphics
import CoreText

/// A character of a text, and where it stands: what its reader takes for one.
struct TextCharacter {
    /// The drawing of the character.
    enum Drawing {
        /// Nothing, as of a space, or of a character that is part of a ligature before it.
        case nothing
        /// Glyphs of fonts, each from the character's place on the baseline, y down.
        case glyphs([(glyph: SetGlyph, place: SIMD2<Double>)])
        /// An outline of the file, or several one after the other.
        case file([(key: LottieGlyph.Key, x: Double)])
    }

    var drawing = Drawing.nothing
    /// Its place on the baseline, at its left.
    var origin: SIMD2<Double>
    /// Without tracking.
    var width = 0.0
    var isSpace = false
    /// The number of its line.
    var line: Int

    /// The middle of its part of the baseline.
    var middle: SIMD2<Double> { SIMD2(origin.x + width / 2, origin.y) }
}
