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
    /// - Complexity: O(subtree).
    static func make(of layer: CALayer, by rules: Rules) -> (tree: RenderTree, root: LayerID) {
        var commit = Commit(time: 0)
        var links: [Commit.Operation] = []
        var slots = LayerSlots()
        let root = slots.take()
        var pending = [(layer, root)]
        while let (next, id) = pending.popLast() {
            let values = rules == .context ? next.values.detached : next.values
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
        return (tree, root)
    }
}

extension LayerValues {
    /// The values that `render(in:)` draws instead of a layer's own.
    ///
    /// All edges are antialiased, filters and blend modes count for nothing, a shadow has the layer's silhouette whatever its
    /// path says, a layer that cuts rounds all its corners, and a transform that is not affine counts for none.
    fileprivate var detached: LayerValues {
        var values = self
        values.flags.formUnion([.drawnInContext, .allowsEdgeAntialiasing])
        if values.look.isPresent {
            values.look.values.shadowPath = nil
            values.look.values.edgeAntialiasingMask = 15
            values.look.values.filters = nil
            values.look.values.backgroundFilters = nil
            values.look.values.compositingFilter = nil
            if values.flags.contains(.masksToBounds) { values.look.values.maskedCorners = 15 }
        }
        if values.space.isPresent {
            if !values.space.values.transform.isInPlane {
                values.space.values.transform = CATransform3DIdentity
            }
            // GUESS context-sublayer-transform: as with the layer's own.
            if !values.space.values.sublayerTransform.isInPlane {
                values.space.values.sublayerTransform = CATransform3DIdentity
            }
        }
        return values
    }
}

extension CATransform3D {
    /// Whether the transform is an affine one of the plane, and leaves the third direction alone.
    fileprivate var isInPlane: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
            && m43 == 0 && m44 == 1
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
