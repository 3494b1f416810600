/// The hyphen that ends a line within a word.
///
/// Source: text T88: U+2010, or U+002D where the font has none.
enum HyphenRun {
    /// The characters that are tried.
    static func text(_ font: FontInstance) -> String {
        font.face.covers("\u{2010}") ? "\u{2010}" : "-"
    }

    /// How wide a hyphen is.
    static func width(_ shaping: ShapingAttributes, _ shaper: TextShaper, _ itemizer: TextItemizer) -> Double
    {
        let units = Array(text(shaping.font).utf16)
        let items = itemizer.items(of: units, spans: [TextItemizer.Span(0..<units.count, shaping)])
        return shaper.runs(of: items, in: units).reduce(0) { $0 + $1.width }
    }
}
