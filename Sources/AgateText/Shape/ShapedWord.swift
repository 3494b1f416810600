/// The glyphs of a text in font units, from left to right: what shaping gives, whatever the size.
///
/// A class, for caches and their users share it.
final class ShapedWord: Sendable {
    /// One glyph.
    struct Glyph: Sendable, Hashable {
        var glyph: UInt32
        /// The first UTF-16 offset of the cluster, counted from the word's start.
        var cluster: Int32
        var advance: Int32
        var offsetX: Int32
        var offsetY: Int32
    }

    let glyphs: [Glyph]
    /// Whether text before the word cannot change its glyphs.
    let startsSafely: Bool
    /// Whether text after the word cannot change its glyphs.
    let endsSafely: Bool
    /// How many glyphs at the start are those that the character map has for the characters, and no marks.
    let plainStart: Int
    /// How many such glyphs there are at the end, the last one being a space; 0 where it is none.
    let plainEnd: Int

    init(_ glyphs: [Glyph], startsSafely: Bool, endsSafely: Bool, plain: (start: Int, end: Int) = (0, 0)) {
        self.glyphs = glyphs
        self.startsSafely = startsSafely
        self.endsSafely = endsSafely
        plainStart = plain.start
        plainEnd = plain.end
    }

    /// About how many bytes the word takes.
    var byteCount: Int { 64 + glyphs.count * MemoryLayout<Glyph>.stride }
}
