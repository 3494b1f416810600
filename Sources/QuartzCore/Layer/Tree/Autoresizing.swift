import CoreGraphics
import Foundation

/// The change of a layer's frame when its superlayer's size changes.
///
/// On each axis the three parts (margin, extent, margin) own a third of the difference each; the thirds of
/// fixed parts go to the flexible margins, or to the extent when no margin is flexible. The frame is then made
/// integral. This is Core Animation's own rule; views distribute in proportion instead.
///
/// Source: claims 13.13-13.14.
enum Autoresizing {
    static func resize(_ layer: CALayer, oldSuperlayerSize: CGSize) {
        let mask = layer.autoresizingMask
        guard !mask.isEmpty, let parent = layer.superlayer else { return }
        let newSize = parent.bounds.size
        let frame = layer.frame
        let horizontal = axis(
            min: frame.origin.x,
            extent: frame.size.width,
            delta: newSize.width - oldSuperlayerSize.width,
            minIsFlexible: mask.contains(.layerMinXMargin),
            extentIsFlexible: mask.contains(.layerWidthSizable),
            maxIsFlexible: mask.contains(.layerMaxXMargin)
        )
        let vertical = axis(
            min: frame.origin.y,
            extent: frame.size.height,
            delta: newSize.height - oldSuperlayerSize.height,
            minIsFlexible: mask.contains(.layerMinYMargin),
            extentIsFlexible: mask.contains(.layerHeightSizable),
            maxIsFlexible: mask.contains(.layerMaxYMargin)
        )
        layer.frame = CGRect(
            x: horizontal.min,
            y: vertical.min,
            width: horizontal.extent,
            height: vertical.extent
        )
    }

    private static func axis(
        min: CGFloat,
        extent: CGFloat,
        delta: CGFloat,
        minIsFlexible: Bool,
        extentIsFlexible: Bool,
        maxIsFlexible: Bool
    ) -> (min: CGFloat, extent: CGFloat) {
        guard delta != 0, delta.isFinite, minIsFlexible || extentIsFlexible || maxIsFlexible else {
            return (min, extent)
        }
        let third = delta / 3
        let flexibleMargins: CGFloat = (minIsFlexible ? 1 : 0) + (maxIsFlexible ? 1 : 0)
        let fixedParts: CGFloat = 3 - flexibleMargins - (extentIsFlexible ? 1 : 0)
        var newMin = min
        var newExtent = extent
        if flexibleMargins > 0 {
            let share = third + third * fixedParts / flexibleMargins
            if minIsFlexible { newMin += share }
            if extentIsFlexible { newExtent += third }
        } else {
            newExtent += delta
        }
        if newExtent < 0 {
            newMin += newExtent
            newExtent = -newExtent
        }
        // Thirds add up with rounding errors; a whole number must not become the next one.
        let lower = (newMin + 1e-9).rounded(.down)
        let upper = (newMin + newExtent - 1e-9).rounded(.up)
        return (lower, upper - lower)
    }
}

/// Resizes sublayers, whose sublayers are resized in their turn, and so on, however deep the tree is.
///
/// A layer's sublayers have their sizes when its own setter returns; only in trees that are deeper than any that a
/// program lays out by hand do the lower levels wait for the upper ones.
final class ResizePass {
    private static let deepest = 200

    private var depth = 0
    private var waiting: [(layer: CALayer, oldSize: CGSize)] = []

    static func resizeSublayers(of layer: CALayer, oldSize: CGSize) {
        let pass = TransactionStack.current.resizePass
        guard pass.depth < deepest else {
            pass.waiting.append((layer, oldSize))
            return
        }
        pass.depth += 1
        layer.resizeSublayers(withOldSize: oldSize)
        pass.depth -= 1
        guard pass.depth == 0 else { return }
        while let next = pass.waiting.popLast() { resizeSublayers(of: next.layer, oldSize: next.oldSize) }
    }
}
