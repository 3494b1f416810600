import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// A gradient layer of which one opaque shape is seen, its mask: the shape filled with the gradient, which needs no surface of its own.
///
/// That is how layers fill a path with a gradient. Which layers are drawn so depends on the values of the two alone, and on whether
/// anything else is in them. A part of a layer says nothing without its kind: what a gradient layer fills its bounds with and what a shape
/// layer fills are the same bit.
///
/// Source: claims 10.3, 15.1, 15.2.
struct MaskedGradient {
    private let layer: PlacedLayer
    private let mask: PlacedLayer
    private let outlines: LayerShapes
    private let path: Path
    private let rule: CGPathFillRule
    /// Nil where the path is filled.
    private let stroke: ShapeKey.Stroke?

    /// Nil for layers that have to be drawn in another way.
    init?(_ layer: PlacedLayer, mask: PlacedLayer, _ outlines: LayerShapes) {
        guard case .gradient = layer.values.kind, layer.parts == .gradient, layer.drawnSublayers == 0,
            layer.effects == nil, layer.blendMode == .normal, !outlines.isRounded, mask.role == .mask,
            mask.drawnSublayers == 0, mask.effects == nil, mask.mask == nil, mask.transition == nil,
            mask.blendMode == .normal, mask.values.opacity >= 1,
            !mask.values.flags.contains(.masksToBounds), case .shape(let box) = mask.values.kind,
            let path = box.values.path, let from = mask.projection.affine,
            let to = layer.projection.affine, abs(to.a * to.d - to.b * to.c) > 1e-12
        else { return nil }
        let shape = box.values
        var reach = 0.0
        if mask.parts == .fill, shape.fillColor?.isOpaque == true {
            (rule, stroke) = (shape.fillRule, nil)
        } else if mask.parts == .stroke, shape.strokeColor?.isOpaque == true,
            let line = ShapeKey.Stroke(shape)
        {
            (rule, stroke) = (.winding, line)
            reach = Path.reach(of: line.style)
        } else {
            return nil
        }
        // Where the gradient ends within the shape, or in a pixel that the shape touches, both edges count.
        let covered = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        guard
            layer.isAround(mask.projection.extent(of: covered), outlines)
                || outlines.bounds.contains(
                    pixelsOf: covered.applying(from.concatenating(to.inverted())),
                    under: to
                )
        else { return nil }
        (self.layer, self.mask, self.outlines, self.path) = (layer, mask, outlines, path)
    }

    func draw(_ style: PartStyle, _ cache: RenderCache, into stack: inout GroupStack) {
        guard let paint = GradientPainter.paint(of: layer, outlines, cache) else { return }
        ShapePainter.draw(path, rule, stroke, paint, mask, style, cache, into: &stack)
    }
}

extension CGRect {
    /// Whether each pixel that another rectangle of the same plane touches lies inside of this one as a whole.
    fileprivate func contains(pixelsOf rect: CGRect, under toDevice: CGAffineTransform) -> Bool {
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1).applying(toDevice.inverted())
        return contains(rect.insetBy(dx: -pixel.width, dy: -pixel.height))
    }
}

extension CGColor {
    /// Whether nothing shows through.
    fileprivate var isOpaque: Bool { rgba.w >= 1 }
}
