import AgateCompositor
import AgateGeometry
import AgateScene
import Foundation

/// A render tree of values that layers have now, which belongs to no display: what `render(in:)` draws.
///
/// Source: claims 14.13.
enum DetachedTree {
    /// How much narrower shadows are than those that a display shows of the same layers.
    ///
    /// They are visible as far out as twice their radius. GUESS context-layer-shadow: that is a Gaussian whose standard deviation
    /// is the radius divided by √2, of which less than half of 1/255 is left there.
    ///
    /// Source: claims 14.7.
    private static let shadowNarrowing = 0.5.squareRoot() / Compositor.shadowDeviationPerRadius

    /// The subtree of a layer; of a presentation layer that of presentation layers.
    ///
    /// - Complexity: O(subtree).
    static func make(of layer: CALayer) -> (tree: RenderTree, root: LayerID) {
        var commit = Commit(time: 0)
        var links: [Commit.Operation] = []
        var slots = LayerSlots()
        let root = slots.take()
        var pending = [(layer, root)]
        while let (next, id) = pending.popLast() {
            var values = next.values
            if values.look.isPresent {
                // Shadows have the silhouettes of layers here, whatever paths say, and are narrower than on a display.
                values.look.values.shadowPath = nil
                values.look.values.shadowRadius *= shadowNarrowing
            }
            commit.operations.append(.insert(id, values))
            var sublayers: [LayerID] = []
            if case .transform = values.kind { addBox(of: values, border: false) }
            for sublayer in next.drawnSublayers {
                let child = slots.take()
                sublayers.append(child)
                pending.append((sublayer, child))
            }
            if case .transform = values.kind { addBox(of: values, border: true) }
            if !sublayers.isEmpty { links.append(.setSublayers(id, sublayers)) }
            if let mask = next.drawnMask {
                let child = slots.take()
                links.append(.setMask(id, child))
                pending.append((mask, child))
            }

            // A transform layer draws nothing of its own: a sublayer in its place has its background or border.
            func addBox(of values: LayerValues, border: Bool) {
                let hasBorder = values.look.isPresent && values.look.values.borderWidth > 0
                guard border ? hasBorder : values.backgroundColor != nil else { return }
                var box = LayerValues()
                box.bounds = values.bounds
                box.anchorPoint = .zero
                box.position = values.bounds.origin
                box.cornerRadius = values.cornerRadius
                box.look = values.look
                if box.look.isPresent {
                    box.look.values.shadowOpacity = 0
                    if !border { box.look.values.borderWidth = 0 }
                }
                if !border { box.backgroundColor = values.backgroundColor }
                let child = slots.take()
                commit.operations.append(.insert(child, box))
                sublayers.append(child)
            }
        }
        commit.operations += links + [.setRoot(root)]
        var tree = RenderTree()
        tree.apply(commit)
        return (tree, root)
    }
}

extension CALayer {
    /// The sublayers in the state that the layer itself is in.
    fileprivate final var drawnSublayers: [CALayer] {
        marks.contains(.isPresentation) ? LayerPresentation.sublayers(of: self) ?? [] : sublayerStorage
    }

    /// The mask in the state that the layer itself is in.
    fileprivate final var drawnMask: CALayer? {
        marks.contains(.isPresentation) ? LayerPresentation.mask(of: self) : extras?.mask
    }
}
