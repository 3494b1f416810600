import AgateCompositor
import AgateDisplay
import AgateGeometry
import AgatePixels
import AgateScene
public import CoreGraphics
public import Foundation

/// The picture that a display shows of a layer, as an image: an addition of ours.
///
/// `render(in:)` draws the model and leaves animations out, as Apple's does. These two draw the presentation tree with
/// all that is composited: running animations and transitions, particles, shadows with their paths, layers in space.
extension CALayer {
    /// A picture of what the display shows of the layer and its sublayers.
    ///
    ///     box.add(spin, forKey: nil)
    ///     display.advance(by: 0)
    ///     let quarter = box.snapshot(at: 0.25)   // does not wait for the time to come
    ///
    /// The layer's own position and transform do not count, its opacity, mask and shadow do; so the picture, as contents of
    /// a layer with the same bounds, looks like the layer itself. The rest of the tree behind is not part of it: blend
    /// modes and background filters find nothing there. Images stand upright as they do on the display, under flipped
    /// geometry too.
    ///
    /// Only what has been committed is drawn, as in ``presentation()``.
    ///
    /// - Parameters:
    ///   - area: The part of the layer's coordinates; nil is its bounds at that time. What lies outside is cut off.
    ///   - time: Seconds on the display's clock, as ``CACurrentMediaTime()`` counts them; nil is now. Animations that
    ///     were removed before are not seen at earlier times.
    ///   - scale: Pixels per point; nil is the display's.
    /// - Returns: nil for a layer that no display shows, for numbers that are not finite, and for an area of no pixels
    ///   or of more than 2^28.
    public func snapshot(
        of area: CGRect? = nil,
        at time: CFTimeInterval? = nil,
        scale: CGFloat? = nil
    ) -> CGImage? {
        guard let committed = CommittedSubtree(of: model(), at: time) else { return nil }
        let area = (area ?? committed.bounds).standardized
        let scale = scale ?? committed.displayScale
        let width = (area.width * scale).rounded()
        let height = (area.height * scale).rounded()
        guard area.origin.x.isFinite, area.origin.y.isFinite, width >= 1, height >= 1, width < 1e6,
            height < 1e6,
            let surface = Surface(width: Int(width), height: Int(height))
        else { return nil }
        // The top of the picture is the top on the display.
        let isUpsideDown = committed.isUpsideDown
        let toPixels = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: isUpsideDown ? -scale : scale,
            tx: -area.minX * scale,
            ty: isUpsideDown ? area.maxY * scale : -area.minY * scale
        )
        let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        if let rendering = committed.moment.rendering(transform: toPixels, in: whole) {
            let part = rendering.surface
            for row in 0..<part.height {
                (surface.pixels + (rendering.origin.y + row) * surface.width + rendering.origin.x)
                    .update(from: part.pixels + row * part.width, count: part.width)
            }
        }
        return CGImage(surface.makeImage())
    }

    /// Draws what the display shows of the layer and its sublayers into a context, the layer's own origin at the
    /// context's.
    ///
    /// As ``snapshot(of:at:scale:)``, in the pixels of the context: nothing is scaled twice, and nothing is cut off but by
    /// the context's clip. Nothing is drawn of a layer that no display shows.
    ///
    /// - Parameters:
    ///   - context: Where to draw; its transform applies to the layer's coordinates.
    ///   - time: Seconds on the display's clock; nil is now.
    public func renderComposition(in context: CGContext, at time: CFTimeInterval? = nil) {
        guard let committed = CommittedSubtree(of: model(), at: time) else { return }
        LayerRendering.draw(committed.moment, in: context)
    }
}

/// A layer as a display shows it at a time.
private struct CommittedSubtree {
    let moment: SubtreeMoment
    let bounds: CGRect
    let displayScale: CGFloat
    /// Whether an odd number of layers from this one up mirror their geometry.
    let isUpsideDown: Bool

    init?(of layer: CALayer, at time: Double?) {
        guard let context = layer.context else { return nil }
        let state = context.withLock { () -> (RenderTree, LayerID?, Double, CGFloat) in
            (context.display.tree, layer.renderID, context.now, context.display.scale)
        }
        let (tree, name, now) = (state.0, state.1, state.2)
        let displayTime = time ?? now
        guard let name, displayTime.isFinite, let node = tree[name],
            let values = tree.values(of: name, at: displayTime)
        else { return nil }
        let isUnderFlip = tree.isMirrored(above: name)
        moment = SubtreeMoment(
            tree: tree,
            root: name,
            time: node.superlayer.map { tree.localTime(of: $0, at: displayTime) } ?? displayTime,
            isUnderFlip: isUnderFlip
        )
        bounds = values.bounds
        displayScale = state.3
        isUpsideDown = isUnderFlip != values.flags.contains(.geometryFlipped)
    }
}
