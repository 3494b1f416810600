import AgateGeometry
import AgateText
import CoreGraphics

/// Draws lines through the text matrix of a context.
struct LinePainter {
    private let context: CGContext

    init(_ context: CGContext) {
        self.context = context
    }

    private func painter(_ looks: [TextAppearance]) -> TextPainter {
        var painter = TextPainter(looks: looks, isFlipped: false)
        painter.drawsDecorations = false
        return painter
    }

    /// Calls a function with the context's user space turned into text space.
    private func inTextSpace(_ body: () -> Void) {
        let matrix = context.textMatrix
        context.saveGState()
        context.concatenate(matrix)
        body()
        context.restoreGState()
        context.textMatrix = matrix
    }

    /// Draws a line at the text position.
    func draw(_ line: TextLine, looks: [TextAppearance]) {
        inTextSpace {
            drawBackgrounds(
                line,
                looks,
                bottom: -line.metrics.descent,
                height: line.metrics.ascent + line.metrics.descent
            )
            painter(looks).draw(line, at: .zero, in: context)
        }
    }

    /// Draws the glyphs of a line at the text position.
    func drawGlyphs(_ line: TextLine, looks: [TextAppearance]) {
        inTextSpace { painter(looks).draw(line, at: .zero, in: context) }
    }

    /// Draws the backgrounds of a line of a frame, as high as the line with its spacing.
    func drawBackground(_ line: TextLine, looks: [TextAppearance]) {
        guard looks.contains(where: { $0.backgroundColor != nil }) else { return }
        inTextSpace {
            drawBackgrounds(line, looks, bottom: line.baseline - line.bottom, height: line.height)
        }
    }

    private func drawBackgrounds(_ line: TextLine, _ looks: [TextAppearance], bottom: Double, height: Double)
    {
        for run in line.runs {
            guard looks.indices.contains(run.span), let color = looks[run.span].backgroundColor else {
                continue
            }
            context.setFillColor(color)
            context.fill(CGRect(x: run.x, y: bottom, width: run.width, height: height))
        }
    }

    /// Draws glyphs of a run.
    func draw(_ run: VisualRun, look: TextAppearance) {
        inTextSpace {
            context.textMatrix = .identity
            // The painter finds the look by the run's span.
            painter(Array(repeating: look, count: run.span + 1)).draw(run, at: .zero, in: context)
        }
    }
}
