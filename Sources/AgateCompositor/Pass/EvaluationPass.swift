import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// Evaluates and places every layer of a tree, parents before children.
///
/// One walk from the top down: the time of a layer comes from the one above it, and so does its place. The walk
/// keeps its own stack, so the depth of a tree is bounded by memory alone. Layers that cannot show (hidden, fully
/// transparent) are placed without their subtrees.
///
/// Source: claims C3, 12.1-12.5, 12.11, 12.16, 14.11, 15.15.
struct EvaluationPass {
    /// One layer that waits to be placed.
    private struct Waiting {
        var tree: Int
        var node: RenderTree.Node
        var values: LayerValues
        /// The layer's own time.
        var localTime: Double
        var parent: Int
        var role: PlacedLayer.Role
    }

    private var layers: [PlacedLayer] = []
    private var waiting: [Waiting] = []
    /// The tree of the frame, and those of the old pictures of transitions.
    private var trees: [RenderTree]

    /// Places the layers of a tree.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - root: The layer to begin with.
    ///   - displayTime: The time of the frame.
    ///   - base: The space around the root to device pixels.
    ///   - placesRoot: Whether the root's own position and transform count; otherwise `base` is its plane.
    static func placedLayers(
        of tree: RenderTree,
        from root: LayerID,
        at displayTime: Double,
        base: Projection,
        placesRoot: Bool
    ) -> [PlacedLayer] {
        var pass = EvaluationPass(trees: [tree])
        pass.run(root, displayTime, base, placesRoot)
        return pass.layers
    }

    private init(trees: [RenderTree]) {
        self.trees = trees
    }

    private mutating func run(
        _ root: LayerID,
        _ displayTime: Double,
        _ base: Projection,
        _ placesRoot: Bool
    ) {
        guard let node = trees[0][root] else { return }
        waiting.append(evaluated(node, tree: 0, parentTime: displayTime, parent: -1, role: .sublayer))
        while let next = waiting.popLast() {
            if next.parent < 0 {
                place(next, space: nil, base: base, isPlaced: placesRoot)
            } else if next.role == .oldPicture {
                placeOldPicture(next)
            } else {
                let isMask = next.role == .mask
                let space = isMask ? nil : layers[next.parent].sublayerSpace
                let base = isMask ? layers[next.parent].projection : layers[next.parent].sublayerBase
                place(next, space: space, base: base, isPlaced: true)
            }
        }
        closeSubtrees()
    }

    /// The values of a layer at the time that the layer above gives.
    private func evaluated(
        _ node: RenderTree.Node,
        tree: Int,
        parentTime: Double,
        parent: Int,
        role: PlacedLayer.Role
    ) -> Waiting {
        var localTime = TimeMapping.identity.localTime(at: parentTime)
        if node.values.timing.isPresent {
            localTime = TimeMapping(node.values.timing.values.parameters).localTime(at: parentTime)
        }
        let values =
            node.animations.isEmpty
            ? node.values : node.values.evaluated(with: node.animations, at: localTime)
        return Waiting(
            tree: tree,
            node: node,
            values: values,
            localTime: localTime,
            parent: parent,
            role: role
        )
    }

    private mutating func place(
        _ item: Waiting,
        space: CATransform3D?,
        base: Projection,
        isPlaced: Bool
    ) {
        let values = item.values
        let geometry = LayerGeometry(values)
        var projection = base
        var matrix = CATransform3DIdentity
        var isBackFacing = false
        var depth = 0.0
        if isPlaced {
            matrix = geometry.matrix
            if let space, !CATransform3DIsIdentity(space) { matrix = CATransform3DConcat(matrix, space) }
            projection = Projection(matrix).concatenating(base)
            let sight = LineOfSight(matrix, middle: values.bounds.middle)
            depth = sight.depth
            isBackFacing = sight.isBackFacing != values.flags.contains(.geometryFlipped)
        }
        let isAbove = item.parent >= 0 && layers[item.parent].contentsAreFlipped
        var layer = PlacedLayer(
            values: values,
            role: item.role,
            parent: item.parent,
            projection: projection,
            sublayerSpace: CATransform3DIdentity,
            sublayerBase: projection,
            depth: depth,
            contentsAreFlipped: isAbove != values.flags.contains(.geometryFlipped),
            isBackFacing: isBackFacing
        )
        let transition = running(item.node, at: item.localTime)
        if let transition {
            layer.transition = RunningTransition(
                style: transition.style,
                fraction: transition.fraction,
                boundsProjection: projection
            )
            let moved = transition.style.newOffset(at: transition.fraction, size: values.bounds.size)
            if moved != .zero {
                layer.projection = Projection(CGAffineTransform(translationX: moved.width, y: moved.height))
                    .concatenating(projection)
                layer.sublayerBase = layer.projection
            }
        }
        layer.sublayerSpace = geometry.sublayerMatrix ?? CATransform3DIdentity
        if layer.isTransformLayer {
            layer.sublayerSpace = CATransform3DConcat(layer.sublayerSpace, matrix)
            layer.sublayerBase = base
        }
        let index = layers.count
        layers.append(layer)
        if let transition, let source = item.node.transitionSources[transition.id] {
            pushOldPicture(source, parent: index)
        }
        if layer.isVisible { pushChildren(of: item, parent: index) }
    }

    /// The old picture lies in the plane of the layer whose transition runs, whatever its own place was.
    private mutating func placeOldPicture(_ item: Waiting) {
        guard let transition = layers[item.parent].transition else { return }
        let new = layers[item.parent].values.bounds
        let old = item.values.bounds
        let moved = transition.style.oldOffset(at: transition.fraction, size: new.size)
        let shift = CGAffineTransform(
            translationX: moved.width + new.minX - old.minX,
            y: moved.height + new.minY - old.minY
        )
        let base = Projection(shift).concatenating(transition.boundsProjection)
        let index = layers.count
        layers[item.parent].transition?.oldPicture = index
        place(item, space: nil, base: base, isPlaced: false)
    }

    // MARK: Children

    private mutating func pushChildren(of item: Waiting, parent: Int) {
        if let mask = item.node.mask, let node = trees[item.tree][mask] {
            waiting.append(
                evaluated(node, tree: item.tree, parentTime: item.localTime, parent: parent, role: .mask)
            )
        }
        let first = waiting.count
        var isSorted = true
        var lastDepth = -CGFloat.infinity
        for id in item.node.sublayers {
            guard let node = trees[item.tree][id] else { continue }
            let child = evaluated(
                node,
                tree: item.tree,
                parentTime: item.localTime,
                parent: parent,
                role: .sublayer
            )
            if child.values.zPosition < lastDepth { isSorted = false }
            lastDepth = child.values.zPosition
            waiting.append(child)
        }
        // The back-most comes off the stack first.
        if isSorted {
            waiting[first...].reverse()
        } else {
            let children = waiting[first...].enumerated().sorted {
                let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
                return a == b || a.isNaN || b.isNaN ? $0.offset > $1.offset : a > b
            }
            waiting.replaceSubrange(first..., with: children.map(\.element))
        }
    }

    private mutating func pushOldPicture(_ source: SubtreeSnapshot, parent: Int) {
        guard let root = source.tree.root, let node = source.tree[root] else { return }
        trees.append(source.tree)
        waiting.append(
            evaluated(
                node,
                tree: trees.count - 1,
                parentTime: source.time,
                parent: parent,
                role: .oldPicture
            )
        )
    }

    /// Each layer learns where its subtree ends.
    private mutating func closeSubtrees() {
        for index in layers.indices.reversed() {
            layers[index].subtreeEnd = max(layers[index].subtreeEnd, index + 1)
            let parent = layers[index].parent
            if parent >= 0 {
                layers[parent].subtreeEnd = max(layers[parent].subtreeEnd, layers[index].subtreeEnd)
            }
        }
    }

    // MARK: Transitions

    /// The transition that is in effect, if any: the last one added.
    private func running(
        _ node: RenderTree.Node,
        at localTime: Double
    ) -> (style: TransitionStyle, fraction: Double, id: AnimationID)? {
        for animation in node.animations.reversed() {
            if let (style, fraction) = animation.transition(at: localTime) {
                return (style, fraction, animation.id)
            }
        }
        return nil
    }
}

extension PlacedLayer {
    /// Whether the layer's own new picture shows anything, as far as its values tell.
    var isVisible: Bool {
        !values.flags.contains(.hidden) && values.opacity > 0 && !isOutOfSight
            && (!isBackFacing || values.flags.contains(.doubleSided))
    }
}
