import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Draws the lines of a label.
///
/// Source: text T206, T207, T211.
@MainActor enum LabelDrawing {
    /// Draws into the current context, if there is one.
    static func draw(_ label: UILabel, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !label.content.isEmpty, rect.isFinite else {
            return
        }
        let content = label.content
        let lines = label.typesetter.lines(content, in: rect.size)
        let scale = label.contentScaleFactor
        let y = rect.minY + top(of: lines, content, rect.height, scale)
        let origin = CGPoint(x: rect.minX, y: y)
        context.saveGState()
        if !content.isEnabled { context.setAlpha(0.5) }
        if let shadowColor = content.shadowColor {
            let offset = content.shadowOffset
            let color = shadowColor.cgColor
            var painter = TextPainter(looks: lines.looks.map { $0.silhouette(color) }, isFlipped: true)
            painter.pixelScale = scale
            let moved = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
            if moved.x.isFinite, moved.y.isFinite { draw(lines.layout, painter, at: moved, scale, context) }
        }
        let color = content.shownColor.cgColor
        let isRecolored = content.isHighlighted && content.highlightedTextColor != nil
        var painter = TextPainter(
            looks: lines.looks.map { look in
                isRecolored || look.foregroundColor == nil ? look.colored(color) : look
            },
            isFlipped: true
        )
        painter.pixelScale = scale
        for line in lines.layout.lines { painter.drawBackground(line, at: origin, in: context) }
        draw(lines.layout, painter, at: origin, scale, context)
        context.restoreGState()
    }

    /// Draws with the current context cut off at a label's bounds.
    static func withinBounds(of label: UILabel, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return body() }
        context.saveGState()
        context.clip(to: label.bounds)
        body()
        context.restoreGState()
    }

    /// Draws lines with their baselines on whole pixels.
    private static func draw(
        _ layout: TextLayout,
        _ painter: TextPainter,
        at origin: CGPoint,
        _ scale: CGFloat,
        _ context: CGContext
    ) {
        for line in layout.lines {
            var start = painter.baseline(of: line, origin)
            start.y = Pixels.roundedHalfUp(start.y, scale)
            painter.draw(line, at: start, in: context)
        }
    }

    /// Where the first line begins, from the top of the rectangle.
    ///
    /// GUESS label-y: halves are rounded up to whole pixels. Source: text T206.
    private static func top(
        of lines: LabelLayout,
        _ content: LabelContent,
        _ height: CGFloat,
        _ scale: CGFloat
    ) -> CGFloat {
        func centred(_ block: CGFloat) -> CGFloat {
            Pixels.roundedHalfUp((height - Pixels.ceiled(block, scale)) / 2, scale)
        }
        let own = lines.layout.height
        guard let fullSize = lines.fullSize, let first = lines.layout.lines.first else { return centred(own) }
        switch content.baselineAdjustment {
        case .alignCenters: return centred(own)
        case .none: return centred(fullSize.height)
        case .alignBaselines:
            return centred(fullSize.height) + fullSize.baseline - (first.baseline - first.top)
        }
    }
}

extension TextAppearance {
    /// The look in a colour.
    func colored(_ color: CGColor) -> TextAppearance {
        var look = self
        look.foregroundColor = color
        return look
    }

    /// The look of a copy of the text in one colour.
    func silhouette(_ color: CGColor) -> TextAppearance {
        var look = colored(color)
        look.backgroundColor = nil
        look.underlineColor = nil
        look.strikethroughColor = nil
        look.strokeColor = nil
        look.shadow = nil
        return look
    }
}

extension CGRect {
    /// Whether all numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
