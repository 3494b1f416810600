import AgateText
import CoreGraphics
import Foundation

/// The lines under and through the text of one line.
///
/// Source: text T161 to T163.
struct TextDecorations {
    private let painter: TextPainter
    private let line: TextLine
    private let start: CGPoint

    /// - Parameter start: The left end of the baseline, in user space.
    init(_ painter: TextPainter, _ line: TextLine, _ start: CGPoint) {
        self.painter = painter
        self.line = line
        self.start = start
    }

    /// Neighbours of one style and colour, and the font whose measures they share.
    private struct Stretch {
        var spans: [ClosedRange<Double>]
        var font: FontInstance
        var style: Int
        var color: CGColor?
        var baselineOffset: Double
    }

    /// Draws the underlines.
    func drawUnderlines(in context: CGContext) {
        for stretch in stretches(\.underlineStyle, \.underlineColor) {
            // GUESS underline-geometry: the font's measures, and no gaps where glyphs cross the line.
            let metrics = stretch.font.metrics
            let thickness =
                -metrics.underlinePosition > 0 || metrics.underlineThickness > 0
                ? metrics.underlineThickness : stretch.font.size / 14
            let top = rounded(-metrics.underlinePosition - thickness / 2)
            draw(stretch, top: top - stretch.baselineOffset, thickness: rounded(thickness), context)
        }
    }

    /// Draws the lines through the text.
    ///
    /// GUESS strikethrough-place: centred at half of the x-height, as thick as underlines.
    func drawStrikethrough(in context: CGContext) {
        for stretch in stretches(\.strikethroughStyle, \.strikethroughColor) {
            let metrics = stretch.font.metrics
            let thickness = rounded(
                metrics.underlineThickness > 0 ? metrics.underlineThickness : stretch.font.size / 14
            )
            let top = -metrics.xHeight / 2 - thickness / 2
            draw(stretch, top: top - stretch.baselineOffset, thickness: thickness, context)
        }
    }

    /// A length rounded up to device pixels.
    private func rounded(_ length: Double) -> Double {
        let scale = painter.pixelScale
        guard scale > 0, length.isFinite else { return length.isFinite ? length : 0 }
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Draws a stretch's line or lines.
    ///
    /// - Parameter top: How far the upper edge is below the baseline.
    private func draw(_ stretch: Stretch, top: Double, thickness: Double, _ context: CGContext) {
        if let color = stretch.color { context.setFillColor(color) }
        let isThick = stretch.style & 0x0F == 0x02
        let isDouble = stretch.style & 0x0F == 0x09
        let height = thickness * (isThick ? 2 : 1)
        for place in isDouble ? [0, 2] : [0] {
            let y = top + Double(place) * thickness
            for span in stretch.spans {
                for part in pieces(span, style: stretch.style, thickness: thickness) {
                    let edge = painter.isFlipped ? start.y + y : start.y - y - height
                    context.fill(
                        CGRect(
                            x: start.x + part.lowerBound,
                            y: edge,
                            width: part.upperBound - part.lowerBound,
                            height: height
                        )
                    )
                }
            }
        }
    }

    /// The pieces of a line that has a pattern, in thicknesses.
    ///
    /// GUESS underline-pattern: dots are 3, dashes 10 and gaps 5 or 3 thick, by the sound of their names.
    private func pieces(_ span: ClosedRange<Double>, style: Int, thickness: Double) -> [ClosedRange<Double>] {
        let lengths: [Double]
        switch style & 0x0F00 {
        case 0x0100: lengths = [3, 3]
        case 0x0200: lengths = [10, 5]
        case 0x0300: lengths = [10, 3, 3, 3]
        case 0x0400: lengths = [10, 3, 3, 3, 3, 3]
        default: return [span]
        }
        let length = span.upperBound - span.lowerBound
        guard thickness > 0, length / thickness < 1e5 else { return [span] }
        var pieces: [ClosedRange<Double>] = []
        var x = span.lowerBound
        var index = 0
        while x < span.upperBound {
            let next = x + lengths[index % lengths.count] * thickness
            if index % 2 == 0 { pieces.append(x...min(next, span.upperBound)) }
            x = next
            index += 1
        }
        return pieces
    }

    /// The stretches that have a line of some style, from left to right.
    private func stretches(
        _ style: KeyPath<TextAppearance, Int>,
        _ color: KeyPath<TextAppearance, CGColor?>
    ) -> [Stretch] {
        guard line.runs.contains(where: { painter.look(of: $0)[keyPath: style] != 0 }) else { return [] }
        let end = line.visibleRange.upperBound + line.paragraphStart
        var stretches: [Stretch] = []
        for run in line.runs {
            let look = painter.look(of: run)
            let number = look[keyPath: style]
            guard number & 0x0F != 0 else { continue }
            let spans = spans(of: run, upTo: end, byWord: number & 0x8000 != 0)
            guard !spans.isEmpty else { continue }
            let lineColor = look[keyPath: color] ?? look.foregroundColor
            if let last = stretches.last, last.style == number, last.color == lineColor,
                last.baselineOffset == run.baselineOffset, let edge = last.spans.last?.upperBound,
                abs(edge - run.x) < 1e-6
            {
                stretches[stretches.count - 1].spans += spans
                if run.font.size > last.font.size { stretches[stretches.count - 1].font = run.font }
            } else {
                stretches.append(
                    Stretch(
                        spans: spans,
                        font: run.font,
                        style: number,
                        color: lineColor,
                        baselineOffset: run.baselineOffset
                    )
                )
            }
        }
        return stretches.map { stretch in
            var stretch = stretch
            stretch.spans = joined(stretch.spans)
            return stretch
        }
    }

    /// Spans without gaps between them as one.
    private func joined(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for span in spans {
            if let last = joined.last, abs(last.upperBound - span.lowerBound) < 1e-6 {
                joined[joined.count - 1] = last.lowerBound...max(span.upperBound, last.lowerBound)
            } else {
                joined.append(span)
            }
        }
        return joined
    }

    /// The stretches of a run that have a line: not white space at the line's end, and with `byWord` none at all.
    private func spans(of run: VisualRun, upTo end: Int, byWord: Bool) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        let units = line.text.text.units
        let first = line.paragraphStart
        var x = run.x
        run.forEachGlyph { glyph in
            let right = x + glyph.advance.width
            let index = glyph.stringIndex - first
            let isSpace =
                !run.isToken && units.indices.contains(index) && UTF16Text.isWhiteSpace(units[index])
            let isShown = run.isToken || (glyph.stringIndex < end && !(byWord && isSpace))
            if isShown, right > x {
                if let last = spans.last, last.upperBound == x {
                    spans[spans.count - 1] = last.lowerBound...right
                } else {
                    spans.append(x...right)
                }
            }
            x = right
        }
        return spans
    }
}
