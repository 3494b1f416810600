/// Some of the glyphs of a face.
struct GlyphSet: Sendable {
    private var words: [UInt64]
    private let count: Int

    /// No glyphs.
    init(count: Int) {
        self.count = max(count, 0)
        words = Array(repeating: 0, count: (self.count + 63) / 64)
    }

    mutating func insert(_ glyphs: ClosedRange<Int>) {
        var glyph = max(glyphs.lowerBound, 0)
        let last = min(glyphs.upperBound, count - 1)
        while glyph <= last {
            if glyph & 63 == 0, glyph + 63 <= last {
                words[glyph >> 6] = .max
                glyph += 64
            } else {
                words[glyph >> 6] |= 1 << UInt64(glyph & 63)
                glyph += 1
            }
        }
    }

    /// Calls a function with each glyph, ascending.
    func forEach(_ body: (Int) -> Void) {
        for index in words.indices {
            var rest = words[index]
            while rest != 0 {
                let glyph = index << 6 + rest.trailingZeroBitCount
                if glyph < count { body(glyph) }
                rest &= rest - 1
            }
        }
    }

    /// The glyphs that are not in the set.
    var inverted: GlyphSet {
        var result = self
        for index in words.indices { result.words[index] = ~words[index] }
        return result
    }
}
