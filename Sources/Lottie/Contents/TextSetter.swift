import AgateDocuments
import CoreGraphics
import CoreText

/// Sets a text: each character where it stands.
///
/// Lines are those of CoreText, with shaping, directions, kerning and other fonts for what the font lacks. A character that the file has an
/// outline of is a room as wide as it, with that outline in it.
///
/// Source: documents L130 to L134, reality Q4.2.
struct TextSetter {
    private let glyphs: [LottieGlyph.Key: LottieGlyph]
    private let text: LottieTextDocument
    /// The font of the file's own outlines; nil where they do not count.
    private let font: LottieFont?
    private let systemFont: CTFont
    /// In points.
    private let tracking: Double

    /// Makes a setter.
    ///
    /// - Returns: Nil for a text without a size.
    init?(_ text: LottieTextDocument, _ document: LottieDocument, _ fonts: FontLoader) {
        guard text.size > 0, text.size.isFinite else { return nil }
        self.text = text
        tracking = text.tracking / 1000 * text.size
        let given = fonts.given(text.font, text.size)
        font = given == nil ? document.fonts[text.font] : nil
        glyphs = font == nil ? [:] : document.glyphs
        systemFont = given ?? fonts.font(text.font, size: text.size)
    }

    /// From the top of a line to its baseline.
    var ascent: Double {
        font.map { $0.ascent > 0 ? $0.ascent * text.size / 100 : text.size * 0.75 }
            ?? Double(CTFontGetAscent(systemFont))
    }

    /// The characters in the order of the text.
    func characters() -> [TextCharacter] {
        var result: [TextCharacter] = []
        var baseline = -text.baselineShift
        var left = 0.0
        if let origin = text.boxOrigin {
            left = origin.x
            baseline += origin.y + ascent
        }
        let width = text.boxSize?.x ?? 0
        var number = 0
        for string in text.lines {
            let source = Source(string, self)
            let typesetter = GlyphTypesetter(
                string,
                font: systemFont,
                tracking: tracking,
                rooms: source.rooms
            )
            var start = 0
            repeat {
                var end = typesetter.count
                if width > 0, start < end {
                    end = max(typesetter.lineEnd(from: start, width: width), start + 1)
                }
                let line = typesetter.line(start..<end)
                let visible =
                    line.width - line.trailingWidth - (line.width > line.trailingWidth ? tracking : 0)
                let room = width - visible
                let fills = text.justification.fills(isContinued: end < typesetter.count) && room > 0
                var place = SIMD2(left + (fills ? 0 : room * text.justification.share), baseline)
                if line.isRightToLeft { place.x -= line.trailingWidth }
                source.add(line, start..<end, at: place, line: number, filling: fills ? room : 0, to: &result)
                baseline += text.lineHeight
                number += 1
                start = end
            } while start < typesetter.count
        }
        return result
    }

    /// The outlines of the file for a character: one, or those of the characters that it consists of.
    private func keys(_ character: Character) -> [LottieGlyph.Key]? {
        guard let font, !glyphs.isEmpty else { return nil }
        func key(_ string: String) -> LottieGlyph.Key? {
            let key = LottieGlyph.Key(character: string, family: font.family, style: font.style)
            return glyphs[key] == nil ? nil : key
        }
        if let whole = key(String(character)) { return [whole] }
        let scalars = character.unicodeScalars
        guard scalars.count > 1 else { return nil }
        let parts = scalars.compactMap { key(String($0)) }
        return parts.count == scalars.count ? parts : nil
    }

    private func width(of keys: [LottieGlyph.Key]) -> Double {
        keys.reduce(0) { $0 + (glyphs[$1]?.advance ?? 0) * text.size / 100 }
    }

    private func drawing(of keys: [LottieGlyph.Key]) -> TextCharacter.Drawing {
        var x = 0.0
        return .file(
            keys.map { key in
                defer { x += width(of: [key]) }
                return (key, x)
            }
        )
    }

    /// A line as the author broke it, divided into characters.
    private struct Source {
        private let setter: TextSetter
        /// Where each character begins, in UTF-16 units, and the end of the last one.
        private var starts: [Int] = [0]
        private var isSpace: [Bool] = []
        /// The outlines of the file, by the places of characters.
        private var keys: [Int: [LottieGlyph.Key]] = [:]
        private(set) var rooms: [GlyphTypesetter.Room] = []

        init(_ string: String, _ setter: TextSetter) {
            self.setter = setter
            for (place, character) in string.enumerated() {
                let start = starts[place]
                let end = start + character.utf16.count
                starts.append(end)
                isSpace.append(character.isWhitespace)
                guard let found = setter.keys(character) else { continue }
                keys[place] = found
                rooms.append(GlyphTypesetter.Room(start..<end, width: setter.width(of: found)))
            }
        }

        /// The place of the character that a unit belongs to.
        private func place(of unit: Int) -> Int {
            var (low, high) = (0, isSpace.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= unit { low = middle } else { high = middle }
            }
            return low
        }

        /// Adds the characters of a line.
        ///
        /// - Parameters:
        ///   - units: The units of the line.
        ///   - start: Where the line begins on its baseline.
        ///   - number: The line's number.
        ///   - room: The width that the blanks share, in points.
        func add(
            _ line: GlyphLine,
            _ units: Range<Int>,
            at start: SIMD2<Double>,
            line number: Int,
            filling room: Double,
            to result: inout [TextCharacter]
        ) {
            guard !units.isEmpty else { return }
            let (first, last) = (place(of: units.lowerBound), place(of: units.upperBound - 1))
            let base = result.count
            result.reserveCapacity(base + last - first + 1)
            for place in first...last {
                result.append(TextCharacter(origin: start, isSpace: isSpace[place], line: number))
            }
            // Blanks at the end of the line have no part of the room.
            let end = (first...last).last { !isSpace[$0] } ?? first
            let blanks = (first...end).count { isSpace[$0] }
            let gap = blanks > 0 ? room / Double(blanks) : 0
            var shift = start.x
            var before: Int?
            var isPlaced = [Bool](repeating: false, count: last - first + 1)
            for item in line.items {
                let place = min(max(place(of: item.stringIndex), first), last)
                if let before, before != place, isSpace[before], before < end { shift += gap }
                before = place
                let index = base + place - first
                if !isPlaced[place - first] {
                    isPlaced[place - first] = true
                    result[index].origin = SIMD2(shift + item.pen, start.y)
                    result[index].width = -setter.tracking
                    if let keys = keys[place] { result[index].drawing = setter.drawing(of: keys) }
                }
                result[index].width += item.advance
                guard let glyph = item.glyph, !isSpace[place] else { continue }
                var glyphs: [(glyph: SetGlyph, place: SIMD2<Double>)] = []
                if case .glyphs(let known) = result[index].drawing { glyphs = known }
                let x = shift + item.position.x - result[index].origin.x
                glyphs.append((glyph, SIMD2(x, -item.position.y)))
                result[index].drawing = .glyphs(glyphs)
            }
            // Parts of ligatures stand where the ligature ends.
            for place in first...last where !isPlaced[place - first] && place > first {
                let before = result[base + place - first - 1]
                result[base + place - first].origin = SIMD2(before.origin.x + before.width, start.y)
            }
        }
    }
}
