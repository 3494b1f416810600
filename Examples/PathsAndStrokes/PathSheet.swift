package import UIKit

/// The cards that stand still, drawn with Core Graphics.
package final class PathSheet: UIView {
    /// Where a card lies: four to a row.
    static func card(_ index: Int) -> CGRect {
        CGRect(x: 12 + 116 * CGFloat(index % 4), y: 12 + 114 * CGFloat(index / 4), width: 108, height: 106)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let drawings: [(CGContext) -> Void] = [
            caps, joins, miters, { _ in }, hairlines, skewedPen, { _ in }, fillRules,
            { self.combine($0, Palette.blue) { $0.union($1) } },
            { self.combine($0, Palette.teal) { $0.intersection($1) } },
            { self.combine($0, Palette.amber) { $0.subtracting($1) } },
            { self.combine($0, Palette.coral) { $0.symmetricDifference($1) } },
        ]
        for (index, draw) in drawings.enumerated() {
            let card = Self.card(index)
            context.saveGState()
            context.addPath(UIBezierPath(roundedRect: card, cornerRadius: 10).cgPath)
            context.setFillColor(Palette.card.cgColor)
            context.fillPath()
            context.translateBy(x: card.minX, y: card.minY)
            draw(context)
            context.restoreGState()
        }
    }

    /// A wide line with its own path in white.
    private func stroke(_ context: CGContext, _ color: UIColor, width: CGFloat, _ path: CGPath) {
        context.setLineWidth(width)
        context.setStrokeColor(color.cgColor)
        context.addPath(path)
        context.strokePath()
        context.setLineWidth(1)
        context.setStrokeColor(Palette.card.cgColor)
        context.addPath(path)
        context.strokePath()
    }

    private func lines(_ points: [(CGFloat, CGFloat)]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    private func caps(_ context: CGContext) {
        for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            context.setLineCap(cap)
            let y = 25 + 28 * CGFloat(row)
            stroke(context, Palette.blue, width: 16, lines([(26, y), (82, y)]))
        }
    }

    private func joins(_ context: CGContext) {
        for (row, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            context.setLineJoin(join)
            let y = 30 + 26 * CGFloat(row)
            stroke(context, Palette.teal, width: 12, lines([(18, y + 12), (54, y - 8), (90, y + 12)]))
        }
    }

    /// The sharper the corner, the longer its miter, up to the limit.
    private func miters(_ context: CGContext) {
        context.setMiterLimit(4)
        for index in 0..<4 {
            let x = 20 + 23 * CGFloat(index)
            let half = 10 - 2.2 * CGFloat(index)
            stroke(context, Palette.amber, width: 6, lines([(x - half, 88), (x, 38), (x + half, 88)]))
        }
    }

    /// Lines of no width are a pixel wide, however the context is scaled.
    private func hairlines(_ context: CGContext) {
        context.setLineWidth(0)
        context.setStrokeColor(Palette.ink.cgColor)
        context.translateBy(x: 14, y: 92)
        context.scaleBy(x: 0.8, y: 0.8)
        for index in 0...12 {
            let angle = CGFloat(index) / 24 * .pi
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 98 * cos(angle), y: -98 * sin(angle)))
        }
        context.strokePath()
    }

    /// Scaled along x alone, a round pen is an ellipse.
    private func skewedPen(_ context: CGContext) {
        context.translateBy(x: 54, y: 53)
        context.rotate(by: -0.4)
        context.scaleBy(x: 2.6, y: 0.8)
        context.setLineWidth(7)
        context.setStrokeColor(Palette.blue.cgColor)
        context.strokeEllipse(in: CGRect(x: -13, y: -36, width: 26, height: 72))
    }

    /// One star, twice.
    private func fillRules(_ context: CGContext) {
        for (index, rule) in [CGPathFillRule.winding, .evenOdd].enumerated() {
            let middle = CGPoint(x: 34 + 40 * CGFloat(index), y: 34 + 38 * CGFloat(index))
            for corner in 0..<5 {
                let angle = CGFloat(corner) * 0.8 * .pi
                let point = CGPoint(x: middle.x + 28 * sin(angle), y: middle.y - 28 * cos(angle))
                if corner == 0 { context.move(to: point) } else { context.addLine(to: point) }
            }
            context.closePath()
            context.setFillColor(Palette.violet.cgColor)
            context.fillPath(using: rule)
        }
    }

    /// Two areas made one: filled, outlined, and the ends of its curves marked.
    private func combine(_ context: CGContext, _ color: UIColor, _ operation: (CGPath, CGPath) -> CGPath) {
        let disc = CGPath(ellipseIn: CGRect(x: 14, y: 16, width: 58, height: 58), transform: nil)
        let plate = CGPath(
            roundedRect: CGRect(x: 42, y: 34, width: 52, height: 56),
            cornerWidth: 12,
            cornerHeight: 12,
            transform: nil
        )
        let result = operation(disc, plate)
        context.addPath(result)
        context.setFillColor(color.withAlphaComponent(0.3).cgColor)
        context.fillPath()
        context.addPath(result)
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(2)
        context.strokePath()
        context.setFillColor(Palette.ink.cgColor)
        result.applyWithBlock { element in
            let last: Int
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: last = 0
            case .addQuadCurveToPoint: last = 1
            case .addCurveToPoint: last = 2
            case .closeSubpath: return
            }
            let point = element.pointee.points[last]
            context.fillEllipse(in: CGRect(x: point.x - 1.8, y: point.y - 1.8, width: 3.6, height: 3.6))
        }
    }
}
