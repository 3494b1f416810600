package import Foundation

/// A line of a paragraph: glyphs from left to right.
///
/// x counts in points from the left end of the line, white space at its end included.
///
/// Source: text T110 to T115.
package struct TextLine: Sendable {
    /// The paragraph that the line is of.
    package let paragraph: Paragraph
    /// The units of the line, counted from the paragraph's start.
    package let range: Range<Int>
    /// Runs from left to right.
    package let runs: [LineRun]
    /// The sum of all advances, white space at the end included.
    package let width: Double
    /// The width of the white space at the end.
    package let trailingWidth: Double
    /// How far the fonts reach from the baseline.
    package let metrics: LineMetrics
    /// The stretches of the text that the line shows, with carets, and where each begins.
    let parts: [Part]

    /// A stretch of the text in a line.
    struct Part: Sendable {
        let line: VisualLine
        let x: Double
    }

    /// The units of the line in the whole text.
    package var textRange: Range<Int> { range.moved(by: paragraph.range.lowerBound) }

    /// The number of glyphs of all runs.
    package var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphRange.count } }

    /// The smallest rectangle around what is drawn, with the left end of the baseline at the origin and y up; null for nothing.
    ///
    /// Source: text T116.
    package var imageBounds: CGRect {
        runs.reduce(.null) { box, run in
            let bounds = run.imageBounds
            return bounds.isNull ? box : box.union(bounds)
        }
    }
}

extension TextLine {
    /// Where the carets before a character stand.
    ///
    /// - Parameter offset: In the whole text; clamped to the line, and within a grapheme cluster its start.
    package func caret(at offset: Int) -> VisualLine.Caret {
        let offset = offset - paragraph.range.lowerBound
        guard
            let part = parts.first(where: { $0.line.range.contains(offset) })
                ?? parts.last(where: { $0.line.range.upperBound <= offset }) ?? parts.first
        else { return VisualLine.Caret(primary: 0, secondary: 0) }
        let caret = part.line.caret(at: offset)
        return VisualLine.Caret(primary: caret.primary + part.x, secondary: caret.secondary + part.x)
    }

    /// The caret stop, in the whole text, that is nearest to a place.
    package func offset(nearestTo x: Double) -> Int {
        let nearest = parts.min { Self.distance(x, $0) < Self.distance(x, $1) }
        guard let part = nearest else { return textRange.lowerBound }
        return part.line.offset(nearestTo: x - part.x) + paragraph.range.lowerBound
    }

    private static func distance(_ x: Double, _ part: Part) -> Double {
        max(part.x - x, x - part.x - part.line.width, 0)
    }

    /// The stretches that a selection covers, from left to right.
    ///
    /// - Parameter selection: In the whole text.
    package func spans(selecting selection: Range<Int>) -> [ClosedRange<Double>] {
        let selection = selection.moved(by: -paragraph.range.lowerBound)
        return parts.flatMap { part in
            part.line.spans(selecting: selection).map { $0.lowerBound + part.x...$0.upperBound + part.x }
        }
    }

    /// Both edges of each grapheme cluster from left to right, with offsets in the whole text.
    package var edges: [VisualLine.Edge] {
        parts.flatMap { part in
            part.line.edges().map { edge in
                VisualLine.Edge(
                    x: edge.x + part.x,
                    offset: edge.offset + paragraph.range.lowerBound,
                    isLeading: edge.isLeading
                )
            }
        }
    }
}
