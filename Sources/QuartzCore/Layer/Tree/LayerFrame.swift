import AgateScene
import CoreGraphics
import Foundation

/// Bounds and the derived frame.
///
/// Source: claims 12.6-12.8, 13.13.
enum LayerFrame {
    static func frame(of layer: CALayer) -> CGRect {
        LayerGeometry.frame(of: layer.values)
    }

    /// Sets the bounds: a negative size is standardised, the position stays.
    static func setBounds(_ newBounds: CGRect, of layer: CALayer) {
        let bounds = newBounds.standardizedKeepingNaN
        let old = layer.values.bounds
        guard bounds != old else { return }
        layer.changePlain(.bounds, to: bounds, get: { $0.bounds }, set: { $0.bounds = bounds })
        if bounds.size != old.size {
            if !layer.sublayerStorage.isEmpty { ResizePass.resizeSublayers(of: layer, oldSize: old.size) }
            if layer.values.flags.contains(.needsDisplayOnBoundsChange) || layer.values.kind.name == .text {
                layer.setNeedsDisplay()
            }
        }
        if bounds.size == old.size, layer.marks.contains(.movesContent) { return }
        layer.setNeedsLayout()
        // GUESS origin-layout: what is around content that is scrolled is not laid out.
        if bounds.size != old.size { layer.superlayerStorage?.setNeedsLayout() }
    }

    /// Sets bounds and position so that the frame is a rectangle; the bounds keep their origin and get the size without
    /// its signs, while the position uses the numbers as given, a negative size included.
    static func setFrame(_ frame: CGRect, of layer: CALayer) {
        let values = layer.values
        let anchor = values.anchorPoint
        var size = frame.size
        var translation = CGPoint.zero
        if values.space.isPresent {
            let transform = values.space.values.transform
            if !CATransform3DIsIdentity(transform) {
                size = sizeThatFills(frame.size, through: transform)
                translation = CGPoint(x: transform.m41, y: transform.m42)
            }
        }
        layer.bounds = CGRect(
            origin: values.bounds.origin,
            size: CGSize(width: abs(size.width), height: abs(size.height))
        )
        layer.position = CGPoint(
            x: frame.origin.x + anchor.x * frame.size.width - translation.x,
            y: frame.origin.y + anchor.y * frame.size.height - translation.y
        )
    }

    /// The size whose bounding box, transformed, has the given size; components that the transform makes
    /// unreachable stay as given.
    private static func sizeThatFills(_ size: CGSize, through transform: CATransform3D) -> CGSize {
        // |w'| = |a|·w + |c|·h and |h'| = |b|·w + |d|·h.
        let a = abs(transform.m11)
        let b = abs(transform.m12)
        let c = abs(transform.m21)
        let d = abs(transform.m22)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return size }
        return CGSize(
            width: (size.width * d - size.height * c) / determinant,
            height: (size.height * a - size.width * b) / determinant
        )
    }
}

extension CGRect {
    /// The same area with a size of at least zero.
    var standardizedKeepingNaN: CGRect {
        guard size.width < 0 || size.height < 0 else { return self }
        var result = self
        if size.width < 0 {
            result.origin.x += size.width
            result.size.width = -size.width
        }
        if size.height < 0 {
            result.origin.y += size.height
            result.size.height = -size.height
        }
        return result
    }
}

extension CALayer {
    /// Makes a change of the bounds that asks for layout only if it changes their size: that of a view whose content moves.
    package final func movingContent(_ change: () -> Void) {
        marks.insert(.movesContent)
        defer { marks.remove(.movesContent) }
        change()
    }
}
