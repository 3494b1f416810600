import AgateText
import Foundation

extension FuzzBytes {
    /// Pieces that texts are put together from: scripts and directions, marks, controls, emoji, and halves of surrogate pairs.
    private static let pieces: [[UInt16]] =
        [
            "a", "fi", "AV", "word ", "hyphenation ", " ", "\n", "\r\n", "\t", "\u{2028}", "\u{2029}",
            "\u{85}",
            "\u{AD}", "\u{200B}", "\u{A0}", "\u{FEFF}", "é", "e\u{301}\u{302}\u{303}", "\u{301}", "ß", "İ",
            "שלום ", "(א)", "مرحبا ", "لله", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}",
            "\u{200F}",
            "क्षि", "ไทยภาษา", "漢字", "かな、", "한국어 ", "😀", "👨‍👩‍👧", "🇩🇪", "1️⃣", "\u{FFFC}", "\u{10FFFF}", "12.5", "…",
            "\u{0}", "\u{1B}", "\u{E0041}", "᚛ᚐ᚜", "\u{1D400}",
        ].map { Array($0.utf16) } + [[0xD800], [0xDC00], [0xDBFF, 0xD83D], [0xFFFF]]

    /// Units of a text of up to some pieces; now and then one piece a great many times.
    mutating func units(upTo count: Int = 40) -> [UInt16] {
        var units: [UInt16] = []
        for _ in 0..<choice(count) {
            let piece = Self.pieces[choice(Self.pieces.count)]
            if choice(32) == 0 {
                for _ in 0..<choice(200) { units += piece }
            } else {
                units += piece
            }
        }
        return units
    }

    /// A stretch of a text, which may reach out of it.
    mutating func range(in count: Int) -> Range<Int> {
        let start = Int(byte()) % (count + 1)
        return start..<start + Int(byte()) % (count - start + 3)
    }

    /// A font of a few kinds in a size that may be anything.
    mutating func font() -> FontInstance {
        let names = [
            "Helvetica", ".SFUI-Bold", "Menlo", "Apple Color Emoji", "Noto Sans Arabic", "nobody has it",
        ]
        let name = names[choice(names.count)]
        return FontLibrary.shared.fontOrDefault(named: name, size: bool() ? 17 : number())
    }
}
