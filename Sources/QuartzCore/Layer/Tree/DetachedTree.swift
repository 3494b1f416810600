import AgateGeometry
import AgateScene
import Foundation

/// A render tree of values that layers have now, which belongs to no display: what `render(in:)` draws.
///
/// Its layers look other than on a display in what `LayerValues.detached` says, and in what the compositor does for layers with
/// the flag that it sets: shadows, gradients, images and rounded corners.
///
/// Source: claims 14.13.
enum DetachedTree {
    /// Whose picture the tree is.
    enum Rules {
        /// That of `render(in:)`.
        case context
        /// That of a display, of the same values.
        case display
    }

    /// The subtree of a layer; of a presentation layer that of presentation layers.
    ///
    /// - Returns: The tree, its root, and whether a layer blends with what is behind it, so that the picture depends on what it is drawn
    ///   upon.
    /// - Complexity: O(subtree).
    static func make(of layer: CALayer, by rules: Rules) -> (tree: RenderTree, root: LayerID, blends: Bool) {
        var blends = false
        var commit = Commit(time: 0)
        var links: [Commit.Operation] = []
        var slots = LayerSlots()
        let root = slots.take()
        var pending = [(layer, root)]
        while let (next, id) = pending.popLast() {
            let values = rules == .context ? next.values.detached : next.values
            if values.look.isPresent, values.look.values.compositingFilter != nil { blends = true }
            commit.operations.append(.insert(id, values))
            var sublayers: [LayerID] = []
            let drawsBox = if case .transform = values.kind { rules == .context } else { false }
            if drawsBox { addBox(of: values, border: false) }
            for sublayer in next.drawnSublayers {
                let child = slots.take()
                sublayers.append(child)
                pending.append((sublayer, child))
            }
            if drawsBox { addBox(of: values, border: true) }
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
                box.flags.formUnion([.drawnInContext, .allowsEdgeAntialiasing])
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
        return (tree, root, blends)
    }
}

extension LayerValues {
    /// The values that `render(in:)` draws instead of a layer's own.
    ///
    /// All edges are antialiased, filters and those of backdrops count for nothing, a shadow has the layer's silhouette whatever its
    /// path says, a layer that cuts rounds all its corners, and a transform that is not affine counts for none. One that is but for
    /// rounding is made so.
    fileprivate var detached: LayerValues {
        var values = self
        values.flags.formUnion([.drawnInContext, .allowsEdgeAntialiasing])
        if values.look.isPresent {
            values.look.values.shadowPath = nil
            values.look.values.edgeAntialiasingMask = 15
            values.look.values.filters = nil
            values.look.values.backgroundFilters = nil
            if values.flags.contains(.masksToBounds) { values.look.values.maskedCorners = 15 }
        }
        if values.space.isPresent {
            values.space.values.transform = values.space.values.transform.affineOrIdentity
            // GUESS context-sublayer-transform: as with the layer's own.
            values.space.values.sublayerTransform = values.space.values.sublayerTransform.affineOrIdentity
        }
        return values
    }
}

extension CATransform3D {
    /// The affine transform that this is, without what rounding has left out of the plane; the identity for any other.
    fileprivate var affineOrIdentity: CATransform3D {
        CATransform3DIsAffine(self)
            ? CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self)) : CATransform3DIdentity
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
