import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Draws the text of a layout manager into the current context.
///
/// Source: text T238.
struct LayoutDrawing {
    private let manager: NSLayoutManager
    private let origin: CGPoint
    private let context: CGContext
    private var flow: TextFlow { manager.flow }

    /// Nil without a current context.
    init?(_ manager: NSLayoutManager, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.manager = manager
        self.origin = origin
        self.context = context
    }

    /// Whether no subclass draws glyphs in its own way.
    private var isPlain: Bool { type(of: manager) == NSLayoutManager.self }

    private func painter(_ paragraph: Int) -> TextPainter {
        var painter = TextPainter(looks: flow.content(paragraph).looks, isFlipped: true)
        let transform = context.ctm
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        painter.pixelScale = scale.isFinite ? Double(scale) : 1
        return painter
    }

    /// Calls a function for each line of glyphs, with the characters of it that are meant.
    private func forEachLine(_ glyphs: NSRange, _ body: (TextFlow.LineIndex, Range<Int>) -> Void) {
        let characters = LayoutGlyphs(manager).characterRange(glyphs, nil)
        let range = characters.location..<NSMaxRange(characters)
        guard !range.isEmpty else { return }
        LayoutPlaces(manager).forEachLine(of: range) { index in
            body(index, range.clamped(to: flow.range(of: index)))
            return true
        }
    }

    // MARK: Backgrounds

    func drawBackground(_ glyphs: NSRange) {
        forEachLine(glyphs) { index, part in
            let looks = flow.content(index.paragraph).looks
            guard looks.contains(where: { $0.backgroundColor != nil }) else { return }
            let line = flow.line(index)
            let start = flow.start(of: index.paragraph)
            for run in line.runs where run.span < looks.count {
                guard let color = looks[run.span].backgroundColor else { continue }
                let units = run.textRange.clamped(to: part.moved(by: -start))
                guard run.isToken || !units.isEmpty else { continue }
                let rects = line.spans(selecting: units).map { span in
                    CGRect(
                        x: origin.x + line.origin.x + CGFloat(span.lowerBound),
                        y: origin.y + line.rect.minY,
                        width: CGFloat(span.upperBound - span.lowerBound),
                        height: line.rect.height
                    )
                }
                let characters = NSRange(location: units.lowerBound + start, length: units.count)
                rects.withUnsafeBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    manager.fillBackgroundRectArray(
                        base,
                        count: buffer.count,
                        forCharacterRange: characters,
                        color: UIColor(cgColor: color)
                    )
                }
            }
        }
    }

    // MARK: Glyphs

    func drawGlyphs(_ glyphs: NSRange) {
        var known: (paragraph: Int, painter: TextPainter)?
        forEachLine(glyphs) { index, part in
            let line = flow.line(index)
            let painter = known?.paragraph == index.paragraph ? known?.painter : nil
            let used = painter ?? self.painter(index.paragraph)
            known = (index.paragraph, used)
            let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
            if isPlain, part == flow.range(of: index) {
                used.draw(line, at: start, in: context)
            } else {
                draw(index, line, part, used, start)
            }
        }
    }

    /// Draws a part of a line, run by run, by the methods that subclasses override.
    private func draw(
        _ index: TextFlow.LineIndex,
        _ line: TextLine,
        _ part: Range<Int>,
        _ painter: TextPainter,
        _ start: CGPoint
    ) {
        let first = flow.start(of: index.paragraph)
        let local = part.moved(by: -first)
        decorate(index, line, local, painter, \.underlineStyle, isThrough: false)
        for run in line.runs {
            guard run.isToken || run.textRange.overlaps(local) else { continue }
            if run.box != nil {
                context.saveGState()
                let matrix = context.textMatrix
                context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: start.x, ty: start.y)
                painter.draw(run, at: start, in: context)
                context.textMatrix = matrix
                context.restoreGState()
            } else {
                show(run, local, painter.look(of: run), start)
            }
        }
        decorate(index, line, local, painter, \.strikethroughStyle, isThrough: true)
    }

    private func show(_ run: VisualRun, _ part: Range<Int>, _ look: TextAppearance, _ start: CGPoint) {
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        run.forEachGlyph { glyph in
            guard !glyph.isHidden, run.isToken || part.contains(glyph.stringIndex) else { return }
            glyphs.append(CGGlyph(truncatingIfNeeded: glyph.glyph))
            positions.append(CGPoint(x: start.x + glyph.position.x, y: start.y - glyph.position.y))
        }
        guard !glyphs.isEmpty else { return }
        context.saveGState()
        if let color = look.foregroundColor { context.setFillColor(color) }
        if let shadow = look.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        if look.strokeWidth != 0 {
            context.setTextDrawingMode(look.strokeWidth > 0 ? .stroke : .fillStroke)
            context.setLineWidth(abs(look.strokeWidth) / 100 * run.font.size)
            if let color = look.strokeColor ?? look.foregroundColor { context.setStrokeColor(color) }
        }
        manager.showCGGlyphs(
            &glyphs,
            positions: &positions,
            count: glyphs.count,
            font: UIFont(run.font),
            textMatrix: CGAffineTransform(scaleX: 1, y: -1),
            attributes: look.attributes,
            in: context
        )
        context.restoreGState()
    }

    // MARK: Lines under and through text

    private func decorate(
        _ index: TextFlow.LineIndex,
        _ line: TextLine,
        _ part: Range<Int>,
        _ painter: TextPainter,
        _ style: KeyPath<TextAppearance, Int>,
        isThrough: Bool
    ) {
        let first = flow.start(of: index.paragraph)
        for run in line.runs where !run.isToken {
            let number = painter.look(of: run)[keyPath: style]
            let units = run.textRange.clamped(to: part)
            guard number & 0x0F != 0, !units.isEmpty else { continue }
            let glyphs = LayoutGlyphs(manager).glyphRange(
                NSRange(location: units.lowerBound + first, length: units.count),
                nil
            )
            let whole = flow.range(of: index)
            let all = LayoutGlyphs(manager).glyphRange(
                NSRange(location: whole.lowerBound, length: whole.count),
                nil
            )
            let offset = line.rect.maxY - line.origin.y
            let value = NSUnderlineStyle(rawValue: number)
            if isThrough {
                manager.drawStrikethrough(
                    forGlyphRange: glyphs,
                    strikethroughType: value,
                    baselineOffset: offset,
                    lineFragmentRect: line.rect,
                    lineFragmentGlyphRange: all,
                    containerOrigin: origin
                )
            } else {
                manager.drawUnderline(
                    forGlyphRange: glyphs,
                    underlineType: value,
                    baselineOffset: offset,
                    lineFragmentRect: line.rect,
                    lineFragmentGlyphRange: all,
                    containerOrigin: origin
                )
            }
        }
    }

    /// Draws a line under or through glyphs of one line: a solid one, in the colour and with the measures of the first of them.
    func drawLine(_ glyphs: NSRange, _ style: Int, _ rect: CGRect, _ baselineOffset: CGFloat, isThrough: Bool)
    {
        let characters = LayoutGlyphs(manager).characterRange(glyphs, nil)
        guard characters.length > 0, let index = flow.lineIndex(at: characters.location) else { return }
        let line = flow.line(index)
        let first = flow.start(of: index.paragraph)
        let local = characters.location - first..<NSMaxRange(characters) - first
        guard let run = line.runs.first(where: { $0.textRange.overlaps(local) }) else { return }
        let look = painter(index.paragraph).look(of: run)
        let metrics = run.font.metrics
        let thickness = max(metrics.underlineThickness, run.font.size / 20) * (style & 0x0F == 0x02 ? 2 : 1)
        let baseline = Double(rect.maxY - baselineOffset)
        let top =
            isThrough
            ? baseline - metrics.xHeight / 2 - thickness / 2
            : baseline - metrics.underlinePosition - thickness / 2
        if let color = (isThrough ? look.strikethroughColor : look.underlineColor) ?? look.foregroundColor {
            context.setFillColor(color)
        }
        let tops = style & 0x0F == 0x09 ? [top, top + 2 * thickness] : [top]
        for span in line.spans(selecting: local) {
            for top in tops {
                context.fill(
                    CGRect(
                        x: Double(origin.x + line.origin.x) + span.lowerBound,
                        y: Double(origin.y) + top,
                        width: span.upperBound - span.lowerBound,
                        height: thickness
                    )
                )
            }
        }
    }
}
