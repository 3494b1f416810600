public import AgateGeometry
import AgatePixels
public import Foundation

extension CGContext {
    /// Draws the path in a mode and starts a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if let rule = mode.fillRule { paint(drawing(path, rule: rule, color: state.fillColor)) }
        if mode.strokes { stroke(path) }
    }

    /// Fills the path and starts a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Draws the line of the path and starts a new one.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills a rectangle; the path under construction is forgotten.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    /// Fills rectangles, what they share once; the path under construction is forgotten.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        var path = Path()
        for rect in rects where rect.isFinite { path.addRect(rect.standardized) }
        paint(drawing(path, color: state.fillColor))
    }

    /// Draws the outline of a rectangle; the path under construction is forgotten.
    public func stroke(_ rect: CGRect) {
        beginPath()
        guard rect.isFinite else { return }
        stroke(Path(rect: rect.standardized))
    }

    /// Draws the outline of a rectangle with a line width; the path under construction is forgotten.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let lineWidth = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = lineWidth
    }

    /// Fills the ellipse in a rectangle; the path under construction is forgotten.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        paint(drawing(CGContext.ellipse(in: rect), color: state.fillColor))
    }

    /// Draws the outline of the ellipse in a rectangle; the path under construction is forgotten.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(CGContext.ellipse(in: rect))
    }

    /// Draws lines, each from one point of a pair to the other; the path under construction is forgotten.
    ///
    /// The last of an odd number of points is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes a rectangle transparent, black where the bitmap has no alpha.
    ///
    /// The clip holds; alpha, blend mode and shadow don't.
    public func clear(_ rect: CGRect) {
        guard rect.isFinite else { return }
        let saved = state
        state.shadow = nil
        state.alpha = 1
        state.blendMode = .clear
        paint(drawing(Path(rect: rect.standardized), color: .black))
        state = saved
    }

    /// Draws the line of a user-space path.
    private func stroke(_ path: Path) {
        paint(drawing(path, stroke: state.strokeStyle, color: state.strokeColor))
    }

    /// The path under construction in user space, which starts anew.
    func takePath() -> Path {
        defer { beginPath() }
        return currentPath
    }

    private static func ellipse(in rect: CGRect) -> Path {
        var path = Path()
        if rect.isFinite { path.addEllipse(in: rect.standardized) }
        return path
    }
}
