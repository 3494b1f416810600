import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
package import CoreGraphics
import Foundation

/// Layers drawn into contexts: the model by `render(in:)`, what a display shows by `renderComposition(in:at:)`.
///
/// Both go through the compositor, in the pixels of the context: a transform of the context turns and scales shapes, not
/// a picture of them.
enum LayerRendering {
    /// Draws the model values of a layer with its subtree, as if they had no animations.
    ///
    /// Layers that are marked are laid out and displayed before. Layers that blend with what is behind them find there what the context
    /// holds.
    ///
    /// Source: claims 14.13.
    static func render(
        _ layer: CALayer,
        in context: CGContext,
        by rules: DetachedTree.Rules = .context,
        preparing: Bool = true
    ) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        if preparing { LayerPreparation.prepare(layer) }
        let (tree, root, blends) = DetachedTree.make(of: layer, by: rules)
        let moment = SubtreeMoment(tree: tree, root: root, time: 0, isUnderFlip: false)
        draw(moment, in: context, blendingWithIt: blends && rules == .context)
    }

    /// Draws a subtree in the coordinates of its root.
    ///
    /// - Parameter blends: Whether blend modes find what the context holds; else they find nothing.
    static func draw(_ moment: SubtreeMoment, in context: CGContext, blendingWithIt blends: Bool = false) {
        let toPixels = context.userToPixels
        let clip = context.boundingBoxOfClipPath
        guard !clip.isNull else { return }
        let region = DeviceRect(covering: clip.applying(toPixels)).intersection(
            DeviceRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
        )
        if blends, moment.draw(transform: toPixels, in: region, upon: context) { return }
        guard let rendering = moment.rendering(transform: toPixels, in: region) else { return }
        context.draw(rendering.surface.makeImage(), atPixelX: rendering.origin.x, y: rendering.origin.y)
    }
}

/// A layer with its subtree at a time: all that its picture depends on.
struct SubtreeMoment {
    let tree: RenderTree
    let root: LayerID
    /// Seconds of the clock of the layer above.
    let time: Double
    /// Whether an odd number of layers above mirror their geometry.
    let isUnderFlip: Bool

    /// The picture of it; nil when nothing shows.
    ///
    /// - Parameters:
    ///   - transform: The layer's coordinates to pixels.
    ///   - region: The pixels that are wanted.
    func rendering(transform: CGAffineTransform, in region: DeviceRect) -> SubtreeRendering? {
        Compositor().rendering(
            ofSubtree: root,
            of: tree,
            at: time,
            transform: transform,
            isUnderFlip: isUnderFlip,
            in: region
        )
    }
}

extension SubtreeMoment {
    /// Draws onto what a context holds.
    ///
    /// - Returns: Whether that could be done, and where nothing shows.
    fileprivate func draw(transform: CGAffineTransform, in region: DeviceRect, upon context: CGContext)
        -> Bool
    {
        var isDone = true
        Compositor().draw(
            subtree: root,
            of: tree,
            at: time,
            transform: transform,
            isUnderFlip: isUnderFlip,
            in: region
        ) { extent, paint in isDone = context.redraw(extent, paint) }
        return isDone
    }
}

extension CALayer {
    /// Draws the model values of the layer with its subtree as a display would show them: a picture that takes their place there.
    ///
    /// - Parameter preparing: Whether marked layers are laid out and displayed before, as the next commit would do; else the picture is
    ///   of what was there before a change.
    package final func renderAsShown(in context: CGContext, preparing: Bool) {
        LayerRendering.render(self, in: context, by: .display, preparing: preparing)
    }
}
