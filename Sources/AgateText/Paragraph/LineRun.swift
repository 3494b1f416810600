import AgateGeometry
package import Foundation

/// Glyphs of one font and one span that follow one another in a line.
package struct LineRun: Sendable {
    /// The glyphs that some of which the run shows.
    package let shaped: ShapedRun
    /// Which glyphs of ``shaped``.
    package let glyphRange: Range<Int>
    /// The units in the whole text; of a token or hyphen the place where it stands.
    package let textRange: Range<Int>
    /// What to add to ``ShapedRun/stringIndices`` for offsets in the whole text.
    package let indexOffset: Int
    /// The place of the span among those of the text.
    package let span: Int
    /// Where the run begins, from the left end of the line.
    package let x: Double
    /// How far it reaches from there.
    package let width: Double
    /// How far glyphs stand above the baseline.
    package let baselineOffset: Double
    /// What stands in place of the glyphs.
    package let box: InlineBox?
    /// Whether this is a token or a hyphen, which the text has not.
    package let isToken: Bool
    /// Glyphs that are wider than their advance, by their place in ``shaped``, and glyphs without ink or width: tabs, line terminators and
    /// spaces of justified lines.
    let changes: [Change]

    /// A glyph of which the advance is not the font's.
    struct Change: Sendable {
        let glyph: Int
        let advance: Double
        let isHidden: Bool
    }

    /// The font.
    package var font: FontInstance { shaped.font }

    /// The run at another place.
    func moved(by distance: Double) -> LineRun {
        LineRun(
            shaped: shaped,
            glyphRange: glyphRange,
            textRange: textRange,
            indexOffset: indexOffset,
            span: span,
            x: x + distance,
            width: width,
            baselineOffset: baselineOffset,
            box: box,
            isToken: isToken,
            changes: changes
        )
    }

    /// Some glyphs of the run, where they stand in the line.
    ///
    /// - Parameter part: Counted from the run's first glyph; cut to the run.
    package func part(_ part: Range<Int>) -> LineRun {
        let glyphs = part.moved(by: glyphRange.lowerBound).clamped(to: glyphRange)
        if glyphs == glyphRange { return self }
        var places: [Double] = []
        forEachGlyph { places.append($0.advance.width) }
        let first = glyphs.lowerBound - glyphRange.lowerBound
        return LineRun(
            shaped: shaped,
            glyphRange: glyphs,
            textRange: textRange,
            indexOffset: indexOffset,
            span: span,
            x: x + places[..<first].reduce(0, +),
            width: places[first..<first + glyphs.count].reduce(0, +),
            baselineOffset: baselineOffset,
            box: box,
            isToken: isToken,
            changes: changes.filter { glyphs.contains($0.glyph) }
        )
    }

    /// A glyph in its place.
    package struct Glyph: Sendable {
        package let glyph: UInt32
        /// From the left end of the line's baseline, y up.
        package let position: CGPoint
        package let advance: CGSize
        /// The first unit of the cluster, in the whole text.
        package let stringIndex: Int
        /// Whether it has no ink whatever the font says.
        package let isHidden: Bool
    }

    /// Calls a function with each glyph from left to right.
    package func forEachGlyph(_ body: (Glyph) -> Void) {
        var pen = x
        var next = 0
        for place in glyphRange {
            var advance = shaped.advances[place]
            var isHidden = box != nil
            if next < changes.count, changes[next].glyph == place {
                advance = CGSize(width: changes[next].advance, height: 0)
                isHidden = isHidden || changes[next].isHidden
                next += 1
            }
            let offset = shaped.offsets[place]
            body(
                Glyph(
                    glyph: shaped.glyphs[place],
                    position: CGPoint(x: pen + offset.x, y: offset.y + baselineOffset),
                    advance: advance,
                    stringIndex: shaped.stringIndices[place] + indexOffset,
                    isHidden: isHidden
                )
            )
            pen += advance.width
        }
    }

    /// The smallest rectangle around the ink, from the left end of the line's baseline, y up; null for none.
    package var imageBounds: CGRect {
        var box = CGRect.null
        forEachGlyph { glyph in
            guard !glyph.isHidden else { return }
            let bounds = font.boundingRect(of: glyph.glyph)
            guard bounds != .zero else { return }
            box = box.union(bounds.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
        }
        return box
    }
}
