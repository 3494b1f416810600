import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// One thing to paint: a shape in pixels and what fills it.
struct Drawing {
    /// The shape, before `transform`.
    var path: Path
    /// The path's space to pixels, y downwards.
    var transform: CGAffineTransform
    var rule = CGPathFillRule.winding
    var paint: Paint
    var antialiases: Bool
    /// How the path is stroked; nil for a path that is filled.
    var stroke: StrokeStyle?

    /// The pixels that the shape may touch.
    var bounds: DeviceRect {
        guard !path.isEmpty else { return .empty }
        var box = path.boundingBox
        guard var stroke else { return DeviceRect(covering: box.applying(transform)) }
        guard stroke.width == 0 else {
            let reach = CGFloat(Path.reach(of: stroke))
            return DeviceRect(covering: box.insetBy(dx: -reach, dy: -reach).applying(transform))
        }
        // A hairline is a pixel wide, whatever the transform.
        stroke.width = 1
        let reach = CGFloat(Path.reach(of: stroke))
        box = box.applying(transform)
        return DeviceRect(covering: box.insetBy(dx: -reach, dy: -reach))
    }

    /// Paints on a canvas, moved by a vector; only the shape moves with it, not an image that fills it.
    func draw(
        on canvas: any DrawingTarget,
        movedBy offset: CGVector = .zero,
        opacity: CGFloat,
        blend: CGBlendMode,
        clip: Clip?
    ) {
        let moved = transform.concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
        if let stroke {
            canvas.stroke(
                path,
                stroke,
                transform: moved,
                paint: paint,
                opacity: Float(opacity),
                blend: blend,
                clip: clip,
                antialias: antialiases
            )
            return
        }
        canvas.fill(
            path,
            transform: moved,
            rule: rule,
            paint: paint,
            opacity: Float(opacity),
            blend: blend,
            clip: clip,
            antialias: antialiases
        )
    }
}

extension CGContext {
    /// Paints a drawing inside the clip, over its shadow when there is one.
    func paint(_ drawing: Drawing) {
        guard !state.clip.rect.isEmpty, state.ctm.isInvertible else { return }
        if let shadow = state.shadow { paintShadow(shadow, of: drawing) }
        let touched = drawing.bounds.intersection(state.clip.rect)
        guard !touched.isEmpty else { return }
        withCanvas(touching: touched) { canvas in
            drawing.draw(on: canvas, opacity: state.alpha, blend: state.blendMode, clip: state.clip)
        }
    }

    /// A drawing of a user-space path in a colour, filled or stroked.
    func drawing(
        _ path: Path,
        rule: CGPathFillRule = .winding,
        stroke: StrokeStyle? = nil,
        color: CGColor
    ) -> Drawing {
        var drawing = Drawing(
            path: path,
            transform: userToPixels,
            rule: rule,
            paint: .solid(.clear),
            antialiases: antialiases,
            stroke: stroke
        )
        drawing.paint = paint(of: color, in: drawing.bounds)
        return drawing
    }
}
