import AgateDocuments
import AgateGeometry
import CoreGraphics
import CoreText

/// A character of a text, and where it stands.
struct TextCharacter {
    /// Its outline from its place on the baseline; nil for one that shows nothing.
    var path: CGPath?
    /// Its place on the baseline, at its left.
    var origin: SIMD2<Double>
    /// Without tracking.
    var width: Double
    var isSpace: Bool
    /// The number of its line.
    var line: Int
}

/// Sets the characters of a line one after another: those that the file has outlines of, else those of a font.
struct GlyphSetter {
    let document: LottieDocument
    let font: LottieFont?
    let size: Double
    let tracking: Double
    private let systemFont: CTFont

    /// Makes a setter.
    ///
    /// - Parameter given: A font that a program gives, in place of the file's own glyphs and of the system's font.
    init(
        document: LottieDocument,
        font: LottieFont?,
        fallbackName: String,
        size: Double,
        tracking: Double,
        given: CTFont? = nil
    ) {
        (self.document, self.font, self.size) = (document, given == nil ? font : nil, size)
        self.tracking = tracking / 1000 * size
        systemFont =
            given ?? WantedFonts.font(font, named: fallbackName, size: CGFloat(size))
            ?? CTFontCreateWithName((font?.name ?? fallbackName) as CFString, CGFloat(size), nil)
    }

    /// From the top of a line to its baseline.
    var ascent: Double {
        font.map { $0.ascent > 0 ? $0.ascent * size / 100 : size * 0.75 }
            ?? Double(CTFontGetAscent(systemFont))
    }

    private func glyph(_ character: Character) -> LottieGlyph? {
        guard let font else { return nil }
        return document.glyphs[
            LottieGlyph.Key(character: String(character), family: font.family, style: font.style)
        ]
    }

    private func systemGlyphs(_ character: Character) -> [CGGlyph] {
        let units = Array(String(character).utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        _ = CTFontGetGlyphsForCharacters(systemFont, units, &glyphs, units.count)
        return glyphs.filter { $0 != 0 }
    }

    private func advance(of character: Character) -> Double {
        if let glyph = glyph(character) { return glyph.advance * size / 100 + tracking }
        let glyphs = systemGlyphs(character)
        guard !glyphs.isEmpty else { return tracking }
        return CTFontGetAdvancesForGlyphs(systemFont, .horizontal, glyphs, nil, glyphs.count) + tracking
    }

    func width(of line: String) -> Double {
        let width = line.reduce(0) { $0 + advance(of: $1) }
        return line.isEmpty ? 0 : width - tracking
    }

    /// A line broken at blanks, so that each part is at most so wide where that is possible.
    func wrapped(_ line: String, width limit: Double) -> [String] {
        var result: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if current.isEmpty || width(of: longer) <= limit {
                current = longer
            } else {
                result.append(current)
                current = String(word)
            }
        }
        return result + [current]
    }

    /// The characters of a line.
    ///
    /// - Parameters:
    ///   - start: Where the line begins on its baseline.
    ///   - line: The line's number.
    ///   - gap: By how much each blank is wider than its own width.
    func characters(_ text: String, from start: SIMD2<Double>, line: Int, gap: Double = 0) -> [TextCharacter]
    {
        var x = start.x
        return text.map { character in
            let advance = advance(of: character) + (character.isWhitespace ? gap : 0)
            defer { x += advance }
            return TextCharacter(
                path: outline(of: character),
                origin: SIMD2(x, start.y),
                width: advance - tracking,
                isSpace: character.isWhitespace,
                line: line
            )
        }
    }

    /// The outline of a character that stands at the origin; nil for one without any.
    private func outline(of character: Character) -> CGPath? {
        if let glyph = glyph(character) {
            var place = CGAffineTransform(scaleX: size / 100, y: size / 100)
            return CGPath(Self.outline(of: glyph.shapes)).copy(using: &place)
        }
        // Fonts have their y axis up.
        let path = CGMutablePath()
        var pen = 0.0
        for glyph in systemGlyphs(character) {
            var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: pen, ty: 0)
            if let outline = CTFontCreatePathForGlyph(systemFont, glyph, &place) { path.addPath(outline) }
            pen += CTFontGetAdvancesForGlyphs(systemFont, .horizontal, [glyph], nil, 1)
        }
        return path.isEmpty ? nil : path
    }

    private static func outline(of items: [LottieShapeItem]) -> Path {
        // A style after everything paints everything.
        let style = LottieStyle(
            paint: .color(LottieProperty([0, 0, 0])),
            opacity: LottieProperty(100),
            stroke: .fill(.winding)
        )
        let all = items + [LottieShapeItem(content: .style(style))]
        return LottieStyledOutline(items: all, place: [items.count]).path(at: 0)
    }
}
