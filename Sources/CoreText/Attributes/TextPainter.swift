package import AgateText
package import CoreGraphics
import Foundation

/// Draws laid-out text into a context.
///
/// Source: text T101, T107, T160 to T170.
package struct TextPainter {
    /// How the spans of the text look.
    package var looks: [TextAppearance]
    /// Whether y grows downwards in the context's user space.
    package var isFlipped: Bool
    /// Device pixels in a point, to which underlines are rounded up; 0: they are not rounded.
    package var pixelScale = 0.0
    /// Whether glyphs stand on whole pixels.
    package var usesWholePixels = false
    /// Whether decorations that UIKit alone draws are drawn: shadows, strikethrough and what stands in boxes.
    ///
    /// Source: text T108.
    package var drawsDecorations = true

    package init(looks: [TextAppearance], isFlipped: Bool) {
        self.looks = looks
        self.isFlipped = isFlipped
    }

    /// Draws all lines of a layout.
    ///
    /// - Parameter origin: The upper left corner of the layout's room, in user space.
    package func draw(_ layout: TextLayout, at origin: CGPoint, in context: CGContext) {
        for line in layout.lines { drawBackground(line, at: origin, in: context) }
        for line in layout.lines {
            draw(line, at: baseline(of: line, origin), in: context)
        }
    }

    /// Where the left end of a line's baseline is in user space.
    package func baseline(of line: TextLine, _ origin: CGPoint) -> CGPoint {
        CGPoint(
            x: origin.x + line.x,
            y: isFlipped ? origin.y + line.baseline : origin.y - line.baseline
        )
    }

    /// Draws the backgrounds of a line's runs, each as high as the line.
    package func drawBackground(_ line: TextLine, at origin: CGPoint, in context: CGContext) {
        let top = isFlipped ? origin.y + line.top : origin.y - line.bottom
        for run in line.runs {
            guard let color = look(of: run).backgroundColor else { continue }
            context.setFillColor(color)
            context.fill(CGRect(x: origin.x + line.x + run.x, y: top, width: run.width, height: line.height))
        }
    }

    /// Draws the glyphs of a line with their decorations.
    ///
    /// - Parameter start: The left end of the baseline, in user space.
    package func draw(_ line: TextLine, at start: CGPoint, in context: CGContext) {
        let textMatrix = context.textMatrix
        context.saveGState()
        defer {
            context.restoreGState()
            context.textMatrix = textMatrix
        }
        context.textMatrix = CGAffineTransform(
            a: 1,
            b: 0,
            c: 0,
            d: isFlipped ? -1 : 1,
            tx: start.x,
            ty: start.y
        )
        if usesWholePixels { context.setShouldSubpixelQuantizeFonts(true) }
        let decorations = TextDecorations(self, line, start)
        decorations.drawUnderlines(in: context)
        for run in line.runs { draw(run, at: start, in: context) }
        if drawsDecorations { decorations.drawStrikethrough(in: context) }
    }

    /// How a run looks.
    package func look(of run: VisualRun) -> TextAppearance {
        run.span < looks.count ? looks[run.span] : looks.first ?? TextAppearance()
    }

    /// Draws the glyphs of a run; the text matrix leads to the left end of the line.
    package func draw(_ run: VisualRun, at start: CGPoint, in context: CGContext) {
        let look = look(of: run)
        if let box = run.box {
            if drawsDecorations, let source = look.box { draw(source, box, run, start, context) }
            return
        }
        var glyphs: [UInt32] = []
        var positions: [CGPoint] = []
        glyphs.reserveCapacity(run.glyphRange.count)
        positions.reserveCapacity(run.glyphRange.count)
        run.forEachGlyph { glyph in
            guard !glyph.isHidden else { return }
            glyphs.append(glyph.glyph)
            positions.append(glyph.position)
        }
        guard !glyphs.isEmpty else { return }
        if let color = look.foregroundColor { context.setFillColor(color) }
        let hasState = look.strokeWidth != 0 || (look.shadow != nil && drawsDecorations)
        if hasState {
            context.saveGState()
            setUp(look, run.font, context)
        }
        context.drawGlyphs(glyphs, of: run.font, at: positions)
        if hasState { context.restoreGState() }
    }

    /// Stroke and shadow of a run.
    private func setUp(_ look: TextAppearance, _ font: FontInstance, _ context: CGContext) {
        if drawsDecorations, let shadow = look.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        guard look.strokeWidth != 0 else { return }
        context.setTextDrawingMode(look.strokeWidth > 0 ? .stroke : .fillStroke)
        context.setLineWidth(abs(look.strokeWidth) / 100 * font.size)
        // GUESS stroke-join: corners are pointed. Source: text T164.
        context.setLineJoin(.miter)
        if let color = look.strokeColor ?? look.foregroundColor { context.setStrokeColor(color) }
    }

    private func draw(
        _ source: any InlineBoxSource,
        _ box: InlineBox,
        _ run: VisualRun,
        _ start: CGPoint,
        _ context: CGContext
    ) {
        run.forEachGlyph { glyph in
            let baseline = start.y + (isFlipped ? -glyph.position.y : glyph.position.y)
            let rect = CGRect(
                x: start.x + glyph.position.x,
                y: isFlipped ? baseline - box.ascent : baseline - box.descent,
                width: box.width,
                height: box.ascent + box.descent
            )
            source.drawInlineBox(rect, isFlipped: isFlipped, at: glyph.stringIndex, in: context)
        }
    }
}
