import AgateCompositor
import AgatePixels
import AgateScene
import CoreGraphics
import Foundation

/// `render(in:)`: the subtree through the real compositor, drawn as one picture.
///
/// Source: claims 14.13.
enum LayerRendering {
    static func render(_ layer: CALayer, in context: CGContext) {
        let bounds = layer.bounds
        guard !layer.isHidden, layer.opacity > 0, bounds.width > 0, bounds.height > 0 else { return }
        let area = DetachedTree.reach(of: layer)
        let transform = context.ctm
        let scale = max(1, abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
        let width = (area.width * scale).rounded(.up)
        let height = (area.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let surface = Surface(width: Int(width), height: Int(height))
        else { return }
        let (tree, root) = DetachedTree.make(of: layer)
        Compositor().draw(
            subtree: root,
            of: tree,
            at: 0,
            transform: CGAffineTransform(
                a: scale,
                b: 0,
                c: 0,
                d: scale,
                tx: -area.minX * scale,
                ty: -area.minY * scale
            ),
            into: surface
        )
        let drawn = CGRect(x: area.minX, y: area.minY, width: width / scale, height: height / scale)
        context.saveGState()
        // The picture's first row is the area's minimum y; an image's first row is drawn at the maximum.
        context.translateBy(x: 0, y: drawn.maxY + drawn.minY)
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(surface.makeImage()), in: drawn)
        context.restoreGState()
    }
}

/// A render tree of model values that belongs to no display.
enum DetachedTree {
    /// The part of the layer's coordinates that the subtree may draw into: its bounds, grown by what lies
    /// outside, up to a few thousand points.
    static func reach(of layer: CALayer) -> CGRect {
        var area = layer.bounds
        if !layer.masksToBounds {
            for sublayer in layer.sublayerStorage where !sublayer.isHidden {
                let frame = sublayer.frame
                if frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
                    frame.height.isFinite
                {
                    area = area.union(frame)
                }
            }
            if layer.shadowOpacity > 0 {
                let reach =
                    layer.shadowRadius * 3 + abs(layer.shadowOffset.width) + abs(layer.shadowOffset.height)
                area = area.insetBy(dx: -reach, dy: -reach)
            }
            if let path = (layer as? CAShapeLayer)?.path {
                let width = (layer as? CAShapeLayer)?.lineWidth ?? 0
                area = area.union(path.boundingBox.insetBy(dx: -width * 2, dy: -width * 2))
            }
        }
        return area.intersection(layer.bounds.insetBy(dx: -4096, dy: -4096))
    }

    /// The subtree of a layer.
    static func make(of layer: CALayer) -> (tree: RenderTree, root: LayerID) {
        var commit = Commit(time: 0)
        var slots = LayerSlots()
        let root = slots.take()
        var ids: [ObjectIdentifier: LayerID] = [ObjectIdentifier(layer): root]
        var order: [CALayer] = []
        var stack = [layer]
        while let next = stack.popLast() {
            let id = ids[ObjectIdentifier(next)] ?? slots.take()
            ids[ObjectIdentifier(next)] = id
            order.append(next)
            commit.operations.append(.insert(id, next.values))
            if let mask = next.extras?.mask { stack.append(mask) }
            stack.append(contentsOf: next.sublayerStorage)
        }
        for next in order {
            guard let id = ids[ObjectIdentifier(next)] else { continue }
            if !next.sublayerStorage.isEmpty {
                commit.operations.append(
                    .setSublayers(id, next.sublayerStorage.compactMap { ids[ObjectIdentifier($0)] })
                )
            }
            if let mask = next.extras?.mask {
                commit.operations.append(.setMask(id, ids[ObjectIdentifier(mask)]))
            }
        }
        commit.operations.append(.setRoot(root))
        var tree = RenderTree()
        tree.apply(commit)
        return (tree, root)
    }
}
