import AgateText
import CoreGraphics

/// Sets a string in one font as labels set it, and tells where each glyph stands: for code that draws outlines of its own.
///
/// The whole string counts as one paragraph. There are no attributes and no object for a run, so that thousands of short texts cost little.
package struct GlyphTypesetter {
    /// Characters that the caller draws: they take part in directions and line breaks with a width of their own, and have no glyph.
    package struct Room {
        /// UTF-16 units.
        package var range: Range<Int>
        /// In points, without tracking.
        package var width: Double

        package init(_ range: Range<Int>, width: Double) { (self.range, self.width) = (range, width) }
    }

    private let paragraph: Paragraph?

    /// Makes a typesetter.
    ///
    /// - Parameters:
    ///   - tracking: Points added to each cluster.
    ///   - rooms: In ascending order, without overlaps.
    package init(_ string: String, font: CTFont, tracking: Double = 0, rooms: [Room] = []) {
        let text = UTF16Text(string)
        let shaping = ShapingAttributes(font: font.instance, tracking: tracking)
        var spans: [TextSpan] = []
        var end = 0
        for room in rooms {
            let range = room.range.clamped(to: end..<max(text.count, end))
            guard !range.isEmpty else { continue }
            if range.lowerBound > end { spans.append(TextSpan(end..<range.lowerBound, shaping)) }
            // A box stands for each scalar: the first one has the width of all.
            let isPair = UTF16.isLeadSurrogate(text.units[range.lowerBound])
            let first = min(range.lowerBound + (isPair ? 2 : 1), range.upperBound)
            func box(_ width: Double) -> InlineBox { InlineBox(ascent: 0, descent: 0, width: width) }
            spans.append(
                TextSpan(range.lowerBound..<first, shaping, box: box(room.width + shaping.tracking))
            )
            if first < range.upperBound {
                spans.append(TextSpan(first..<range.upperBound, shaping, box: box(0)))
            }
            end = range.upperBound
        }
        if end < text.count { spans.append(TextSpan(end..<text.count, shaping)) }
        let content = TextContent(text, spans: spans, isOneParagraph: true)
        paragraph = content.paragraphs.isEmpty ? nil : content.paragraph(at: 0)
    }

    /// The length in UTF-16 units.
    package var count: Int { paragraph?.text.count ?? 0 }

    /// Where the line ends that begins at a unit: behind the white space after the last word that fits; a word that is longer than a line
    /// is broken.
    ///
    /// Source: text T131.
    package func lineEnd(from start: Int, width: Double) -> Int {
        guard let paragraph, start < count else { return count }
        return LineBreaker(paragraph.measured, ruler: paragraph.setting.style.tabs)
            .suggestLineBreak(from: start, width: width).offset
    }

    /// A line of some units.
    package func line(_ range: Range<Int>) -> GlyphLine {
        guard let paragraph, !range.isEmpty else { return GlyphLine() }
        let line = paragraph.line(range)
        var result = GlyphLine()
        result.width = line.width
        result.trailingWidth = line.trailingWidth
        result.isRightToLeft = paragraph.measured.bidi.isRightToLeft
        result.items.reserveCapacity(line.glyphCount)
        for run in line.runs {
            let isBox = run.box != nil
            var pen = run.x
            run.forEachGlyph { glyph in
                result.items.append(
                    GlyphLine.Item(
                        glyph: isBox || glyph.isHidden ? nil : SetGlyph(run.font, glyph.glyph),
                        pen: pen,
                        position: glyph.position,
                        advance: glyph.advance.width,
                        stringIndex: min(glyph.stringIndex, range.upperBound - 1)
                    )
                )
                pen += glyph.advance.width
            }
        }
        return result
    }
}

/// Where the glyphs of a line stand.
package struct GlyphLine {
    /// A glyph, or the room for a character.
    package struct Item {
        /// Nil for a room, and for what has no ink.
        package let glyph: SetGlyph?
        /// Where the pen is before it, from the left end of the baseline.
        package let pen: Double
        /// Where it is drawn, from the left end of the baseline, y up.
        package let position: CGPoint
        /// By how much the pen moves on, tracking included.
        package let advance: Double
        /// The first UTF-16 unit of the cluster.
        package let stringIndex: Int
    }

    /// From left to right.
    package var items: [Item] = []
    /// All advances, those of white space at the end of the line included.
    package var width = 0.0
    /// The part of the width that is white space at the end of the line: at the left where it runs to the left.
    package var trailingWidth = 0.0
    package var isRightToLeft = false

    package init() {}
}
